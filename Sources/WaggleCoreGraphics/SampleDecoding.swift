import Foundation

/// The decoding of an image's colour samples if its `decode` array differs from the default.
///
/// The array has two numbers for each component of the colour space: the values, from 0 to 1, of the samples 0 and 255. Samples between them are interpolated linearly.
struct SampleDecoding {
    let red, green, blue: [UInt8]

    /// nil for the default decoding.
    /// - Parameter ranges: two numbers for each component; nil for the default.
    init?(_ ranges: UnsafePointer<CGFloat>?, components: Int) {
        guard let ranges, components == 1 || components == 3 else { return nil }
        let tables = (0..<components).map { Self.table(from: ranges[2 * $0], to: ranges[2 * $0 + 1]) }, usual = Self.table(from: 0, to: 1)
        guard tables.contains(where: { $0 != usual }) else { return nil }
        (red, green, blue) = (tables[0], tables[components == 3 ? 1 : 0], tables[components == 3 ? 2 : 0])
    }
    /// The decoded value of each sample, in 0...255.
    static func table(from low: CGFloat, to high: CGFloat) -> [UInt8] {
        guard low.isFinite, high.isFinite else { return table(from: 0, to: 1) }
        return (0..<256).map { UInt8((min(max(low + (high - low) * CGFloat($0) / 255, 0), 1) * 255).rounded()) }
    }
}
