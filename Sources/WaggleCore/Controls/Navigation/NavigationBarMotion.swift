// The motion of a navigation bar's parts while its screen appears or disappears.

import Foundation
import WaggleDisplayList
import WaggleGeometry

/// A part of a navigation bar.
enum BarPart {
    /// The inline title. It enters from the trailing side; when covered, it moves to the position of the back label of the screen above.
    case title
    /// The large title. It slides with its screen; a covered one shrinks into the back label of the screen above.
    case largeTitle
    /// The label of the back button. It enters from the position of the title of the screen below.
    case backLabel
    /// The chevron of the back button. The first one of a stack enters from the trailing side; the others stay in place.
    case chevron(isFirst: Bool)
    /// Buttons. They fade in place.
    case items
    /// The background, or a whole bar. It fades over the whole transition.
    case background
}

/// The position of a bar as its screen moves.
struct BarMotion: Equatable {
    /// See `NavigationScreen.position`.
    var position: CGFloat
    /// The width of the bar in points.
    let width: CGFloat
    let isRightToLeft: Bool
    /// False in a zoom transition, in which parts only fade.
    let slides: Bool
    /// The space below the bar's row, as in a page sheet; the large title begins below it.
    var inset: CGFloat = 0
    /// The start position of a screen that is being pushed; nil for others.
    var start: CGFloat?

    /// The distance from the margin to the back label.
    private static let labelStart: CGFloat = 11
    /// The scale of a large title that has become a back label.
    private static let shrunk: CGFloat = 0.47
    /// The distance from the large title's centre up to the bar's, without an inset.
    private static let rise: CGFloat = 48
    /// The fractions of a transition over which parts fade, measured from the end at which they are visible.
    private static let itemsFade: CGFloat = 0.4, titleFade: CGFloat = 0.7, coveredTitleFade: CGFloat = 0.6, chevronFade: CGFloat = 0.5
    private static let chevronWidth: CGFloat = 12

    func opacity(of part: BarPart) -> Double {
        let gone = abs(position)
        if case .chevron(let isFirst) = part { return position > 0 && isFirst ? min((1 - gone) / Self.chevronFade, 1) : 1 }
        let fade: CGFloat = switch part {
        case .title, .largeTitle: position < 0 ? Self.coveredTitleFade : Self.titleFade
        case .backLabel: position < 0 ? Self.itemsFade : 1
        case .items, .chevron: Self.itemsFade
        case .background: 1
        }
        return max(1 - gone / fade, 0)
    }
    func transform(of part: BarPart, size: CGSize) -> CGAffineTransform {
        guard slides, position != 0 else { return .identity }
        let gone = abs(position), toLabel = width / 2 - ScreenMargin.of(width) - Self.labelStart - size.width / 2
        var x: CGFloat = 0, y: CGFloat = 0, scale: CGFloat = 1
        switch part {
        case .title: x = position * (position > 0 ? width / 2 : max(toLabel, 0))
        case .backLabel: if position > 0 { x = position * max(toLabel, 0) }
        case .largeTitle:
            if position > 0 {
                x = position * width
            } else {
                (x, y, scale) = (gone * Self.labelStart, -gone * (Self.rise + inset), 1 - gone * (1 - Self.shrunk))
            }
        case .chevron(let isFirst):
            if position > 0, isFirst {
                let left = max(1 - (1 - gone) / Self.chevronFade, 0)
                (x, scale) = (2 * Self.chevronWidth * left, 1 - left / 2)
            }
        case .items, .background: break
        }
        // A title scales about its leading end, a chevron about its centre.
        let anchor = if case .chevron = part { size.width / 2 } else { isRightToLeft ? size.width : 0 }
        return CGAffineTransform(translationX: isRightToLeft ? -x : x, y: y).translatedBy(x: anchor, y: size.height / 2)
            .scaledBy(x: scale, y: scale)
            .translatedBy(x: -anchor, y: -size.height / 2)
    }
}

extension View {
    /// Moves and fades a part of a bar.
    nonisolated func barPart(_ part: BarPart, _ motion: BarMotion) -> some View {
        modifier(BarPartFade(motion: motion, part: part)).modifier(BarPartTransform(motion: motion, part: part))
    }
}

/// An effect on a part of a bar.
private protocol BarPartEffect: ScreenEffect {
    nonisolated var motion: BarMotion { get set }
}
extension BarPartEffect {
    nonisolated var position: CGFloat {
        get { motion.position }
        set { motion.position = newValue }
    }
    nonisolated var start: CGFloat? { motion.start }
}

nonisolated private struct BarPartFade: BarPartEffect {
    var motion: BarMotion
    let part: BarPart
    @MainActor func effects(size: CGSize, _ node: ViewNode) -> [DisplayList.Effect] {
        let opacity = motion.opacity(of: part)
        return opacity < 1 ? [.opacity(opacity)] : []
    }
}

nonisolated private struct BarPartTransform: BarPartEffect, TransformModifier {
    var motion: BarMotion
    let part: BarPart
    @MainActor func affineTransform(size: CGSize, rightToLeft: Bool) -> CGAffineTransform { motion.transform(of: part, size: size) }
}
