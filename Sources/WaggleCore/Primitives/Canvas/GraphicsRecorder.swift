// Records the drawing of a canvas or of one of its layers.

import Foundation
import WaggleDisplayList
import WaggleGeometry

/// Collects the drawings of one layer's contexts in order. Drawings with the same clips, filters and blend mode share the
/// effects around them.
///
/// Lives for one drawing. Coordinates are those of the canvas.
final class GraphicsRecorder {
    let environment: EnvironmentValues
    let symbols: GraphicsSymbols
    let textEngine: any TextEngine
    /// The canvas.
    let bounds: CGRect
    private var items: [DisplayList.Item] = []
    /// The last items drawn with the same combination of effects, before these are applied.
    private var run: (state: GraphicsState, items: [DisplayList.Item])?
    private let counter: EffectCounter
    private var lastColor: (color: Color, resolved: ResolvedColor)?
    /// True if an item blends with its backdrop, which must then belong to this layer only.
    var blends = false
    /// True if an item is painted with its backdrop.
    var readsBackdrop = false
    /// True if an item of a nested layer is painted with its backdrop.
    var readsBackdropInside = false
    /// True if a drawn text changes every second.
    var counts = false

    /// Numbers combinations of effects; shared by a canvas and its layers.
    private final class EffectCounter { var last = 0 }

    init(environment: EnvironmentValues, symbols: GraphicsSymbols, textEngine: any TextEngine, bounds: CGRect) {
        (self.environment, self.symbols, self.textEngine, self.bounds) = (environment, symbols, textEngine, bounds)
        counter = EffectCounter()
    }
    init(layerOf outer: GraphicsRecorder) {
        (environment, symbols, textEngine, bounds) = (outer.environment, outer.symbols, outer.textEngine, outer.bounds)
        counter = outer.counter
    }

    func nextEffects() -> Int {
        counter.last += 1
        return counter.last
    }

    /// A colour resolved in the environment. The last one is cached, because programs draw many shapes in one colour.
    func resolved(_ color: Color) -> ResolvedColor {
        if let lastColor, lastColor.color == color { return lastColor.resolved }
        let resolved = color.resolvedColor(in: environment)
        lastColor = (color, resolved)
        return resolved
    }

    func noteBlending(_ style: _ResolvedShapeStyle) { if style.blendMode != .normal || style.backdropBlurRadius > 0 { blends = true } }

    // MARK: Items

    func item(_ bounds: CGRect, _ content: DisplayList.Content) -> DisplayList.Item { DisplayList.Item(bounds: bounds, content: content) }

    func wrapped(_ list: DisplayList, _ effect: DisplayList.Effect) -> DisplayList {
        DisplayList([item(limited(effect.bounds(of: list.bounds)), .effect(effect, list))])
    }
    func transformed(_ item: DisplayList.Item, _ transform: CGAffineTransform) -> DisplayList.Item {
        self.item(item.bounds.applying(transform), .effect(.transform(transform), DisplayList([item])))
    }
    func transformed(_ list: DisplayList, _ transform: CGAffineTransform) -> DisplayList.Item {
        list.transformed(by: transform, identity: 0, version: 0)
    }
    /// Unbounded drawings are limited to the canvas.
    private func limited(_ bounds: CGRect) -> CGRect { bounds.isInfinite ? self.bounds : bounds }

    // MARK: Runs

    func append(_ item: DisplayList.Item, _ state: GraphicsState, opacityIsFolded: Bool) {
        if state.effects == 0, opacityIsFolded || state.opacity >= 1 {
            finishRun()
            items.append(item)
            return
        }
        guard opacityIsFolded || state.opacity >= 1 else { return append(DisplayList([item]), state) }
        add([item], state)
    }

    /// - Parameter isLayer: true for a layer, which may also affect pixels outside its content.
    func append(_ list: DisplayList, _ state: GraphicsState, isLayer: Bool = false) {
        if state.filters.isEmpty {
            let faded = state.opacity >= 1 ? list : state.opacity > 0 || state.blend != .normal ? wrapped(
                list, .opacity(state.opacity)) : DisplayList()
            guard !faded.isEmpty || isLayer else { return }
            if state.effects == 0 {
                finishRun()
                items += faded.items
            } else {
                add(faded.items, state, isLayer: isLayer)
            }
        } else {
            add(list.items, state, isLayer: isLayer)
        }
    }

    private func add(_ new: [DisplayList.Item], _ state: GraphicsState, isLayer: Bool = false) {
        if run?.state.effects == state.effects, state.filters.isEmpty || run?.state.opacity == state.opacity, !isLayer, !state.flattens {
            run?.items += new
            return
        }
        finishRun()
        if isLayer || state.flattens { items += effects(of: state, around: new, isLayer: isLayer) } else { run = (state, new) }
    }

    private func finishRun() {
        guard let run else { return }
        self.run = nil
        items += effects(of: run.state, around: run.items, isLayer: false)
    }

    /// The drawings wrapped in the effects of a state, outermost first: blend mode, opacity, clips, filters.
    private func effects(of state: GraphicsState, around drawings: [DisplayList.Item], isLayer: Bool) -> [DisplayList.Item] {
        let mode = state.blend.displayListMode
        if mode != .normal { blends = true }
        // A separately composited shadow is a separate item.
        if let index = state.filters.firstIndex(where: \.isSeparateShadow), case .separateShadow(let shadow) = state.filters[index].effect {
            var content = state, shade = state
            content.filters.remove(at: index)
            shade.filters[index] = state.filters[index].alone
            shade.blend = GraphicsContext.BlendMode(shadow.blend)
            content.effects = nextEffects()
            shade.effects = nextEffects()
            let drawn = effects(of: content, around: drawings, isLayer: isLayer),
                shaded = effects(of: shade, around: drawings, isLayer: isLayer)
            return shadow.isAbove ? drawn + shaded : shaded + drawn
        }
        var list = DisplayList(drawings)
        for filter in state.filters.reversed() {
            guard case .effect(let effect) = filter.effect, !list.isEmpty else { continue }
            if filter.transform.isIdentity {
                list = wrapped(list, effect)
            } else {
                let inner = DisplayList([transformed(list, filter.transform.inverted())])
                list = DisplayList([transformed(wrapped(inner, effect), filter.transform)])
            }
        }
        if !state.filters.isEmpty, state.opacity < 1, !list.isEmpty { list = wrapped(list, .opacity(state.opacity)) }
        if mode != .normal, state.blend.reachesOutside, isLayer || !state.filters.isEmpty {
            // The mode affects all pixels, so the item extends to the clip.
            list = DisplayList([item(state.clipBounds, .effect(.flatten, list))])
        }
        for clip in state.clips.reversed() where !list.isEmpty { list = wrapped(list, clip) }
        if mode != .normal, !list.isEmpty { list = wrapped(list, .blend(mode)) }
        return list.items.filter { !$0.bounds.isNull }
    }

    /// The finished drawing. The contexts draw nothing after this.
    func finish() -> DisplayList {
        finishRun()
        return DisplayList(items)
    }
}

extension GraphicsState {
    /// True if an effect flattens its content, so that drawings cannot share it.
    fileprivate var flattens: Bool {
        clips.contains { if case .mask = $0 { true } else { false } }
            || filters.contains { if case .effect(.projection) = $0.effect { true } else { $0.isSeparateShadow } }
    }
}

extension GraphicsContext.AddedFilter {
    fileprivate var isSeparateShadow: Bool { if case .separateShadow = effect { true } else { false } }
    /// A separate shadow as a filter that draws only the shadow.
    fileprivate var alone: Self {
        guard case .separateShadow(let shadow) = effect else { return self }
        return Self(effect: .effect(.filter(.compositedShadow(shadow))), transform: transform)
    }
    private init(effect: Effect, transform: CGAffineTransform) {
        self.effect = effect
        self.transform = transform
    }
}

extension GraphicsContext.BlendMode {
    fileprivate init(_ mode: WaggleDisplayList.BlendMode) {
        self = (0...27).map { GraphicsContext.BlendMode(rawValue: $0) }.first { $0.displayListMode == mode } ?? .normal
    }
}
