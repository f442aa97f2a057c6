import SwiftUI

/// A comb of topics under its heading. Tapping a topic selects it, centres it and lets its subtopics grow.
struct PickerView: View {
    @State private var comb: TopicComb
    /// The point of the comb in the centre, in pitches.
    @State private var focus = CGPoint.zero
    /// How many cells have appeared so far while the picker opens.
    @State private var arrived: Int
    /// Cells grow with their letters, as far as their frame lets them.
    @ScaledMetric(relativeTo: .footnote) private var diameter: CGFloat = 125
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    /// - Parameter opensEmpty: false: all topics are there from the start.
    init(topics: [Topic] = Topic.all, opensEmpty: Bool = true) {
        let comb = TopicComb(topics)
        _comb = State(initialValue: comb)
        _arrived = State(initialValue: opensEmpty ? 0 : comb.cells.count)
    }

    var body: some View {
        VStack(spacing: 0) {
            PickerHeading(comb: comb)
                .zIndex(1)
            if comb.cells.isEmpty {
                Text("There is nothing to choose from.")
                    .foregroundColor(Color("Ink").opacity(0.65))
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
            } else {
                honeycomb
            }
        }
        .overlay(alignment: .bottom) { startOver }
        .background {
            RadialGradient(colors: [Color("Glow"), Color("Ground")], center: .center, startRadius: 0, endRadius: 520)
                .ignoresSafeArea()
        }
        .task { await arrive() }
    }

    private var honeycomb: some View {
        CombView(data: comb.cells.prefix(arrived), hex: \.hex, index: comb.index, focus: $focus, diameter: diameter, onTap: toggle) { cell in
            TopicCell(topic: cell.topic, isChosen: comb.isChosen(cell.id))
        }
        .ignoresSafeArea(edges: .bottom)
    }

    @ViewBuilder private var startOver: some View {
        if comb.missing == 0, !comb.chosen.isEmpty {
            Button("Start over", action: clear)
                .buttonStyle(PillStyle())
                .padding(.bottom, 12)
                .transition(reduceMotion ? .opacity : .move(edge: .bottom).combined(with: .opacity))
        }
    }

    private func toggle(_ cell: TopicComb.Cell) {
        withAnimation(reduceMotion ? .easeOut(duration: 0.25) : .spring(response: 0.6, dampingFraction: 0.8)) {
            if comb.isChosen(cell.id) {
                comb.release(cell.id)
            } else if comb.choose(cell.id) {
                arrived = comb.cells.count
                // With reduced motion, the comb stays in place, and subtopics fade in beside the topic.
                if !reduceMotion { focus = cell.hex.center }
            }
        }
    }

    private func clear() {
        withAnimation(reduceMotion ? .easeOut(duration: 0.25) : .spring(response: 0.7, dampingFraction: 0.85)) { comb.clear() }
        withAnimation(reduceMotion ? nil : .spring(response: 0.7, dampingFraction: 0.85)) { focus = .zero }
    }

    /// Cells appear one after the other, from the centre outward.
    private func arrive() async {
        if reduceMotion { arrived = comb.cells.count }
        // The first ones, one by one; of thousands, all others at once.
        while arrived < min(comb.cells.count, Self.arrivals), !Task.isCancelled {
            withAnimation(.spring(response: 0.45, dampingFraction: 0.7)) { arrived += 1 }
            try? await Task.sleep(nanoseconds: 50_000_000)
        }
        if !Task.isCancelled { arrived = comb.cells.count }
    }

    /// As many as a screen shows.
    private static let arrivals = 37
}

struct PickerView_Previews: PreviewProvider {
    static var previews: some View {
        PickerView(opensEmpty: false)
            .previewDisplayName("All topics")
        PickerView(topics: Array(Topic.all.prefix(1)), opensEmpty: false)
            .previewDisplayName("One topic")
        PickerView(topics: [])
            .previewDisplayName("No topics")
    }
}
