import Flourish
import SwiftUI

/// A moon that enters a stage by one transition and leaves by another.
struct ShortCurtain: View {
    @State private var isOn = true
    @State private var entrance = "Iris"
    @State private var exit = "Poof"

    private static let moves: KeyValuePairs<String, AnyTransition> = [
        "Blinds": AnyTransition(.blinds), "Iris": AnyTransition(.iris), "Clock": AnyTransition(.clock), "Wipe": AnyTransition(.wipe(from: .top)), "Flip": AnyTransition(.flip),
        "Anvil": AnyTransition(.anvil), "Boing": AnyTransition(.boing), "Poof": AnyTransition(.poof), "Vanish": AnyTransition(.vanish),
    ]

    var body: some View {
        VStack(spacing: 20) {
            ZStack {
                LinearGradient(colors: [.purple, .black], startPoint: .top, endPoint: .bottom)
                if isOn {
                    Image(systemName: "moon.stars.fill")
                        .font(.system(size: 120))
                        .foregroundStyle(.yellow)
                        .accessibilityLabel("Moon")
                        .transition(.asymmetric(insertion: move(entrance), removal: move(exit)))
                        // In front while it leaves.
                        .zIndex(1)
                }
            }
            .clipShape(RoundedRectangle(cornerRadius: 28))
            picker("Entrance", $entrance)
            picker("Exit", $exit)
            Button(isOn ? "Leave" : "Enter") { withAnimation(.linear(duration: 0.8)) { isOn.toggle() } }
                .buttonStyle(.borderedProminent)
                .controlSize(.large)
        }
        .dynamicTypeSize(...DynamicTypeSize.accessibility2)
        .padding(20)
    }
    private func move(_ name: String) -> AnyTransition { Self.moves.first { $0.key == name }?.value ?? .opacity }
    private func picker(_ title: String, _ selection: Binding<String>) -> some View {
        LabeledContent(title) {
            Picker(title, selection: selection) { ForEach(Self.moves.map(\.key), id: \.self) { Text($0) } }
        }
    }
}

#Preview("Curtain") { ShortCurtain() }
