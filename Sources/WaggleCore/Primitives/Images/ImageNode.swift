import Foundation
import WaggleGeometry
import WaggleDisplayList
import WaggleSymbols

extension Image: View {
    public typealias Body = Never
    public static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode { ImageNode(view, inputs) }
    public static func _updateNode(_ node: ViewNode, with view: Self) { unsafeDowncast(node, to: ImageNode.self).update(view) }
    public static var _isUnary: Bool { true }
}

/// An image resolved for an environment.
enum ResolvedImage {
    case picture(CatalogImage, isTemplate: Bool)
    case symbol(SymbolDrawing, SymbolPaints)
    /// Drawn by a closure, at its natural size.
    case drawn(DisplayList, CGSize, isTemplate: Bool)
    /// A symbol that is not drawn yet: a grey square of the usual size.
    case unknownSymbol(size: CGSize, baseline: CGFloat)
    /// An image that does not exist: it takes no space.
    case missing

    var size: CGSize {
        switch self {
        case .picture(let image, _):
            CGSize(width: CGFloat(image.source.width) / image.scale, height: CGFloat(image.source.height) / image.scale)
        case .symbol(let drawing, _): drawing.size
        case .drawn(_, let size, _): size
        case .unknownSymbol(let size, _): size
        case .missing: .zero
        }
    }
    /// True if all of it is painted in the foreground style.
    var isPaintedInForeground: Bool {
        switch self {
        case .picture(_, let isTemplate), .drawn(_, _, let isTemplate): isTemplate
        case .symbol(_, let paints): paints.areOfForeground
        case .unknownSymbol, .missing: false
        }
    }
    /// The distance from the top of the box to the baseline of adjacent text; nil for images, whose bottom is on the baseline.
    var baseline: CGFloat? {
        switch self {
        case .symbol(let drawing, _): drawing.baseline
        case .unknownSymbol(_, let baseline): baseline
        case .picture, .drawn, .missing: nil
        }
    }
}

extension Image {
    func resolved(in environment: EnvironmentValues, font: FontDescription? = nil) -> ResolvedImage {
        switch source {
        case .decoded(let source, let scale):
            return .picture(CatalogImage(source: source, scale: scale), isTemplate: renderingMode == .template)
        case .drawn(let recipe):
            return .drawn(recipe.drawing(in: environment, ThreadContext.current.evaluating.map { node in
                onMainActor { node.graph.textEngine }
            }), recipe.size,
                          isTemplate: renderingMode == .template)
        case .named(let name, let bundle):
            if let image = environment.assetProvider?.image(
                named: name, bundle: bundle, scale: environment.displayScale, dark: environment.colorScheme == .dark
            ) {
                return .picture(image, isTemplate: renderingMode.map { $0 == .template } ?? (image.isTemplate == true))
            }
            report("No image named \"\(name)\" is in the asset catalogues of \(bundle?.bundlePath ?? "the program"); it takes no space")
            return .missing
        case .system(let name):
            let font = font ?? environment.textStyle.font(environment.font ?? .body, in: environment)
            if let symbol = environment.symbolVariants.names(of: name).lazy.compactMap({ Symbols.symbol(named: $0) }).first {
                let scale: Symbol.Scale = switch environment.imageScale {
                case .small: .small
                case .medium: .medium
                case .large: .large
                }
                let paints = symbolPaints(of: symbol.name, in: environment)
                let drawing = symbol.drawing(fontSize: font.size, weight: font.weight, scale: scale, isLayered: paints.isLayered)
                return .symbol(
                    environment.layoutDirection == .rightToLeft && symbol.followsReadingDirection ? drawing.mirrored : drawing, paints)
            }
            report("No symbol named \"\(name)\" is drawn yet; a grey square is shown instead")
            // As large as a circle with its margins, vertically centred on capital letters.
            let side = font.size * 1.18
            return .unknownSymbol(size: CGSize(width: side, height: side), baseline: side / 2 + font.size * 0.3525)
        }
    }

    /// Reports an image once, with the view that shows it.
    private func report(_ what: String) {
        Diagnostics.shared.reportInView(what + ".")
    }

    /// The image as a character in a text.
    package func textAttachment(
        in environment: EnvironmentValues, font: FontDescription
    ) -> (list: DisplayList, size: CGSize, baseline: CGFloat)? {
        let image = resolved(in: environment, font: font), size = image.size
        let paint = ForegroundStyle().resolved(in: environment, bounds: CGRect(origin: .zero, size: size)).paint
        let list = DisplayList(image.items(in: size, paint: paint, image: self))
        return (list, size, image.baseline ?? size.height)
    }
}

extension ResolvedImage {
    /// - Parameter parts: the opacity of each variable part; nil to derive it from the image's value.
    func items(in size: CGSize, paint: Paint, image: Image, parts: [Double]? = nil) -> [DisplayList.Item] {
        let bounds = CGRect(origin: .zero, size: size)
        switch self {
        case .picture(let picture, let isTemplate):
            let interpolation: ImageDrawing.Interpolation = switch image.interpolation {
            case .none: .none
            case .low: .low
            case .medium: .medium
            case .high: .high
            }
            let picture = image.resizing?.mode == .tile ? picture : picture.filling(size)
            let drawing = ImageDrawing(source: picture.source, destination: bounds,
                                       capInsets: image.resizing?.insets ?? picture.capInsets ?? EdgeInsets(),
                                       resizing: image.resizing?.mode == .tile ? .tile : .stretch, scale: picture.scale,
                                       interpolation: interpolation, template: isTemplate ? paint : nil, antialiased: image.isAntialiased)
            return [DisplayList.Item(bounds: bounds, content: .image(drawing))]
        case .symbol(let drawing, let paints):
            guard drawing.ink.width > 0, drawing.ink.height > 0 else { return [] }
            let transform = image.resizing == nil
                // The frame was rounded to pixels; the drawing is not.
                ? CGAffineTransform(translationX: (size.width - drawing.size.width) / 2, y: (size.height - drawing.size.height) / 2)
                // A resizable symbol fills its frame without margins.
                : CGAffineTransform(scaleX: size.width / drawing.ink.width, y: size.height / drawing.ink.height)
                    .translatedBy(x: -drawing.ink.minX, y: -drawing.ink.minY)
            let lit = parts ?? image.variableValue.map { SymbolPose.parts(drawing.variableCount, litBy: $0) }
            return paints.fills(drawing, paint, parts: lit).map { part in
                let path = part.path.applying(transform)
                return DisplayList.Item(bounds: path.boundingRect, content: .fill(.path(path), .nonZero, part.paint, antialiased: true))
            }
        case .drawn(let list, let natural, let isTemplate):
            guard !list.isEmpty, natural.width > 0, natural.height > 0, size.width > 0, size.height > 0 else { return [] }
            let items = image.drawnItems(list, natural, in: size)
            guard isTemplate else { return items }
            let effect = DisplayList.Effect.mask(DisplayList(items)),
                fill = DisplayList.Item(bounds: bounds, content: .fill(.rectangle(bounds), .nonZero, paint, antialiased: true))
            return [DisplayList.Item(bounds: bounds, content: .effect(effect, DisplayList([fill])))]
        case .unknownSymbol:
            let side = min(size.width, size.height) * 0.82
            let square = CGRect(x: (size.width - side) / 2, y: (size.height - side) / 2, width: side, height: side)
            let path = Path(roundedRect: square, cornerRadius: side / 5)
            // A translucent grey that works on dark and light surfaces.
            return [DisplayList.Item(bounds: square, content: .fill(
                .path(path), .nonZero, .color(ResolvedColor(red: 0.56, green: 0.56, blue: 0.58, opacity: 0.35)), antialiased: true))]
        case .missing: return []
        }
    }
}

extension Image {
    /// A closure's drawing stretched or tiled to fill a size. Cap insets apply only to bitmap images.
    fileprivate func drawnItems(_ list: DisplayList, _ natural: CGSize, in size: CGSize) -> [DisplayList.Item] {
        if resizing == nil || natural == size { return list.items }
        func item(_ transform: CGAffineTransform) -> DisplayList.Item { list.transformed(by: transform, identity: 0, version: 0) }
        guard resizing?.mode == .tile else {
            return [item(CGAffineTransform(scaleX: size.width / natural.width, y: size.height / natural.height))]
        }
        let columns = Int(min((size.width / natural.width).rounded(.up), 200)),
            rows = Int(min((size.height / natural.height).rounded(.up), 200))
        let tiles = (0..<rows).flatMap { row in
            (0..<columns).map { item(CGAffineTransform(translationX: CGFloat($0) * natural.width, y: CGFloat(row) * natural.height)) }
        }
        let bounds = CGRect(origin: .zero, size: size)
        return [DisplayList.Item(
            bounds: bounds, content: .effect(.clip(.rectangle(bounds), .nonZero, antialiased: true), DisplayList(tiles)))]
    }
}

@MainActor
final class ImageNode: LeafNode, AccessibleLeaf {
    private(set) var image: Image
    private var resolvedImage = ResolvedImage.missing
    private var paint = PaintDriver()
    private var fade = ContentFade()
    private var isHidden = false
    /// The effects of a symbol; nil if it has never had any.
    private var effects: SymbolEffectPlayer?

    init(_ image: Image, _ inputs: ViewInputs) {
        self.image = image
        super.init(inputs)
        resolve()
    }
    func update(_ image: Image) {
        guard isDirty || self.image != image else { return }
        if case .symbolEffect(let configuration, let options)? = environment.values.setContentTransition?.kind {
            if isPlaced, image.source != self.image.source, case .symbol = resolvedImage, !currentTransaction().disablesAnimations {
                let player = effects ?? SymbolEffectPlayer()
                player.replace(displayedList(), by: configuration.kind, rate: options.rate, at: graph.time)
                effects = player
                graph.startAnimating(self)
            }
        } else if isPlaced, !nothingAnimates, image.source != self.image.source, let transition = environment.values.setContentTransition,
                  transition != .identity {
            fade.begin(from: displayedList(), self)
        }
        self.image = image
        evaluate()
    }
    override func evaluate() {
        resolve()
        setNeedsLayout()
        setNeedsDisplay()
    }
    private func resolve() {
        evaluating {
            let environment = trackedEnvironment
            resolvedImage = image.resolved(in: environment)
            isHidden = environment.hidesContent
            followEffects(environment.symbolEffects)
            let style = tracked { ForegroundStyle().resolved(in: environment, bounds: CGRect(origin: .zero, size: drawnSize)) }
            if paint.isResolved { paint.set(style, node: self) } else { paint.reset(style, size: drawnSize) }
        }
    }

    private var variableCount: Int { if case .symbol(let drawing, _) = resolvedImage { drawing.variableCount } else { 0 } }
    private func followEffects(_ applied: [AppliedSymbolEffect]) {
        guard effects != nil || !applied.isEmpty, case .symbol = resolvedImage else { return }
        let player = effects ?? SymbolEffectPlayer()
        player.set(applied, at: graph.time, isFirst: effects == nil)
        effects = player
        if player.isMoving(at: graph.time, parts: variableCount) { graph.startAnimating(self) }
    }
    /// The symbol with its effects applied.
    private func posed(_ list: DisplayList) -> DisplayList {
        guard let effects, case .symbol = resolvedImage else { return list }
        let pose = effects.pose(at: graph.time, parts: variableCount, rightToLeft: environment.layoutDirection == .rightToLeft),
            size = drawnSize
        var shown = effects.replacing(list, size: size, at: graph.time, self)
        func wrap(_ effect: DisplayList.Effect) {
            shown = DisplayList([DisplayList.Item(
                identity: number, version: nextVersion(), bounds: effect.bounds(of: shown.bounds), content: .effect(effect, shown))])
        }
        if pose.opacity <= 0 { return DisplayList() }
        if pose.scale != 1 || pose.rotation != 0 || pose.offset != .zero, !shown.isEmpty {
            let middle = CGAffineTransform(
                translationX: size.width * (0.5 + pose.offset.width), y: size.height * (0.5 + pose.offset.height))
            wrap(.transform(middle.rotated(by: pose.rotation).scaledBy(x: pose.scale, y: pose.scale).translatedBy(
                x: -size.width / 2, y: -size.height / 2)))
        }
        if pose.opacity < 1, !shown.isEmpty { wrap(.opacity(pose.opacity)) }
        return shown
    }

    override func sampleAnimations() -> Bool {
        let frameMoves = super.sampleAnimations()
        var effectsMove = false
        if let effects {
            effectsMove = effects.isMoving(at: graph.time, parts: variableCount)
            // One more drawing shows the final state.
            setNeedsDisplay()
        }
        if paint.sampleIfMoving(node: self) { setNeedsDisplay() }
        if fade.sampleIfMoving(self) { setNeedsDisplay() }
        return frameMoves || paint.isMoving || fade.isMoving || effectsMove
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let natural = resolvedImage.size
        if case .missing = resolvedImage { return .zero }
        guard image.resizing == nil else {
            if case .symbol(let drawing, _) = resolvedImage { return proposal.replacingUnspecifiedDimensions(by: drawing.ink.size) }
            return proposal.replacingUnspecifiedDimensions(by: natural)
        }
        guard resolvedImage.baseline != nil else { return natural }
        let scale = environment.displayScale
        return CGSize(width: natural.width.roundedToPixel(scale), height: natural.height.roundedToPixel(scale))
    }
    override func explicitAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        guard let baseline = resolvedImage.baseline, image.resizing == nil,
              key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key else { return nil }
        return baseline + (size.height - resolvedImage.size.height) / 2
    }

    /// A picture takes touches where it is transparent, too; what is painted in a clear foreground takes none.
    override func takesTouch(at point: CGPoint) -> Bool {
        if resolvedImage.isPaintedInForeground, paint.shown?.isClear == true { return false }
        return super.takesTouch(at: point)
    }

    var accessibilityContent: AccessibilityContent? {
        guard let label = image.label else {
            return image.name.map { AccessibilityContent(label: $0, traits: .isImage, isNamedAfterPicture: true) }
        }
        let string = label.string(in: environment.values)
        return string.isEmpty ? nil : AccessibilityContent(label: string, traits: .isImage)
    }

    override func makeDisplayList() -> DisplayList {
        guard let style = paint.shown else { return DisplayList() }
        var list = DisplayList(resolvedImage.items(
            in: drawnSize, paint: style.paint, image: image,
            parts: effects?.pose(at: graph.time, parts: variableCount, rightToLeft: false).parts))
        for index in list.items.indices {
            list.items[index].identity = number
            list.items[index].version = nextVersion()
        }
        if isHidden { return fade.shown(RedactionShape.picture(drawnSize, style.paint), self) }
        switch resolvedImage {
        case .picture(_, isTemplate: false), .drawn(_, _, isTemplate: false): return fade.shown(list, self)
        case .picture, .drawn, .symbol, .unknownSymbol, .missing: break
        }
        return posed(fade.shown(style.decorate(list, by: self), self))
    }
}

extension Image {
    /// The pixels to paint with; nil for symbols and missing images.
    package func paintSource(in environment: EnvironmentValues) -> CatalogImage? {
        if case .picture(let image, _) = resolved(in: environment) { return image }
        return nil
    }
}
