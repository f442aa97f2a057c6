// The node of an editable text: it keeps the text during editing, draws it, and computes the caret's position.

import Foundation
import WaggleDisplayList
import WaggleGeometry

/// The node of an editable text.
///
/// The node owns the text during editing. The source has a copy, which it may reject or change; the result is shown after the update. Every
/// edit is written, or only the finished text for formatted values. The node reads the source itself, so a change of the bound text
/// evaluates only this node.
@MainActor
final class TextInputNode: LeafNode, AccessibleLeaf {
    private(set) var view: TextInputView
    private(set) var edited = EditedText()
    private(set) var lines: EditedTextLayout
    private(set) var isEditing = false
    private var sync = TextInputSync()
    /// True if the environment must be read again.
    private var needsAttributes = true
    private(set) var look = TextInputLook()
    var isPlacing = false
    /// The growth of paragraphs above the visible ones that the scroll view does not know yet.
    var growthOutOfSight: CGFloat = 0
    /// How far the text is scrolled, from its left and top edges.
    var scrollOffset = CGPoint.zero
    private var caret = BlinkingCaret()
    /// The x position that the caret keeps when it moves up and down over shorter lines.
    var goalX: CGFloat?
    private(set) var responder: TextInputResponder!
    private(set) lazy var tools = TextTools(self, owner: self)
    /// The position at which a drag over the text would drop; nil if there is none.
    var dropPosition: TextPosition? {
        didSet { if dropPosition != oldValue { setNeedsDisplay() } }
    }
    /// The scroll view of a text editor; nil for fields.
    private(set) weak var scroll: ScrollNode?

    /// The width of a caret, in points.
    static var caretWidth: CGFloat { 2 }

    init(_ view: TextInputView, _ inputs: ViewInputs) {
        self.view = view
        scroll = view.lines == .all ? inputs.scroll : nil
        let run = StyledText.Run(.string(""), font: FontDescription(size: 17))
        lines = EditedTextLayout(inputs.graph.textEngine, EditedTextAttributes(run: run, style: ParagraphStyle()))
        super.init(inputs)
        responder = TextInputResponder(in: self)
        evaluate()
        edited.move(to: TextPosition(edited.length))
        scroll?.parts.add(self)
    }
    func update(_ view: TextInputView) {
        self.view = view
        needsAttributes = true
        evaluate()
    }
    override func didEnd() {
        super.didEnd()
        graph.input.focus.itemDidEnd(self)
        scroll?.parts.remove(self)
        tools.end()
    }
    override func forEachChild(_ body: (ViewNode) -> Void) {
        if let responder { body(responder) }
        tools.forEachChild(body)
    }

    override func checkInvariants() {
        super.checkInvariants()
        assert(edited.selection.range.upperBound <= edited.length, "A selection reaches beyond the text of a field.")
        assert(
            view.isSecure ? lines.text.count == edited.shownText.count : lines.text == edited.shownText,
            "A field shows a text other than the one it edits.")
        assert(isEditing || edited.composition == nil, "Text is being composed in a field that is not being edited.")
    }

    // MARK: Environment and source

    override func environmentDidChange(_ keys: [ObjectIdentifier]) {
        needsAttributes = true
        super.environmentDidChange(keys)
    }
    override func evaluate() {
        isDirty = false
        if needsAttributes {
            needsAttributes = false
            evaluating {
                readAttributes(trackedEnvironment)
                readSource()
                readSelection()
            }
        } else {
            evaluatingPart {
                readSource()
                readSelection()
            }
        }
        tools.update()
        blink()
    }

    private func readAttributes(_ environment: EnvironmentValues) {
        var plain = environment
        // Typed text keeps its case.
        plain.textCase = nil
        var template = Text(verbatim: "x").resolve(in: plain).runs.first ?? StyledText.Run(.string("x"), font: FontDescription(size: 17))
        var style = paragraphStyle(in: environment)
        look.lineLimits = (max(environment.lowerLineLimit ?? 1, 1), environment.lineLimit.map { max($0, 1) })
        (style.lineLimit, style.reservesSpace, style.minimumScaleFactor, style.allowsTightening) = (nil, false, 1, false)
        style.avoidsOrphans = false
        if view.isSecure {
            template.content = .string(Self.bullet)
            template.tracking += SecureDots.advance * template.font.size - graph.textEngine.shape(StyledText([template]), style)
                .measure(width: nil, height: nil).size.width
        }
        if lines.setAttributes(EditedTextAttributes(run: template, style: style)) { setNeedsLayout() }
        if look.insets != environment.textInputInsets {
            look.insets = environment.textInputInsets
            setNeedsLayout()
        }
        if view.lines == .all, let height = environment.relativeContainerSize?.height, height != look.containerHeight {
            look.containerHeight = height
            setNeedsLayout()
        }
        let bounds = CGRect(origin: .zero, size: size)
        look.paint = ForegroundStyle().resolved(in: environment, bounds: bounds).plainPaint
        look.tint = TintShapeStyle().resolved(in: environment, bounds: bounds).plainPaint
        if let text = view.placeholder {
            var style = style
            if view.lines == .one { style.lineLimit = 1 }
            let shaped = graph.textEngine.shape(text.resolve(in: environment), style), ideal = shaped.measure(width: nil, height: nil)
            if look.placeholder?.ideal.size != ideal.size { setNeedsLayout() }
            look.placeholder = (shaped, ideal, .color(Color.system(.placeholderText).resolvedColor(in: environment)))
        } else {
            look.placeholder = nil
        }
        lines.forgetDrawing()
        setNeedsDisplay()
    }

    private func readSource() {
        let environment = trackedEnvironment
        let text = tracked { view.source.text(in: environment) }
        if sync.isAwaitingSource {
            // Writes of this update may not have been applied yet.
            graph.afterUpdate { [weak self] in self?.sourceDidSettle() }
        } else if !(isEditing && sync.hasUnwrittenText) {
            adopt(text)
        }
    }
    /// Selects what the program wants, if that is new.
    private func readSelection() {
        guard let binding = view.source.selection else { return }
        let wanted = tracked { binding.wrappedValue }
        guard wanted != sync.selection else { return }
        sync.selection = wanted
        guard !sync.isAwaitingSource, let selection = wanted?.edited(in: edited.text),
              selection.range != edited.selection.range else { return }
        sync.isReadingSelection = true
        defer { sync.isReadingSelection = false }
        edited.select(selection)
        goalX = nil
        caretDidMove()
        setNeedsDisplay()
    }
    /// Tells the program what is selected, if that is new.
    func writeSelection() {
        guard !sync.isReadingSelection, let binding = view.source.selection else { return }
        let selection = isEditing ? TextSelection(edited.selection, in: edited.text) : nil
        // A program's selection has no affinity, which is not worth a write.
        guard selection?.indices != sync.selection?.indices else { return }
        sync.selection = selection
        binding.wrappedValue = selection
    }
    private func sourceDidSettle() {
        guard sync.isAwaitingSource, isAlive else { return }
        sync.isAwaitingSource = false
        let text = view.source.text(in: environment.values)
        guard text != edited.text, !(isEditing && sync.hasUnwrittenText) else { return }
        adopt(text)
        invalidate()
    }
    private func adopt(_ text: String) {
        edited.adopt(view.lines == .one ? text.onOneLine : text)
        showText()
    }

    // MARK: Edits

    /// Applies a change by the user to the text or the selection, shows it and writes it to the source.
    func edit(_ change: (inout EditedText) -> Void) {
        let before = edited.text, shownBefore = edited.composition
        change(&edited)
        goalX = nil
        let isChanged = edited.text != before
        if isChanged || shownBefore != nil || edited.composition != nil { showText() }
        if isChanged {
            if view.source.writesEveryEdit { write() } else { sync.hasUnwrittenText = true }
        }
        caretDidMove()
    }
    /// Goes on with the text and the selection that an earlier version of the program had.
    func restore(_ kept: KeptState.Text) {
        edit {
            // Other texts are the state's, which may have changed.
            if $0.text != kept.text, !view.source.writesEveryEdit {
                $0.selectAll()
                $0.paste(kept.text)
            }
            let text = $0.text, length = $0.length
            func editedPosition(_ offset: Int) -> Int { text.grapheme(at: min(max(offset, 0), length)) }
            $0.select(EditedSelection(anchor: editedPosition(kept.anchor), head: TextPosition(editedPosition(kept.head))))
        }
    }
    private func write() {
        sync.isAwaitingSource = true
        view.source.write(edited.text, at: self)
        invalidate()
        graph.needsFrame()
    }
    /// Writes a formatted value that the user has finished. Text that is not a valid value is replaced by the current value.
    func finishValue() {
        guard sync.hasUnwrittenText else { return }
        sync.hasUnwrittenText = false
        view.source.write(edited.text, at: self)
        adopt(view.source.text(in: environment.values))
        sync.isAwaitingSource = true
        graph.afterUpdate { [weak self] in self?.sourceDidSettle() }
        graph.needsFrame()
    }

    /// Shows the text, and requests layout if its size changes.
    private func showText() {
        let shown = edited.shownText, oldHeight = view.lines == .one ? 0 : lines.height
        let clause = edited.composition?.clauses.first(where: \.isActive)?.range
        let start = edited.compositionRange?.lowerBound ?? 0
        let isChanged = view.isSecure ? lines.setText(String(repeating: Self.bullet, count: shown.count))
            : lines.setText(
                shown, marked: edited.compositionRange, activeClause: clause.map { ($0.lowerBound + start)..<($0.upperBound + start) })
        guard isChanged else { return }
        graph.counters.textLayouts += 1
        setNeedsDisplay()
        // Typesets the edited paragraph now: an estimate would be corrected right away.
        if isPlaced, !isOneLine { _ = lines.caret(at: shownPosition(edited.shownSelection.head), in: box) }
        if placedProposal.width == nil || (view.lines != .one && lines.height != oldHeight) { setNeedsLayout() }
    }
    /// Called when the caret has moved. Reveals it, restarts its blinking and informs the input method.
    func caretDidMove() {
        guard isEditing else { return }
        writeSelection()
        restartBlinking()
        revealCaret()
        tools.selectionDidChange()
        if !edited.selection.isCaret { graph.input.focus.didSelect(in: self) }
        setNeedsDisplay()
        graph.host?.edit(self)
        graph.needsFrame()
    }

    // MARK: Hidden characters

    static let bullet = "•"
    /// A position in the shown text, which consists of bullets in a secure field.
    func shownPosition(_ position: TextPosition) -> TextPosition {
        guard view.isSecure else { return position }
        let count = edited.shownText[utf8: 0..<position.offset].count
        return TextPosition(count * Self.bullet.utf8.count, position.affinity)
    }
    func position(ofShown position: TextPosition) -> TextPosition {
        guard view.isSecure else { return position }
        let text = edited.shownText, index = text.index(
            text.startIndex, offsetBy: position.offset / Self.bullet.utf8.count, limitedBy: text.endIndex) ?? text.endIndex
        return TextPosition(text.utf8Offset(of: index), position.affinity)
    }
    /// Maps the position of the selection's head, as a position in the shown text, to another one.
    func editedPosition(_ question: (TextPosition) -> TextPosition) -> TextPosition {
        position(ofShown: question(shownPosition(edited.selection.head)))
    }

    // MARK: Layout

    var isOneLine: Bool { view.lines == .one }
    private func ceiled(_ length: CGFloat) -> CGFloat { length.roundedUpToPixel(environment.displayScale) }
    private var idealWidth: CGFloat {
        lines.setWidth(nil)
        return ceiled(max(lines.lineWidth, look.placeholder?.ideal.size.width ?? 0) + Self.caretWidth)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let insets = look.insets, sides = insets.leading + insets.trailing, ends = insets.top + insets.bottom
        let width = proposal.width ?? (idealWidth + sides)
        switch view.lines {
        case .one: return CGSize(width: width, height: ceiled(lines.lineHeight) + ends)
        case .growing:
            assert(look.lineLimits.least > 0 && look.lineLimits.most ?? 1 > 0, "A field is limited to no lines.")
            lines.setWidth(max(width - sides, 0))
            let line = lines.lineHeight, spacing = lines.attributes.style.lineSpacing
            func height(_ count: Int) -> CGFloat { CGFloat(count) * (line + spacing) - spacing }
            let most = look.lineLimits.most.map(height) ?? .infinity
            lines.setLines(to: most)
            var wanted = lines.height
            if lines.text.isEmpty, let placeholder = look.placeholder {
                wanted = max(wanted, placeholder.shaped.measure(width: max(width - sides, 0), height: nil).size.height)
            }
            return CGSize(
                width: width,
                height: ceiled(min(max(wanted, height(min(look.lineLimits.least, look.lineLimits.most ?? .max))), most)) + ends)
        case .all:
            lines.setWidth(max(width - sides, 0))
            return CGSize(width: width, height: max(ceiled(lines.height) + ends, look.containerHeight))
        }
    }
    override func placeItems() {
        guard !waitsToBeSeen() else { return }
        lines.setWidth(isOneLine ? nil : inner.width)
        if view.lines == .all { setLinesInSight() }
        keepScrolled()
        setNeedsDisplay()
    }
    /// The area of the text, without the insets.
    var inner: CGRect {
        let insets = look.insets.mirrored(environment.layoutDirection)
        return CGRect(
            x: insets.leading, y: insets.top, width: max(size.width - insets.leading - insets.trailing, 0),
            height: max(size.height - insets.top - insets.bottom, 0))
    }
    /// The width in which paragraphs are aligned. A line that scrolls sideways may be wider than the field.
    var box: CGFloat { isOneLine ? max(inner.width, lines.lineWidth + Self.caretWidth) : inner.width }
    /// The origin of the text's box, in this node's coordinates.
    var textOrigin: CGPoint { CGPoint(x: inner.minX - scrollOffset.x, y: inner.minY - scrollOffset.y) }

    override func explicitAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        if key.isFrameGuide { return nil }
        if key == VerticalAlignment.firstTextBaseline.key { return look.insets.top + lines.firstBaseline }
        if key == VerticalAlignment.lastTextBaseline.key {
            return size.height - look.insets.bottom - lines.lineHeight + lines.firstBaseline
        }
        if key == HorizontalAlignment.listRowSeparatorLeading.key { return 0 }
        return nil
    }

    // MARK: Caret

    /// The caret's rectangle in this node's coordinates.
    var caretBounds: CGRect { caretBounds(at: edited.shownSelection.head) }
    private func caretBounds(at position: TextPosition) -> CGRect {
        let caret = lines.caret(at: shownPosition(position), in: box).offsetBy(dx: textOrigin.x, dy: textOrigin.y)
        let x = min(max(caret.minX - Self.caretWidth / 2, inner.minX), max(inner.maxX - Self.caretWidth, inner.minX))
        return CGRect(x: x.roundedToPixel(environment.displayScale), y: caret.minY, width: Self.caretWidth, height: caret.height)
    }
    private var showsCaret: Bool { isEditing && edited.shownSelection.isCaret }
    func restartBlinking() {
        let next = caret.restart(at: graph.time)
        if showsCaret { graph.wakes.wake(self, at: next, isIdle: true) }
    }
    private func blink() {
        guard showsCaret else { return }
        let (isOther, next) = caret.advance(to: graph.time)
        if isOther { setNeedsDisplay() }
        graph.wakes.wake(self, at: next, isIdle: true)
    }
    override func shownDidChange() { if isShown, showsCaret { restartBlinking() } }

    // MARK: Focus

    func setEditing(_ isEditing: Bool) {
        guard isEditing != self.isEditing else { return }
        self.isEditing = isEditing
        goalX = nil
        if isEditing {
            restartBlinking()
            // A touch places the caret itself. Tab selects the text, as on desktops.
            if !responder.isPlacingCaret {
                if let selection = view.source.selection?.wrappedValue?.edited(in: edited.text) {
                    edited.select(selection)
                } else if graph.input.focus.isShown, isOneLine { edited.selectAll() } else { edited.move(to: TextPosition(edited.length)) }
                revealCaret()
            }
        } else {
            if edited.composition != nil {
                edited.commitComposition()
                showText()
                if view.source.writesEveryEdit { view.source.write(edited.text, at: self) } else { sync.hasUnwrittenText = true }
            }
            edited.interruptTyping()
            finishValue()
            tools.hide()
            graph.wakes.remove(self)
            if isPlaced { keepScrolled() }
        }
        setNeedsDisplay()
        writeSelection()
        view.onEditingChanged(isEditing)
    }

    // MARK: Touch

    override func hitTest(_ point: CGPoint) -> ItemNode? { super.hitTest(point) == nil ? nil : responder }

    /// The text position nearest to a point of this node.
    func position(at point: CGPoint) -> TextPosition {
        let origin = textOrigin
        return position(ofShown: lines.position(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y), in: box))
    }

    // MARK: Accessibility

    var accessibilityContent: AccessibilityContent? {
        let values = environment.values
        var content = AccessibilityContent(label: view.label?.string(in: values) ?? "", traits: .isTextField)
        content.value = lines.text
        content.text = self
        content.actions = [AccessibilityAction(kind: .activate, handler: .plain { [weak self] in
            MainActor.assumeIsolated {
                guard let self else { return }
                self.graph.input.focus.focus(self, isShown: false)
                self.graph.needsFrame()
            }
        })]
        return content
    }

    // MARK: Display

    override func makeDisplayList() -> DisplayList {
        guard isPlaced else { return DisplayList() }
        let origin = textOrigin, box = box, heights = visibleHeights, inner = inner
        var items: [DisplayList.Item] = []
        if isEditing, !edited.shownSelection.isCaret {
            for rect in selectionRects {
                items.append(DisplayList.Item(identity: number, version: nextVersion(), bounds: rect,
                                              content: .fill(
                                                  .rectangle(rect), .nonZero, look.tint.opacity(0.2) ?? look.tint, antialiased: false)))
            }
        }
        if view.isSecure {
            items += dots
        } else if let cut = cutItem(inner) {
            return DisplayList(items + [cut])
        } else {
            items += lines.items(between: heights, in: box, at: origin, look.paint, identity: number) { nextVersion() }
        }
        if lines.text.isEmpty, let item = placeholderItem(inner) { items.append(item) }
        func addCaret(_ caret: CGRect, _ opacity: Double) {
            items.append(DisplayList.Item(identity: number, version: nextVersion(), bounds: caret, content: .fill(
                .roundedRectangle(caret, CGSize(width: 1, height: 1), continuous: false), .nonZero, look.tint.opacity(opacity) ?? look.tint,
                antialiased: true)))
        }
        if let dropPosition { addCaret(caretBounds(at: dropPosition), 1) } else if showsCaret,
           caret.opacity > 0 { addCaret(caretBounds, caret.opacity) }
        let isScrolled = isOneLine ? box > inner.width : view.lines == .growing && lines.height > inner.height + 0.5
        guard isScrolled else { return DisplayList(items) }
        let margin = isOneLine ? lines.attributes.run.font.size / 2 : 0
        let clip = inner.insetBy(dx: 0, dy: -margin)
        return DisplayList([DisplayList.Item(
            identity: number, version: nextVersion(), bounds: clip,
            content: .effect(.clip(.rectangle(clip), .nonZero, antialiased: false), DisplayList(items)))])
    }

    /// A line that does not fit ends in an ellipsis until it is edited; nil for others.
    private func cutItem(_ inner: CGRect) -> DisplayList.Item? {
        guard isOneLine, !isEditing, edited.shownSelection.isCaret, lines.lineWidth > inner.width + 0.5 else { return nil }
        var (run, style) = (lines.attributes.run, lines.attributes.style)
        run.content = .string(lines.text)
        style.lineLimit = 1
        return item(of: graph.textEngine.shape(StyledText([run]), style), look.paint, inner)
    }
    /// The characters of a secure field.
    private var dots: [DisplayList.Item] {
        let count = lines.text.utf8.count / Self.bullet.utf8.count
        guard count > 0 else { return [] }
        let ends = [0, lines.text.utf8.count].map { lines.caret(at: TextPosition($0), in: box).minX + textOrigin.x }
        let row = SecureDots(
            left: ends[0] < ends[1] ? ends[0] : ends[1], count: count, fontSize: lines.attributes.run.font.size,
            baseline: textOrigin.y + lines.firstBaseline)
        let path = row.path(from: inner.minX, to: inner.maxX)
        return path.isEmpty ? [] : [DisplayList.Item(
            identity: number, version: nextVersion(), bounds: path.boundingRect,
            content: .fill(path.primitive, .nonZero, look.paint, antialiased: true))]
    }
    private func placeholderItem(_ inner: CGRect) -> DisplayList.Item? {
        guard let placeholder = look.placeholder else { return nil }
        return item(of: placeholder.shaped, placeholder.paint, inner)
    }
    private func item(of text: any ShapedText, _ paint: Paint, _ inner: CGRect) -> DisplayList.Item? {
        let layout = text.layout(width: inner.width, height: nil)
        guard layout.lineCount > 0 else { return nil }
        let indent = lines.attributes.style.indent(ofRoom: inner.width - layout.size.width)
        let corner = CGPoint(x: inner.minX + max(indent, 0), y: inner.minY + lines.firstBaseline - layout.firstBaseline),
            margin = lines.attributes.run.font.size / 2
        return DisplayList.Item(identity: number, version: nextVersion(),
                                bounds: CGRect(origin: corner, size: layout.size).insetBy(dx: -margin, dy: -margin),
                                content: .text(layout, at: corner, paint))
    }
}

extension String {
    /// The text with spaces instead of line breaks, for fields of one line.
    var onOneLine: String { contains(where: \.isNewline) ? String(map { $0.isNewline ? " " : $0 }) : self }
}

extension _ResolvedShapeStyle {
    /// The paint with the style's opacity.
    fileprivate var plainPaint: Paint { paint.opacity(opacity) ?? paint }
}
