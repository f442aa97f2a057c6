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

/// What an image turns out to be in an environment.
enum ResolvedImage {
    case picture(CatalogImage, isTemplate: Bool)
    case symbol(SymbolDrawing, SymbolPaints)
    /// Nothing of that name: a crossed box, so that it is seen.
    case missing(size: CGSize)

    var size: CGSize {
        switch self {
        case .picture(let image, _): CGSize(width: CGFloat(image.source.width) / image.scale, height: CGFloat(image.source.height) / image.scale)
        case .symbol(let drawing, _): drawing.size
        case .missing(let size): size
        }
    }
}

extension Image {
    func resolved(in environment: EnvironmentValues, font: FontDescription? = nil) -> ResolvedImage {
        switch source {
        case .decoded(let source, let scale):
            return .picture(CatalogImage(source: source, scale: scale), isTemplate: renderingMode == .template)
        case .named(let name, let bundle):
            if let image = environment.assetProvider?.image(named: name, bundle: bundle, scale: environment.displayScale, dark: environment.colorScheme == .dark) {
                return .picture(image, isTemplate: renderingMode.map { $0 == .template } ?? (image.isTemplate == true))
            }
            Diagnostics.shared.report("No image named \"\(name)\" in the asset catalogues of \(bundle?.bundlePath ?? "the program"); a crossed box stands in for it.")
            return .missing(size: CGSize(width: 44, height: 44))
        case .system(let name):
            let font = font ?? (environment.font ?? .body).resolve(in: environment)
            if let symbol = environment.symbolVariants.names(of: name).lazy.compactMap({ Symbols.symbol(named: $0) }).first {
                let scale: Symbol.Scale = switch environment.imageScale {
                case .small: .small
                case .medium: .medium
                case .large: .large
                }
                return .symbol(symbol.drawing(fontSize: font.size, weight: font.weight, scale: scale), symbolPaints(in: environment))
            }
            Diagnostics.shared.report("No symbol named \"\(name)\" is drawn yet; a crossed box stands in for it.")
            return .missing(size: CGSize(width: font.size * 1.2, height: font.size * 1.2))
        }
    }

    /// The image as one character of a text.
    package func textAttachment(in environment: EnvironmentValues, font: FontDescription) -> (list: DisplayList, size: CGSize, baseline: CGFloat)? {
        let image = resolved(in: environment, font: font), size = image.size
        let paint = ForegroundStyle().resolved(in: environment, bounds: CGRect(origin: .zero, size: size)).paint
        let list = DisplayList(image.items(in: size, paint: paint, image: self))
        if case .symbol(let drawing, _) = image { return (list, size, drawing.baseline) }
        return (list, size, size.height)
    }
}

extension ResolvedImage {
    func items(in size: CGSize, paint: Paint, image: Image) -> [DisplayList.Item] {
        let bounds = CGRect(origin: .zero, size: size)
        switch self {
        case .picture(let picture, let isTemplate):
            let interpolation: ImageDrawing.Interpolation = switch image.interpolation {
            case .none: .none
            case .low: .low
            case .medium: .medium
            case .high: .high
            }
            let drawing = ImageDrawing(source: picture.source, destination: bounds, capInsets: image.resizing?.insets ?? picture.capInsets ?? EdgeInsets(),
                                       resizing: image.resizing?.mode == .tile ? .tile : .stretch, scale: picture.scale,
                                       interpolation: interpolation, template: isTemplate ? paint : nil, antialiased: image.isAntialiased)
            return [DisplayList.Item(bounds: bounds, content: .image(drawing))]
        case .symbol(let drawing, let paints):
            guard drawing.size.width > 0, drawing.size.height > 0 else { return [] }
            let stretch = CGAffineTransform(scaleX: size.width / drawing.size.width, y: size.height / drawing.size.height)
            return paints.fills(drawing, paint).map { part in
                let path = part.path.applying(stretch)
                return DisplayList.Item(bounds: path.boundingRect, content: .fill(.path(path), .nonZero, part.paint, antialiased: true))
            }
        case .missing:
            var path = Path(bounds.insetBy(dx: 1, dy: 1))
            path.move(to: CGPoint(x: bounds.minX, y: bounds.minY))
            path.addLine(to: CGPoint(x: bounds.maxX, y: bounds.maxY))
            path.move(to: CGPoint(x: bounds.maxX, y: bounds.minY))
            path.addLine(to: CGPoint(x: bounds.minX, y: bounds.maxY))
            return [DisplayList.Item(bounds: bounds, content: .stroke(.path(path), StrokeParameters(width: 2), .color(.missingAsset), antialiased: true))]
        }
    }
}

@MainActor
private final class ImageNode: LeafNode {
    private var image: Image
    private var resolvedImage = ResolvedImage.missing(size: .zero)
    private var paint = PaintDriver()
    private var fade = ContentFade()
    private var isHidden = false

    init(_ image: Image, _ inputs: ViewInputs) {
        self.image = image
        super.init(inputs)
        resolve()
    }
    func update(_ image: Image) {
        guard isDirty || self.image != image else { return }
        if isPlaced, !graph.nothingAnimates, image.source != self.image.source, let transition = environment.values.setContentTransition, transition != .identity {
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
            let style = ForegroundStyle().resolved(in: environment, bounds: CGRect(origin: .zero, size: drawnSize))
            if paint.isResolved { paint.set(style, node: self) } else { paint.reset(style, size: drawnSize) }
        }
    }

    override func sampleAnimations() -> Bool {
        let frameMoves = super.sampleAnimations()
        if paint.isMoving {
            paint.sample(node: self)
            setNeedsDisplay()
        }
        if fade.isMoving {
            _ = fade.sample(self)
            setNeedsDisplay()
        }
        return frameMoves || paint.isMoving || fade.isMoving
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let natural = resolvedImage.size
        return image.resizing == nil ? natural : proposal.replacingUnspecifiedDimensions(by: natural)
    }
    override func explicitAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        guard case .symbol(let drawing, _) = resolvedImage, image.resizing == nil,
              key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key else { return nil }
        return drawing.baseline
    }

    override var accessibilityContent: AccessibilityContent? {
        guard let label = image.label else {
            return image.name.map { AccessibilityContent(label: $0, traits: .isImage, isNamedAfterPicture: true) }
        }
        let string = label.string(in: environment.values)
        return string.isEmpty ? nil : AccessibilityContent(label: string, traits: .isImage)
    }

    override func makeDisplayList() -> DisplayList {
        guard let style = paint.shown else { return DisplayList() }
        var list = DisplayList(resolvedImage.items(in: drawnSize, paint: style.paint, image: image))
        for index in list.items.indices {
            list.items[index].identity = number
            list.items[index].version = nextVersion()
        }
        if isHidden { return fade.shown(RedactedFigure.picture(drawnSize, style.paint), self) }
        if case .picture(_, isTemplate: false) = resolvedImage { return fade.shown(list, self) }
        return fade.shown(style.decorate(list, by: self), self)
    }
}

extension Image {
    /// The pixels to paint with; nil for symbols, which have none, and for pictures that are not there.
    package func paintSource(in environment: EnvironmentValues) -> CatalogImage? {
        if case .picture(let image, _) = resolved(in: environment) { return image }
        return nil
    }
}
