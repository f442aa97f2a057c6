import Foundation
import WaggleGeometry
import WaggleDisplayList

extension Text: View {
    public typealias Body = Never
    public static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode { TextNode(view, inputs) }
    public static func _updateNode(_ node: ViewNode, with view: Self) { unsafeDowncast(node, to: TextNode.self).update(view) }
    public static var _isUnary: Bool { true }
}

/// The node of a text: resolved for the environment, shaped once, wrapped for each proposed width.
@MainActor
final class TextNode: LeafNode, TextLayoutSource, AccessibleLeaf {
    override class var roles: NodeRoles { super.roles.union(.hasTextLayout) }
    private static let rule = EqualityRule.of(Text.self)
    private(set) var text: Text
    private var font = FontDescription(size: 17)
    private var shaped: (any ShapedText)!
    /// The unconstrained measurement, which answers most proposals.
    private var ideal: TextMeasure!
    private var idealLayout: TextLayout?
    /// The layout drawn last, if it is not the ideal one.
    private var shown: (proposal: ProposedViewSize, layout: TextLayout)?
    @exclusivity(unchecked) private var paint = PaintDriver()
    /// The text's colour if all of it has the same one; nil if it uses the foreground style.
    private var ownColor: ResolvedColor?
    /// The runs without their colours.
    private var content = StyledText([])
    @exclusivity(unchecked) private var fade = ContentFade()
    private var contentTransition: ContentTransition?
    private var isHidden = false
    /// The program's renderer; nil if the text draws itself.
    private var rendering: TextRendering?
    /// The bounds to which gradients in the text refer.
    private var paintBounds = CGSize.zero
    /// nil if the text has no links.
    private var linkResponder: TextLinkResponder?
    /// nil if the text cannot be selected.
    private var selectionResponder: (any TextSelecting)?
    /// nil until a view reads the layouts of texts.
    private var layoutPreference: TextLayoutPreferenceNode?

    init(_ text: Text, _ inputs: ViewInputs) {
        self.text = text
        super.init(inputs)
        resolve()
        if graph.preferences.readsTextLayouts { passTextLayout() }
    }

    func update(_ text: Text) {
        guard isDirty || !Self.rule.areEqual(self.text, text) else { return }
        self.text = text
        resolve()
        textDidChange()
    }
    override func evaluate() {
        resolve()
        textDidChange()
    }
    // Timers are suspended while hidden.
    override func shownDidChange() { if isShown, text.counts { invalidate() } }

    private func resolve() {
        evaluating {
            var environment = trackedEnvironment
            let setting = TextSetting.of(environment)
            if text.counts {
                environment.frameDate = environment.frameDate ?? graph.date
                if let next = text.nextChange(at: graph.time, date: graph.date) { graph.wake(self, at: next) }
            }
            font = setting.font
            var styled = tracked {
                setting.styled(text, in: environment) ?? text.resolve(in: environment, bounds: CGRect(origin: .zero, size: paintBounds))
            }
            ownColor = styled.takeCommonColor()
            let transition = setting.contentTransition
            if isPlaced, !nothingAnimates, !styled.readsLike(content), transition != .identity {
                fade.begin(from: displayedList(), glyphs: glyphTransition(transition, to: styled), self)
            }
            (content, contentTransition) = (styled, transition)
            isHidden = setting.hidesContent
            followRenderer(environment)
            shaped = graph.textEngine.shape(styled, setting.paragraph)
            let foreground = tracked { self.foreground(environment, setting) }
            if paint.isResolved { paint.set(foreground, node: self) } else { paint.reset(foreground, size: .zero) }
        }
        updateLinks()
        updateSelectability()
        ideal = shaped.measure(width: nil, height: nil)
        idealLayout = nil
        graph.counters.textLayouts += 1
        shown = nil
    }
    private func followRenderer(_ environment: EnvironmentValues) {
        guard let renderer = environment.textRenderer?.renderer else { return rendering = nil }
        let kept = rendering ?? TextRendering()
        kept.setRenderer(renderer, attributes: text.attributes(in: environment))
        rendering = kept
    }
    /// The transition of the presented glyphs to the next content; nil if the texts cross-fade.
    private func glyphTransition(_ transition: ContentTransition, to next: StyledText) -> GlyphTransition? {
        guard let rule = transition.glyphRule(from: content, to: next, previous: contentTransition),
              let old = GlyphLine(content, layout(placedProposal)) else { return nil }
        return GlyphTransition(rule, from: old, running: fade.glyphs.map { ($0, fade.amount(self)) })
    }
    /// Gradients span the whole text, whose size is known only after layout; the text's measurements do not change.
    private func paintAcrossSize() {
        guard text.paintsDependOnBounds, paintBounds != drawnSize else { return }
        paintBounds = drawnSize
        var environment = environment.values
        environment.frameDate = environment.frameDate ?? graph.date
        shaped = graph.textEngine.shape(
            text.resolve(in: environment, bounds: CGRect(origin: .zero, size: drawnSize)), paragraphStyle(in: environment))
        idealLayout = nil
        shown = nil
    }
    private func foreground(_ environment: EnvironmentValues, _ setting: TextSetting) -> _ResolvedShapeStyle {
        let bounds = CGRect(origin: .zero, size: drawnSize)
        // The paints of a text's own style are in its runs; effects of the style apply to the whole text.
        if let style = text.ownForeground, style.color == nil {
            let own = style.resolved(in: environment, bounds: bounds)
            return _ResolvedShapeStyle(paint: ownColor.map { .color($0) } ?? own.paint, blendMode: own.blendMode, shadows: own.shadows)
        }
        if let ownColor { return _ResolvedShapeStyle(paint: .color(ownColor)) }
        return setting.foreground(in: environment, bounds: bounds)
    }
    override func deferredReadsDidChange() {
        super.deferredReadsDidChange()
        guard rendering != nil else { return }
        setNeedsDisplay()
        setNeedsLayout()
    }
    private func textDidChange() {
        layoutPreference?.textDidChange()
        setNeedsDisplay()
        setNeedsLayout()
    }

    override func sampleAnimations() -> Bool {
        let frameMoves = super.sampleAnimations()
        if paint.sampleIfMoving(node: self) { setNeedsDisplay() }
        if fade.sampleIfMoving(self) { setNeedsDisplay() }
        return frameMoves || paint.isMoving || fade.isMoving
    }

    private func fitsIdeal(_ proposal: ProposedViewSize) -> Bool {
        let width = proposal.width ?? .infinity, height = proposal.height ?? .infinity
        // A tolerance, because sizes rounded up to pixels must not make text wrap.
        return width + 0.001 >= ideal.size.width && (height + 0.001 >= ideal.size.height || ideal.lineCount == 1)
    }
    private func layout(_ proposal: ProposedViewSize) -> TextLayout {
        if fitsIdeal(proposal) {
            let layout = idealLayout ?? shaped.layout(width: nil, height: nil)
            idealLayout = layout
            return layout
        }
        if let shown, shown.proposal == proposal { return shown.layout }
        let layout = shaped.layout(width: proposal.width, height: proposal.height)
        graph.counters.textLayouts += 1
        shown = (proposal, layout)
        return layout
    }
    /// Measures a proposal; most proposals are only measured, never drawn.
    private func room(_ proposal: ProposedViewSize) -> TextMeasure {
        if fitsIdeal(proposal) { return ideal }
        return shaped.measure(width: proposal.width, height: proposal.height)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard let rendering else { return textSize(proposal) }
        return runningDeferred {
            rendering.renderer.sizeThatFits(
                proposal: proposal, text: TextProxy(size: { [unowned self] proposal in onMainActor { textSize(proposal) } }))
        }
    }
    private func textSize(_ proposal: ProposedViewSize) -> CGSize {
        let size = room(proposal).size, scale = environment.displayScale
        return CGSize(width: size.width.roundedUpToPixel(scale), height: size.height.roundedUpToPixel(scale))
    }

    override func explicitAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        if key.isFrameGuide { return nil }
        if key == VerticalAlignment.firstTextBaseline.key { return room(proposal).firstBaseline }
        if key == VerticalAlignment.lastTextBaseline.key { return room(proposal).lastBaseline }
        if key == HorizontalAlignment.listRowSeparatorLeading.key { return 0 }
        return nil
    }

    override func placeItems() { layoutPreference?.textWasPlaced() }
    func passTextLayout() { if layoutPreference == nil { layoutPreference = TextLayoutPreferenceNode(in: self) } }

    override var spacing: ViewSpacing {
        let scale = environment.displayScale
        var spacing = ViewSpacing(font: content.runs.first?.font ?? font, displayScale: scale)
        for run in content.runs.dropFirst() { spacing.formUnion(ViewSpacing(font: run.font, displayScale: scale)) }
        return spacing
    }

    var accessibilityContent: AccessibilityContent? {
        var values = environment.values
        // What follows the clock is read as it is shown.
        if text.counts { values.frameDate = values.frameDate ?? graph.date }
        let string = text.readString(in: values)
        guard !string.isEmpty else {
            let images = text.imageNames(in: values)
            return images.isEmpty ? nil : AccessibilityContent(label: images, traits: .isImage, isNamedAfterPicture: true)
        }
        var content = AccessibilityContent(label: string, traits: .isStaticText)
        if !text.modifiers.isEmpty {
            content.details = text.readDetails
            if text.isReadAsHeading { content.traits.insert(.isHeader) }
        }
        if isPlaced { content.text = self }
        if let linkResponder, isPlaced {
            let geometry = linkGeometry(linkResponder)
            content.links = linkResponder.links.map { ($0.label, geometry.rects(of: $0.range)) }
        }
        return content
    }

    /// Not cached: character positions are needed only while they are queried.
    private var geometry: TextGeometry {
        let proposal = fitsIdeal(placedProposal) ? ProposedViewSize.unspecified : placedProposal
        return shaped.geometry(width: proposal.width, height: proposal.height)
    }

    // MARK: Links

    override func forEachChild(_ body: (ViewNode) -> Void) {
        if let linkResponder { body(linkResponder) }
        if let selectionResponder { body(selectionResponder) }
        if let layoutPreference { body(layoutPreference) }
    }

    private func updateLinks() {
        let links = isHidden ? [] : content.links
        if links.isEmpty {
            linkResponder?.end()
            linkResponder = nil
        } else {
            let responder = linkResponder ?? TextLinkResponder(in: self)
            responder.links = links
            linkResponder = responder
        }
    }
    private func linkGeometry(_ responder: TextLinkResponder) -> TextGeometry {
        responder.geometry(shaped, fitsIdeal(placedProposal) ? .unspecified : placedProposal)
    }

    override func hitTest(_ point: CGPoint) -> ItemNode? {
        guard let hit = super.hitTest(point) else { return nil }
        guard let linkResponder else { return selectionResponder ?? hit }
        _ = linkGeometry(linkResponder)
        return linkResponder.link(at: point) == nil ? selectionResponder ?? hit : linkResponder
    }

    // MARK: Selection

    private func updateSelectability() {
        guard !isHidden, let selection = trackedEnvironment.textSelection else {
            selectionResponder?.end()
            selectionResponder = nil
            return
        }
        if let selectionResponder { selectionResponder.textDidChange() } else { selectionResponder = selection.type.init(in: self) }
    }
    /// The selection's background, below the characters.
    private var selectionItems: [DisplayList.Item] {
        guard let range = selectionResponder?.range, !range.isEmpty else { return [] }
        let paint = TintShapeStyle().resolved(in: environment.values, bounds: CGRect(origin: .zero, size: size)).paint
        return geometry.rects(of: range).map { rect in
            DisplayList.Item(
                identity: number, version: nextVersion(), bounds: rect,
                content: .fill(.rectangle(rect), .nonZero, paint.opacity(0.2) ?? paint, antialiased: false))
        }
    }

    override func makeDisplayList() -> DisplayList {
        paintAcrossSize()
        let layout = layout(isPlaced ? placedProposal : .unspecified)
        // The paint may depend on the size, which layout determines.
        if !paint.isMoving, paint.size != drawnSize {
            paint.reset(foreground(environment.values, TextSetting.of(environment.values)), size: drawnSize)
        }
        if !layout.missing.isEmpty { MissingCharacters.report(layout.missing, in: viewPath) }
        guard layout.lineCount > 0, let style = paint.shown else { return fade.shown(DisplayList(), self) }
        // Italics and accents extend beyond the line box.
        let bounds = CGRect(origin: .zero, size: layout.size).insetBy(dx: -font.size / 2, dy: -font.size / 2)
        if let rendering, !isHidden {
            let fits = fitsIdeal(isPlaced ? placedProposal : .unspecified), limits = fits ? ProposedViewSize.unspecified : placedProposal
            let drawn = runningDeferred { rendering.drawn(layout, content, style.paint, size: drawnSize, shaped, limits, self) }
            return fade.shown(style.decorate(drawn, by: self), self)
        }
        let list = isHidden ? RedactionShape.bars(layout, style.paint)
            : fade.shownGlyphs(of: content, layout, style.paint, self)
            ?? DisplayList([DisplayList.Item(
                identity: number, version: nextVersion(), bounds: bounds, content: .text(layout, at: .zero, style.paint))])
        let selected = selectionItems
        let shown = style.decorate(list, by: self)
        return fade.shown(selected.isEmpty ? shown : DisplayList(selected + shown.items), self)
    }
}

extension TextNode: TextWithLayout {
    var placedLayout: TextLayout? { isPlaced ? layout(placedProposal) : nil }
    func makeLaidOutText() -> LaidOutText {
        paintAcrossSize()
        let limits = fitsIdeal(placedProposal) ? ProposedViewSize.unspecified : placedProposal
        let paint = foreground(environment.values, TextSetting.of(environment.values)).paint
        return LaidOutText(
            shaped.parts(width: limits.width, height: limits.height), of: content, paint: paint,
            attributes: text.attributes(in: environment.values))
    }
}

extension TextNode: SelectableText {
    var selectableText: String { readableText }
    var characters: TextGeometry { geometry }
}

/// A pointer selects all or part of the text; there are no selection handles.
extension TextNode: TextWithTools {
    private var selected: Range<Int> { selectionResponder?.range ?? 0..<0 }
    var selectionEnds: (start: CGRect, end: CGRect) {
        let geometry = geometry
        return (geometry.caret(at: TextPosition(selected.lowerBound)), geometry.caret(at: TextPosition(selected.upperBound, .upstream)))
    }
    var selectionBounds: CGRect {
        let bounds = geometry.rects(of: selected).reduce(CGRect.null) { $0.union($1) }
        return bounds.isNull ? selectionEnds.start : bounds
    }
    var seenBounds: CGRect { bounds }
    var hasHandles: Bool { false }
    var editCommands: [EditCommand] { selectionResponder?.editCommands ?? [] }
    func perform(_ command: EditCommand) { selectionResponder?.perform(command) }
    func offset(of end: SelectionEnd) -> Int { end == .start ? selected.lowerBound : selected.upperBound }
    func select(from offset: Int, to point: CGPoint) {}
}

extension TextNode: AccessibleText {
    var readableText: String { text.string(in: environment.values) }
    var readableSelection: (anchor: Int, head: Int)? { nil }
    var isEditable: Bool { false }
    var isSecure: Bool { false }
    var isMultiline: Bool { false }
    var textBoundaries: (String) -> TextBoundaries { graph.textEngine.boundaries }
    func readableLine(at offset: Int) -> Range<Int> { geometry.lineRange(at: TextPosition(offset)) }
    func readableBounds(of range: Range<Int>) -> CGRect {
        let geometry = geometry, rects = geometry.rects(of: range)
        return convert(
            rects.isEmpty ? geometry.caret(at: TextPosition(range.lowerBound)) : rects.reduce(.null) { $0.union($1) }, to: .global)
    }
    func readableOffset(at point: CGPoint) -> Int {
        let frame = convert(bounds, to: .global)
        return geometry.position(at: CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)).offset
    }
    func selectReadable(anchor: Int, head: Int) -> Bool { false }
    func replaceReadable(_ range: Range<Int>, with text: String) -> Bool { false }
}

extension StyledText {
    /// True if both have the same characters in the same fonts; colours may differ.
    func readsLike(_ other: StyledText) -> Bool {
        runs.count == other.runs.count && zip(runs, other.runs).allSatisfy { a, b in
            guard a.font == b.font, a.kerning == b.kerning, a.tracking == b.tracking, a.baselineOffset == b.baselineOffset,
                  a.background == b.background else { return false }
            switch (a.content, b.content) {
            case (.string(let x), .string(let y)): return x == y
            // Drawings are not compared; their sizes suffice.
            case (.attachment(_, let x, _), .attachment(_, let y, _)): return x == y
            case (.string, .attachment), (.attachment, .string): return false
            }
        }
    }
    /// Extracts the colour common to all runs, so that it animates like a foreground style.
    /// - Returns: nil, with the runs unchanged, if the runs differ or have other paints.
    mutating func takeCommonColor() -> ResolvedColor? {
        guard case .color(let color)? = runs.first?.paint else { return nil }
        for run in runs {
            guard case .color(color)? = run.paint, case .string = run.content else { return nil }
        }
        for index in runs.indices { runs[index].paint = nil }
        return color
    }
}
