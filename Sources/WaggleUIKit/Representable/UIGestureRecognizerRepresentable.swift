import Foundation
import WaggleCore
import WaggleGeometry

/// A UIKit gesture recognizer as a gesture of a SwiftUI view.
@MainActor @preconcurrency
public protocol UIGestureRecognizerRepresentable {
    associatedtype UIGestureRecognizerType: UIGestureRecognizer
    associatedtype Coordinator = Void
    typealias Context = UIGestureRecognizerRepresentableContext<Self>
    typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

    func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
    /// Called when the value or what it has read has changed.
    func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
    /// Called for each action of the recognizer.
    func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
    func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}

extension UIGestureRecognizerRepresentable {
    public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
    public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}
}
extension UIGestureRecognizerRepresentable where Coordinator == Void {
    public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// The context of a call to a represented gesture recognizer.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
    public let coordinator: Representable.Coordinator
    /// Converts the recognizer's locations.
    public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// Converts the locations of a recognizer to the coordinate spaces of SwiftUI's views.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
    fileprivate let link: GestureContextLink
    fileprivate unowned let recognizer: RecognizerBox

    /// The recognizer's location in points, in the view with the gesture.
    public var localLocation: CGPoint { location(in: .local) }
    /// How far a pan has moved, in the view with the gesture; nil for other recognizers.
    public var localTranslation: CGPoint? { translation(in: .local) }
    /// The velocity of a pan, in the view with the gesture; nil for other recognizers.
    public var localVelocity: CGPoint? { velocity(in: .local) }
    /// The recognizer's location in a coordinate space, in points.
    public func location(in space: some CoordinateSpaceProtocol) -> CGPoint {
        convert(globalPoint: recognizer.recognizer?.location(in: nil) ?? .zero, to: space)
    }
    /// How far a pan has moved; nil for other recognizers.
    public func translation(in space: some CoordinateSpaceProtocol) -> CGPoint? {
        (recognizer.recognizer as? UIPanGestureRecognizer).map { convert(globalVector: $0.translation(in: nil), to: space) }
    }
    /// The velocity of a pan, in points per second; nil for other recognizers.
    public func velocity(in space: some CoordinateSpaceProtocol) -> CGPoint? {
        (recognizer.recognizer as? UIPanGestureRecognizer).map { convert(globalVector: $0.velocity(in: nil), to: space) }
    }
    /// A point of the window in a coordinate space.
    public func convert(globalPoint: CGPoint, to space: some CoordinateSpaceProtocol) -> CGPoint {
        link.point(globalPoint, in: space.coordinateSpace)
    }
    /// A point of the view with the gesture in a coordinate space.
    public func convert(localPoint: CGPoint, to space: some CoordinateSpaceProtocol) -> CGPoint {
        link.point(link.windowPoint(localPoint), in: space.coordinateSpace)
    }
    /// A distance in the window, in points, in a coordinate space.
    public func convert(globalVector: CGPoint, to space: some CoordinateSpaceProtocol) -> CGPoint {
        let start = convert(globalPoint: .zero, to: space), end = convert(globalPoint: globalVector, to: space)
        return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }
}

/// The recognizer, which is made after what converts its locations.
@MainActor
final class RecognizerBox {
    fileprivate(set) var recognizer: UIGestureRecognizer?
}

extension View {
    /// Adds a recognizer of UIKit, which ranks as a gesture of the view.
    @MainActor public func gesture<T: UIGestureRecognizerRepresentable>(_ representable: T) -> some View {
        modifier(RecognizerModifier(representable: representable))
    }
}

private struct RecognizerModifier<Representable: UIGestureRecognizerRepresentable>: ViewModifier {
    let representable: Representable
    private let nodeObject = NodeObject<RepresentedRecognizer<Representable>> { $0.end() }

    init(representable: Representable) { self.representable = representable }

    func body(content: Content) -> some View {
        let represented = nodeObject.object { RepresentedRecognizer(representable) }
        let _ = represented.update(representable)
        content.outsideGesture(represented.gesture, at: represented.link)
    }
}

@MainActor
private final class RepresentedRecognizer<Representable: UIGestureRecognizerRepresentable> {
    private let recognizer: Representable.UIGestureRecognizerType
    private var representable: Representable
    private let context: Representable.Context
    private let box = RecognizerBox()
    let link = GestureContextLink()
    var gesture: RecognizedGesture { recognizer.gesture }

    init(_ representable: Representable) {
        self.representable = representable
        let converter = UIGestureRecognizerRepresentableCoordinateSpaceConverter(link: link, recognizer: box)
        context = UIGestureRecognizerRepresentableContext(
            coordinator: representable.makeCoordinator(converter: converter), converter: converter)
        recognizer = representable.makeUIGestureRecognizer(context: context)
        box.recognizer = recognizer
        recognizer.gesture.makesTouches = true
        recognizer.closures.append { [weak self] in
            guard let self else { return }
            self.representable.handleUIGestureRecognizerAction(self.recognizer, context: self.context)
        }
    }
    func update(_ representable: Representable) {
        self.representable = representable
        representable.updateUIGestureRecognizer(recognizer, context: context)
    }
    func end() { recognizer.closures = [] }
}
