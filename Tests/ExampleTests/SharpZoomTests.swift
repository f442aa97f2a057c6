import Foundation
import SwiftUI
import Testing
@testable import RinksideExample
@testable import WaggleCore
@testable import WaggleHeadless
@testable import WaggleTesting

/// No picture is enlarged: edges of seats and letters are as sharp at a zoom of 25 as at 1.
@MainActor struct SharpZoomTests {
    /// The widths of the edges along a line of pixels.
    ///
    /// An edge is a transition of brightness between two levels. A sharp edge covers at most one pixel in part. A coverage v has the weight v (1 - v), a
    /// sixth on average and a quarter at most. So the sum of 6 v (1 - v) is the width of an edge that rises evenly, and at most 1.5 for a sharp one.
    private func edgeWidth(_ line: [Float]) -> Float {
        guard let first = line.first, let last = line.last, abs(first - last) > 0.1 else { return .infinity }
        return line.reduce(0) { sum, level in
            let share = min(max((level - first) / (last - first), 0), 1)
            return sum + 6 * share * (1 - share)
        }
    }
    /// The levels between two points of the screen, one for each pixel.
    private func line(_ screen: TestScreen, from start: CGPoint, to end: CGPoint) throws -> [Float] {
        let surface = try screen.clock.perform { try screen.window.draw() }, scale = CGFloat(surface.width) / screen.size.width
        let count = Int((max(abs(end.x - start.x), abs(end.y - start.y)) * scale).rounded())
        return (0...count).map { step in
            let share = CGFloat(step) / CGFloat(count)
            let color = surface.color(x: Int((start.x + (end.x - start.x) * share) * scale), y: Int((start.y + (end.y - start.y) * share) * scale))
            return (color.red + color.green + color.blue) / 3
        }
    }

    private struct Map: View {
        @State var camera: Camera
        let blur: CGFloat
        @State private var stands: [Stand] = []
        var body: some View { SeatMap(hall: Hall(), booking: Booking(), stands: $stands, camera: $camera) { _ in }.blur(radius: blur) }
    }
    /// The edge of a cushion toward the ice, in the middle of the screen.
    private func frontEdge(stand number: Int, blur: CGFloat = 0) throws -> Float {
        let hall = Hall(), stand = HallPlan(hall).stands[number], seat = stand.seats[stand.seats.count / 2], place = stand.place(of: seat)
        let camera = Camera(focus: UnitPoint(x: place.x / hall.size.width, y: place.y / hall.size.height), zoom: 25)
        let size = CGSize(width: 369, height: 494), viewport = Viewport(size: size, hall: hall.size)
        let screen = try ShownExample.rinkside.open(Map(camera: camera, blur: blur), size: size)
        try screen.settle()
        func shown(_ y: CGFloat) -> CGPoint {
            let point = CGPoint(x: 0, y: y).applying(seat.transform)
            return viewport.point(of: CGPoint(x: point.x + stand.frame.minX, y: point.y + stand.frame.minY), viewport.projection(of: camera))
        }
        try screen.look("rinkside-sharp-\(number)-\(blur)")
        return try edgeWidth(line(screen, from: shown(-0.47), to: shown(-0.3)))
    }

    @Test(arguments: [0, 4, 7, 14, 20]) func aSeatsEdgeIsSharpAtTwentyFiveTimes(_ stand: Int) throws {
        let width = try frontEdge(stand: stand)
        #expect(width <= 1.5, "\(width) pixels")
    }
    @Test func aBlurOfAPointWouldBeSeen() throws {
        #expect(try frontEdge(stand: 0, blur: 1) > 3)
        #expect(try stemEdges(blur: 1).allSatisfy { $0 > 3 })
    }

    private struct Letter: View {
        let blur: CGFloat
        var body: some View {
            Text("I")
                .font(.system(size: 10, weight: .bold))
                .foregroundColor(.black)
                .frame(width: 20, height: 20)
                .projected(by: Projection(scale: 25, angle: .zero, offset: .zero), keeping: ShownProjection())
                .frame(width: 300, height: 300)
                .background(Color.white)
                .blur(radius: blur)
        }
    }
    /// From paper to ink, and from ink to paper.
    private func stemEdges(blur: CGFloat = 0) throws -> [Float] {
        let screen = try ShownExample.rinkside.open(Letter(blur: blur), size: CGSize(width: 300, height: 300))
        try screen.settle()
        try screen.look("rinkside-letter-\(blur)")
        let middle = CGPoint(x: 150, y: 150)
        return try [line(screen, from: CGPoint(x: 60, y: 150), to: middle), line(screen, from: middle, to: CGPoint(x: 240, y: 150))].map(edgeWidth)
    }
    @Test func aLettersEdgesAreSharpAtTwentyFiveTimes() throws {
        let edges = try stemEdges()
        #expect(edges.allSatisfy { $0 <= 1.5 }, "\(edges)")
    }
}
