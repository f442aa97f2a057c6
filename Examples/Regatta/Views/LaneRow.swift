import SwiftUI

/// A boat on its lane. It sails across four fifths of it.
struct LaneRow: View {
    let boat: Boat
    let isAway: Bool
    let isSlow: Bool

    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    private let height: CGFloat = 44

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            RowTitle(boat: boat)
            GeometryReader { proxy in
                SailBoat(hue: boat.hue)
                    .frame(width: height - 6, height: height - 6)
                    .padding(.leading, isAway ? max(proxy.size.width - height, 0) * 0.8 + 4 : 4)
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
                    .animation(reduceMotion ? nil : boat.pace.animation(isSlow: isSlow), value: isAway)
                    .background { lane(proxy.size.width) }
            }
            .frame(height: height)
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(boat.name)
        .accessibilityValue("\(boat.pace.kind.title), \(isAway ? "away" : "at the pier")")
    }

    private func lane(_ width: CGFloat) -> some View {
        RoundedRectangle(cornerRadius: 10, style: .continuous)
            .fill(LinearGradient(colors: [Color("Water"), Color("WaterDeep")], startPoint: .top, endPoint: .bottom))
            .overlay(alignment: .leading) {
                // Where the boats stop.
                Circle()
                    .fill(Color("Buoy"))
                    .frame(width: 8, height: 8)
                    .padding(.leading, max(width - height, 0) * 0.8 + height)
                    .padding(.top, 20)
            }
    }
}

/// The boat's name and the kind of its pace.
struct RowTitle: View {
    let boat: Boat
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        let layout = typeSize.isAccessibilitySize ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout(alignment: .firstTextBaseline))
        layout {
            Text(boat.name)
                .font(.headline)
            if !typeSize.isAccessibilitySize { Spacer(minLength: 8) }
            Text(boat.pace.kind.title)
                .font(.footnote)
                .foregroundColor(.secondary)
        }
    }
}
