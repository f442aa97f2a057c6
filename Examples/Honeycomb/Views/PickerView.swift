import SwiftUI

/// The comb under its heading. It shows itself: topics arrive, some are chosen, and it begins again.
struct PickerView: View {
    @State private var comb = Comb()
    @State private var pan = CGSize.zero

    private let wanted = 5
    private let layout = HoneycombLayout()

    var body: some View {
        ZStack(alignment: .top) {
            background
            honeycomb
            heading
        }
        .task { await tour() }
    }

    private var background: some View {
        RadialGradient(colors: [Color("Twilight"), Color("Night")], center: .center, startRadius: 0, endRadius: 520)
            .ignoresSafeArea()
    }

    private var honeycomb: some View {
        HoneycombLayout(pan: pan) {
            ForEach(comb.cells) { cell in
                TopicCell(topic: cell.topic, isChosen: comb.isChosen(cell))
                    .hex(cell.hex)
                    .transition(.scale)
            }
        }
        .animation(.spring(), value: comb)
        .ignoresSafeArea()
    }

    private var heading: some View {
        VStack(spacing: 14) {
            HStack(spacing: 12) {
                Image("Comb")
                    .resizable()
                    .frame(width: 40, height: 40)
                VStack(alignment: .leading, spacing: 2) {
                    Text("What makes you hum?")
                        .font(.title3.bold())
                        .foregroundColor(Color("Cream"))
                    Text(status)
                        .font(.footnote)
                        .foregroundColor(Color("Cream").opacity(0.65))
                }
                Spacer()
            }
            ProgressView(value: Double(min(comb.chosen.count, wanted)), total: Double(wanted))
                .tint(Color("Amber"))
                .scaleEffect(y: 2)
                .animation(.easeInOut(duration: 0.4), value: comb.chosen)
        }
        .padding(.horizontal, 20)
        .padding(.vertical, 16)
        .background {
            LinearGradient(colors: [Color("Night"), Color("Night").opacity(0.85), Color("Night").opacity(0)], startPoint: .top, endPoint: .bottom)
                .padding(.bottom, -28)
                .ignoresSafeArea()
        }
    }

    private var status: String {
        let missing = wanted - comb.chosen.count
        return missing > 0 ? "Pick \(missing) more" : "That is a fine bouquet"
    }

    // MARK: The tour

    private func tour() async {
        await fill()
        while !Task.isCancelled {
            for name in ["Wild bees", "Song", "Photos", "Fado", "Snow"] {
                await visit(name)
                await pause(1.1)
            }
            withAnimation(.spring(response: 0.9, dampingFraction: 0.8)) { pan = .zero }
            await pause(2.2)
            comb.prune()
            await pause(1.4)
        }
    }

    private func fill() async {
        for (topic, hex) in zip(Topic.all, Hex.spiral(count: Topic.all.count)) {
            comb.append(topic, at: hex)
            await pause(0.07)
        }
        await pause(0.9)
    }

    /// Brings a topic to the middle and chooses it there.
    private func visit(_ name: Topic.ID) async {
        guard let cell = comb.cell(named: name) else { return }
        let center = cell.hex.center(pitch: layout.pitch)
        withAnimation(.spring(response: 0.7, dampingFraction: 0.75)) { pan = CGSize(width: -center.x, height: -center.y) }
        await pause(0.75)
        comb.toggle(cell)
    }

    private func pause(_ seconds: Double) async {
        try? await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
    }
}

struct PickerView_Previews: PreviewProvider {
    static var previews: some View {
        PickerView()
    }
}
