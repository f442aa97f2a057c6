// Plays a film script in a window on any host: the host provides the time, the player sends input.

import Foundation
import WaggleCore
import WaggleDisplayList
import WaggleGeometry
import WaggleRequest

/// A script being played on a view graph.
///
/// The host reads `nextTime`, advances its clock to it (and, if `isAtStep`, updates the window, so that locations are current), and calls
/// `playNext`. It performs the returned action itself. Events due at a frame's time precede the frame.
@MainActor
package final class ScriptPlayer {
    /// An action that only the host can perform.
    package enum HostAction: Equatable {
        case snapshot(file: String)
        case traits(ScreenTraits)
        case keyboard(Bool)
    }

    private let script: FilmScript
    private let graph: ViewGraph
    /// Sends an event to what is in front of the views, then to them; returns true if it was taken.
    private let handle: @MainActor (InputEvent) -> Bool
    /// Where an on-screen keyboard is in front of the views.
    private let keyboard: @MainActor () -> CGRect
    private let warn: (String) -> Void
    /// The graph time at which the script began.
    private let start: TimeInterval
    private let startTimes: [Double]
    /// The next step.
    private var step = 0
    /// The remaining events of the current step, in order.
    private var events: [ScriptEvent] = []
    private var eventsStart: TimeInterval = 0
    /// True once a warning was given for the current step.
    private var hasWarned = false
    /// The locations of the fingers that are down.
    package private(set) var fingers: [Int: CGPoint] = [:]

    /// - Parameters:
    ///   - start: the graph time at which the script begins.
    ///   - handle: receives the events; nil sends them to the graph.
    ///   - keyboard: where an on-screen keyboard is; null without one.
    ///   - warn: receives messages about steps without effect.
    package init(_ script: FilmScript, on graph: ViewGraph, from start: TimeInterval = 0, handle: (@MainActor (InputEvent) -> Bool)? = nil,
                 keyboard: @escaping @MainActor () -> CGRect = { .null },
                 warn: @escaping (String) -> Void) {
        self.keyboard = keyboard
        self.handle = handle ?? { [graph] in graph.send($0) }
        self.script = script
        self.graph = graph
        self.start = start
        self.warn = warn
        startTimes = script.startTimes
    }

    /// The graph time at which the script ends.
    package var endTime: TimeInterval { start + script.duration }
    /// The graph time of the next event or step; nil at the end.
    package var nextTime: TimeInterval? {
        if let event = events.first { return eventsStart + event.time }
        return startTimes.indices.contains(step) ? start + startTimes[step] : nil
    }
    /// True if a step begins next.
    package var isAtStep: Bool { events.isEmpty }

    /// Plays the next event, or begins the next step.
    /// - Throws: `RequestError` with the line if a step names something that the window does not show.
    package func playNext() throws -> HostAction? {
        if events.isEmpty {
            assert(startTimes.count == script.steps.count, "A step of the script has no time.")
            guard startTimes.indices.contains(step) else { return nil }
            defer { step += 1 }
            hasWarned = false
            eventsStart = start + startTimes[step]
            switch script.steps[step] {
            case .snapshot(let file): return .snapshot(file: file)
            case .traits(let traits): return .traits(traits)
            case .keyboard(let isOn): return .keyboard(isOn)
            case let other:
                do { events = try handEvents(other) } catch let error as RequestError {
                    throw RequestError(script.sourceLocation(ofStep: step) + error.description)
                }
                assert(zip(events, events.dropFirst()).allSatisfy { $0.time <= $1.time }, "The events of a step are out of order.")
            }
        } else {
            send(events.removeFirst().event(from: eventsStart))
        }
        return nil
    }

    private func send(_ event: InputEvent) {
        let isTaken = handle(event)
        switch event {
        case .touch(let touch):
            assert(touch.phase == .began || fingers[touch.id] != nil, "A script moves a finger that is not down.")
            fingers[touch.id] = touch.phase == .ended || touch.phase == .cancelled ? nil : touch.location
            if touch.phase == .began, !isTaken {
                warnOnce("no view at \(ElementSearch.text(touch.location)) has a gesture or button that takes the touch.")
            }
        case .key(let key):
            if key.phase == .down, !isTaken { warnOnce("no view takes the key.") }
        case .scroll(let scroll):
            if scroll.phase == nil || scroll.phase == .began, !isTaken {
                warnOnce("no view at \(ElementSearch.text(scroll.location)) scrolls that way.")
            }
        case .secondaryClick(let location):
            if !isTaken { warnOnce("no view at \(ElementSearch.text(location)) has a context menu.") }
        case .hover, .magnify, .rotate, .text, .drag, .middleClick: break
        }
    }
    private func warnOnce(_ sentence: String) {
        assert(step > 0, "A warning belongs to a step that has begun.")
        guard !hasWarned else { return }
        hasWarned = true
        warn(script.sourceLocation(ofStep: step - 1) + sentence)
    }

    private func handEvents(_ step: FilmScript.Step) throws -> [ScriptEvent] {
        switch step {
        case .wait, .snapshot, .traits, .keyboard: return []
        case .tap(let target, let count): return ScriptGesture.tap(try location(of: target).point, count: count)
        case .press(let target, let seconds): return ScriptGesture.press(try location(of: target).point, seconds: seconds)
        case .drag(let drag):
            let from = try location(of: drag.from).point
            let to: CGPoint = switch drag.end {
            case .target(let target): try location(of: target, mayLieOutside: true).point
            case .offset(let dx, let dy): CGPoint(x: from.x + dx, y: from.y + dy)
            }
            return ScriptGesture.drag(from: from, to: to, seconds: drag.seconds, curve: drag.curve, halts: drag.halts, held: drag.holds)
        case .pinch(let target, let scale, let seconds):
            return ScriptGesture.pinch(try location(of: target), scale: scale, seconds: seconds)
        case .rotate(let target, let degrees, let seconds):
            return ScriptGesture.rotate(try location(of: target), by: .degrees(degrees), seconds: seconds)
        case .hover(let target): return ScriptGesture.hover(try target.map { try location(of: $0).point })
        case .rightClick(let target): return ScriptGesture.rightClick(try location(of: target).point)
        case .wheel(let target, let dx, let dy): return ScriptGesture.wheel(try location(of: target).point, dx: dx, dy: dy)
        case .scroll(let scroll):
            return ScriptGesture.scroll(
                try location(of: scroll.target).point, by: CGVector(dx: scroll.dx, dy: scroll.dy), seconds: scroll.seconds,
                halts: scroll.halts)
        case .reveal(let target):
            try graph.reveal(target)
            return []
        case .back: return ScriptGesture.tap(try graph.backButton().point)
        case .dismiss: return ScriptGesture.key(FilmScript.Key("escape"))
        case .tab(let title): return ScriptGesture.tap(try graph.tab(title).point)
        case .answer(let title): return ScriptGesture.tap(try graph.answer(title).point)
        case .detent(let detent):
            let drag = try graph.sheetDrag(to: detent)
            return ScriptGesture.drag(from: drag.from, to: drag.to, seconds: FilmScript.detentDuration, halts: true)
        case .key(let key): return ScriptGesture.key(key)
        case .type(let text): return ScriptGesture.type(text)
        }
    }

    private func location(of target: ScriptTarget, mayLieOutside: Bool = false) throws -> ScriptLocation {
        try graph.location(of: target, mayLieOutside: mayLieOutside, besides: keyboard())
    }
}

extension ViewGraph {
    /// Scrolls until a target is visible, with an animation.
    /// - Throws: `RequestError` if it does not exist.
    package func reveal(_ target: ScriptTarget) throws {
        let name: ElementSearch.Name
        switch target.place {
        case .point: throw RequestError("\(target) is a point; only targets with a text or an identifier can be scrolled into view.")
        case .text(let text): name = .text(text)
        case .identifier(let identifier): name = .identifier(identifier)
        }
        let element = try ElementSearch(accessibilityElements()).one(name, number: target.number)
        reveal(element.id, animation: .easeInOut(duration: FilmScript.revealDuration))
    }
    /// A target's location in the window, unless an on-screen keyboard is in front of it. A point may be that of a key.
    /// - Throws: `RequestError` if it does not exist, is outside the window or behind the keyboard.
    package func location(of target: ScriptTarget, mayLieOutside: Bool = false, besides keyboard: CGRect) throws -> ScriptLocation {
        let found = try location(of: target, mayLieOutside: mayLieOutside)
        if case .point = target.place { return found }
        guard !keyboard.contains(found.point) else {
            throw RequestError(
                "\(target) is behind the on-screen keyboard; `reveal \(target)` scrolls it into view, `keyboard off` takes the keyboard away.")
        }
        return found
    }
    /// A target's location in the window, as of the last update.
    /// - Throws: `RequestError` if it does not exist or is outside the window.
    package func location(of target: ScriptTarget, mayLieOutside: Bool = false) throws -> ScriptLocation {
        let window = CGRect(origin: .zero, size: windowSize)
        let point: CGPoint, reach: CGFloat
        switch target.place {
        case .point(let x, let y):
            point = CGPoint(x: x, y: y)
            reach = .infinity
        case .text(let text): (point, reach) = try location(of: .text(text), target)
        case .identifier(let identifier): (point, reach) = try location(of: .identifier(identifier), target)
        }
        guard mayLieOutside || window.contains(point) else {
            throw RequestError("\(target) is outside the window\({ if case .point = target.place { "" } else { ", at \(ElementSearch.text(point))" } }()); "
                + "the window measures \(ElementSearch.text(CGPoint(x: window.width, y: window.height))) points.")
        }
        let toEdge = min(point.x, point.y, window.width - point.x, window.height - point.y)
        return ScriptLocation(point, reach: max(min(reach, toEdge * 0.95), 1))
    }
    private func location(of name: ElementSearch.Name, _ target: ScriptTarget) throws -> (CGPoint, CGFloat) {
        let element = try ElementSearch(accessibilityElements()).one(name, number: target.number)
        let frame = element.frame
        guard !element.isScrolledAway else {
            throw RequestError("\(name) is scrolled out of view; `reveal \(target)` scrolls it into view first.")
        }
        guard element.opacity > 0 else { throw RequestError("\(name) is invisible: its opacity is 0.") }
        let unit = UnitPoint(x: target.unitX, y: target.unitY)
        // Other words may stand at the centre of a link of several lines, and a toggle's switch stands at its edge.
        let point = unit == .center && !element.isContainer ? element.activationPoint : element.point(at: unit)
        return (point, min(frame.width, frame.height) * 0.45)
    }
}

// MARK: Showing touches

extension ScriptPlayer {
    /// A translucent disc at each finger that is down, to be drawn over the window; in points.
    package var touchDiscs: DisplayList {
        DisplayList(fingers.sorted { $0.key < $1.key }.flatMap { _, point in
            // About the size of a fingertip, dark with a light rim, so that it is visible on any background.
            let disc = CGRect(x: point.x - 20, y: point.y - 20, width: 40, height: 40)
            let dark = ResolvedColor(red: 0.2, green: 0.2, blue: 0.2, opacity: 0.35),
                light = ResolvedColor(red: 1, green: 1, blue: 1, opacity: 0.7)
            return [
                DisplayList.Item(bounds: disc, content: .fill(.ellipse(disc), .nonZero, .color(dark), antialiased: true)),
                DisplayList.Item(
                    bounds: disc,
                    content: .stroke(.ellipse(disc.insetBy(dx: 1, dy: 1)), StrokeParameters(width: 2), .color(light), antialiased: true)),
            ]
        })
    }
}
