// Views that follow touches themselves, beside all gestures: those of UIKit and SpriteKit.

import Foundation
import WaggleGeometry

/// Receives the touches of a view as they come.
///
/// A touch belongs to the innermost view with a receiver at its location. Gestures see each event first. If one is recognized by movement
/// or time while the finger is down, as a scroll view's pan is, the touch is cancelled for the receiver. Taps and simultaneous gestures
/// cancel nothing.
@MainActor
package protocol TouchReceiver: AnyObject {
    /// - Parameter location: in the view, in points; the last one while a transform around the view has no inverse.
    func receive(_ touch: Touch, at location: CGPoint)
    /// True if the view takes touches at a location although nothing is drawn there.
    func takesTouches(at location: CGPoint) -> Bool
    /// The gestures of the receiver's framework at a location, the innermost first.
    /// - Parameter touch: The touch that begins; nil for a trackpad's gesture.
    func gestures(at location: CGPoint, _ touch: Touch?) -> [any OutsideGesture]
    /// False if the receiver has no use for a touch that begins at a location.
    func followsTouch(at location: CGPoint) -> Bool
}

extension TouchReceiver {
    package func gestures(at location: CGPoint, _ touch: Touch?) -> [any OutsideGesture] { [] }
    package func followsTouch(at location: CGPoint) -> Bool { true }
}

extension View {
    /// Passes the touches of the view on to an object.
    package nonisolated func touches(receivedBy receiver: any TouchReceiver) -> some View {
        modifier(TouchReceiverModifier(receiver: receiver))
    }
}

nonisolated struct TouchReceiverModifier: ItemModifier {
    let receiver: any TouchReceiver
    @MainActor static func makeWrapper(_ modifier: Self, _ inputs: ViewInputs) -> TouchReceiverNode {
        TouchReceiverNode(modifier.receiver, inputs)
    }
    @MainActor static func update(_ wrapper: TouchReceiverNode, with modifier: Self) { wrapper.receiver = modifier.receiver }
}

@MainActor
final class TouchReceiverNode: WrapperNode {
    var receiver: any TouchReceiver
    private let inputs: ViewInputs
    /// The responders of gestures that have been here, beside the tree.
    private var outside: [ObjectIdentifier: OutsideGestureResponder] = [:]

    init(_ receiver: any TouchReceiver, _ inputs: ViewInputs) {
        self.receiver = receiver
        self.inputs = inputs
        super.init(inputs)
    }
    /// The responders of the receiver's gestures at a window location.
    func outsideResponders(at location: CGPoint, _ touch: Touch?) -> [GestureResponder] {
        guard isReachable, let localPoint = point(fromWindow: location) else { return [] }
        let gestures = receiver.gestures(at: localPoint, touch)
        guard !gestures.isEmpty || !outside.isEmpty else { return [] }
        outside = outside.filter { _, responder in responder.recognizer != nil || gestures.contains { $0 === responder.gesture } }
        return gestures.map { gesture in
            if let known = outside[ObjectIdentifier(gesture)] { return known }
            let responder = OutsideGestureResponder(gesture, in: self, inputs)
            outside[ObjectIdentifier(gesture)] = responder
            return responder
        }
    }
    override func hitTest(_ point: CGPoint) -> ItemNode? {
        super.hitTest(point) ?? (bounds.contains(point) && receiver.takesTouches(at: point) ? self : nil)
    }
    override func didEnd() {
        super.didEnd()
        for responder in outside.values {
            if responder.recognizer != nil { graph.input.responderDidEnd(responder) }
            responder.leaveHost()
        }
        outside = [:]
        graph.input.received.nodeDidEnd(self)
    }
    /// True while touches can reach the view.
    var isReachable: Bool { isAlive && isShown && !isWithinLeavingItem && environment.values.isEnabled }
}

/// The touches that receivers follow, by their numbers.
@MainActor
final class ReceivedTouches {
    private struct Followed {
        let node: TouchReceiverNode
        let receiver: any TouchReceiver
        /// The last event, and its location in the view.
        var touch: Touch
        var location: CGPoint
    }
    private var followed: [Int: Followed] = [:]

    var isEmpty: Bool { followed.isEmpty }
    func follows(_ touch: Int) -> Bool { followed[touch] != nil }

    /// A touch begins over an item.
    /// - Parameter responders: the gestures that have seen its beginning.
    /// - Returns: true if a receiver follows the touch.
    func begin(_ touch: Touch, over item: ItemNode?, _ responders: [GestureResponder]) -> Bool {
        var item = item
        while let current = item, !(current is TouchReceiverNode) { item = current.layoutParent }
        guard let node = item as? TouchReceiverNode, node.isReachable,
              !responders.contains(where: \.cancelsReceivedTouches) else { return false }
        guard node.receiver.followsTouch(at: node.point(fromWindow: touch.location) ?? touch.location) else { return false }
        assert(followed[touch.id] == nil, "A touch that begins is already followed.")
        followed[touch.id] = Followed(node: node, receiver: node.receiver, touch: touch, location: touch.location)
        return handle(touch)
    }
    /// - Returns: true if a receiver follows the touch.
    func handle(_ touch: Touch) -> Bool {
        guard var current = followed[touch.id] else { return false }
        (current.touch, current.location) = (touch, current.node.point(fromWindow: touch.location) ?? current.location)
        followed[touch.id] = touch.phase == .ended || touch.phase == .cancelled ? nil : current
        current.receiver.receive(touch, at: current.location)
        return true
    }

    /// Cancels the touches that gestures have taken.
    /// - Parameter reached: the gestures of each touch.
    func gesturesDidSettle(_ reached: [Int: [GestureResponder]]) {
        guard !isEmpty else { return }
        cancel { id, _ in reached[id]?.contains(where: \.cancelsReceivedTouches) == true }
    }
    /// Cancels touches whose view cannot be reached any more.
    func didUpdate() {
        guard !isEmpty else { return }
        cancel { !$1.isReachable }
    }
    func nodeDidEnd(_ node: TouchReceiverNode) {
        guard !isEmpty else { return }
        // Deferred: bodies may be running.
        node.graph.afterUpdate { [weak self] in self?.cancel { $1 === node } }
    }
    private func cancel(where isLost: (Int, TouchReceiverNode) -> Bool) {
        for (id, lost) in followed.filter({ isLost($0.key, $0.value.node) }).sorted(by: { $0.key < $1.key }) {
            followed[id] = nil
            var touch = lost.touch
            touch.phase = .cancelled
            lost.receiver.receive(touch, at: lost.location)
        }
    }
}

extension GestureResponder {
    /// True once the gesture has the touches for itself.
    fileprivate var cancelsReceivedTouches: Bool {
        if let outside = self as? OutsideGestureResponder { return outside.takesTouches }
        return attachment != .simultaneous && (isDecided || claim.reach != .rivals && isClaiming)
    }
}
