import Foundation
import SwiftUI
import UIKit

/// A place with what the program knows of it.
open class MKPlacemark: CLPlacemark, @unchecked Sendable {
    public let coordinate: CLLocationCoordinate2D
    public init(coordinate: CLLocationCoordinate2D) {
        self.coordinate = coordinate
        super.init(location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
    }
    public convenience init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) { self.init(coordinate: coordinate) }
    public override init(placemark: CLPlacemark) {
        coordinate = placemark.location?.coordinate ?? kCLLocationCoordinate2DInvalid
        super.init(location: placemark.location)
    }
    open var title: String? { name }
}

/// A place to go to.
open class MKMapItem: NSObject, @unchecked Sendable {
    public let placemark: MKPlacemark
    open var name: String?
    open var phoneNumber: String?
    open var url: URL?
    open var timeZone: TimeZone?
    open var pointOfInterestCategory: MKPointOfInterestCategory?
    public init(placemark: MKPlacemark) { self.placemark = placemark }
    public class func forCurrentLocation() -> MKMapItem {
        MKMapItem(placemark: MKPlacemark(coordinate: CLLocationManager.places.last?.coordinate ?? kCLLocationCoordinate2DInvalid))
    }
    open var isCurrentLocation: Bool { false }

    /// Opens the place in the desktop's program for `geo` addresses.
    /// - Returns: False if there is none.
    @discardableResult @MainActor open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
        guard let url = URL(string: "geo:\(placemark.coordinate.latitude),\(placemark.coordinate.longitude)") else { return false }
        UIApplication.shared.open(url)
        return true
    }
    @discardableResult @MainActor public class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool {
        mapItems.first?.openInMaps(launchOptions: launchOptions) ?? false
    }
}
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode",
    MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking",
    MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter", MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"

public protocol MKAnnotation: NSObjectProtocol {
    var coordinate: CLLocationCoordinate2D { get }
    var title: String? { get }
    var subtitle: String? { get }
}
extension MKAnnotation {
    public var title: String? { nil }
    public var subtitle: String? { nil }
}
open class MKPointAnnotation: NSObject, MKAnnotation {
    open var coordinate = CLLocationCoordinate2D()
    open var title: String?
    open var subtitle: String?
    public override init() { super.init() }
    public init(coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil) {
        (self.coordinate, self.title, self.subtitle) = (coordinate, title, subtitle)
    }
}

/// A line through places.
open class MKPolyline: NSObject, @unchecked Sendable {
    let coordinates: [CLLocationCoordinate2D]
    public override init() { coordinates = [] }
    public init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        coordinates = Array(UnsafeBufferPointer(start: coords, count: count))
    }
    public var pointCount: Int { coordinates.count }
    public var coordinate: CLLocationCoordinate2D { let rect = boundingMapRect; return MKMapPoint(x: rect.midX, y: rect.midY).coordinate }
    public var boundingMapRect: MKMapRect { MKMapRect(around: coordinates.map { MKMapPoint($0) }) }
}

// MARK: - What a server would know

/// Looks for places. There is no server for them, so each search ends with `MKError.serverFailure`, as on a phone without a network.
open class MKLocalSearch: NSObject, @unchecked Sendable {
    open class Request: NSObject, @unchecked Sendable {
        open var naturalLanguageQuery: String?
        open var region = MKCoordinateRegion()
        open var resultTypes: ResultType = []
        public override init() { super.init() }
        public init(naturalLanguageQuery: String) { self.naturalLanguageQuery = naturalLanguageQuery }
        public init(completion: MKLocalSearchCompletion) { naturalLanguageQuery = completion.title }
    }
    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let address = Self(rawValue: 1), pointOfInterest = Self(rawValue: 2), physicalFeature = Self(rawValue: 4)
    }
    open class Response: NSObject, @unchecked Sendable {
        public let mapItems: [MKMapItem] = []
        public let boundingRegion = MKCoordinateRegion()
    }
    public init(request: Request) {}
    open var isSearching: Bool { false }
    open func start() async throws -> Response { throw MKError(.serverFailure) }
    open func start(completionHandler: @escaping @Sendable (Response?, (any Error)?) -> Void) {
        DispatchQueue.main.async { completionHandler(nil, MKError(.serverFailure)) }
    }
    open func cancel() {}
}

open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
    open var title: String { "" }
    open var subtitle: String { "" }
}
open class MKLocalSearchCompleter: NSObject, @unchecked Sendable {
    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let address = Self(rawValue: 1), pointOfInterest = Self(rawValue: 2), query = Self(rawValue: 4)
    }
    open weak var delegate: (any MKLocalSearchCompleterDelegate)?
    open var resultTypes: ResultType = []
    open var region = MKCoordinateRegion()
    open var results: [MKLocalSearchCompletion] { [] }
    open var queryFragment = "" {
        didSet { DispatchQueue.main.async { [self] in delegate?.completer(self, didFailWithError: MKError(.serverFailure)) } }
    }
    public override init() { super.init() }
    open func cancel() {}
}
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}
extension MKLocalSearchCompleterDelegate {
    public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
    public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

/// Looks for ways, in vain: see `MKLocalSearch`.
open class MKDirections: NSObject, @unchecked Sendable {
    open class Request: NSObject, @unchecked Sendable {
        open var source, destination: MKMapItem?
        open var transportType: MKDirectionsTransportType = .any
        open var requestsAlternateRoutes = false
        open var departureDate, arrivalDate: Date?
        public override init() { super.init() }
    }
    open class Response: NSObject, @unchecked Sendable {
        public let routes: [MKRoute] = []
    }
    public init(request: Request) {}
    open func calculate() async throws -> Response { throw MKError(.serverFailure) }
    open func calculate(completionHandler: @escaping @Sendable (Response?, (any Error)?) -> Void) {
        DispatchQueue.main.async { completionHandler(nil, MKError(.serverFailure)) }
    }
    open func cancel() {}
}
public struct MKDirectionsTransportType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let automobile = Self(rawValue: 1), walking = Self(rawValue: 2), transit = Self(rawValue: 4),
        any = Self(rawValue: 0xFFFFFFF)
}
open class MKRoute: NSObject, @unchecked Sendable {
    public let polyline: MKPolyline
    public let distance: CLLocationDistance
    public let expectedTravelTime: TimeInterval
    public let name: String
    /// A way of no length, as programs make one before they have asked.
    public override init() { (polyline, distance, expectedTravelTime, name) = (MKPolyline(), 0, 0, "") }
}

/// A picture of a street: there is none.
open class MKLookAroundScene: NSObject, @unchecked Sendable {}
open class MKLookAroundSceneRequest: NSObject, @unchecked Sendable {
    public init(coordinate: CLLocationCoordinate2D) {}
    public init(mapItem: MKMapItem) {}
    open var scene: MKLookAroundScene? { get async throws { nil } }
}
public struct LookAroundPreview: View {
    public init(initialScene: MKLookAroundScene?, allowsNavigation: Bool = true, showsRoadLabels: Bool = true) {}
    public init(scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true, showsRoadLabels: Bool = true) {}
    public var body: some View {
        ContentUnavailableView("No Look Around", systemImage: "binoculars").background(Color(.secondarySystemBackground))
    }
}

public let MKErrorDomain = "MKErrorDomain"
public struct MKError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: UInt, Sendable {
        case unknown = 1, serverFailure = 2, loadingThrottled = 3, placemarkNotFound = 4, directionsNotFound = 5, decodingFailed = 6
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { MKErrorDomain }
    public var errorCode: Int { Int(code.rawValue) }
}
extension MKError.Code {
    public static func ~= (code: MKError.Code, error: any Error) -> Bool { (error as? MKError)?.code == code }
}

// MARK: - Declined

@available(*, unavailable, message: "There is no map of UIKit's; use Map of SwiftUI, in a UIHostingController where UIKit is around it.")
open class MKMapView: UIView {}
@available(*, unavailable, message: "There is no map of UIKit's; use Map of SwiftUI, with onMapCameraChange and a selection.")
public protocol MKMapViewDelegate: NSObjectProtocol {}
@available(*, unavailable, message: "There is no map of UIKit's; use Map of SwiftUI with Annotation or Marker.")
open class MKAnnotationView: UIView {}
@available(*, unavailable, message: "There are no pictures of maps; ImageRenderer makes one of a Map.")
public final class MKMapSnapshotter {}
