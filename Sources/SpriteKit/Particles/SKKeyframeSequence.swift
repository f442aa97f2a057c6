import Foundation
import WaggleDisplayList
import WaggleUIKit

/// How a sequence interpolates between keyframes.
public enum SKInterpolationMode: Int, Sendable {
    case linear = 1
    /// A smooth curve through the keyframes.
    case spline = 2
    /// Keeps the value of the last keyframe.
    case step = 3
}
/// How a sequence continues beyond its ends.
public enum SKRepeatMode: Int, Sendable {
    /// The first or last value.
    case clamp = 1
    /// Repeats the sequence from 0 to 1.
    case loop = 2
}

/// A sequence of keyframe values with interpolation between them. Values are numbers or colors, times are 0...1.
open class SKKeyframeSequence: NSObject, NSCopying {
    open var interpolationMode = SKInterpolationMode.linear
    open var repeatMode = SKRepeatMode.clamp
    private var keys: [(value: Any, time: CGFloat)] = []

    /// - Parameter times: one for each value, in ascending order. Surplus values or times are ignored.
    public init(keyframeValues values: [Any], times: [NSNumber]) {
        keys = zip(values, times).map { ($0, CGFloat($1.doubleValue)) }
        super.init()
    }
    /// - Parameter times: one for each value, 0...1 in ascending order. Surplus values or times are ignored.
    public convenience init(keyframeValues values: [Any], times: [CGFloat]) {
        self.init(keyframeValues: values, times: times.map { NSNumber(value: Double($0)) })
    }
    /// An empty sequence, whatever the number of keyframes to come.
    public convenience init(capacity numItems: Int) { self.init(keyframeValues: [], times: [NSNumber]()) }
    public convenience override init() { self.init(capacity: 0) }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SKKeyframeSequence()
        (copy.keys, copy.interpolationMode, copy.repeatMode) = (keys, interpolationMode, repeatMode)
        return copy
    }
    /// True for a sequence with the same modes, times and values.
    func isLike(_ other: SKKeyframeSequence) -> Bool {
        interpolationMode == other.interpolationMode && repeatMode == other.repeatMode && keys.count == other.keys.count
            && zip(keys, other.keys).allSatisfy { $0.time == $1.time && Self.numbers($0.value) == Self.numbers($1.value) }
    }

    open func count() -> Int { keys.count }
    /// Appends a keyframe; `time` is 0...1.
    open func addKeyframeValue(_ value: Any, time: CGFloat) { keys.append((value, time)) }
    open func removeLastKeyframe() { if !keys.isEmpty { keys.removeLast() } }
    /// Removes the keyframe at an index, from 0 to below `count()`.
    open func removeKeyframe(at index: Int) { keys.remove(at: index) }
    /// Sets the value at an index, from 0 to below `count()`.
    open func setKeyframeValue(_ value: Any, for index: Int) { keys[index].value = value }
    /// Sets the time, 0...1, at an index, from 0 to below `count()`.
    open func setKeyframeTime(_ time: CGFloat, for index: Int) { keys[index].time = time }
    /// Sets the value and the time, 0...1, at an index, from 0 to below `count()`.
    open func setKeyframeValue(_ value: Any, time: CGFloat, for index: Int) { keys[index] = (value, time) }
    /// The value at an index, from 0 to below `count()`.
    open func getKeyframeValue(for index: Int) -> Any { keys[index].value }
    /// The time, 0...1, at an index, from 0 to below `count()`.
    open func getKeyframeTime(for index: Int) -> CGFloat { keys[index].time }

    /// The value at a time, 0...1: a `UIColor` if the keyframes are colors, otherwise a number; nil for an empty sequence.
    ///
    /// Complexity: O(*n* log *n*) in the keyframes, which are sorted at each call.
    open func sample(atTime time: CGFloat) -> Any? {
        guard let first = keys.first, let curve = curve else { return nil }
        let value = curve.value(at: Float(time))
        return first.value is UIColor ? UIColor(
            ResolvedColor(red: value.x, green: value.y, blue: value.z, opacity: value.w)) : NSNumber(value: value.x)
    }

    /// The keyframes as plain numbers; nil if there are none.
    var curve: KeyframeCurve? {
        let keys = self.keys.map { (time: Float($0.time), value: Self.numbers($0.value)) }
        return keys.isEmpty ? nil : KeyframeCurve(keys.sorted { $0.time < $1.time }, interpolationMode, repeatMode)
    }
    /// A number in all four lanes, or a color's components; 0 for anything else.
    private static func numbers(_ value: Any) -> SIMD4<Float> {
        switch value {
        case let color as UIColor:
            let color = color.spriteColor
            return SIMD4(color.red, color.green, color.blue, color.opacity)
        case let number as NSNumber: return SIMD4(repeating: number.floatValue)
        case let number as any BinaryFloatingPoint: return SIMD4(repeating: Float(number))
        case let number as any BinaryInteger: return SIMD4(repeating: Float(number))
        default: return .zero
        }
    }
}

/// A sequence of keyframes as plain numbers: color components, or one number in all four lanes.
struct KeyframeCurve: Sendable {
    private let keys: [(time: Float, value: SIMD4<Float>)]
    private let interpolation: SKInterpolationMode
    private let loops: Bool

    /// - Parameter keys: at least one, sorted by time.
    init(_ keys: [(time: Float, value: SIMD4<Float>)], _ interpolation: SKInterpolationMode, _ repetition: SKRepeatMode) {
        assert(!keys.isEmpty, "A curve has at least one key.")
        // A NaN time may be anywhere.
        assert(!zip(keys, keys.dropFirst()).contains { $0.time > $1.time }, "The keys of a curve are in order.")
        (self.keys, self.interpolation, loops) = (keys, interpolation, repetition == .loop)
    }

    func value(at time: Float) -> SIMD4<Float> {
        let time = loops ? time - time.rounded(.down) : time
        guard let next = keys.firstIndex(where: { $0.time > time }) else { return keys[keys.count - 1].value }
        guard next > 0 else { return keys[0].value }
        let (from, to) = (keys[next - 1], keys[next]), part = (time - from.time) / (to.time - from.time)
        switch interpolation {
        case .step: return from.value
        case .linear: return from.value + (to.value - from.value) * part
        case .spline:
            // A Catmull-Rom spline, with the ends as their own neighbours.
            let before = keys[max(next - 2, 0)].value, after = keys[min(next + 1, keys.count - 1)].value
            let cubic = 3 * (from.value - to.value) + after - before
            let square = 2 * before - 5 * from.value + 4 * to.value - after
            return from.value + 0.5 * part * (to.value - before + part * (square + part * cubic))
        }
    }
}
