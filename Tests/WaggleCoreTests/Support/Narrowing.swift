import Foundation

/// Seeds and cases selected by environment variables, to narrow down a failure of a random test or to extend the search.
enum Narrowing {
    static let seeds: [UInt64]? = ProcessInfo.processInfo.environment["SEEDS"].map { $0.split(separator: ",").compactMap { UInt64($0) } }

    /// The cases whose names the variable lists; all of them if it is not set.
    static func cases<Case>(_ cases: [Case], _ variable: String) -> [Case] {
        guard let names = ProcessInfo.processInfo.environment[variable]?.split(separator: ",") else { return cases }
        return cases.filter { names.contains("\($0)") }
    }
}
