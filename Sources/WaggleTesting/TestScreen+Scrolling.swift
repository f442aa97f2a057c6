// What a test does to scroll views, and reads of them.

import Foundation
import WaggleCore
import WaggleGeometry
import WaggleRequest
import WaggleRuntime

/// A scroll view on a screen, as of the moment it was asked for.
public struct ScreenScrollView: Sendable {
    let state: ScrollViewState

    /// Where it is on the screen, in points.
    public var frame: CGRect { state.frame }
    /// Where its content stands; at rest at the beginning the offset is minus the insets there.
    public var geometry: ScrollGeometry { state.geometry }
    public var phase: ScrollPhase { state.phase }
}

extension TestScreen {
    /// The scroll views that are shown, outer ones first, in the order of the source.
    public var scrollViews: [ScreenScrollView] { window.graph.scrollViews.map(ScreenScrollView.init) }

    /// A wheel turns over the target.
    /// - Parameter notches: positive ones show what is further to the right or down.
    public func wheel(_ target: ScreenTarget, by notches: CGVector) throws {
        try perform(target) { HandMovement.wheel($0.point, dx: notches.dx, dy: notches.dy) }
    }
    /// Two fingers move on a trackpad while the pointer is over the target.
    /// - Parameters:
    ///   - distance: how far the content goes, in points.
    ///   - halts: false: the fingers leave the trackpad while they move, and the content runs on.
    public func scroll(_ target: ScreenTarget, by distance: CGVector, over seconds: TimeInterval = 0.3, halts: Bool = false) throws {
        try perform(target) { HandMovement.scroll($0.point, by: distance, seconds: seconds, halts: halts) }
    }
    /// A finger throws what is at the target: it moves and lifts on the way.
    /// - Parameter distance: how far the finger goes, in points.
    public func fling(_ target: ScreenTarget, by distance: CGSize, over seconds: TimeInterval = 0.1) throws {
        try drag(target, by: distance, over: seconds)
    }
    /// Scrolls what is around the target, in an animation, by as little as shows all of it. Rows of lazy containers that are far from sight have no
    /// target yet.
    /// - Throws: `TestScreenError` when the target is not there.
    public func reveal(_ target: ScreenTarget) throws {
        do { try clock.perform { try window.graph.reveal(target.target) } } catch { throw TestScreenError("\(error)") }
        advance(by: FilmScript.revealDuration + FilmScript.haltDuration)
    }
}
