import Foundation

public enum CLAuthorizationStatus: Int32, Sendable {
    case notDetermined = 0, restricted = 1, denied = 2, authorizedAlways = 3, authorizedWhenInUse = 4
    public static var authorized: CLAuthorizationStatus { .authorizedAlways }
}
public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy = 0, reducedAccuracy = 1 }
public enum CLActivityType: Int, Sendable { case other = 1, automotiveNavigation = 2, fitness = 3, otherNavigation = 4, airborne = 5 }
public enum CLDeviceOrientation: Int32, Sendable {
    case unknown = 0, portrait = 1, portraitUpsideDown = 2, landscapeLeft = 3, landscapeRight = 4, faceUp = 5, faceDown = 6
}

/// Where the device is: the person does not say, unless the environment variable `WAGGLE_LOCATION` names a place (`52.52,13.405`) or a test
/// gives some by `places`.
open class CLLocationManager: NSObject, @unchecked Sendable {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var given: [CLLocation]?
    nonisolated(unsafe) private static var hasAsked = false
    nonisolated(unsafe) private static var managers: [() -> CLLocationManager?] = []

    /// The places of the device, one after the other; empty if the person does not say where it is. Setting them takes back what the person
    /// was asked before.
    public static var places: [CLLocation] {
        get { lock.withLock { given ?? fromEnvironment } }
        set {
            lock.withLock { (given, hasAsked) = (newValue, false) }
            // Those who listen hear of the new place.
            for manager in lock.withLock({ managers.compactMap { $0() } }) where manager.isUpdating { manager.report(newValue) }
        }
    }
    private static var fromEnvironment: [CLLocation] {
        let numbers = ProcessInfo.processInfo.environment["WAGGLE_LOCATION"]?.split(separator: ",")
            .compactMap { Double($0.trimmingCharacters(in: .whitespaces)) } ?? []
        guard numbers.count == 2 else { return [] }
        let place = CLLocationCoordinate2D(latitude: numbers[0], longitude: numbers[1])
        guard CLLocationCoordinate2DIsValid(place) else { return [] }
        return [CLLocation(coordinate: place, altitude: 0, horizontalAccuracy: 5, verticalAccuracy: -1, timestamp: Date())]
    }

    public override init() {
        super.init()
        Self.lock.withLock {
            Self.managers.removeAll { $0() == nil }
            Self.managers.append { [weak self] in self }
        }
        tellAuthorization()
    }

    open weak var delegate: (any CLLocationManagerDelegate)?
    open var desiredAccuracy = kCLLocationAccuracyBest
    open var distanceFilter = kCLDistanceFilterNone
    open var headingFilter: CLLocationDegrees = 1
    open var headingOrientation = CLDeviceOrientation.portrait
    open var activityType = CLActivityType.other
    open var pausesLocationUpdatesAutomatically = true
    open var allowsBackgroundLocationUpdates = false
    open var showsBackgroundLocationIndicator = false
    public private(set) var location: CLLocation?
    private var isUpdating = false
    /// True if it was to tell places before the person was asked. Of the main thread.
    private var isWaiting = false

    // MARK: Permission

    open var authorizationStatus: CLAuthorizationStatus {
        guard Self.lock.withLock({ Self.hasAsked }) else { return .notDetermined }
        return Self.places.isEmpty ? .denied : .authorizedWhenInUse
    }
    open class func authorizationStatus() -> CLAuthorizationStatus {
        guard CLLocationManager.lock.withLock({ hasAsked }) else { return .notDetermined }
        return places.isEmpty ? .denied : .authorizedWhenInUse
    }
    open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
    open var isAuthorizedForWidgetUpdates: Bool { false }
    open class func locationServicesEnabled() -> Bool { true }
    open class func headingAvailable() -> Bool { false }
    open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
    open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
    open class func isRangingAvailable() -> Bool { false }

    open func requestWhenInUseAuthorization() { ask() }
    open func requestAlwaysAuthorization() { ask() }
    open func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String) async throws {}

    private func ask() {
        let isNew = Self.lock.withLock {
            defer { Self.hasAsked = true }
            return !Self.hasAsked
        }
        guard isNew else { return }
        // The answer is the program's, so all of its managers hear it, and those that waited for it begin.
        for manager in Self.lock.withLock({ Self.managers.compactMap { $0() } }) {
            manager.tellAuthorization()
            DispatchQueue.main.async { [weak manager] in
                guard let manager, manager.isWaiting else { return }
                manager.isWaiting = false
                if manager.isUpdating { manager.report(Self.places) }
            }
        }
    }

    private func tellAuthorization() {
        DispatchQueue.main.async { [weak self] in
            guard let self, let delegate else { return }
            delegate.locationManagerDidChangeAuthorization(self)
            delegate.locationManager(self, didChangeAuthorization: authorizationStatus)
        }
    }

    // MARK: Places

    open func startUpdatingLocation() {
        isUpdating = true
        report(Self.places)
    }
    open func stopUpdatingLocation() { isUpdating = false }
    /// Tells the last place once, or `CLError.denied`.
    open func requestLocation() { report(Self.places.suffix(1)) }
    open func startMonitoringSignificantLocationChanges() { startUpdatingLocation() }
    open func stopMonitoringSignificantLocationChanges() { stopUpdatingLocation() }

    private func report(_ places: [CLLocation]) {
        DispatchQueue.main.async { [weak self] in
            guard let self else { return }
            switch authorizationStatus {
            case .notDetermined: isWaiting = true
            case .restricted, .denied: delegate?.locationManager(self, didFailWithError: CLError(.denied))
            case .authorizedAlways, .authorizedWhenInUse:
                location = places.last ?? location
                if !places.isEmpty { delegate?.locationManager(self, didUpdateLocations: places) }
            }
        }
    }

    // MARK: What the device lacks

    open var heading: CLHeading? { nil }
    /// No compass is there, which `headingAvailable` says; the delegate is told.
    open func startUpdatingHeading() { fail(.headingFailure) }
    open func stopUpdatingHeading() {}
    open var monitoredRegions: Set<CLRegion> { [] }
    /// No region is watched, which `isMonitoringAvailable` says; the delegate is told.
    open func startMonitoring(for region: CLRegion) {
        DispatchQueue.main.async { [weak self] in
            guard let self else { return }
            delegate?.locationManager(self, monitoringDidFailFor: region, withError: CLError(.regionMonitoringFailure))
        }
    }
    open func stopMonitoring(for region: CLRegion) {}
    open func requestState(for region: CLRegion) {
        DispatchQueue.main.async { [weak self] in
            guard let self else { return }
            delegate?.locationManager(self, didDetermineState: .unknown, for: region)
        }
    }
    private func fail(_ code: CLError.Code) {
        DispatchQueue.main.async { [weak self] in
            guard let self else { return }
            delegate?.locationManager(self, didFailWithError: CLError(code))
        }
    }
}

/// Hears where the device is. Every method may be left out.
public protocol CLLocationManagerDelegate: AnyObject {
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
    func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
    func locationManager(_ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error)
    func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
    func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool
}
extension CLLocationManagerDelegate {
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
    public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
    public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
    public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
    public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
    public func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion) {}
    public func locationManager(_ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error) {}
    public func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {}
    public func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool { false }
}

/// A direction of the compass, which this machine lacks: no value is ever made.
open class CLHeading: NSObject, @unchecked Sendable {
    public let magneticHeading, trueHeading: CLLocationDirection
    public let headingAccuracy: CLLocationDirection
    public let timestamp: Date
    init(_ direction: CLLocationDirection) {
        (magneticHeading, trueHeading, headingAccuracy, timestamp) = (direction, direction, -1, Date())
    }
}

/// Places as a sequence (iOS 17).
public struct CLLocationUpdate: Sendable {
    public let location: CLLocation?
    public let isStationary: Bool
    public let authorizationDenied: Bool
    public var authorizationDeniedGlobally: Bool { false }
    public var authorizationRestricted: Bool { false }
    public var authorizationRequestInProgress: Bool { false }
    public var locationUnavailable: Bool { location == nil }
    public var accuracyLimited: Bool { false }
    public var insufficientlyInUse: Bool { false }

    public enum LiveConfiguration: Sendable { case `default`, automotiveNavigation, otherNavigation, fitness, airborne }

    public struct Updates: AsyncSequence, Sendable {
        public typealias Element = CLLocationUpdate
        public struct Iterator: AsyncIteratorProtocol {
            var left: [CLLocationUpdate]
            public mutating func next() async throws -> CLLocationUpdate? {
                if !left.isEmpty { return left.removeFirst() }
                // Whoever stays where they are hears nothing more.
                let (stream, source) = AsyncStream.makeStream(of: Void.self)
                await withTaskCancellationHandler { for await _ in stream {} } onCancel: { source.finish() }
                return nil
            }
        }
        public func makeAsyncIterator() -> Iterator {
            let places = CLLocationManager.places
            if places.isEmpty { return Iterator(left: [CLLocationUpdate(location: nil, isStationary: false, authorizationDenied: true)]) }
            return Iterator(left: places.enumerated().map {
                CLLocationUpdate(location: $0.element, isStationary: $0.offset == places.count - 1, authorizationDenied: false)
            })
        }
    }
    public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates { Updates() }
}

// MARK: - Names of places

/// Finds names of places, and places of names, on the network: there is no such service, so each request ends with `CLError.network`, as on
/// a phone without a network.
open class CLGeocoder: NSObject, @unchecked Sendable {
    public typealias Handler = @Sendable ([CLPlacemark]?, (any Error)?) -> Void
    open var isGeocoding: Bool { false }
    open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { throw CLError(.network) }
    open func reverseGeocodeLocation(_ location: CLLocation, preferredLocale locale: Locale?) async throws -> [CLPlacemark] {
        throw CLError(.network)
    }
    open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] { throw CLError(.network) }
    open func geocodeAddressString(_ addressString: String, in region: CLRegion?) async throws -> [CLPlacemark] { throw CLError(.network) }
    open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping Handler) { fail(completionHandler) }
    open func reverseGeocodeLocation(_ location: CLLocation, preferredLocale locale: Locale?, completionHandler: @escaping Handler) {
        fail(completionHandler)
    }
    open func geocodeAddressString(_ addressString: String, completionHandler: @escaping Handler) { fail(completionHandler) }
    open func geocodeAddressString(_ addressString: String, in region: CLRegion?, completionHandler: @escaping Handler) {
        fail(completionHandler)
    }
    open func cancelGeocode() {}
    private func fail(_ handler: @escaping Handler) { DispatchQueue.main.async { handler(nil, CLError(.network)) } }
}

/// A place with its names. `MKPlacemark` is one that a program makes.
open class CLPlacemark: NSObject, @unchecked Sendable {
    public let location: CLLocation?
    open var name: String? { nil }
    open var thoroughfare: String? { nil }
    open var subThoroughfare: String? { nil }
    open var locality: String? { nil }
    open var subLocality: String? { nil }
    open var administrativeArea: String? { nil }
    open var subAdministrativeArea: String? { nil }
    open var postalCode: String? { nil }
    open var isoCountryCode: String? { nil }
    open var country: String? { nil }
    open var inlandWater: String? { nil }
    open var ocean: String? { nil }
    open var areasOfInterest: [String]? { nil }
    open var timeZone: TimeZone? { nil }
    open var region: CLRegion? { nil }
    public init(placemark: CLPlacemark) { location = placemark.location }
    public init(location: CLLocation?) { self.location = location }
}

// MARK: - Errors

public let kCLErrorDomain = "kCLErrorDomain"

public struct CLError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case locationUnknown = 0, denied = 1, network = 2, headingFailure = 3, regionMonitoringDenied = 4, regionMonitoringFailure = 5,
            regionMonitoringSetupDelayed = 6
        case regionMonitoringResponseDelayed = 7, geocodeFoundNoResult = 8, geocodeFoundPartialResult = 9, geocodeCanceled = 10,
            deferredFailed = 11, deferredNotUpdatingLocation = 12
        case deferredAccuracyTooLow = 13, deferredDistanceFiltered = 14, deferredCanceled = 15, rangingUnavailable = 16,
            rangingFailure = 17, promptDeclined = 18
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { kCLErrorDomain }
    public var errorCode: Int { code.rawValue }
    public static var locationUnknown: Code { .locationUnknown }
    public static var denied: Code { .denied }
    public static var network: Code { .network }
    public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
}
extension CLError.Code {
    public static func ~= (code: CLError.Code, error: any Error) -> Bool { (error as? CLError)?.code == code }
}
