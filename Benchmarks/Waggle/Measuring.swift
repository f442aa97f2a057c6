// Clocks, memory, medians and tables.

import Foundation
import WaggleHeadless

/// Milliseconds of a monotonic clock.
func milliseconds() -> Double { milliseconds(of: CLOCK_MONOTONIC) }
/// The processor time of this thread in milliseconds, which is steadier on a busy machine.
func threadMilliseconds() -> Double { milliseconds(of: CLOCK_THREAD_CPUTIME_ID) }
/// The processor time of this process in milliseconds, on all threads.
func processMilliseconds() -> Double { milliseconds(of: CLOCK_PROCESS_CPUTIME_ID) }

private func milliseconds(of clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}

/// The resident memory of this process.
func residentMegabytes() -> Double {
    let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ").dropFirst().first.flatMap { Double($0) }
    return (pages ?? .nan) * Double(sysconf(Int32(_SC_PAGESIZE))) / 1e6
}

extension [Double] {
    /// - Parameter fraction: 0 for the minimum, 0.5 for the median, 1 for the maximum.
    func percentile(_ fraction: Double) -> Double {
        guard !isEmpty else { return .nan }
        return sorted()[Int(fraction * Double(count - 1) + 0.5)]
    }
    var median: Double { percentile(0.5) }
}

func text(_ value: Double) -> String {
    guard value.isFinite else { return "-" }
    return String(format: value >= 100 ? "%.0f" : value >= 10 ? "%.1f" : value >= 1 ? "%.2f" : "%.3f", value)
}

/// The median of ratios, and their range.
func range(_ ratios: [Double]) -> String { "\(text(ratios.median)) (\(text(ratios.min() ?? .nan)) to \(text(ratios.max() ?? .nan)))" }

/// The median, and the range of the middle half.
func spread(_ values: [Double]) -> String { "\(text(values.median)) (half of them \(text(values.percentile(0.25))) to \(text(values.percentile(0.75))))" }

func printTable(_ title: String, _ rows: [[String]]) {
    print("\n\(title)\n")
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0 }
    for row in rows {
        let cells = row.enumerated().map { index, cell in
            let space = String(repeating: " ", count: widths[index] - cell.count)
            return index == 0 ? cell + space : space + cell
        }
        print("  " + cells.joined(separator: "  "))
    }
    // Long runs are observed through pipes, too.
    fflush(nil)
}

/// The times of a window's frames in milliseconds, part by part.
@MainActor
struct FrameTimes {
    private(set) var updates: [Double] = [], lists: [Double] = [], pictures: [Double] = []

    /// Advances the window by a sixtieth of a second and draws it.
    /// - Returns: the milliseconds of the whole frame.
    @discardableResult
    mutating func measure(_ window: HeadlessWindow) throws -> Double {
        let begin = milliseconds()
        window.advance(by: 1.0 / 60)
        let updated = milliseconds()
        _ = window.graph.displayList()
        let listed = milliseconds()
        _ = try window.draw()
        let end = milliseconds()
        updates.append(updated - begin)
        lists.append(listed - updated)
        pictures.append(end - listed)
        return end - begin
    }
    var wholes: [Double] { zip(zip(updates, lists).map(+), pictures).map(+) }
    /// The 95th percentile of whole frames.
    var most: Double { wholes.percentile(0.95) }
}
