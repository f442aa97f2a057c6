import Foundation
import SwiftUI
import Testing
@testable import WaggleCore
@testable import WaggleDisplayList
@testable import WaggleHeadless
@testable import WaggleTesting

/// The positions of all drawings on the screen, in points.
struct DrawnPlaces {
    /// Identifies a drawing by its node, its index among the node's drawings and, for text, the size of its layout: other words are another drawing.
    struct Key: Hashable {
        let identity: UInt32
        let number: Int
        var width: CGFloat = 0
        var height: CGFloat = 0
    }
    private(set) var corners: [Key: [CGPoint]] = [:]
    /// The drawings with an opacity of zero: they have positions, but are invisible.
    private(set) var hidden: Set<Key> = []
    private var counts: [UInt32: Int] = [:]

    init(_ list: DisplayList, on screen: CGSize) {
        add(list, .identity, identity: 0, within: CGRect(origin: .zero, size: screen), isHidden: false)
    }

    private mutating func add(_ list: DisplayList, _ transform: CGAffineTransform, identity: UInt32, within clip: CGRect, isHidden: Bool) {
        for item in list.items {
            let identity = item.identity == 0 ? identity : item.identity
            switch item.content {
            case .list(let list, let offset, let scale):
                add(list, CGAffineTransform(scale: scale, offset: offset).concatenating(transform), identity: identity, within: clip, isHidden: isHidden)
            case .effect(.transform(let own), let list):
                add(list, own.concatenating(transform), identity: identity, within: clip, isHidden: isHidden)
            case .effect(.clip(let primitive, _, _), let list):
                add(list, transform, identity: identity, within: clip.intersection(primitive.bounds.applying(transform)), isHidden: isHidden)
            case .effect(.opacity(let opacity), let list):
                add(list, transform, identity: identity, within: clip, isHidden: isHidden || opacity == 0)
            case .effect(_, let list):
                add(list, transform, identity: identity, within: clip, isHidden: isHidden)
            case .fill(let primitive, _, _, _), .stroke(let primitive, _, _, _):
                note(primitive.bounds, transform, identity, clip, isHidden)
            case .text(let layout, _, _):
                note(item.bounds, transform, identity, clip, isHidden, letters: layout.size)
            case .image, .sprites:
                note(item.bounds, transform, identity, clip, isHidden)
            }
        }
    }

    /// Records the corners of a drawing on the screen; ignores others.
    private mutating func note(_ bounds: CGRect, _ transform: CGAffineTransform, _ identity: UInt32, _ clip: CGRect, _ isHidden: Bool, letters: CGSize? = nil) {
        // Texts are distinguished by their layout sizes, because two are in one place during a fade.
        let number = letters == nil ? counts[identity, default: 0] : 0
        if letters == nil { counts[identity] = number + 1 }
        guard bounds.applying(transform).intersects(clip) else { return }
        let places = [CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
                      CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY)]
        let key = Key(identity: identity, number: number, width: letters?.width ?? 0, height: letters?.height ?? 0)
        corners[key] = places.map { $0.applying(transform) }
        if isHidden { hidden.insert(key) }
    }
}

/// The motion between two moments at which a screen is at rest.
struct MotionTrace {
    /// The frames in between, with the seconds since the first.
    private let frames: [(time: TimeInterval, places: DrawnPlaces)]
    private let before: DrawnPlaces
    private let after: DrawnPlaces

    /// Performs an action and records the screen sixty times a second.
    /// - Parameter seconds: the time after which everything must be at rest.
    @MainActor init(on screen: TestScreen, for seconds: TimeInterval = 1.5, _ action: () throws -> Void) rethrows {
        func places() -> DrawnPlaces { DrawnPlaces(screen.window.graph.displayList(), on: screen.size) }
        before = places()
        let start = screen.time
        try action()
        var frames = [(time: screen.time - start, places: places())]
        while screen.time < start + seconds {
            screen.advance(by: 1.0 / 60)
            frames.append((screen.time - start, places()))
        }
        self.frames = frames
        after = places()
    }

    /// Describes motion that is wrong if reduced motion is on: a drawing on a long way from its old to its new position, beyond both, or still moving
    /// after a third of a second. Fades and short shifts may take that long.
    /// - Parameter rect: the part of the screen that the system moves, such as pages.
    func commotion(outside rect: CGRect = .null) -> [String] {
        var found: [String] = [], told: Set<DrawnPlaces.Key> = []
        for (time, places) in frames {
            for (key, corners) in places.corners where !places.hidden.contains(key) && !told.contains(key) && !corners.allSatisfy({ rect.contains($0) }) {
                guard let fault = fault(of: key, corners, at: time) else { continue }
                told.insert(key)
                found.append("Drawing \(key.identity).\(key.number) \(fault), \(Int(time * 1000)) ms after the action.")
            }
        }
        return found.sorted()
    }

    /// In points: the rounding of positions to pixels, and the distance that knobs and highlights may slide.
    private static let tolerance: CGFloat = 1.5, shortWay: CGFloat = 64
    /// The maximum distance of inserted and removed drawings from their positions, in points: replaced words are shifted by a part of the difference.
    private static let shift: CGFloat = 24

    private func fault(of key: DrawnPlaces.Key, _ corners: [CGPoint], at time: TimeInterval) -> String? {
        func isAt(_ place: [CGPoint]?) -> Bool { place.map { Self.distance(corners, $0) <= Self.tolerance } ?? false }
        guard let first = before.corners[key], let last = after.corners[key] else {
            // Insertions appear in place; removals stay in place, or move immediately to where the rest of the picture is.
            let places = [before.corners[key], after.corners[key] ?? frames.last { $0.places.corners[key] != nil }?.places.corners[key]].compactMap(\.self)
            let distance = places.map { Self.distance(corners, $0) }.min() ?? 0
            return distance <= (time > 0.35 ? Self.tolerance : Self.shift) ? nil : "comes or goes \(distance.rounded()) points beside its place, at \(corners[0])"
        }
        guard !isAt(first), !isAt(last) else { return nil }
        let way = Self.distance(first, last), excess = Self.excess(of: corners, beyond: first, last)
        if excess > Self.tolerance { return "is \(excess.rounded()) points beyond its places \(first[0]) and \(last[0])" }
        if way > Self.shortWay { return "travels \(way.rounded()) points from \(first[0]) to \(last[0])" }
        return time > 0.35 ? "is still on its way from \(first[0]) to \(last[0])" : nil
    }

    private static func distance(_ a: [CGPoint], _ b: [CGPoint]) -> CGFloat { zip(a, b).map { hypot($0.x - $1.x, $0.y - $1.y) }.max() ?? 0 }

    private static func excess(of corners: [CGPoint], beyond first: [CGPoint], _ last: [CGPoint]) -> CGFloat {
        corners.indices.map { index in
            let a = first[index], b = last[index], place = corners[index]
            return max(min(a.x, b.x) - place.x, place.x - max(a.x, b.x), min(a.y, b.y) - place.y, place.y - max(a.y, b.y))
        }.max() ?? 0
    }
}
