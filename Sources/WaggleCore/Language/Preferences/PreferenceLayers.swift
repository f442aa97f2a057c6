// Overlays and backgrounds made from the content's preferences.

import Foundation
import WaggleGeometry

/// Layers a view, made from a preference of the content, in front of or behind the content.
nonisolated struct PreferenceLayerModifier<K: PreferenceKey, Secondary: View>: ItemModifier {
    let alignment: Alignment
    let isBehind: Bool
    let transform: (K.Value) -> Secondary
    @MainActor static func makeWrapper(_ modifier: Self, _ inputs: ViewInputs) -> PreferenceLayerNode<K, Secondary> {
        PreferenceLayerNode(modifier, inputs)
    }
    @MainActor static func update(_ wrapper: PreferenceLayerNode<K, Secondary>, with modifier: Self) { wrapper.update(modifier) }
}

@MainActor
final class PreferenceLayerNode<K: PreferenceKey, Secondary: View>: LayerNode, PreferenceReader {
    private var transform: (K.Value) -> Secondary
    private var value: K.Value?
    private var isMade = false
    /// The node at which the preference is read.
    private var source: ViewNode?
    var makesViews: Bool { true }

    init(_ modifier: PreferenceLayerModifier<K, Secondary>, _ inputs: ViewInputs) {
        transform = modifier.transform
        super.init(alignment: modifier.alignment, isBehind: modifier.isBehind, inputs)
        secondary.adopt(ViewNode(secondaryInputs))
    }
    override func setInner(_ item: ItemNode?) {
        super.setInner(item)
        guard let item else { return }
        let source = content ?? item.preferenceSource(below: parent)
        if source !== self.source {
            self.source?.removePreferenceReader(self)
            self.source = source
            source.addPreferenceReader(self, of: K.self)
        }
        readPreferences()
    }
    func update(_ modifier: PreferenceLayerModifier<K, Secondary>) {
        let same = valuesAreEqual(transform, modifier.transform)
        transform = modifier.transform
        setAlignment(modifier.alignment)
        if !same { invalidate() }
    }

    func readPreferences() {
        let new = source?.preferenceValue(K.self) ?? K.defaultValue
        if let value, valuesAreEqual(value, new) { return }
        value = new
        if isMade { invalidate() } else { evaluate() }
    }
    override func evaluate() {
        guard let value else { return }
        let view = evaluating {
            graph.counters.bodies += 1
            return tracked { transform(value) }
        }
        if isMade {
            Secondary._updateNode(secondary.content, with: view)
        } else {
            isMade = true
            secondary.content.end()
            secondary.adopt(Secondary._makeNode(view, in: secondaryInputs))
        }
    }
    override func didEnd() {
        super.didEnd()
        source?.removePreferenceReader(self)
        source = nil
    }
}

extension ItemNode {
    /// The outermost node inside a wrapper list that folds the preferences of this item alone.
    ///
    /// A wrapper in the list does not fold the preferences of its item, which belongs to another part of the tree.
    fileprivate func preferenceSource(below list: ViewNode?) -> ViewNode {
        var item = self
        while !(item is any PreferenceWriter), let inner = item.itemFromElsewhere { item = inner }
        return item.outermostNodeOfItsOwn(below: list)
    }
}

extension View {
    /// Layers a view in front of this one, made from the key's value folded over this view.
    public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(PreferenceLayerModifier<K, V>(alignment: alignment, isBehind: false, transform: transform))
    }
    /// Layers a view behind this one, made from the key's value folded over this view.
    public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(PreferenceLayerModifier<K, V>(alignment: alignment, isBehind: true, transform: transform))
    }
}
