import Foundation

public typealias CLLocationDegrees = Double
public typealias CLLocationDistance = Double
public typealias CLLocationSpeed = Double
public typealias CLLocationAccuracy = Double
public typealias CLLocationDirection = Double
public typealias CLLocationSpeedAccuracy = Double
public typealias CLLocationDirectionAccuracy = Double

/// A place on the Earth, in degrees.
public struct CLLocationCoordinate2D: Sendable {
    public var latitude: CLLocationDegrees
    public var longitude: CLLocationDegrees
    public init() { (latitude, longitude) = (0, 0) }
    /// - Parameters:
    ///   - latitude: North is positive.
    ///   - longitude: East is positive.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) { (self.latitude, self.longitude) = (latitude, longitude) }
}

/// True for latitudes up to 90 and longitudes up to 180 degrees.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
    abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}
public func CLLocationCoordinate2DMake(_ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2, kCLLocationAccuracyBest: CLLocationAccuracy = -1,
    kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100, kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000,
    kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 4000
public let kCLDistanceFilterNone: CLLocationDistance = -1, kCLHeadingFilterNone: CLLocationDegrees = -1,
    CLLocationDistanceMax = Double.greatestFiniteMagnitude

/// A floor of a building.
open class CLFloor: NSObject, @unchecked Sendable {
    public let level: Int
    init(level: Int) { self.level = level }
}

/// Where somebody was, and when.
open class CLLocation: NSObject, @unchecked Sendable {
    public let coordinate: CLLocationCoordinate2D
    /// Metres above the sea.
    public let altitude: CLLocationDistance
    public var ellipsoidalAltitude: CLLocationDistance { altitude }
    /// Metres; negative where the value is not known.
    public let horizontalAccuracy, verticalAccuracy: CLLocationAccuracy
    /// Degrees from north, clockwise; negative if unknown.
    public let course: CLLocationDirection
    public let courseAccuracy: CLLocationDirectionAccuracy
    /// Metres per second; negative if unknown.
    public let speed: CLLocationSpeed
    public let speedAccuracy: CLLocationSpeedAccuracy
    public let timestamp: Date
    public var floor: CLFloor? { nil }

    public init(coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
                verticalAccuracy vAccuracy: CLLocationAccuracy,
                course: CLLocationDirection, courseAccuracy: CLLocationDirectionAccuracy = -1, speed: CLLocationSpeed,
                speedAccuracy: CLLocationSpeedAccuracy = -1, timestamp: Date) {
        (self.coordinate, self.altitude, horizontalAccuracy, verticalAccuracy, self.timestamp) = (coordinate, altitude, hAccuracy,
            vAccuracy, timestamp)
        (self.course, self.courseAccuracy, self.speed, self.speedAccuracy) = (course, courseAccuracy, speed, speedAccuracy)
    }
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
    ) {
        self.init(coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy, course: -1,
            speed: -1, timestamp: timestamp)
    }
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0, horizontalAccuracy: 0,
            verticalAccuracy: -1, timestamp: Date())
    }

    /// The shortest way on the Earth's ellipsoid (WGS 84, by Vincenty's formula), in metres.
    open func distance(from location: CLLocation) -> CLLocationDistance { Self.distance(coordinate, location.coordinate) }

    private static func distance(_ one: CLLocationCoordinate2D, _ other: CLLocationCoordinate2D) -> Double {
        let equator = 6_378_137.0, flattening = 1 / 298.257223563, pole = equator * (1 - flattening), radians = Double.pi / 180
        let difference = (other.longitude - one.longitude) * radians
        let reducedOne = atan((1 - flattening) * tan(one.latitude * radians)),
            reducedOther = atan((1 - flattening) * tan(other.latitude * radians))
        let (sinOne, cosOne, sinOther, cosOther) = (sin(reducedOne), cos(reducedOne), sin(reducedOther), cos(reducedOther))
        var lambda = difference
        for _ in 0..<100 {
            let sinLambda = sin(lambda), cosLambda = cos(lambda)
            let sinSigma = hypot(cosOther * sinLambda, cosOne * sinOther - sinOne * cosOther * cosLambda)
            if sinSigma == 0 { return 0 }
            let cosSigma = sinOne * sinOther + cosOne * cosOther * cosLambda, sigma = atan2(sinSigma, cosSigma)
            let sinAlpha = cosOne * cosOther * sinLambda / sinSigma, cosSquared = 1 - sinAlpha * sinAlpha
            // Along the equator there is no middle.
            let middle = cosSquared == 0 ? 0 : cosSigma - 2 * sinOne * sinOther / cosSquared
            let c = flattening / 16 * cosSquared * (4 + flattening * (4 - 3 * cosSquared)), last = lambda
            lambda = difference
                + (1 - c) * flattening * sinAlpha * (sigma + c * sinSigma * (middle + c * cosSigma * (2 * middle * middle - 1)))
            guard abs(lambda - last) < 1e-12 else { continue }
            let u = cosSquared * (equator * equator - pole * pole) / (pole * pole)
            let a = 1 + u / 16384 * (4096 + u * (u * (320 - 175 * u) - 768)), b = u / 1024 * (256 + u * (u * (74 - 47 * u) - 128))
            let last4 = b / 6 * middle * (4 * sinSigma * sinSigma - 3) * (4 * middle * middle - 3)
            let change = b * sinSigma * (middle + b / 4 * (cosSigma * (2 * middle * middle - 1) - last4))
            return pole * a * (sigma - change)
        }
        // Nearly opposite places, for which the formula does not end: on a sphere.
        let half = pow(sin((other.latitude - one.latitude) * radians / 2), 2) + cos(one.latitude * radians) * cos(
            other.latitude * radians) * pow(sin(difference / 2), 2)
        return 2 * 6_371_008.8 * asin(min(1, sqrt(half)))
    }

    open override var description: String {
        "<\(coordinate.latitude < 0 ? "" : "+")\(String(format: "%.8f", coordinate.latitude)),\(coordinate.longitude < 0 ? "" : "+")\(String(format: "%.8f", coordinate.longitude))> +/- \(String(format: "%.2f", horizontalAccuracy))m"
    }
}

// MARK: - Regions

open class CLRegion: NSObject, @unchecked Sendable {
    public let identifier: String
    open var notifyOnEntry = true
    open var notifyOnExit = true
    init(identifier: String) { self.identifier = identifier }
}

/// A circle on the Earth.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
    public let center: CLLocationCoordinate2D
    /// Metres.
    public let radius: CLLocationDistance
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        (self.center, self.radius) = (center, radius)
        super.init(identifier: identifier)
    }
    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        CLLocation(latitude: center.latitude, longitude: center.longitude)
            .distance(from: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)) <= radius
    }
}

public enum CLRegionState: Int, Sendable { case unknown = 0, inside = 1, outside = 2 }

@available(*, unavailable, message: "No region is watched; follow CLLocationUpdate.liveUpdates() and ask CLCircularRegion.contains.")
public final class CLMonitor {}
