// The node of a canvas.

import Foundation
import WaggleDisplayList
import WaggleGeometry

/// Runs a canvas's closure when its drawing is needed, and caches the drawing until a dependency changes.
@MainActor
final class CanvasNode<Symbols: View>: LeafNode, SpaceOwner {
    private var renderer: (inout GraphicsContext, CGSize) -> Void
    private var isOpaque: Bool
    private var colorMode: ColorRenderingMode
    /// nil if the canvas has no symbols.
    private var symbols: LayoutNode<SymbolLayout>?
    /// The last drawing; items that are drawn identically again keep their keys.
    private var drawn = DisplayList()

    init(_ view: Canvas<Symbols>, _ inputs: ViewInputs) {
        (renderer, isOpaque, colorMode) = (view.renderer, view.isOpaque, view.colorMode)
        super.init(inputs)
        guard Symbols.self != EmptyView.self else { return }
        // Symbols have their own coordinate space, so the canvas's position does not affect them.
        spaceOwner = self
        let symbols = LayoutNode(SymbolLayout(), inputs.child(of: self))
        symbols.layoutParent = self
        self.symbols = symbols
        symbols.adopt(Symbols._makeNode(view.symbols, in: inputs.child(of: symbols)))
    }

    func update(_ view: Canvas<Symbols>) {
        let isSame = !isDirty && valuesAreEqual(renderer, view.renderer) && isOpaque == view.isOpaque && colorMode == view.colorMode
        (renderer, isOpaque, colorMode) = (view.renderer, view.isOpaque, view.colorMode)
        if !isSame { evaluate() }
        if let symbols { Symbols._updateNode(symbols.content, with: view.symbols) }
    }
    /// The closure runs when the drawing is made, once the size and the symbols are known.
    override func evaluate() {
        isDirty = false
        setNeedsDisplay()
    }

    // MARK: Symbols

    override func forEachChild(_ body: (ViewNode) -> Void) { if let symbols { body(symbols) } }
    override func forEachItem(_ body: (ItemNode) -> Void) { if let symbols { body(symbols) } }
    override func forEachShownItem(_ body: (ItemNode) -> Void) {}
    override class var roles: NodeRoles { super.roles.union(.hidesItems) }
    var ownSpaceTransform: CGAffineTransform? { nil }
    func pointInOwnSpace(_ point: CGPoint) -> CGPoint? { point }
    var shownOwnSpace: ContentPresentation { ContentPresentation() }
    override var fixesSize: Bool { true }
    override func placeItems() { symbols?.place(at: .zero, proposal: .unspecified) }

    // MARK: Drawing

    override func makeDisplayList() -> DisplayList {
        let size = drawnSize
        guard size.width > 0, size.height > 0 else { return DisplayList() }
        if colorMode != .nonLinear {
            Diagnostics.shared.report("Canvas.colorMode: only nonLinear is supported; \(colorMode) has no effect.", in: self)
        }
        // Clears the symbols' display marks, so that their next change invalidates the canvas.
        let found = symbols.map { symbols in
            _ = symbols.displayedList()
            return CanvasSymbols(symbols.items)
        }
        let bounds = CGRect(origin: .zero, size: size)
        var recorder: GraphicsRecorder?
        evaluating {
            var environment = trackedEnvironment
            environment.frameDate = environment.frameDate ?? graph.date
            let made = GraphicsRecorder(
                environment: environment, symbols: found ?? GraphicsSymbols(), textEngine: graph.textEngine, bounds: bounds)
            recorder = made
            graph.counters.bodies += 1
            var context = GraphicsContext(made)
            if isOpaque { context.fill(Path(bounds), with: Self.black, style: FillStyle(antialiased: false)) }
            tracked { renderer(&context, size) }
        }
        guard let recorder else { return DisplayList() }
        if recorder.counts { graph.wake(self, at: graph.time.rounded(.down) + 1) }
        return shown(recorder.finish(), recorder, bounds)
    }
    private static var black: GraphicsContext.Shading { GraphicsContext.Shading(kind: .resolved(.black)) }

    /// The drawing, clipped to the canvas's bounds and isolated from its backdrop.
    private func shown(_ list: DisplayList, _ recorder: GraphicsRecorder, _ bounds: CGRect) -> DisplayList {
        var list = keyed(list, after: drawn)
        drawn = list
        guard !list.isEmpty else { return list }
        func wrap(_ effect: DisplayList.Effect) {
            list = DisplayList([DisplayList.Item(
                identity: number, version: nextVersion(), bounds: effect.bounds(of: list.bounds), content: .effect(effect, list))])
        }
        // Effects on the canvas apply to the drawing as a whole.
        if recorder.blends || recorder.readsBackdrop || list.items.count > 1 { wrap(.flatten) }
        // Drawings that use the backdrop change whenever the backdrop does.
        if recorder.readsBackdrop || recorder.readsBackdropInside { wrap(.backdrop(.rectangle(bounds), .nonZero, radius: 0)) }
        if !bounds.contains(list.bounds) { wrap(.clip(.rectangle(bounds), .nonZero, antialiased: true)) }
        return list
    }
}

/// Gives each symbol its ideal size, at the origin.
private struct SymbolLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews { subview.place(at: bounds.origin, anchor: .topLeading, proposal: .unspecified) }
    }
}

/// The symbols of a canvas by their tags, as they look when first requested.
///
/// For use on the main actor only, where the canvas's closure runs. Contexts are nonisolated because any closure may use them.
private final class CanvasSymbols: GraphicsSymbols, @unchecked Sendable {
    private let items: [ItemNode]
    private var byTag: [AnyHashable: ItemNode]?
    private var known: [AnyHashable: Symbol] = [:]

    init(_ items: [ItemNode]) { self.items = items }

    override func symbol(_ id: AnyHashable) -> Symbol? {
        if let symbol = known[id] { return symbol }
        nonisolated(unsafe) let id = id
        return onMainActor {
            if byTag == nil {
                var byTag: [AnyHashable: ItemNode] = [:]
                for item in items {
                    guard let tag = item.traits[_TagTrait.self] else { continue }
                    let value = (tag.base as? ExactTag)?.tag ?? tag
                    if byTag[value] == nil { byTag[value] = item }
                }
                self.byTag = byTag
            }
            guard let item = byTag?[id], item.isPlaced else { return nil }
            var shown: [DisplayList.Item] = []
            item.appendDisplay(to: &shown)
            let symbol = Symbol(size: item.size, list: DisplayList(shown))
            known[id] = symbol
            return symbol
        }
    }
}
