import SwiftUI

/// An island shaped by a finger: taps raise or lower the land hexagon by hexagon, and drags do so along their path.
struct IslandView: View {
    @State private var number = 0
    @State private var island: Island
    /// The number of rings that have risen from the sea so far.
    @State private var risenRings: Int
    @State private var tool = Tool.raise

    private let rings: Int
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    /// - Parameter opensEmpty: false: the first island is there from the start.
    init(rings: Int = 4, opensEmpty: Bool = true) {
        self.rings = rings
        _island = State(initialValue: Island(number: 0, rings: rings))
        _risenRings = State(initialValue: opensEmpty ? 0 : rings + 1)
    }

    var body: some View {
        VStack(spacing: 16) {
            heading
            IslandMap(island: island, rings: risenRings, onTouch: shape)
            ViewThatFits(in: .horizontal) {
                tools
                tools.labelStyle(.iconOnly)
            }
        }
        .padding(20)
        .background {
            LinearGradient(colors: [Color("Mist"), Color("Shore")], startPoint: .top, endPoint: .bottom)
                .ignoresSafeArea()
        }
        .task(id: number) { await rise() }
    }

    private var heading: some View {
        HStack(spacing: 14) {
            Stamp(number: number)
                .frame(width: 64, height: 56)
            VStack(alignment: .leading, spacing: 2) {
                Text(island.name)
                    .font(.title2.bold())
                    .lineLimit(1)
                    .minimumScaleFactor(0.6)
                    .foregroundColor(Color("Deep"))
                Text("\(island.landCount) hexagons of land")
                    .font(.subheadline)
                    .foregroundColor(Color("Deep").opacity(0.65))
            }
            Spacer(minLength: 0)
        }
    }

    private var tools: some View {
        HStack(spacing: 10) {
            ForEach(Tool.allCases, id: \.self) { tool in
                Button { self.tool = tool } label: { Label(tool.title, systemImage: tool.symbol) }
                    .buttonStyle(ChipStyle(isOn: self.tool == tool))
            }
            Spacer(minLength: 0)
            Button(action: next) { Label("Next", systemImage: "arrow.forward") }
                .buttonStyle(ChipStyle(isOn: false))
        }
    }

    private func shape(_ cell: OffsetCoordinate) {
        withAnimation(.easeInOut(duration: 0.3)) {
            switch tool {
            case .raise: island.raise(cell)
            case .sink: island.sink(cell)
            }
        }
    }

    /// Sinks the island; the next one rises when its number has changed.
    private func next() {
        withAnimation(.easeIn(duration: 0.35)) { risenRings = 0 }
        number += 1
    }

    private func rise() async {
        let number = number
        if number > 0 {
            await pause(0.4)
            guard !Task.isCancelled else { return }
            island = Island(number: number, rings: rings)
        }
        if reduceMotion { risenRings = rings + 1 }
        // A rise that was superseded by the next island does nothing more, even before its cancellation arrives.
        while risenRings <= rings, number == self.number, !Task.isCancelled {
            withAnimation(.spring(response: 0.5, dampingFraction: 0.7)) { risenRings += 1 }
            await pause(0.12)
        }
    }

    private func pause(_ seconds: Double) async {
        try? await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
    }
}

/// The effect of a finger on the land.
private enum Tool: CaseIterable {
    case raise, sink

    var title: String {
        switch self {
        case .raise: "Raise"
        case .sink: "Sink"
        }
    }
    var symbol: String {
        switch self {
        case .raise: "arrow.up"
        case .sink: "arrow.down"
        }
    }
}

struct IslandView_Previews: PreviewProvider {
    static var previews: some View {
        IslandView(opensEmpty: false)
    }
}
