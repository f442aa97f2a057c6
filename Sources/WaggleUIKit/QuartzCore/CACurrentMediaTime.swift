import Foundation

/// The seconds since the machine started. They follow the program's clock: in pictures, films and tests they advance with the frames.
public func CACurrentMediaTime() -> CFTimeInterval {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// Seconds.
public typealias CFTimeInterval = Double
