// Gestures that programs compose from others.

import Foundation

extension Gesture {
    public static func _makeRecognizer(_ gesture: Self, in inputs: _GestureInputs) -> _GestureRecognizer<Body.Value> {
        CustomRecognizer<Self>(gesture, inputs)
    }
    public static func _updateRecognizer(_ recognizer: _GestureRecognizer<Body.Value>, with gesture: Self) {
        unsafeDowncast(recognizer, to: CustomRecognizer<Self>.self).update(gesture)
    }
}

/// Recognizes a gesture with a body. Stores its dynamic properties for the duration of one gesture.
@MainActor
private final class CustomRecognizer<G: Gesture>: WrappingRecognizer<G.Body.Value, G.Body.Value> {
    private let storage: DynamicStorage<G>
    private let node: ViewNode

    init(_ gesture: G, _ inputs: _GestureInputs) {
        node = inputs.node
        let storage = DynamicStorage(gesture, node: inputs.node)
        self.storage = storage
        super.init(G.Body._makeRecognizer(inputs.node.evaluating { storage.prepared().body }, in: inputs))
    }
    override var phase: GesturePhase<G.Body.Value> { base.phase }
    func update(_ gesture: G) {
        _ = storage.update(gesture, node: node)
        let storage = storage
        G.Body._updateRecognizer(base, with: node.evaluating { storage.prepared().body })
    }
}
