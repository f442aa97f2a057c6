import Foundation
import SwiftUI
import WaggleCore

/// Something on a map.
@MainActor @preconcurrency
public protocol MapContent {
    associatedtype Body: MapContent
    @MapContentBuilder var body: Body { get }
    /// What it puts on the map.
    var _parts: [_MapPart] { get }
}
extension MapContent {
    public var _parts: [_MapPart] { body._parts }
}
extension MapContent where Body == Never {
    public var body: Never { fatalError("\(Self.self) has no body.") }
}
extension Never: MapContent {
    public var _parts: [_MapPart] { [] }
}

/// A view at a place, or a line or an area.
@MainActor
public struct _MapPart {
    enum Shape {
        case marker(symbol: String?, monogram: Text?)
        case view(AnyView, anchor: UnitPoint)
        case line([CLLocationCoordinate2D]), area([CLLocationCoordinate2D])
        case circle(CLLocationCoordinate2D, metres: Double)
    }
    var shape: Shape
    var title: Text?
    /// What stands in the title's place.
    var label: AnyView?
    var place: CLLocationCoordinate2D?
    var tint: Color?
    var fill: AnyShapeStyle?
    var stroke: (style: AnyShapeStyle, line: StrokeStyle)?
    var tag: AnyHashable?
    var showsTitle = true
    var isAboveLabels = false

    /// The places that a map of everything must show.
    var extent: [MKMapPoint] {
        switch shape {
        case .marker, .view: [place].compactMap { $0 }.filter(\.isOnMap).map { MKMapPoint($0) }
        case .line(let places), .area(let places): places.filter(\.isOnMap).map { MKMapPoint($0) }
        case .circle(let center, let metres):
            [(-1.0, -1.0), (1, 1)].map { x, y in
                let middle = MKMapPoint(center), radius = metres * MKMapPointsPerMeterAtLatitude(center.latitude)
                return MKMapPoint(x: middle.x + x * radius, y: middle.y + y * radius)
            }
        }
    }
}

/// Contents with a change of their parts.
public struct _MapGroup: MapContent {
    public typealias Body = Never
    public let _parts: [_MapPart]
}

@resultBuilder
public struct MapContentBuilder {
    @MainActor public static func buildExpression<C: MapContent>(_ content: C) -> C { content }
    @MainActor public static func buildBlock() -> _MapGroup { _MapGroup(_parts: []) }
    @MainActor public static func buildPartialBlock<C: MapContent>(first: C) -> C { first }
    @MainActor public static func buildPartialBlock<A: MapContent, C: MapContent>(accumulated: A, next: C) -> _MapGroup {
        _MapGroup(_parts: accumulated._parts + next._parts)
    }
    // The result names the content's type, which the compiler could not tell from nothing.
    @MainActor public static func buildOptional<C: MapContent>(_ content: C?) -> C? { content }
    @MainActor public static func buildEither<C: MapContent>(first: C) -> _MapGroup { _MapGroup(_parts: first._parts) }
    @MainActor public static func buildEither<C: MapContent>(second: C) -> _MapGroup { _MapGroup(_parts: second._parts) }
    @MainActor public static func buildArray<C: MapContent>(_ content: [C]) -> _MapGroup { _MapGroup(_parts: content.flatMap(\._parts)) }
    @MainActor public static func buildLimitedAvailability<C: MapContent>(_ content: C) -> _MapGroup { _MapGroup(_parts: content._parts) }
}

extension Optional: MapContent where Wrapped: MapContent {
    public typealias Body = Never
    public var body: Never { fatalError("An optional content has no body.") }
    public var _parts: [_MapPart] { self?._parts ?? [] }
}

extension ForEach: MapContent where Content: MapContent {
    public typealias Body = Never
    @MainActor public var body: Never { fatalError("A loop has no body.") }
    @MainActor public var _parts: [_MapPart] { data.flatMap { content($0)._parts } }
}
extension ForEach where Content: MapContent {
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, id: { $0[keyPath: id] }, idKeyPath: id)
    }
}
extension ForEach where ID == Data.Element.ID, Content: MapContent, Data.Element: Identifiable {
    public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, id: { $0.id }, idKeyPath: \.id)
    }
}

// MARK: - Contents

/// A balloon at a place.
public struct Marker: MapContent {
    public typealias Body = Never
    public let _parts: [_MapPart]
    private init(_ title: Text?, _ symbol: String?, _ monogram: Text?, _ place: CLLocationCoordinate2D) {
        _parts = [_MapPart(shape: .marker(symbol: symbol, monogram: monogram), title: title, place: place)]
    }

    public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) { self.init(Text(titleKey), "mappin", nil, coordinate) }
    public init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {
        self.init(Text(titleKey), systemImage, nil, coordinate)
    }
    public init(_ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D) {
        self.init(Text(titleKey), nil, monogram, coordinate)
    }
    public init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {
        self.init(Text(titleKey), "mappin", nil, coordinate)
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {
        self.init(Text(title), "mappin", nil, coordinate)
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage: String, coordinate: CLLocationCoordinate2D) {
        self.init(Text(title), systemImage, nil, coordinate)
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, monogram: Text, coordinate: CLLocationCoordinate2D) {
        self.init(Text(title), nil, monogram, coordinate)
    }
    public init(item: MKMapItem) { self.init(item.name.map { Text($0) }, "mappin", nil, item.placemark.coordinate) }
    public init<Label: View>(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
        // The label stands below the balloon, which has its own symbol.
        var part = _MapPart(shape: .marker(symbol: "mappin", monogram: nil), place: coordinate)
        part.label = AnyView(label().labelStyle(.titleOnly))
        _parts = [part]
    }
}

/// A view at a place, with a title below it.
public struct Annotation<Content: View>: MapContent {
    public typealias Body = Never
    public let _parts: [_MapPart]
    public init(
        _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
    ) {
        _parts = [_MapPart(shape: .view(AnyView(content()), anchor: anchor), title: Text(titleKey), place: coordinate)]
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
    ) {
        _parts = [_MapPart(shape: .view(AnyView(content()), anchor: anchor), title: title.isEmpty ? nil : Text(title), place: coordinate)]
    }
    public init<Label: View>(
        coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        let view = VStack(spacing: 2) { content(); label().font(.caption2) }
        _parts = [_MapPart(shape: .view(AnyView(view), anchor: anchor), place: coordinate)]
    }
}

/// The person's place, if the program is told one.
public struct UserAnnotation: MapContent {
    public typealias Body = Never
    public let _parts: [_MapPart]
    public init(anchor: UnitPoint = .center) {
        let dot = Circle().fill(.blue).frame(width: 16, height: 16).padding(3).background(.white, in: .circle).shadow(radius: 2)
        _parts = CLLocationManager.places.last.map { [_MapPart(shape: .view(AnyView(dot), anchor: anchor), place: $0.coordinate)] } ?? []
    }
}

/// A line through places.
public struct MapPolyline: MapContent {
    public typealias Body = Never
    public let _parts: [_MapPart]
    public enum ContourStyle: Sendable { case straight, geodesic }
    public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {
        _parts = [_MapPart(shape: .line(coordinates))]
    }
    public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) { self.init(coordinates: points.map(\.coordinate)) }
    public init(_ polyline: MKPolyline) { self.init(coordinates: polyline.coordinates) }
}

/// An area between places.
public struct MapPolygon: MapContent {
    public typealias Body = Never
    public let _parts: [_MapPart]
    public init(coordinates: [CLLocationCoordinate2D]) { _parts = [_MapPart(shape: .area(coordinates))] }
    public init(points: [MKMapPoint]) { self.init(coordinates: points.map(\.coordinate)) }
}

/// A circle around a place.
public struct MapCircle: MapContent {
    public typealias Body = Never
    public let _parts: [_MapPart]
    /// - Parameter radius: Metres.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) { _parts = [_MapPart(shape: .circle(center, metres: radius))] }
}

extension MapContent {
    private func changed(_ change: (inout _MapPart) -> Void) -> _MapGroup {
        _MapGroup(_parts: _parts.map { part in
            var part = part
            change(&part)
            return part
        })
    }
    public func tint(_ tint: Color?) -> some MapContent { changed { $0.tint = $0.tint ?? tint } }
    public func tint<S: ShapeStyle>(_ tint: S) -> some MapContent { changed { $0.fill = $0.fill ?? AnyShapeStyle(tint) } }
    /// The value by which the map's selection knows it.
    public func tag<V: Hashable>(_ tag: V) -> some MapContent { changed { $0.tag = $0.tag ?? AnyHashable(tag) } }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent { changed { $0.fill = $0.fill ?? AnyShapeStyle(style) } }
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some MapContent {
        changed { $0.stroke = (AnyShapeStyle(content), StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round)) }
    }
    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some MapContent {
        changed { $0.stroke = (AnyShapeStyle(content), style) }
    }
    public func stroke(lineWidth: CGFloat = 1) -> some MapContent {
        changed { $0.stroke = (AnyShapeStyle(.tint), StrokeStyle(lineWidth: lineWidth)) }
    }
    public func annotationTitles(_ visibility: Visibility) -> some MapContent { changed { $0.showsTitle = visibility != .hidden } }
    public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { self }
    public func mapOverlayLevel(level: MapOverlayLevel) -> some MapContent { changed { $0.isAboveLabels = level == .aboveLabels } }
}
public enum MapOverlayLevel: Sendable { case aboveRoads, aboveLabels }
