import Flourish
import SwiftUI

/// Nine cards that come and go, each by another transition.
struct TransitionsPage: View {
    @State private var isShown = true

    private let transitions: [(name: String, transition: AnyTransition, color: Color)] = [
        ("Blinds", AnyTransition(.blinds), .red), ("Iris", AnyTransition(.iris), .orange), ("Clock", AnyTransition(.clock), .yellow),
        ("Wipe", AnyTransition(.wipe), .green), ("Flip", AnyTransition(.flip), .mint), ("Anvil", AnyTransition(.anvil), .teal),
        ("Boing", AnyTransition(.boing), .blue), ("Poof", AnyTransition(.poof), .indigo), ("Vanish", AnyTransition(.vanish), .purple),
    ]

    var body: some View {
        VStack(spacing: 28) {
            LazyVGrid(columns: Array(repeating: GridItem(spacing: 16), count: 3), spacing: 24) {
                ForEach(transitions, id: \.name) { card in
                    ZStack {
                        if isShown {
                            RoundedRectangle(cornerRadius: 18)
                                .fill(card.color.gradient)
                                .overlay { Text(card.name).font(.headline).foregroundStyle(.white).lineLimit(1).minimumScaleFactor(0.4).padding(4) }
                                .transition(card.transition)
                        }
                    }
                    .frame(height: 92)
                }
            }
            Button(isShown ? "Hide" : "Show") { withAnimation(.linear(duration: 0.8)) { isShown.toggle() } }
                .buttonStyle(.borderedProminent)
        }
        .padding(24)
    }
}

#Preview("Transitions") { TransitionsPage() }
