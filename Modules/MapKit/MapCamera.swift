import Foundation
import SwiftUI

/// Where a map is looked at from.
public struct MapCamera: Sendable, Equatable {
    public var centerCoordinate: CLLocationCoordinate2D
    /// Metres above the ground.
    public var distance: Double
    /// Degrees from north, clockwise. The ground is drawn with north at the top, whatever the value.
    public var heading: Double
    /// Degrees from straight down. The ground is drawn from above, whatever the value.
    public var pitch: Double
    public init(centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0) {
        (self.centerCoordinate, self.distance, self.heading, self.pitch) = (centerCoordinate, distance, heading, pitch)
    }
    public static func == (a: MapCamera, b: MapCamera) -> Bool {
        a.centerCoordinate.latitude == b.centerCoordinate.latitude && a.centerCoordinate.longitude == b.centerCoordinate.longitude
            && a.distance == b.distance && a.heading == b.heading && a.pitch == b.pitch
    }
}

/// What a map shows.
public struct MapCameraPosition: Sendable, Equatable {
    indirect enum Kind: Sendable {
        case automatic, region(MKCoordinateRegion), rect(MKMapRect), camera(MapCamera), user(MapCameraPosition)
    }
    let kind: Kind
    /// True for a position that a person has moved to.
    public internal(set) var positionedByUser = false
    init(_ kind: Kind) { self.kind = kind }

    /// All that the map contains.
    public static let automatic = MapCameraPosition(.automatic)
    public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition { MapCameraPosition(.region(region)) }
    public static func rect(_ rect: MKMapRect) -> MapCameraPosition { MapCameraPosition(.rect(rect)) }
    public static func camera(_ camera: MapCamera) -> MapCameraPosition { MapCameraPosition(.camera(camera)) }
    public static func item(_ item: MKMapItem, allowsAutomatic: Bool = true) -> MapCameraPosition {
        region(MKCoordinateRegion(center: item.placemark.coordinate, latitudinalMeters: 1000, longitudinalMeters: 1000))
    }
    /// The person's place if the program is told one, or else the other position.
    public static func userLocation(followsHeading: Bool = false, fallback: MapCameraPosition) -> MapCameraPosition {
        MapCameraPosition(.user(fallback))
    }

    public var region: MKCoordinateRegion? { if case .region(let region) = kind { region } else { nil } }
    public var rect: MKMapRect? { if case .rect(let rect) = kind { rect } else { nil } }
    public var camera: MapCamera? { if case .camera(let camera) = kind { camera } else { nil } }
    public var followsUserLocation: Bool { if case .user = kind { true } else { false } }
    public var followsUserHeading: Bool { false }
    public var fallbackPosition: MapCameraPosition? { if case .user(let fallback) = kind { fallback } else { nil } }

    public static func == (a: MapCameraPosition, b: MapCameraPosition) -> Bool {
        guard a.positionedByUser == b.positionedByUser else { return false }
        return switch (a.kind, b.kind) {
        case (.automatic, .automatic): true
        case (.region(let a), .region(let b)): MKMapRect(a) == MKMapRect(b)
        case (.rect(let a), .rect(let b)): a == b
        case (.camera(let a), .camera(let b)): a == b
        case (.user(let a), .user(let b)): a == b
        default: false
        }
    }
}

/// What the map shows when a change is told.
public struct MapCameraUpdateContext: Sendable {
    public let camera: MapCamera
    public let region: MKCoordinateRegion
    public let rect: MKMapRect
}
public enum MapCameraUpdateFrequency: Sendable { case continuous, onEnd }

public struct MapCameraBounds: Sendable {
    let minimumDistance, maximumDistance: Double?
    public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
        (self.minimumDistance, self.maximumDistance) = (minimumDistance, maximumDistance)
    }
    /// - Parameter centerCoordinateBounds: Has no effect: a person may go everywhere.
    public init(centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
        (self.minimumDistance, self.maximumDistance) = (minimumDistance, maximumDistance)
    }
}

public struct MapInteractionModes: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let pan = Self(rawValue: 1), zoom = Self(rawValue: 2), pitch = Self(rawValue: 4), rotate = Self(rawValue: 8),
        all: Self = [.pan, .zoom, .pitch, .rotate]
}

/// The part of the flat map that a view shows, and at which scale.
struct MapProjection: Equatable {
    /// The middle, on the flat map.
    var center: MKMapPoint
    /// Points of the flat map per point of the view.
    var scale: Double
    var size: CGSize

    static let smallestScale = 0.02

    init(center: MKMapPoint, scale: Double, size: CGSize) {
        let world = MKMapSize.world.width
        self.size = size
        // No further out than the whole world, and never past its ends.
        self.scale = scale.isFinite ? min(
            max(scale, Self.smallestScale), world / max(min(size.width, size.height), 1)) : world / max(size.width, 1)
        let half = self.scale * size.height / 2
        // A place is on this world or on one that has been dragged to, not beyond all numbers.
        let x = abs(center.x) < 1e12 ? center.x : world / 2
        let y = center.y.isFinite ? min(max(center.y, min(half, world / 2)), max(world - half, world / 2)) : world / 2
        self.center = MKMapPoint(x: x, y: y)
    }
    /// Shows all of a part.
    init(showing rect: MKMapRect, size: CGSize, margin: Double = 0) {
        let width = max(size.width - 2 * margin, 1), height = max(size.height - 2 * margin, 1)
        self.init(center: MKMapPoint(x: rect.midX, y: rect.midY), scale: max(rect.width / width, rect.height / height, Self.smallestScale),
            size: size)
    }

    func point(_ place: CLLocationCoordinate2D) -> CGPoint {
        let point = MKMapPoint(place), world = MKMapSize.world.width
        // On the nearer side of the world.
        var x = point.x - center.x
        if x > world / 2 { x -= world } else if x < -world / 2 { x += world }
        return CGPoint(x: size.width / 2 + x / scale, y: size.height / 2 + (point.y - center.y) / scale)
    }
    /// The points of a line, without those of no place.
    func points(_ places: [CLLocationCoordinate2D]) -> [CGPoint] { places.filter(\.isOnMap).map(point) }
    func coordinate(_ point: CGPoint) -> CLLocationCoordinate2D {
        MKMapPoint(x: center.x + (point.x - size.width / 2) * scale, y: center.y + (point.y - size.height / 2) * scale).coordinate
    }
    var rect: MKMapRect {
        MKMapRect(x: center.x - size.width / 2 * scale, y: center.y - size.height / 2 * scale, width: size.width * scale,
            height: size.height * scale)
    }
    var region: MKCoordinateRegion { MKCoordinateRegion(rect) }
    var metresPerPoint: Double { scale * MKMetersPerMapPointAtLatitude(center.coordinate.latitude) }
    /// A camera whose view has 30 degrees from top to bottom, as Apple's has.
    private static let heightPerDistance = 2 * tan(Double.pi / 12)
    var camera: MapCamera {
        MapCamera(centerCoordinate: center.coordinate, distance: metresPerPoint * size.height / Self.heightPerDistance)
    }
    init(_ camera: MapCamera, size: CGSize) {
        let metres = camera.distance * Self.heightPerDistance / max(size.height, 1)
        self.init(center: MKMapPoint(camera.centerCoordinate),
            scale: metres * MKMapPointsPerMeterAtLatitude(camera.centerCoordinate.latitude), size: size)
    }
}
