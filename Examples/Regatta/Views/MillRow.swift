import SwiftUI

/// A windmill whose sails make a full turn at a boat's pace.
struct MillRow: View {
    let boat: Boat
    let isTurned: Bool
    let isSlow: Bool

    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        HStack(spacing: 16) {
            ZStack {
                Circle()
                    .fill(Color("Mill"))
                MillSails()
                    .fill(Color(hue: boat.hue, saturation: 0.65, brightness: 0.85))
                    .padding(5)
                    .rotationEffect(.degrees(isTurned ? 360 : 0))
                    .animation(reduceMotion ? nil : boat.pace.animation(isSlow: isSlow), value: isTurned)
                Circle()
                    .fill(Color("Mast"))
                    .frame(width: 8, height: 8)
            }
            .frame(width: 64, height: 64)
            RowTitle(boat: boat)
        }
        .padding(.vertical, 2)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(boat.name)
        .accessibilityValue(boat.pace.kind.title)
    }
}
