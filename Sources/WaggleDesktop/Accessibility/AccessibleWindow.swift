// A window for assistive technologies: its objects as of the last frame, and actions on them.

import Foundation
import WaggleCore
import WaggleGeometry

/// What an accessible window needs from the actual window.
@MainActor
protocol AccessibleWindowHost: AnyObject {
    var graph: ViewGraph { get }
    /// True during a frame, when the graph cannot be queried.
    var isUpdating: Bool { get }
    var accessibleTitle: String { get }
    /// True while the window has the keyboard focus.
    var isActive: Bool { get }
    var isShowing: Bool { get }
    var accessibleTransform: AccessibleTransform { get }
    /// Called after an action on the views.
    func requestFrame()
    func raise()
}

/// The position of a window's content on the screen.
struct AccessibleTransform: Equatable {
    /// Units of the window system per point.
    var unitsPerPoint: CGFloat = 1
    /// The content's origin on the screen in device pixels; nil if the desktop does not reveal it.
    var origin: CGPoint?
    var pixelsPerUnit: CGFloat = 1
}

/// A window's accessible objects, while assistive technologies are in use.
@MainActor
final class AccessibleWindow {
    let number: Int
    private(set) weak var host: (any AccessibleWindowHost)?
    private(set) var tree: AccessibleTree
    /// True once the elements may have changed.
    private var isOld = true
    private var keyboardFocus: UInt32?
    /// The element to which the accessibility focus moved although it cannot have the keyboard focus.
    private var guidedFocus: AccessibilityElement.ID?
    private var isNoted = false

    init(_ number: Int, _ host: any AccessibleWindowHost) {
        self.number = number
        self.host = host
        tree = AccessibleTree(window: number, title: host.accessibleTitle, isActive: false, isShowing: false, size: .zero)
    }

    /// Called after each frame and state change of the window.
    func contentMayHaveChanged() { isOld = true }

    /// Updates the objects.
    /// - Returns: the changes since the last call.
    func refresh() -> [AccessibleEvent] {
        guard isOld, let host, !host.isUpdating else { return [] }
        isOld = false
        let graph = host.graph, elements = graph.accessibilityElements(isStructured: true)
        followFocus(elements, graph)
        var new = AccessibleTree(
            window: number, title: host.accessibleTitle, isActive: host.isActive, isShowing: host.isShowing, size: graph.windowSize)
        new.add(elements, isRightToLeft: graph.isRightToLeft) { [guidedFocus] element in
            guidedFocus.map { $0 == element.id } ?? graph.isFocused(element)
        }
        let old = tree
        tree = new
        return AccessibleEvent.changes(from: old, to: new)
    }

    // MARK: Focus

    /// Keeps the accessibility focus and the keyboard focus in sync: each follows the other.
    private func followFocus(_ elements: [AccessibilityElement], _ graph: ViewGraph) {
        if !isNoted || graph.keyboardFocus != keyboardFocus {
            isNoted = true
            keyboardFocus = graph.keyboardFocus
            guidedFocus = nil
            graph.setAccessibilityFocus(elements.lazy.flatMap(\.all).first(where: graph.isFocused)?.id)
            host?.requestFrame()
        } else if let led = graph.accessibilityFocus(among: elements), !graph.isFocused(led), led.id != guidedFocus {
            if graph.focusElement(led.id) {
                keyboardFocus = graph.keyboardFocus
                guidedFocus = nil
                host?.requestFrame()
            } else {
                guidedFocus = led.id
            }
        }
    }
    func grabFocus(_ id: AccessibleID) -> Bool {
        guard let host, !host.isUpdating else { return false }
        guard let element = id.element else {
            host.raise()
            return true
        }
        guard tree[id] != nil else { return false }
        guidedFocus = host.graph.focusElement(element) ? nil : element
        keyboardFocus = host.graph.keyboardFocus
        host.graph.setAccessibilityFocus(element)
        didAct()
        return true
    }

    // MARK: Actions

    func perform(_ request: AccessibilityRequest, on id: AccessibleID) -> Bool {
        guard let host, !host.isUpdating, let element = id.element, let object = tree[id],
              object.states.contains(.enabled) else { return false }
        // A touch can only reach a visible element.
        if case .activate = request, !object.states.contains(.showing), host.graph.revealElement(element) {
            host.graph.update(at: host.graph.time)
        }
        guard host.graph.perform(request, on: element) else { return false }
        didAct()
        return true
    }
    func setValue(_ value: Double, of id: AccessibleID) -> Bool {
        guard let host, !host.isUpdating, let element = id.element, host.graph.setValue(value, ofElement: element) else { return false }
        didAct()
        return true
    }
    func reveal(_ id: AccessibleID) -> Bool {
        guard let host, !host.isUpdating, let element = id.element, host.graph.revealElement(element) else { return false }
        didAct()
        return true
    }
    /// Edits the text of an object.
    func edit(_ id: AccessibleID, _ change: (any AccessibleText) -> Bool) -> Bool {
        guard let host, !host.isUpdating, let object = tree[id], !object.isBlocked, let text = object.reference?.text,
              change(text) else { return false }
        didAct()
        return true
    }
    private func didAct() {
        isOld = true
        host?.requestFrame()
    }

    // MARK: Geometry

    /// Converts to AT-SPI's coordinates: relative to the screen, the window or the parent.
    func rectangle(_ rect: CGRect, _ coordinates: Int, parent: AccessibleID?) -> [Int] {
        let transform = host?.accessibleTransform ?? AccessibleTransform(), zoom = transform.unitsPerPoint
        var units = rect.isNull ? .zero : CGRect(
            x: rect.minX * zoom, y: rect.minY * zoom, width: rect.width * zoom, height: rect.height * zoom)
        if coordinates == 0, let origin = transform.origin {
            let scale = transform.pixelsPerUnit
            units = CGRect(
                x: origin.x + units.minX * scale, y: origin.y + units.minY * scale, width: units.width * scale,
                height: units.height * scale)
        } else if coordinates == 2, let parent, let around = tree[parent]?.frame {
            units = units.offsetBy(dx: -around.minX * zoom, dy: -around.minY * zoom)
        }
        // Views may be anywhere and of any size.
        return [units.minX, units.minY, units.width, units.height].map { $0.isFinite ? Int(min(max($0.rounded(), -1e9), 1e9)) : 0 }
    }
    /// The point in the window, in points.
    func point(_ x: Int, _ y: Int, _ coordinates: Int, parent: AccessibleID?) -> CGPoint {
        let transform = host?.accessibleTransform ?? AccessibleTransform(), zoom = max(transform.unitsPerPoint, 0.001)
        var point = CGPoint(x: CGFloat(x), y: CGFloat(y))
        if coordinates == 0, let origin = transform.origin {
            point = CGPoint(x: (point.x - origin.x) / transform.pixelsPerUnit, y: (point.y - origin.y) / transform.pixelsPerUnit)
        }
        point = CGPoint(x: point.x / zoom, y: point.y / zoom)
        if coordinates == 2, let parent, let around = tree[parent]?.frame {
            point = CGPoint(x: point.x + around.minX, y: point.y + around.minY)
        }
        return point
    }
}
