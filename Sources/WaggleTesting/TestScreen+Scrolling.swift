// Simulated scrolling, and the state of scroll views.

import Foundation
import WaggleCore
import WaggleGeometry
import WaggleRequest
import WaggleRuntime

/// A scroll view on a screen, at the time of the query.
public struct ScreenScrollView: Sendable {
    let state: ScrollViewState

    /// Its frame on the screen, in points.
    public var frame: CGRect { state.frame }
    /// Its scroll geometry. At rest at the start, the offset is minus the insets there.
    public var geometry: ScrollGeometry { state.geometry }
    public var phase: ScrollPhase { state.phase }
}

extension TestScreen {
    /// The visible scroll views, outer ones first, in source order.
    public var scrollViews: [ScreenScrollView] { window.graph.scrollViews.map(ScreenScrollView.init) }

    /// Turns a wheel over the target.
    /// - Parameters:
    ///   - notches: positive values reveal content further right or down.
    ///   - modifiers: the modifier keys held. With `shift` a wheel scrolls horizontally.
    public func wheel(_ target: ScreenTarget, by notches: CGVector, modifiers: EventModifiers = []) throws {
        try perform(target) { ScriptGesture.wheel($0.point, dx: notches.dx, dy: notches.dy, modifiers) }
    }
    /// Moves two fingers on a trackpad while the pointer is over the target.
    /// - Parameters:
    ///   - distance: how far the content moves, in points.
    ///   - halts: false if the fingers leave the trackpad while moving, so that the content continues with momentum.
    public func scroll(_ target: ScreenTarget, by distance: CGVector, over seconds: TimeInterval = 0.3, halts: Bool = false) throws {
        try perform(target) { ScriptGesture.scroll($0.point, by: distance, seconds: seconds, halts: halts) }
    }
    /// Flings the content at the target: the finger lifts while moving.
    /// - Parameter distance: how far the finger moves, in points.
    public func fling(_ target: ScreenTarget, by distance: CGSize, over seconds: TimeInterval = 0.1) throws {
        try drag(target, by: distance, over: seconds)
    }
    /// Scrolls the views around the target, with an animation, by the shortest distance that shows all of it. Rows of lazy containers far
    /// outside the viewport do not exist yet and cannot be targets.
    /// - Throws: `TestScreenError` if the target does not exist.
    public func reveal(_ target: ScreenTarget) throws {
        do { try clock.perform { try window.graph.reveal(target.target) } } catch { throw TestScreenError("\(error)") }
        advance(by: FilmScript.revealDuration + FilmScript.haltDuration)
    }
}
