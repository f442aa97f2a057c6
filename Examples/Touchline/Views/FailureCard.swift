import SwiftUI

/// Says that nobody answered, and asks again.
struct FailureCard: View {
    let retry: @MainActor () -> Void

    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        let layout = typeSize.isAccessibilitySize ? AnyLayout(VStackLayout(alignment: .leading, spacing: 12)) : AnyLayout(HStackLayout(spacing: 12))
        layout {
            HStack(spacing: 12) {
                BallDrawing()
                    .frame(width: 30)
                    .scaleEffect(x: 1.15, y: 0.6, anchor: .bottom)
                VStack(alignment: .leading, spacing: 2) {
                    Text("The line is down")
                        .font(.headline)
                    Text("What you see may be old.")
                        .font(.footnote)
                        .opacity(0.68)
                }
                .foregroundColor(Color("Ink"))
                .accessibilityElement(children: .combine)
            }
            Spacer(minLength: 0)
            Button("Try Again") { retry() }
                .buttonStyle(.borderedProminent)
                .buttonBorderShape(.capsule)
        }
        .padding(14)
        .frame(maxWidth: 560, alignment: .leading)
        .background(Color("Card"), in: RoundedRectangle(cornerRadius: 18, style: .continuous))
        .overlay {
            RoundedRectangle(cornerRadius: 18, style: .continuous)
                .strokeBorder(Color.accentColor.opacity(0.5), lineWidth: 1.5)
        }
    }
}
