import Foundation
import WaggleGeometry
import WaggleDisplayList

/// The window's root item: proposes the safe area to the root view and centres it there.
@MainActor
final class RootNode: ItemNode, PreferenceReader, SafeAreaCovering {
    override class var roles: NodeRoles { super.roles.union(.coversSafeArea) }
    private var windowSize: CGSize
    private var safeArea = EdgeInsets()
    /// The keyboard's region at the bottom of the window, which the safe area includes; nil without one.
    private(set) var keyboard: KeyboardRegion? {
        didSet {
            guard keyboard != oldValue else { return }
            for case let item? in [oldValue, keyboard].map({ $0.map { $0.layer ?? self } }) { item.setNeedsLayout() }
            if keyboard?.drawn != oldValue?.drawn { keyboard?.barLayer?.setNeedsLayout() }
            didMove()
            if let keyboard, keyboard.height > oldValue?.height ?? 0 { graph.input.focus.focused?.textInput?.revealCaret() }
        }
    }
    /// The bar above the keyboard; nil without one.
    var keyboardBar: KeyboardBarRegion? {
        didSet { if keyboardBar != oldValue { keyboardDidChange() } }
    }
    /// The keyboard that the host draws, and the one that it has asked for; nil without one.
    private var drawnKeyboard: DrawnKeyboard?
    var wantedKeyboard: DrawnKeyboard?
    /// The proposal to the root view; nil for the window's safe area.
    var offer: ProposedViewSize? {
        didSet { if offer != oldValue { setNeedsLayout() } }
    }
    /// Several root views form a vertical stack.
    private var stack: LayoutNode<VStackLayout>!
    /// Layers in front of the content; the last is frontmost.
    private(set) var layers: [WindowLayer] = []
    /// The bar of menus at the top of the window, which presentations leave free; nil without one.
    weak var menuBar: ItemNode? {
        didSet { if menuBar !== oldValue { layersDidChange() } }
    }
    /// The height of a menu bar, in points.
    var menuBarHeight: CGFloat = 0
    /// The commands of the bar's closed menus.
    weak var commands: ItemNode?
    /// An item that redraws what is behind its layer.
    weak var loupe: ItemNode?
    private var hostEnvironment: EnvironmentValues
    private var preferredColorScheme: ColorScheme?

    init<Content: View>(_ content: Content, size: CGSize, _ inputs: ViewInputs) {
        windowSize = size
        hostEnvironment = inputs.environment.values
        super.init(inputs)
        applyEnvironment()
        stack = LayoutNode(VStackLayout(), inputs.child(of: self), isImplicit: true)
        stack.layoutParent = self
        var inner = inputs.child(of: stack)
        inner.isOnlyView = true
        stack.adopt(Content._makeNode(content, in: inner))
        stack.addPreferenceReader(self, of: PreferredColorSchemeKey.self)
    }

    // MARK: Keyboard

    private func keyboardDidChange() { keyboard = KeyboardRegion(bar: keyboardBar, drawn: drawnKeyboard, covered: safeArea.bottom) }

    /// Takes the keyboard that the host has asked for, in the transaction of its movement.
    override func evaluate() {
        isDirty = false
        guard wantedKeyboard != drawnKeyboard else { return }
        drawnKeyboard = wantedKeyboard
        keyboardDidChange()
    }

    // MARK: Environment

    func setEnvironment(_ values: EnvironmentValues) {
        hostEnvironment = values
        applyEnvironment()
    }
    func contentPreference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? { stack.preferenceValue(key) }
    /// Applies the colour scheme that the content prefers.
    func readPreferences() {
        let preferred = stack.preferenceValue(PreferredColorSchemeKey.self) ?? nil
        guard preferred != preferredColorScheme else { return }
        preferredColorScheme = preferred
        applyEnvironment()
    }
    private func applyEnvironment() {
        var values = hostEnvironment
        if let preferredColorScheme { values.colorScheme = preferredColorScheme }
        (values.horizontalSizeClass, values.verticalSizeClass) = UserInterfaceSizeClass.classes(of: windowSize)
        values.relativeContainerSize = safeRect.size
        let (direction, scale) = (environment.layoutDirection, environment.displayScale)
        environment.set(values)
        if (direction, scale) != (environment.layoutDirection, environment.displayScale) {
            didMove()
            environment.markLayout(at: self)
        }
    }

    // MARK: Layout

    var coveredEdges: EdgeInsets { safeArea }
    var safeAreaEdges: EdgeInsets { safeArea.adding(keyboard: keyboardEdge) }
    var keyboardEdge: CGFloat { keyboardReach(above: safeArea.bottom) }

    func setSize(_ size: CGSize, safeArea: EdgeInsets) {
        guard size != windowSize || safeArea != self.safeArea else { return }
        windowSize = size
        self.safeArea = safeArea
        keyboardDidChange()
        applyEnvironment()
        didMove()
        setNeedsLayout()
    }

    override func forEachChild(_ body: (ViewNode) -> Void) { if let stack { body(stack) } }
    override func forEachItem(_ body: (ItemNode) -> Void) {
        if let stack { body(stack) }
        for layer in layers where layer.isShown { body(layer) }
    }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { windowSize }
    override var fixesSize: Bool { true }

    override func placeItems() {
        var safe = safeRect
        safe.size.height = max(safe.height - keyboardEdge, 0)
        let offer = offer ?? ProposedViewSize(safe.size), size = stack.sizeThatFits(offer)
        stack.place(
            at: CGPoint(x: safe.minX + (safe.width - size.width) / 2, y: safe.minY + (safe.height - size.height) / 2), proposal: offer)
        for layer in layers where layer.isShown {
            let top = top(of: layer), size = CGSize(width: windowSize.width, height: max(windowSize.height - top, 0))
            layer.place(at: CGPoint(x: 0, y: top), size: size, proposal: ProposedViewSize(size))
        }
    }

    /// The size that the root view chooses, independent of the window's size.
    var contentSize: CGSize { contentSize(for: offer ?? ProposedViewSize(safeRect.size)) }
    func contentSize(for offer: ProposedViewSize) -> CGSize { stack.sizeThatFits(offer) }
    /// The root views.
    var topItems: [ItemNode] { stack.items }

    func layoutIfNeeded() {
        if needsLayout {
            place(at: .zero, size: windowSize, proposal: ProposedViewSize(windowSize))
        } else if subtreeNeedsLayout {
            layoutSubtree()
        }
    }
    func resolveIfNeeded() {
        if hasFramesToResolve { resolve(parentSpaceOrigin: .zero, space: 0) }
    }

    /// Where the content below the menu bar begins.
    private var barBottom: CGFloat { menuBar.map { $0.isAlive ? safeArea.top + menuBarHeight : 0 } ?? 0 }
    private func top(of layer: WindowLayer) -> CGFloat { layer.leavesMenuBar ? barBottom : 0 }
    /// The edges that a layer covers.
    func coveredEdges(of layer: WindowLayer) -> EdgeInsets {
        var edges = safeArea
        edges.top = max(edges.top - top(of: layer), 0)
        return edges
    }

    override func makeDisplayList() -> DisplayList {
        // The loupe may show anything that has changed.
        loupe?.setNeedsDisplay()
        return displayList(behind: nil)
    }
    /// - Parameter front: Neither this layer nor those in front of it are drawn; nil draws all layers.
    func displayList(behind front: WindowLayer?) -> DisplayList {
        var items: [DisplayList.Item] = []
        stack.appendDisplay(to: &items)
        var isBase = true
        for layer in layers.prefix(while: { $0 !== front }) where layer.isShown {
            if layer.recession > 0 {
                // The second sheet leaves the top of the first one visible.
                let start = self.top(of: layer), top = isBase ? coveredEdges(of: layer).top : -10
                if isBase { items.insert(backgroundItem(), at: 0) }
                items = Recession(
                    progress: layer.recession, window: CGSize(width: windowSize.width, height: max(windowSize.height - start, 0)), top: top)
                    .item(moved(items, by: -start), identity: number, versions: (nextVersion(), nextVersion(), nextVersion()))
                if start > 0, let menuBar {
                    items = moved(items, by: start).items
                    menuBar.appendDisplay(to: &items)
                }
                isBase = false
            }
            layer.appendDisplay(to: &items)
        }
        return DisplayList(items)
    }
    private func moved(_ items: [DisplayList.Item], by distance: CGFloat) -> DisplayList {
        guard distance != 0 else { return DisplayList(items) }
        let move = CGAffineTransform(translationX: 0, y: distance), bounds = CGRect(origin: .zero, size: windowSize)
        return DisplayList([DisplayList.Item(
            identity: number, version: nextVersion(), bounds: bounds, content: .effect(.transform(move), DisplayList(items)))])
    }
    /// The colour of the window behind its content.
    var background: ResolvedColor { environment.values.colorScheme == .dark ? .black : .white }
    /// The background as a drawing, for content that does not fill the window.
    private func backgroundItem() -> DisplayList.Item {
        let bounds = CGRect(origin: .zero, size: windowSize)
        return DisplayList.Item(
            identity: number, version: nextVersion(), bounds: bounds,
            content: .fill(.rectangle(bounds), .nonZero, .color(background), antialiased: false))
    }

    // MARK: Layers

    func add(_ layer: WindowLayer) {
        assert(layer.isAlive && !layers.contains { $0 === layer }, "A layer is put in front of the window twice, or has ended.")
        layers.append(layer)
        take(layer)
        layersDidChange()
    }
    func remove(_ layer: WindowLayer) {
        assert(layers.contains { $0 === layer }, "The layer to remove is not in front of the window.")
        layers.removeAll { $0 === layer }
        release(layer)
        layersDidChange()
    }
    func layerDidChangeShown(_ layer: WindowLayer) {
        layer.setNeedsResolve()
        layersDidChange()
    }
    private func layersDidChange() {
        setNeedsLayout()
        setNeedsResolve()
        setNeedsDisplay()
    }
    /// The frontmost modal layer. Nothing behind it takes input.
    var modalLayer: WindowLayer? { layers.last { $0.isShown && $0.isModal } }

    override func hitTest(_ point: CGPoint) -> ItemNode? {
        for layer in layers.reversed() where layer.isShown && point.y >= top(of: layer) {
            if let hit = layer.hitTestFromParent(point) { return hit }
            if layer.isModal { return nil }
        }
        return stack.hitTestFromParent(point)
    }
    /// The items that assistive programs and the keyboard reach: those in front of which no modal layer is.
    func forEachReachableItem(_ body: (ItemNode) -> Void) {
        guard let modalLayer else { return forEachItem(body) }
        if top(of: modalLayer) > 0, let menuBar { body(menuBar) }
        for layer in layers.drop(while: { $0 !== modalLayer }) where layer.isShown { body(layer) }
    }

    private var safeRect: CGRect {
        CGRect(x: safeArea.leading, y: safeArea.top, width: max(windowSize.width - safeArea.leading - safeArea.trailing, 0),
               height: max(windowSize.height - safeArea.top - safeArea.bottom, 0))
    }
}
