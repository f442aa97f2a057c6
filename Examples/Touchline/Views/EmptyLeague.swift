import SwiftUI

/// Before the first match of a season.
struct EmptyLeague: View {
    var body: some View {
        VStack(spacing: 12) {
            BallDrawing(turn: .degrees(20))
                .frame(width: 72)
                .padding(.top, 28)
            Text("No match has been played")
                .font(.headline)
            Text("Pull down to hear from the grounds.")
                .font(.subheadline)
                .opacity(0.68)
        }
        .multilineTextAlignment(.center)
        .foregroundColor(Color("Ink"))
        .padding(.bottom, 28)
        .frame(maxWidth: .infinity)
        .accessibilityElement(children: .combine)
    }
}
