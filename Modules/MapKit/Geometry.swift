@_exported import CoreLocation
import Foundation

extension CLLocationCoordinate2D {
    /// False for what is no place, such as `kCLLocationCoordinate2DInvalid`: no map shows it. A line may go around the Earth more than
    /// once.
    var isOnMap: Bool { abs(latitude) <= 90 && abs(longitude) <= 3600 }
}

/// How much of the Earth a map shows, in degrees.
public struct MKCoordinateSpan: Sendable {
    public var latitudeDelta, longitudeDelta: CLLocationDegrees
    public init() { (latitudeDelta, longitudeDelta) = (0, 0) }
    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
    }
}

/// A part of the Earth: its middle and how much is around it.
public struct MKCoordinateRegion: Sendable {
    public var center: CLLocationCoordinate2D
    public var span: MKCoordinateSpan
    public init() { (center, span) = (CLLocationCoordinate2D(), MKCoordinateSpan()) }
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) { (self.center, self.span) = (center, span) }
    /// - Parameters: Metres from north to south and from west to east.
    public init(center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance) {
        // A degree is this long on the Earth's sphere, from west to east less the nearer the pole.
        let metres = 111_319.49, narrowing = max(cos(center.latitude * .pi / 180), 1e-6)
        self.init(
            center: center,
            span: MKCoordinateSpan(latitudeDelta: latitudinalMeters / metres, longitudeDelta: longitudinalMeters / (metres * narrowing)))
    }
    public init(_ rect: MKMapRect) {
        let topLeft = MKMapPoint(x: rect.minX, y: rect.minY).coordinate, bottomRight = MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
        let middle = MKMapPoint(x: rect.midX, y: rect.midY).coordinate
        self.init(center: middle, span: MKCoordinateSpan(
            latitudeDelta: topLeft.latitude - bottomRight.latitude, longitudeDelta: bottomRight.longitude - topLeft.longitude))
    }
}
public func MKCoordinateRegionMakeWithDistance(
    _ center: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance, _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
    MKCoordinateRegion(center: center, latitudinalMeters: latitudinalMeters, longitudinalMeters: longitudinalMeters)
}
public func MKCoordinateSpanMake(_ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees) -> MKCoordinateSpan {
    MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta)
}

/// A place on the flat map of the world: Mercator's projection, 268 million points wide.
public struct MKMapPoint: Hashable, Sendable {
    public var x, y: Double
    public init() { (x, y) = (0, 0) }
    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
    public init(_ coordinate: CLLocationCoordinate2D) {
        // The map ends at 85 degrees, where it is a square.
        let latitude = min(max(coordinate.latitude, -85.05112878), 85.05112878) * .pi / 180, world = MKMapSize.world.width
        x = (coordinate.longitude + 180) / 360 * world
        y = (1 - log(tan(latitude) + 1 / cos(latitude)) / .pi) / 2 * world
    }
    public var coordinate: CLLocationCoordinate2D {
        let world = MKMapSize.world.width
        return CLLocationCoordinate2D(latitude: atan(sinh(.pi * (1 - 2 * y / world))) * 180 / .pi, longitude: x / world * 360 - 180)
    }
    /// Metres on the Earth.
    public func distance(to other: MKMapPoint) -> CLLocationDistance {
        let one = coordinate, other = other.coordinate
        return CLLocation(latitude: one.latitude, longitude: one.longitude)
            .distance(from: CLLocation(latitude: other.latitude, longitude: other.longitude))
    }
}

public struct MKMapSize: Hashable, Sendable {
    public var width, height: Double
    public init() { (width, height) = (0, 0) }
    public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
    public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}

public struct MKMapRect: Hashable, Sendable {
    public var origin: MKMapPoint
    public var size: MKMapSize
    public init() { (origin, size) = (MKMapPoint(), MKMapSize()) }
    public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
    }
    public static let world = MKMapRect(x: 0, y: 0, width: MKMapSize.world.width, height: MKMapSize.world.height)
    public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
    public var minX: Double { origin.x }
    public var midX: Double { origin.x + size.width / 2 }
    public var maxX: Double { origin.x + size.width }
    public var minY: Double { origin.y }
    public var midY: Double { origin.y + size.height / 2 }
    public var maxY: Double { origin.y + size.height }
    public var width: Double { size.width }
    public var height: Double { size.height }
    public var isNull: Bool { origin.x == .infinity }
    public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }
    public func contains(_ point: MKMapPoint) -> Bool { point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY }
    public func union(_ other: MKMapRect) -> MKMapRect {
        if isNull { return other }
        if other.isNull { return self }
        let left = min(minX, other.minX), top = min(minY, other.minY)
        return MKMapRect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }
    public func insetBy(dx: Double, dy: Double) -> MKMapRect {
        MKMapRect(x: minX + dx, y: minY + dy, width: max(width - 2 * dx, 0), height: max(height - 2 * dy, 0))
    }

    init(around points: some Sequence<MKMapPoint>) {
        self = points.reduce(.null) { $0.union(MKMapRect(x: $1.x, y: $1.y, width: 0, height: 0)) }
    }
    init(_ region: MKCoordinateRegion) {
        let north = min(region.center.latitude + region.span.latitudeDelta / 2, 90),
            south = max(region.center.latitude - region.span.latitudeDelta / 2, -90)
        let one = MKMapPoint(CLLocationCoordinate2D(latitude: north, longitude: region.center.longitude - region.span.longitudeDelta / 2))
        let other = MKMapPoint(CLLocationCoordinate2D(latitude: south, longitude: region.center.longitude + region.span.longitudeDelta / 2))
        self.init(x: one.x, y: one.y, width: other.x - one.x, height: other.y - one.y)
    }
}

/// How many points of the flat map are a metre at a latitude.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
    MKMapSize.world.width / (40_075_016.68 * max(cos(latitude * .pi / 180), 1e-6))
}
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
    1 / MKMapPointsPerMeterAtLatitude(latitude)
}
