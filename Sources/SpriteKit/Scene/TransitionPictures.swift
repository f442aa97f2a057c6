import Foundation
import WaggleDisplayList
import WaggleGeometry
import WaggleUIKit

/// Draws the intermediate pictures of a transition between two scenes.
struct TransitionPictures {
    let old, new: DisplayList
    let size: CGSize
    /// The colour behind both scenes where they rotate or shrink.
    let background: ResolvedColor?

    private var bounds: CGRect { CGRect(origin: .zero, size: size) }

    /// - Parameter progress: 0 shows the old scene, 1 the new one.
    @MainActor
    func list(_ kind: SKTransition.Kind, _ progress: Double) -> DisplayList {
        switch kind {
        case .crossFade: DisplayList([faded(old, 1), faded(new, progress)])
        case .fade(let color):
            DisplayList([faded(progress < 0.5 ? old : new, 1), faded(plain(color.spriteColor), 1 - abs(2 * progress - 1))])
        case .push(let direction): DisplayList([moved(old, direction, progress), moved(new, direction, progress - 1)])
        case .moveIn(let direction): DisplayList([moved(old, direction, 0), moved(new, direction, progress - 1)])
        case .reveal(let direction): DisplayList([moved(new, direction, 0), moved(old, direction, progress)])
        case .doorsOpen(let sideways): DisplayList([faded(new, 1)] + doors(of: old, sideways, open: progress))
        case .doorsClose(let sideways): DisplayList([faded(old, 1)] + doors(of: new, sideways, open: 1 - progress))
        case .doorway: cut(doorway(progress))
        case .flip(let sideways): cut(flipped(sideways, progress))
        }
    }

    // MARK: Flat parts

    private func plain(_ color: ResolvedColor) -> DisplayList {
        DisplayList([DisplayList.Item(bounds: bounds, content: .fill(.rectangle(bounds), .nonZero, .color(color), antialiased: false))])
    }
    private func faded(_ list: DisplayList, _ opacity: Double) -> DisplayList.Item {
        let flat = DisplayList([DisplayList.Item(bounds: bounds, content: .effect(.flatten, list))])
        return DisplayList.Item(bounds: bounds, content: .effect(.opacity(opacity), flat))
    }
    private func moved(_ list: DisplayList, _ direction: SKTransitionDirection, _ share: Double) -> DisplayList.Item {
        let way: CGPoint = switch direction {
        case .up: CGPoint(x: 0, y: -size.height)
        case .down: CGPoint(x: 0, y: size.height)
        case .right: CGPoint(x: size.width, y: 0)
        case .left: CGPoint(x: -size.width, y: 0)
        }
        return moved(list, CGPoint(x: way.x * share, y: way.y * share))
    }
    private func moved(_ list: DisplayList, _ offset: CGPoint) -> DisplayList.Item {
        DisplayList.Item(bounds: bounds.offsetBy(dx: offset.x, dy: offset.y), content: .list(list, offset: offset))
    }
    private func cut(_ list: DisplayList, to rect: CGRect) -> DisplayList {
        DisplayList([DisplayList.Item(bounds: rect, content: .effect(.clip(.rectangle(rect), .nonZero, antialiased: true), list))])
    }
    /// Clips to the view, because items rotated in space may extend beyond it.
    private func cut(_ items: [DisplayList.Item]) -> DisplayList {
        cut(DisplayList((background.map { plain($0).items } ?? []) + items), to: bounds)
    }

    private func halves(_ sideways: Bool) -> [CGRect] {
        let (width, height) = (sideways ? size.width / 2 : size.width, sideways ? size.height : size.height / 2)
        return [CGRect(x: 0, y: 0, width: width, height: height), CGRect(
            x: size.width - width, y: size.height - height, width: width, height: height)]
    }
    /// Both halves of a picture, moved apart.
    /// - Parameter open: 0 for closed doors, 1 for doors out of sight.
    private func doors(of list: DisplayList, _ sideways: Bool, open: Double) -> [DisplayList.Item] {
        zip(halves(sideways), [-1.0, 1]).map { half, direction in
            moved(
                cut(list, to: half),
                CGPoint(x: sideways ? direction * half.width * open : 0, y: sideways ? 0 : direction * half.height * open))
        }
    }

    // MARK: Parts in space

    /// The distance of the eye from the view, in points: farther than any edge that rotates towards it.
    private var eye: CGFloat { 2 * max(size.width, size.height, 1) }

    /// A picture rotated about a line.
    /// - Parameters:
    ///   - sideways: true for a vertical line at an x, false for a horizontal line at a y.
    ///   - angle: positive angles move the right or lower side away from the eye.
    private func turned(_ list: DisplayList, _ sideways: Bool, around position: CGFloat, by angle: CGFloat) -> DisplayList.Item {
        // The eye is in front of the view's centre.
        let line = CGPoint(x: sideways ? position : bounds.midX, y: sideways ? bounds.midY : position)
        var turn = ProjectionTransform()
        if sideways { (turn.m11, turn.m13) = (cos(angle), sin(angle) / eye) } else { (turn.m22, turn.m23) = (cos(angle), sin(angle) / eye) }
        (turn.m31, turn.m32) = (line.x - bounds.midX, line.y - bounds.midY)
        let seen = ProjectionTransform(CGAffineTransform(translationX: -line.x, y: -line.y)).concatenating(turn)
            .concatenating(ProjectionTransform(CGAffineTransform(translationX: bounds.midX, y: bounds.midY)))
        let reach = max(size.width, size.height)
        return DisplayList.Item(bounds: bounds.insetBy(dx: -reach, dy: -reach), content: .effect(.projection(seen), list))
    }
    private func flipped(_ sideways: Bool, _ progress: Double) -> [DisplayList.Item] {
        let angle = progress < 0.5 ? progress * .pi : (progress - 1) * .pi
        return [turned(progress < 0.5 ? old : new, sideways, around: sideways ? bounds.midX : bounds.midY, by: angle)]
    }
    private func doorway(_ progress: Double) -> [DisplayList.Item] {
        // Starts at half size.
        let scale = 0.5 + progress / 2
        let nearer = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: bounds.midX * (1 - scale), ty: bounds.midY * (1 - scale))
        let scene = DisplayList.Item(bounds: bounds.applying(nearer), content: .effect(.transform(nearer), new))
        // Open doors are seen edge-on.
        let angle = progress * (.pi / 2 + atan(size.width / 2 / eye))
        guard progress < 1 else { return [scene] }
        let (left, right) = (halves(true)[0], halves(true)[1])
        return [scene, turned(cut(old, to: left), true, around: left.minX, by: angle), turned(
            cut(old, to: right), true, around: right.maxX, by: -angle)]
    }
}
