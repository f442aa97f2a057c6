import Foundation

/// The time since the machine started, in seconds. It follows the program's clock: in pictures, films and tests it advances with the frames.
public func CACurrentMediaTime() -> CFTimeInterval {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// A time interval in seconds.
public typealias CFTimeInterval = Double
