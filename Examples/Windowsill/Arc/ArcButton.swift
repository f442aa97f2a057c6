import SwiftUI

/// A button that opens an arc of numbers and passes on the one that is chosen.
struct ArcButton<Label: View>: View {
    let values: [Int]
    @Binding var isOpen: Bool
    /// The accessibility label of a number, such as "3 decilitres".
    let spoken: (Int) -> String
    let choose: (Int) -> Void
    @ViewBuilder let label: () -> Label

    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    private let arc = ArcGeometry()
    private let optionDiameter: CGFloat = 44
    private let diameter: CGFloat = 64

    var body: some View {
        ZStack(alignment: .bottom) {
            if isOpen {
                ForEach(values.indices, id: \.self) { index in
                    option(index)
                        .padding(.bottom, (diameter - optionDiameter) / 2)
                        .offset(arc.offset(of: index, count: values.count))
                        .transition(transition(index))
                }
            }
            toggle
        }
        .frame(width: arc.size(count: values.count).width + optionDiameter, height: arc.radius + (diameter + optionDiameter) / 2, alignment: .bottom)
    }

    private var toggle: some View {
        Button { withAnimation(reduceMotion ? .easeOut(duration: 0.2) : .spring(response: 0.35, dampingFraction: 0.7)) { isOpen.toggle() } } label: {
            ZStack {
                label()
                    .opacity(isOpen ? 0 : 1)
                    .scaleEffect(isOpen && !reduceMotion ? 0.5 : 1)
                Text("\(Image(systemName: "xmark.circle"))")
                    .font(.title)
                    .opacity(isOpen ? 1 : 0)
                    .rotationEffect(.degrees(isOpen || reduceMotion ? 0 : -90))
            }
            .foregroundColor(.white)
            .frame(width: diameter, height: diameter)
            .background { Circle().fill(Color.accentColor).shadow(color: .black.opacity(0.25), radius: 6, y: 3) }
        }
        .buttonStyle(.plain)
        .accessibilityLabel(isOpen ? "Cancel" : "Water")
    }

    private func option(_ index: Int) -> some View {
        Button { choose(values[index]) } label: {
            Text(values[index], format: .number)
                .font(.title3.weight(.semibold))
                .minimumScaleFactor(0.5)
                .foregroundColor(.accentColor)
                .frame(width: optionDiameter, height: optionDiameter)
                .background { Circle().fill(Color("Sill")).shadow(color: .black.opacity(0.2), radius: 4, y: 2) }
        }
        .buttonStyle(.plain)
        .accessibilityLabel(spoken(values[index]))
    }

    /// Options appear one after the other and disappear all at once.
    private func transition(_ index: Int) -> AnyTransition {
        if reduceMotion { return .opacity.animation(.easeOut(duration: 0.2)) }
        return .asymmetric(
            insertion: .scale.animation(.spring(response: 0.35, dampingFraction: 0.6).delay(0.035 * Double(index))),
            removal: .scale.animation(.easeIn(duration: 0.15)))
    }
}

struct ArcButton_Previews: PreviewProvider {
    static var previews: some View {
        ArcButton(values: Array(1...6), isOpen: .constant(true)) { "\($0)" } choose: { _ in } label: { Image(systemName: "drop.fill") }
            .padding()
            .previewLayout(.sizeThatFits)
    }
}
