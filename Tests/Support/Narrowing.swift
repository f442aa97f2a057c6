import Foundation

/// Which of their cases random tests run: a few in the daily run, all of them in `./waggle test --long`, or those that environment variables name.
///
/// The daily run begins at a place that follows from the commit (`WAGGLE_SEED`), so that over many changes every case has its turn.
public enum Narrowing {
    private static let environment = ProcessInfo.processInfo.environment
    public static let isLong = environment["WAGGLE_LONG"] != nil
    private static let turn = environment["WAGGLE_SEED"].flatMap { Int($0) }.map(abs) ?? 0

    /// Some of the seeds; those of `SEEDS`, to narrow down a failure or to extend the search.
    public static func seeds(_ all: [UInt64], daily count: Int = 1) -> [UInt64] {
        environment["SEEDS"].map { $0.split(separator: ",").compactMap { UInt64($0) } } ?? some(all, daily: count)
    }

    /// Some of the cases.
    public static func some<Case>(_ all: [Case], daily count: Int) -> [Case] {
        guard !isLong, count < all.count else { return all }
        return (0..<count).map { all[(turn + $0) % all.count] }
    }

    /// The cases whose names the variable lists; some of them if it is not set, or all without a number.
    public static func cases<Case>(_ all: [Case], _ variable: String, daily count: Int? = nil) -> [Case] {
        guard let names = environment[variable]?.split(separator: ",") else { return some(all, daily: count ?? all.count) }
        return all.filter { names.contains("\($0)") }
    }
}
