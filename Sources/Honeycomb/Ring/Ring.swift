import SwiftUI

/// A ring of views that can be turned with the ring, so that their feet point to its centre.
///
///     Ring(RingLayout(spacing: 4), turning: .turned) {
///         ForEach(hours) { Text($0.name) }
///     }
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
public struct Ring<Content: View>: View {
    /// How the children stand.
    public enum Turning: Hashable, Sendable {
        case upright
        /// Upright at the top of the ring, upside down at its bottom.
        case turned
    }

    private let layout: RingLayout
    private let turning: Turning
    private let content: Content
    @Environment(\.layoutDirection) private var direction

    public init(_ layout: RingLayout = RingLayout(), turning: Turning = .upright, @ViewBuilder content: () -> Content) {
        (self.layout, self.turning, self.content) = (layout, turning, content())
    }

    public var body: some View {
        Group(subviews: content) { subviews in
            let angles = layout.angles(count: subviews.count)
            layout {
                ForEach(Array(zip(subviews, angles)), id: \.0.id) { subview, angle in
                    subview.rotationEffect(turning == .turned ? tilt(angle) : .zero)
                }
            }
        }
    }

    /// The turn of a child, whose ring is mirrored from right to left.
    private func tilt(_ angle: Angle) -> Angle { (angle + .degrees(90)) * (direction == .rightToLeft ? -1 : 1) }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
struct Ring_Previews: PreviewProvider {
    static var previews: some View {
        Ring(RingLayout(spacing: 4), turning: .turned) {
            ForEach(1..<13) { Text("\($0)").font(.title2.bold()).frame(width: 44, height: 44).background(.teal.opacity(0.3), in: Circle()) }
        }
        .padding()
        .previewDisplayName("Ring")
    }
}
