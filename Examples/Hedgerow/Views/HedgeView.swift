import SwiftUI

/// The birds, and the chips above them while they are shown.
struct HedgeView: View {
    @State private var filter: BirdFilter
    @State private var showsChips = false
    /// The chips that have appeared so far.
    @State private var chips: [Trait] = []
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    init(birds: [Bird] = Bird.all) { _filter = State(initialValue: BirdFilter(birds)) }

    var body: some View {
        NavigationStack {
            ScrollView {
                VStack(alignment: .leading, spacing: 16) {
                    if showsChips { panel }
                    list
                }
                .padding(.horizontal, 16)
                .padding(.vertical, 8)
            }
            .background { Color("Hedge").ignoresSafeArea() }
            .navigationTitle("Hedgerow")
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) {
                    Button { toggleChips() } label: {
                        Label("Filter", systemImage: filter.traits.isEmpty ? "line.3.horizontal.decrease.circle" : "line.3.horizontal.decrease.circle.fill")
                    }
                }
            }
        }
        .onChange(of: showsChips) { tumble(showsChips) }
    }

    private var panel: some View {
        VStack(alignment: .leading, spacing: 16) {
            ChipFlow(traits: chips) { trait in
                let number = Trait.allCases.firstIndex(of: trait) ?? 0
                TraitChip(trait: trait, isOn: filter.traits.contains(trait), count: filter.count(with: trait)) {
                    animated(.spring(response: 0.4, dampingFraction: 0.8)) { filter.toggle(trait) }
                }
                .transition(reduceMotion ? .opacity : .tumble(number))
            }
            HStack {
                Text("\(filter.birds.count) of \(filter.all.count) birds")
                    .monospacedDigit()
                    .contentTransition(.numericText())
                Spacer()
                Button("Show all") { animated(.spring(response: 0.4, dampingFraction: 0.8)) { filter.clear() } }
                    .opacity(filter.traits.isEmpty ? 0 : 1)
                    .disabled(filter.traits.isEmpty)
            }
            .font(.footnote.weight(.medium))
            .foregroundColor(Color("Ink").opacity(0.7))
        }
        // Chips tumble in front of the birds.
        .zIndex(1)
        .transition(.opacity)
    }

    @ViewBuilder private var list: some View {
        if filter.birds.isEmpty {
            Text("Nothing flies here today.")
                .foregroundColor(Color("Ink").opacity(0.65))
                .frame(maxWidth: .infinity, minHeight: 200)
        }
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 280), spacing: 12)], spacing: 12) {
            ForEach(filter.birds) { bird in
                BirdCard(bird: bird)
                    .transition(reduceMotion ? .opacity : .scale(scale: 0.8).combined(with: .opacity))
            }
        }
    }

    private func toggleChips() {
        animated(.easeInOut(duration: 0.3)) { showsChips.toggle() }
    }

    /// The chips appear once there is room for them.
    private func tumble(_ isShown: Bool) {
        animated(.interpolatingSpring(stiffness: 20, damping: 3).speed(2.5)) { chips = isShown ? Trait.allCases : [] }
    }

    private func animated(_ animation: Animation, _ change: () -> Void) {
        withAnimation(reduceMotion ? nil : animation, change)
    }
}

struct HedgeView_Previews: PreviewProvider {
    static var previews: some View {
        HedgeView()
        HedgeView(birds: [])
            .previewDisplayName("Nothing flies")
    }
}
