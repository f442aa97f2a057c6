// Functions and types of Apple's system libraries that programs use beside Foundation.

import Foundation

/// Runs a closure. Without Objective-C there is no pool: objects are released with their last reference.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

/// The result code of older system functions; 0 is success.
public typealias OSStatus = Int32

/// Seconds since the first moment of 2001.
public typealias CFAbsoluteTime = Double
/// The seconds since the first moment of 2001. They follow the program's clock.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
/// The seconds from the first moment of 1970 to that of 2001.
public let kCFAbsoluteTimeIntervalSince1970: Double = Date.timeIntervalBetween1970AndReferenceDate

/// The nanoseconds since the machine started. They follow the program's clock.
public func mach_absolute_time() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * NSEC_PER_SEC + UInt64(time.tv_nsec)
}
/// The fraction that converts `mach_absolute_time()` to nanoseconds.
public struct mach_timebase_info_data_t: Sendable {
    public var numer: UInt32 = 1, denom: UInt32 = 1
    public init() {}
    public init(numer: UInt32, denom: UInt32) { (self.numer, self.denom) = (numer, denom) }
}
/// Writes the fraction 1: the time is in nanoseconds.
@discardableResult
public func mach_timebase_info(_ info: UnsafeMutablePointer<mach_timebase_info_data_t>) -> Int32 {
    info.pointee = mach_timebase_info_data_t()
    return 0
}
