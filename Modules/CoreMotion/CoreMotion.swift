import Foundation

public struct CMAcceleration: Sendable {
    public var x, y, z: Double
    public init() { (x, y, z) = (0, 0, 0) }
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}
public struct CMRotationRate: Sendable {
    public var x, y, z: Double
    public init() { (x, y, z) = (0, 0, 0) }
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}
public struct CMQuaternion: Sendable {
    public var x, y, z, w: Double
    public init() { (x, y, z, w) = (0, 0, 0, 1) }
    public init(x: Double, y: Double, z: Double, w: Double) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
}

// Values of sensors, of which none is ever made.

open class CMLogItem: NSObject, @unchecked Sendable {
    public let timestamp: TimeInterval
    init(_ timestamp: TimeInterval) { self.timestamp = timestamp }
}
open class CMAccelerometerData: CMLogItem, @unchecked Sendable {
    public var acceleration: CMAcceleration { CMAcceleration() }
}
open class CMGyroData: CMLogItem, @unchecked Sendable {
    public var rotationRate: CMRotationRate { CMRotationRate() }
}
open class CMAttitude: NSObject, @unchecked Sendable {
    public var roll: Double { 0 }
    public var pitch: Double { 0 }
    public var yaw: Double { 0 }
    public var quaternion: CMQuaternion { CMQuaternion() }
    public func multiply(byInverseOf attitude: CMAttitude) {}
}
open class CMDeviceMotion: CMLogItem, @unchecked Sendable {
    public var attitude: CMAttitude { CMAttitude() }
    public var rotationRate: CMRotationRate { CMRotationRate() }
    public var gravity: CMAcceleration { CMAcceleration() }
    public var userAcceleration: CMAcceleration { CMAcceleration() }
    public var heading: Double { -1 }
}
open class CMAltitudeData: CMLogItem, @unchecked Sendable {
    public var relativeAltitude: NSNumber { 0 }
    public var pressure: NSNumber { 0 }
}
open class CMPedometerData: NSObject, @unchecked Sendable {
    public var startDate: Date { .distantPast }
    public var endDate: Date { .distantPast }
    public var numberOfSteps: NSNumber { 0 }
    public var distance: NSNumber? { nil }
    public var floorsAscended: NSNumber? { nil }
}

public enum CMAuthorizationStatus: Int, Sendable { case notDetermined = 0, restricted = 1, denied = 2, authorized = 3 }
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let xArbitraryZVertical = Self(rawValue: 1), xArbitraryCorrectedZVertical = Self(rawValue: 2),
        xMagneticNorthZVertical = Self(rawValue: 4), xTrueNorthZVertical = Self(rawValue: 8)
}

/// The sensors of motion. This machine has none: none is available, and who starts one all the same is told so.
open class CMMotionManager: NSObject, @unchecked Sendable {
    public typealias Handler<Value> = (Value?, (any Error)?) -> Void
    public override init() { super.init() }
    open var isAccelerometerAvailable: Bool { false }
    open var isAccelerometerActive: Bool { false }
    open var accelerometerUpdateInterval: TimeInterval = 0.01
    open var accelerometerData: CMAccelerometerData? { nil }
    open var isGyroAvailable: Bool { false }
    open var isGyroActive: Bool { false }
    open var gyroUpdateInterval: TimeInterval = 0.01
    open var gyroData: CMGyroData? { nil }
    open var isDeviceMotionAvailable: Bool { false }
    open var isDeviceMotionActive: Bool { false }
    open var deviceMotionUpdateInterval: TimeInterval = 0.01
    open var deviceMotion: CMDeviceMotion? { nil }
    open var isMagnetometerAvailable: Bool { false }
    open var isMagnetometerActive: Bool { false }
    open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame { [] }

    open func startAccelerometerUpdates() {}
    open func startAccelerometerUpdates(to queue: OperationQueue, withHandler handler: @escaping Handler<CMAccelerometerData>) {
        fail(queue, handler)
    }
    open func stopAccelerometerUpdates() {}
    open func startGyroUpdates() {}
    open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping Handler<CMGyroData>) { fail(queue, handler) }
    open func stopGyroUpdates() {}
    open func startDeviceMotionUpdates() {}
    open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping Handler<CMDeviceMotion>) {
        fail(queue, handler)
    }
    open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {}
    open func startDeviceMotionUpdates(
        using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue, withHandler handler: @escaping Handler<CMDeviceMotion>
    ) {
        fail(queue, handler)
    }
    open func stopDeviceMotionUpdates() {}

    private func fail<Value>(_ queue: OperationQueue, _ handler: @escaping Handler<Value>) {
        failed(queue) { handler(nil, CMError.notAvailable) }
    }
}

private struct Told: @unchecked Sendable { let body: () -> Void }
private func failed(_ queue: OperationQueue, _ body: @escaping () -> Void) {
    let told = Told(body: body)
    queue.addOperation { told.body() }
}

public enum CMError: Int, Error, CustomNSError, Sendable {
    case unknown = 103, notAvailable = 109, notEntitled = 110, notAuthorized = 111
    public static var errorDomain: String { "CMErrorDomain" }
    public var errorCode: Int { rawValue }
}

/// Counts steps: there is no such sensor.
open class CMPedometer: NSObject, @unchecked Sendable {
    public typealias Handler = @Sendable (CMPedometerData?, (any Error)?) -> Void
    public override init() { super.init() }
    open class func isStepCountingAvailable() -> Bool { false }
    open class func isDistanceAvailable() -> Bool { false }
    open class func isFloorCountingAvailable() -> Bool { false }
    open class func authorizationStatus() -> CMAuthorizationStatus { .restricted }
    open func queryPedometerData(from start: Date, to end: Date, withHandler handler: @escaping Handler) {
        DispatchQueue.main.async { handler(nil, CMError.notAvailable) }
    }
    open func startUpdates(from start: Date, withHandler handler: @escaping Handler) {
        DispatchQueue.main.async { handler(nil, CMError.notAvailable) }
    }
    open func stopUpdates() {}
}

/// Measures height: there is no such sensor.
open class CMAltimeter: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    open class func isRelativeAltitudeAvailable() -> Bool { false }
    open class func authorizationStatus() -> CMAuthorizationStatus { .restricted }
    open func startRelativeAltitudeUpdates(
        to queue: OperationQueue, withHandler handler: @escaping (CMAltitudeData?, (any Error)?) -> Void
    ) {
        failed(queue) { handler(nil, CMError.notAvailable) }
    }
    open func stopRelativeAltitudeUpdates() {}
}
