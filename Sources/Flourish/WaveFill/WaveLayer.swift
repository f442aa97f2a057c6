import Foundation

/// One of the waves of a `WaveFill`.
public struct WaveLayer: Hashable, Sendable {
    /// The number of crests from edge to edge.
    public var crests: Int
    /// The height of crests as a factor of the fill's amplitude.
    public var height: Double
    /// The seconds in which it travels by one wavelength; negative ones go to the leading edge, and with 0 it stands.
    public var period: TimeInterval
    /// Of the fill's style, 0...1.
    public var opacity: Double

    /// - Parameters:
    ///   - crests: their number from edge to edge.
    ///   - height: as a factor of the fill's amplitude.
    ///   - period: the seconds in which the wave travels by one wavelength; negative ones go to the leading edge.
    ///   - opacity: of the fill's style, 0...1.
    public init(crests: Int, height: Double = 1, period: TimeInterval, opacity: Double = 1) {
        (self.crests, self.height, self.period, self.opacity) = (crests, height, period, opacity)
    }

    /// How far the wave has travelled at a time, in wavelengths from 0 to below 1.
    func phase(at time: TimeInterval) -> Double {
        guard period != 0, period.isFinite, time.isFinite else { return 0 }
        let turns = (time / period).finite(or: 0)
        return turns - turns.rounded(.down)
    }
}

extension Array where Element == WaveLayer {
    /// Two pale waves that travel against each other, behind one that goes to the trailing edge.
    public static var sea: [WaveLayer] {
        [WaveLayer(crests: 2, period: -3.9, opacity: 0.25), WaveLayer(
            crests: 1, height: 0.9, period: 5.3, opacity: 0.4), WaveLayer(crests: 2, height: 0.75, period: 2.9)]
    }
    /// One wave.
    public static var swell: [WaveLayer] { [WaveLayer(crests: 1, period: 3.2)] }
}
