// A window for assistive programs: its objects as of the last frame, and what is done to them.

import Foundation
import WaggleCore
import WaggleGeometry

/// What an accessible window needs from the window that people see.
@MainActor
protocol AccessibleWindowHost: AnyObject {
    var graph: ViewGraph { get }
    /// True during a frame, when the graph answers nothing.
    var isUpdating: Bool { get }
    var accessibleTitle: String { get }
    /// True while the window has the keyboard.
    var isActive: Bool { get }
    var isShowing: Bool { get }
    var accessiblePlace: AccessiblePlace { get }
    /// Something has been done to the views.
    func requestFrame()
    func raise()
}

/// Where a window's content is on the screen.
struct AccessiblePlace: Equatable {
    /// Units of the window system per point.
    var unitsPerPoint: CGFloat = 1
    /// The content's origin on the screen in device pixels; nil: the desktop does not tell.
    var origin: CGPoint?
    var pixelsPerUnit: CGFloat = 1
}

/// Keeps a window's objects while assistive programs are there.
@MainActor
final class AccessibleWindow {
    let number: Int
    private(set) weak var host: (any AccessibleWindowHost)?
    private(set) var tree: AccessibleTree
    /// True once a frame may have changed the elements.
    private var isOld = true
    private var keyboardFocus: UInt32?
    /// The element that the program's focus state or an assistive program has led to, where the keyboard cannot go.
    private var guidedFocus: AccessibilityElement.ID?
    private var isNoted = false

    init(_ number: Int, _ host: any AccessibleWindowHost) {
        self.number = number
        self.host = host
        tree = AccessibleTree(window: number, title: host.accessibleTitle, isActive: false, isShowing: false, size: .zero)
    }

    /// A frame has been shown, or the window has another state.
    func contentMayHaveChanged() { isOld = true }

    /// Brings the objects up to date.
    /// - Returns: what has changed since the last time.
    func refresh() -> [AccessibleEvent] {
        guard isOld, let host, !host.isUpdating else { return [] }
        isOld = false
        let graph = host.graph, elements = graph.accessibilityElements(isStructured: true)
        followFocus(elements, graph)
        var new = AccessibleTree(window: number, title: host.accessibleTitle, isActive: host.isActive, isShowing: host.isShowing, size: graph.windowSize)
        new.add(elements, isRightToLeft: graph.isRightToLeft) { [guidedFocus] element in
            guidedFocus.map { $0 == element.id } ?? graph.isFocused(element)
        }
        let old = tree
        tree = new
        return AccessibleEvent.changes(from: old, to: new)
    }

    // MARK: Focus

    /// The assistive program's focus follows the keyboard's; where the program leads the former, the keyboard's follows.
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
        guard let host, !host.isUpdating, let element = id.element, let object = tree[id], object.states.contains(.enabled) else { return false }
        // A touch needs to reach it.
        if case .activate = request, !object.states.contains(.showing), host.graph.revealElement(element) { host.graph.update(at: host.graph.time) }
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
    /// Does something to the characters of an object.
    func edit(_ id: AccessibleID, _ change: (any AccessibleText) -> Bool) -> Bool {
        guard let host, !host.isUpdating, let object = tree[id], !object.isBlocked, let text = object.reference?.text, change(text) else { return false }
        didAct()
        return true
    }
    private func didAct() {
        isOld = true
        host?.requestFrame()
    }

    // MARK: Places

    /// AT-SPI's coordinates: of the screen, of the window, or of the parent.
    func rectangle(_ rect: CGRect, _ coordinates: Int, parent: AccessibleID?) -> [Int] {
        let place = host?.accessiblePlace ?? AccessiblePlace(), zoom = place.unitsPerPoint
        var units = rect.isNull ? .zero : CGRect(x: rect.minX * zoom, y: rect.minY * zoom, width: rect.width * zoom, height: rect.height * zoom)
        if coordinates == 0, let origin = place.origin {
            let scale = place.pixelsPerUnit
            units = CGRect(x: origin.x + units.minX * scale, y: origin.y + units.minY * scale, width: units.width * scale, height: units.height * scale)
        } else if coordinates == 2, let parent, let around = tree[parent]?.frame {
            units = units.offsetBy(dx: -around.minX * zoom, dy: -around.minY * zoom)
        }
        // Views may be anywhere, and of any size.
        return [units.minX, units.minY, units.width, units.height].map { $0.isFinite ? Int(min(max($0.rounded(), -1e9), 1e9)) : 0 }
    }
    /// A point of the window, in points.
    func point(_ x: Int, _ y: Int, _ coordinates: Int, parent: AccessibleID?) -> CGPoint {
        let place = host?.accessiblePlace ?? AccessiblePlace(), zoom = max(place.unitsPerPoint, 0.001)
        var point = CGPoint(x: CGFloat(x), y: CGFloat(y))
        if coordinates == 0, let origin = place.origin {
            point = CGPoint(x: (point.x - origin.x) / place.pixelsPerUnit, y: (point.y - origin.y) / place.pixelsPerUnit)
        }
        point = CGPoint(x: point.x / zoom, y: point.y / zoom)
        if coordinates == 2, let parent, let around = tree[parent]?.frame { point = CGPoint(x: point.x + around.minX, y: point.y + around.minY) }
        return point
    }
}
