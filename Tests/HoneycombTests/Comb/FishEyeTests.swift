import Foundation
import Honeycomb
import Testing

/// Every family and form, in frames from very narrow to wide.
struct FishEyeTests {
    private static let zones: [FishEye.Zone] = [.rectangle, .roundedRectangle(cornerRadius: 60), .roundedRectangle(cornerRadius: 1e4), .ellipse]
    private static let frames = [CGSize(width: 320, height: 480), CGSize(width: 393, height: 852), CGSize(width: 852, height: 393), CGSize(width: 200, height: 200), CGSize(width: 60, height: 400), CGSize(width: 0, height: 90)]
    private static let pitch: CGFloat = 125

    private func distance(_ one: CGPoint, _ other: CGPoint) -> CGFloat { hypot(one.x - other.x, one.y - other.y) }

    @Test(arguments: zones, [FishEye.Family.compress, .scale(minimum: 0.3), .scale(minimum: 0), .none]) func neighborsNeverOverlapWhereverTheCombIs(zone: FishEye.Zone, family: FishEye.Family) {
        let layout = HexLayout(.pointy, radius: Self.pitch / 3.0.squareRoot())
        for frame in Self.frames { for fringe in [0.5, 2, 5] as [CGFloat] {
            let lens = FishEye(family, zone: zone, fringe: fringe).lens(for: frame, pitch: Self.pitch)
            for pan in stride(from: 0.0, to: 125, by: 45) {
                let looks = Hex.zero.range(4).map { hex in lens.look(at: CGPoint(x: layout.center(of: hex).x + pan, y: layout.center(of: hex).y - pan * 0.7)) }
                var least = CGFloat.infinity
                for one in looks.indices { for other in looks.indices where other > one {
                    least = min(least, distance(looks[one].center, looks[other].center) - Self.pitch * (looks[one].scale + looks[other].scale) / 2)
                } }
                #expect(least >= -1e-6, "\(frame), \(fringe)")
            }
        } }
    }

    @Test(arguments: zones) func compressedCellsStayInTheFrameAndFallInSize(zone: FishEye.Zone) {
        for frame in Self.frames {
            let lens = FishEye(.compress, zone: zone).lens(for: frame, pitch: Self.pitch)
            for degrees in stride(from: 0.0, to: 360, by: 30) {
                var before: CGFloat = 1
                for radius in stride(from: 0.0, to: 3000, by: 90) {
                    let look = lens.look(at: CGPoint(x: radius * cos(degrees * .pi / 180), y: radius * sin(degrees * .pi / 180)))
                    #expect(look.scale <= before + 1e-9 && look.scale >= 0, "It falls from the middle outward.")
                    before = look.scale
                    let half = look.scale * Self.pitch / 2
                    #expect(abs(look.center.x) + half <= frame.width / 2 + 1e-6 && abs(look.center.y) + half <= frame.height / 2 + 1e-6)
                }
            }
        }
    }

    @Test(arguments: zones, [FishEye.Family.compress, .scale(minimum: 0.3)]) func nothingJumpsAsTheCombOrTheFrameChangesALittle(zone: FishEye.Zone, family: FishEye.Family) {
        for frame in Self.frames {
            let fishEye = FishEye(family, zone: zone), lens = fishEye.lens(for: frame, pitch: Self.pitch)
            let wider = fishEye.lens(for: CGSize(width: frame.width + 0.01, height: frame.height), pitch: Self.pitch)
            for x in stride(from: -300.0, through: 300, by: 37.5) { for y in stride(from: -300.0, through: 300, by: 75) {
                let look = lens.look(at: CGPoint(x: x, y: y)), moved = lens.look(at: CGPoint(x: x + 0.01, y: y)), resized = wider.look(at: CGPoint(x: x, y: y))
                #expect(distance(look.center, moved.center) <= 0.0101 && abs(look.scale - moved.scale) < 0.001)
                #expect(distance(look.center, resized.center) <= 0.05 && abs(look.scale - resized.scale) < 0.01 || frame.width < 1)
            } }
        }
    }

    @Test(arguments: zones) func whatIsSeenIsFoundInThePlane(zone: FishEye.Zone) throws {
        for frame in Self.frames where frame.width > 0 {
            let lens = FishEye(.compress, zone: zone).lens(for: frame, pitch: Self.pitch)
            for x in stride(from: -400.0, through: 400, by: 50) { for y in stride(from: -400.0, through: 400, by: 50) {
                let look = lens.look(at: CGPoint(x: x, y: y))
                // Further out, a whole plane lies in less than a pixel.
                guard look.scale > 1e-3 else { continue }
                let place = try #require(lens.place(seenAt: look.center))
                #expect(distance(place, CGPoint(x: x, y: y)) < 0.01)
            } }
            #expect(lens.place(seenAt: CGPoint(x: frame.width, y: 0)) == nil, "Beyond the rim there is nothing.")
        }
        #expect(FishEye(.none).lens(for: Self.frames[0], pitch: 10).place(seenAt: CGPoint(x: 7, y: 9)) == CGPoint(x: 7, y: 9))
    }

    @Test func theMiddleHasFullSizeAndStandsStill() {
        let lens = FishEye(.compress, fringe: 2).lens(for: CGSize(width: 800, height: 600), pitch: 60)
        for x in stride(from: -280.0, through: 280, by: 40) { 
            let look = lens.look(at: CGPoint(x: x, y: 180))
            #expect(look.center == CGPoint(x: x, y: 180) && abs(look.scale - 1) < 1e-9)
        }
        #expect(lens.look(at: CGPoint(x: 320, y: 0)).scale < 1 && lens.look(at: CGPoint(x: 320, y: 0)).center.x == 320, "Sizes fall first, then places move.")
        let scaled = FishEye(.scale(minimum: 0.2), fringe: 2).lens(for: CGSize(width: 800, height: 600), pitch: 60)
        for (x, scale) in [(280.0, 1.0), (340, 0.6), (400, 0.2), (4000, 0.2)] { #expect(abs(scaled.look(at: CGPoint(x: x, y: 0)).scale - scale) < 1e-9) }
    }

    @Test func cellsBeyondTheReachAreSmaller() {
        for frame in Self.frames where frame.width > 0 {
            let lens = FishEye(.compress).lens(for: frame, pitch: 50), reach = lens.reach(ofScale: 0.02)
            #expect(reach.isFinite && lens.look(at: CGPoint(x: frame.width / 2 + reach + 1, y: 0)).scale <= 0.02)
        }
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -20, 0, .greatestFiniteMagnitude]) func absurdNumbersAreHarmless(number: CGFloat) {
        for zone in Self.zones + [.roundedRectangle(cornerRadius: number)] { for family in [FishEye.Family.none, .compress, .scale(minimum: number)] {
            let lenses = [FishEye(family, zone: zone, fringe: number).lens(for: CGSize(width: 300, height: 300), pitch: 50), FishEye(family, zone: zone).lens(for: CGSize(width: number, height: number), pitch: number)]
            for lens in lenses {
                for point in [CGPoint.zero, CGPoint(x: number, y: 10), CGPoint(x: 500, y: number), CGPoint(x: 200, y: 200)] {
                    let look = lens.look(at: point)
                    #expect(look.center.x.isFinite && look.center.y.isFinite && look.scale >= 0 && look.scale <= 1)
                    _ = (lens.place(seenAt: point), lens.reach(ofScale: number))
                }
            }
        } }
    }
}
