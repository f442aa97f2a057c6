import Foundation
import SwiftUI
import Testing
import WaggleRequest
@testable import RinksideExample
@testable import WaggleCore
@testable import WaggleHeadless
@testable import WaggleTesting

private extension CGPoint {
    func far(from other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
}

/// The plan of the hall, the camera, and the booking of seats.
@MainActor struct RinksideTests {
    private let hall = Hall()

    // MARK: The plan

    @Test func theHallHasAboutTwoThousandSeats() {
        let stands = HallPlan(hall).stands, seats = stands.flatMap(\.seats)
        #expect(stands.count == 28 && (1900...2100).contains(seats.count), "\(seats.count)")
        #expect(Set(seats.map(\.id)).count == seats.count && Set(stands.map(\.name)).count == 28)
        #expect(stands.allSatisfy { CGRect(origin: .zero, size: hall.size).contains($0.frame) && !$0.frame.intersects(hall.iceFrame.insetBy(dx: 20, dy: 20)) })
    }
    @Test func noSeatStandsOnAnother() {
        let stands = HallPlan(hall).stands
        var places: [SIMD2<Int>: [CGPoint]] = [:]
        for stand in stands {
            for seat in stand.seats {
                let place = stand.place(of: seat), cell = SIMD2(Int(place.x / 5), Int(place.y / 5))
                for x in -1...1 {
                    for y in -1...1 {
                        for other in places[cell &+ SIMD2(x, y)] ?? [] { #expect(other.far(from: place) > Hall.pitch * 0.95, "\(seat.id)") }
                    }
                }
                places[cell, default: []].append(place)
            }
        }
    }
    @Test func everySeatIsFoundWhereItStands() {
        for stand in HallPlan(hall).stands {
            for seat in stand.seats {
                let place = stand.place(of: seat)
                #expect(stand.contains(place) && stand.seat(at: place) == seat)
                #expect(seat.path.contains(seat.center))
            }
        }
    }
    @Test func seatsFaceTheIce() {
        let middle = CGPoint(x: hall.size.width / 2, y: hall.size.height / 2)
        for stand in HallPlan(hall).stands {
            for seat in stand.seats {
                let front = CGPoint(x: 0, y: -1).applying(seat.transform), there = CGPoint(x: front.x + stand.frame.minX, y: front.y + stand.frame.minY)
                #expect(there.far(from: middle) < stand.place(of: seat).far(from: middle))
            }
        }
    }
    @Test func aHallMayBeSmallOrHuge() {
        #expect(HallPlan(Hall(lowerRows: 0, upperRows: 0)).stands.isEmpty)
        #expect(HallPlan(Hall(lowerRows: 1, upperRows: 0)).stands.count == 14)
        #expect(HallPlan(Hall(lowerRows: 30, upperRows: 40)).stands.flatMap(\.seats).count > 20_000)
    }
    @Test func rotationsAndSkewsKeepWhatTheyShould() {
        let turn = CGAffineTransform.rotation(.degrees(90), about: CGPoint(x: 10, y: 20))
        #expect(CGPoint(x: 10, y: 20).applying(turn).far(from: CGPoint(x: 10, y: 20)) < 1e-9)
        #expect(CGPoint(x: 15, y: 20).applying(turn).far(from: CGPoint(x: 10, y: 25)) < 1e-9)
        #expect(CGPoint(x: 3, y: 10).applying(.skew(0.5)) == CGPoint(x: 8, y: 10))
    }

    // MARK: The camera

    private let viewports = [CGSize(width: 369, height: 494), CGSize(width: 600, height: 300), CGSize(width: 1, height: 1)].map { Viewport(size: $0, hall: Hall().size) }
    private let cameras = [Camera.whole, Camera(focus: UnitPoint(x: 0.2, y: 0.7), zoom: 8, angle: .degrees(30)), Camera(focus: UnitPoint(x: 0.9, y: 0.1), zoom: 25, angle: .degrees(-170))]

    @Test func camerasAndProjectionsSayTheSame() {
        for viewport in viewports {
            for camera in cameras {
                let shown = viewport.projection(of: camera), back = viewport.camera(of: shown)
                #expect(abs(back.zoom - camera.zoom) < 1e-6 && abs(back.focus.x - camera.focus.x) < 1e-6 && abs(back.focus.y - camera.focus.y) < 1e-6)
                let point = CGPoint(x: 40, y: 90)
                #expect(viewport.hallPoint(at: viewport.point(of: point, shown), shown).far(from: point) < 1e-6)
            }
        }
    }
    @Test func theWholeHallIsInSight() {
        for viewport in viewports.dropLast() {
            let shown = viewport.projection(of: .whole)
            for corner in [CGPoint.zero, CGPoint(x: hall.size.width, y: hall.size.height)] {
                #expect(CGRect(origin: .zero, size: viewport.size).contains(viewport.point(of: corner, shown)))
            }
        }
    }
    @Test func whatIsUnderTheFingerStaysThere() {
        for viewport in viewports.dropLast() {
            for camera in cameras {
                let anchor = CGPoint(x: 120, y: 200), held = viewport.hallPoint(at: anchor, viewport.projection(of: camera))
                let moved = viewport.moved(camera, by: CGSize(width: 30, height: -12), magnification: 1.7, rotation: .degrees(25), about: anchor)
                #expect(viewport.point(of: held, viewport.projection(of: moved)).far(from: CGPoint(x: 150, y: 188)) < 1e-6)
                #expect(abs(moved.zoom - camera.zoom * 1.7) < 1e-9)
            }
        }
    }
    @Test func camerasSettleWithinTheirLimits() {
        for viewport in viewports {
            let far = viewport.settled(Camera(focus: UnitPoint(x: 9, y: -9), zoom: 400, angle: .degrees(367)))
            #expect(far.zoom == 25 && far.angle == .zero && far.focus.x <= 1 && far.focus.y >= 0)
            #expect(viewport.settled(Camera(focus: UnitPoint(x: 0, y: 0), zoom: 0.2, angle: .degrees(50))) == .whole)
            #expect(viewport.settled(far) == far)
        }
        let turned = viewports[0].settled(Camera(zoom: 5, angle: .degrees(84)))
        #expect(turned.angle.degrees == 90)
    }
    @Test func pullsBeyondTheLimitsGiveWayLessAndLess() {
        let viewport = viewports[0]
        #expect(viewport.stretched(cameras[1]) == cameras[1])
        let little = viewport.stretched(Camera(zoom: 0.8)), more = viewport.stretched(Camera(zoom: 0.4))
        #expect(little.zoom > 0.8 && little.zoom < 1 && more.zoom < little.zoom && more.zoom > 0.6)
        let near = Camera(focus: UnitPoint(x: -0.2, y: 0.5), zoom: 10), pulled = viewport.stretched(near), kept = viewport.settled(near)
        #expect(pulled.focus.x > near.focus.x && pulled.focus.x < kept.focus.x)
    }

    // MARK: The booking

    @Test func seatsAreChosenGivenBackAndBooked() {
        let ids = (1...12).map { Seat.ID(stand: 0, row: 1, number: $0) }
        var booking = Booking(taken: [ids[0]])
        for id in ids { booking.toggle(id) }
        #expect(booking.chosen == Array(ids[1...8]) && booking.isFull)
        booking.toggle(ids[2])
        #expect(booking.chosen.count == 7 && booking.state(of: ids[2]) == .free && booking.state(of: ids[0]) == .taken)
        booking.book()
        #expect(booking.chosen.isEmpty && booking.state(of: ids[1]) == .booked)
        booking.toggle(ids[1])
        #expect(booking.state(of: ids[1]) == .booked && booking.chosen.isEmpty)
    }
    @Test func aboutAThirdIsSoldBefore() {
        let stands = HallPlan(hall).stands, sold = Booking.presale(stands).taken.count
        #expect((500...900).contains(sold) && Booking.presale(stands) == Booking.presale(stands) && Booking.presale([]) == Booking())
    }

    // MARK: On the screen

    private func open(_ view: some View = RinkView(), size: CGSize? = nil, reduceMotion: Bool = false, direction: LayoutDirection = .leftToRight) throws -> TestScreen {
        let screen = try ShownExample.rinkside.open(view, size: size, direction: direction, reduceMotion: reduceMotion)
        try screen.settle()
        return screen
    }
    private func camera(_ screen: TestScreen) throws -> Camera { try #require(screen.views(of: SeatMap.self).first).view.camera }
    /// A map that fills the screen.
    private func openMap(_ camera: Camera = .whole, reduceMotion: Bool = false) throws -> (screen: TestScreen, map: CGRect) {
        let size = CGSize(width: 369, height: 494)
        return (try open(MapHost(camera: camera, chosen: MapHost.Chosen()), size: size, reduceMotion: reduceMotion), CGRect(origin: .zero, size: size))
    }
    private func stand(_ screen: TestScreen, _ name: String) throws -> CGRect { try screen.element(.text("Stand \(name)")).frame }

    /// A map with any initial camera, and the seats chosen on it.
    private struct MapHost: View {
        @State var camera: Camera
        @State private var stands: [Stand] = []
        let chosen: Chosen
        final class Chosen { var seats: [Seat.ID] = [] }
        var body: some View { SeatMap(hall: Hall(), booking: Booking(), stands: $stands, camera: $camera) { chosen.seats.append($0) } }
    }

    @Test(arguments: [0.0, 37, 90, -140], [CGSize(width: 369, height: 494), CGSize(width: 700, height: 300)])
    func seatsAreHitAtTwentyFiveTimes(_ degrees: Double, _ size: CGSize) throws {
        let stands = HallPlan(hall).stands
        for (stand, number) in [(0, 0), (3, 11), (7, 30), (15, 70), (27, 5)] {
            let seat = stands[stand].seats[number], place = stands[stand].place(of: seat)
            let focus = UnitPoint(x: place.x / hall.size.width, y: place.y / hall.size.height), camera = Camera(focus: focus, zoom: 25, angle: .degrees(degrees))
            let chosen = MapHost.Chosen(), screen = try open(MapHost(camera: camera, chosen: chosen), size: size)
            let shown = Viewport(size: size, hall: hall.size).projection(of: camera)
            // Its centre and four corners, as far as they belong to it.
            for (x, y) in [(0.0, 0.0), (-0.4, -0.4), (0.4, -0.4), (0.4, 0.4), (-0.4, 0.4)] {
                let corner = CGPoint(x: x, y: y).applying(seat.transform), inHall = CGPoint(x: corner.x + stands[stand].frame.minX, y: corner.y + stands[stand].frame.minY)
                let point = Viewport(size: size, hall: hall.size).point(of: inHall, shown)
                try screen.tap(.point(point.x, point.y))
                screen.advance(by: 0.4)
            }
            #expect(chosen.seats == Array(repeating: seat.id, count: 5), "\(seat.id) at \(degrees) degrees in \(size)")
        }
    }
    @Test func thePlanDrawsItselfPieceByPiece() throws {
        let screen = try ShownExample.rinkside.open(RinkView())
        /// The number of strongly coloured pixels: the drawn lines and stands.
        func inked() throws -> Int {
            let pixels = try screen.clock.perform { try screen.window.draw().makeImage() }.pixels
            var count = 0
            for index in stride(from: 0, to: pixels.count, by: 4) where abs(Int(pixels[index + 2]) - Int(pixels[index])) > 60 { count += 1 }
            return count
        }
        var counts: [Int] = []
        for _ in 0..<5 {
            screen.advance(by: 0.2)
            counts.append(try inked())
        }
        #expect(zip(counts, counts.dropFirst()).allSatisfy(<), "\(counts)")
        try screen.settle()
        #expect(screen.time < 4)
    }
    @Test func aTapFliesToAStandAndTheButtonBack() throws {
        let screen = try open(), home = try stand(screen, "U8"), map = try screen.element("Hall").frame
        try screen.tap("Stand U8")
        var widths: [CGFloat] = []
        for _ in 0..<20 {
            screen.advance(by: 1.0 / 60)
            widths.append(try stand(screen, "U8").width)
        }
        #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 + 0.01 } && widths[0] < home.width * 2)
        try screen.settle()
        let near = try stand(screen, "U8")
        #expect(abs(near.midX - map.midX) < 20 && abs(near.midY - map.midY) < 20 && near.height > map.height * 0.6)
        try screen.tap("Show the whole hall")
        try screen.settle()
        #expect(try stand(screen, "U8") == home && camera(screen) == .whole && !screen.shows("Show the whole hall"))
    }
    @Test func anotherTapTurnsTheFlightWithoutAJump() throws {
        let (screen, map) = try openMap()
        try screen.tap("Stand U8")
        screen.advance(by: 0.02)
        let point = try stand(screen, "U9")
        try screen.fingerDown(on: .point(max(point.midX, 30), point.midY))
        var last = try stand(screen, "U9")
        func step() throws {
            screen.advance(by: 1.0 / 60)
            let now = try stand(screen, "U9")
            #expect(abs(now.width - last.width) < 40 && abs(now.minY - last.minY) < 80, "from \(last) to \(now)")
            last = now
        }
        try step()
        try screen.fingerUp()
        for _ in 0..<60 { try step() }
        try screen.settle()
        let near = try stand(screen, "U9")
        #expect(abs(near.midY - map.midY) < 20 && near.height > map.height * 0.6)
    }
    @Test func twoFingersKeepWhatTheyHold() throws {
        let (screen, map) = try openMap()
        let place = CGPoint(x: map.midX + 60, y: map.midY + 90)
        func under(_ point: CGPoint) throws -> CGPoint {
            let viewport = Viewport(size: map.size, hall: hall.size)
            return try viewport.hallPoint(at: CGPoint(x: point.x - map.minX, y: point.y - map.minY), viewport.projection(of: camera(screen)))
        }
        let held = try under(place)
        try screen.pinch(.point(place.x, place.y), by: 4, over: 0.5)
        screen.advance(by: 0)
        #expect(try abs(camera(screen).zoom - 4) < 0.4)
        #expect(try under(place).far(from: held) < 2)
        try screen.settle()
        try screen.rotate(.point(place.x, place.y), by: .degrees(45), over: 0.5)
        try screen.settle()
        #expect(try abs(camera(screen).angle.degrees - 45) < 3)
        #expect(try under(place).far(from: held) < 3)
        try screen.pinch(.point(place.x, place.y), by: 0.05, over: 0.5)
        try screen.settle()
        #expect(try camera(screen) == .whole)
    }
    @Test func aFlingGlidesAndAFingerStopsIt() throws {
        let (screen, map) = try openMap()
        try screen.pinch(.point(map.midX, map.midY), by: 8, over: 0.4)
        try screen.settle()
        let start = try stand(screen, "L5")
        try screen.fling(.point(map.midX, map.midY), by: CGSize(width: 0, height: -120), over: 0.08)
        screen.advance(by: 0.1)
        let moving = try stand(screen, "L5")
        #expect(moving.minY < start.minY - 120)
        try screen.fingerDown(on: .point(map.midX, map.midY))
        screen.advance(by: 1.0 / 60)
        let stopped = try stand(screen, "L5")
        screen.advance(by: 0.3)
        #expect(abs(stopped.minY - moving.minY) < 60, "from \(moving.minY) to \(stopped.minY)")
        #expect(try abs(stand(screen, "L5").minY - stopped.minY) < 1)
        try screen.fingerUp()
        try screen.settle()
    }
    @Test func aCallLeavesTheHallInItsLimits() throws {
        let screen = try open(), map = try screen.element("Hall").frame
        try screen.fingerDown(on: .point(map.midX, map.midY))
        try screen.fingerMove(to: .point(map.midX + 150, map.midY + 200), over: 0.2)
        #expect(try camera(screen).focus != .center)
        screen.cancelTouches()
        try screen.settle()
        #expect(try camera(screen) == .whole && screen.isUntouched)
    }
    @Test func seatsAreBookedAfterAQuestion() throws {
        let screen = try open(RinkView(presale: { _ in Booking() }))
        #expect(try !screen.element("Choose seats").isEnabled)
        try screen.tap("Stand U8")
        try screen.settle()
        let frame = try stand(screen, "U8")
        for y in [0.3, 0.4, 0.5] {
            try screen.tap(.point(frame.midX, frame.minY + frame.height * y))
            try screen.settle()
        }
        #expect(screen.shows("3 seats · €84"))
        try screen.tap("3 seats · €84")
        try screen.settle()
        try screen.answer("Keep choosing")
        try screen.settle()
        let gives = screen.elements(.text("Give back")).count
        #expect(gives == 3)
        try screen.tap(.text("Give back", number: 1))
        try screen.settle()
        try screen.tap("2 seats · €56")
        try screen.settle()
        #expect(screen.shows("Book these 2 seats?"))
        try screen.answer("Book for €56")
        try screen.settle()
        #expect(screen.shows("Your 2 seats are booked. See you on Saturday!"))
        // Booked seats stay booked.
        try screen.tap(.point(frame.midX, frame.minY + frame.height * 0.5))
        try screen.settle()
        #expect(try !screen.element("Choose seats").isEnabled)
    }
    @Test func aChosenSeatIsShownFromVeryNear() throws {
        let screen = try open(RinkView(presale: { _ in Booking() })), map = try screen.element("Hall").frame
        try screen.tap("Stand L5")
        try screen.settle()
        let frame = try stand(screen, "L5")
        try screen.tap(.point(frame.midX, frame.midY))
        try screen.settle()
        try screen.tap(.text("Stand L5, row", number: 1))
        try screen.settle()
        #expect(try camera(screen).zoom == 25)
        // It is in the middle: a tap deselects it.
        try screen.tap(.point(map.midX, map.midY))
        try screen.settle()
        #expect(try !screen.element("Choose seats").isEnabled)
    }
    @Test func takenSeatsAreNobodysAndASoldOutHallSaysSo() throws {
        let screen = try open(RinkView(presale: { Booking(taken: Set($0.flatMap(\.seats).map(\.id))) }))
        #expect(screen.shows("Every seat is taken."))
        try screen.tap("Stand L5")
        try screen.settle()
        let frame = try stand(screen, "L5")
        try screen.tap(.point(frame.midX, frame.midY))
        try screen.settle()
        #expect(try !screen.element("Choose seats").isEnabled)
    }
    @Test func readersOpenAStandAndChooseItsSeats() throws {
        let screen = try open(RinkView(presale: { _ in Booking() }))
        #expect(try screen.element("Stand L5").value == "48 of 48 seats are free")
        try screen.perform(.activate, on: "Stand L5")
        try screen.settle()
        #expect(screen.elements(.text("Row 2, seat 3")).count == 1)
        try screen.perform(.activate, on: "Row 2, seat 3")
        try screen.settle()
        #expect(try screen.shows("1 seat · €46") && screen.element("Row 2, seat 3").value == "Chosen")
    }
    @Test func aHallWithoutSeatsSaysSo() throws {
        let screen = try open(RinkView(hall: Hall(lowerRows: 0, upperRows: 0)))
        #expect(screen.shows("No seats are sold for this evening."))
    }
    @Test func aWindowOfAnotherSizeShowsTheSamePart() throws {
        let screen = try open(size: CGSize(width: 393, height: 852))
        try screen.tap("Stand U8")
        try screen.settle()
        let before = try camera(screen)
        screen.size = CGSize(width: 852, height: 393)
        try screen.settle()
        #expect(try camera(screen) == before)
        #expect(try CGRect(x: 0, y: 0, width: 852, height: 393).contains(CGPoint(x: stand(screen, "U8").midX, y: stand(screen, "U8").midY)))
        try screen.tap("Show the whole hall")
        try screen.settle()
        // The hall is turned to landscape.
        let hall = try screen.element("Hall").frame
        #expect(hall.width > hall.height && hall.minY > 0 && hall.maxY < 393)
    }
    @Test func aPlanHasNoMirrorImage() throws {
        let screen = try open(), mirrored = try open(direction: .rightToLeft)
        #expect(try stand(screen, "U8").midX < 100 && stand(mirrored, "U8").midX < 100)
    }
    @Test func withLessMotionEverythingIsThereAtOnce() throws {
        let screen = try ShownExample.rinkside.open(RinkView(), reduceMotion: true)
        screen.advance(by: 1.0 / 60)
        #expect(screen.isSettled)
        try screen.tap("Stand U8")
        screen.advance(by: 1.0 / 60)
        let near = try stand(screen, "U8")
        try screen.settle()
        #expect(try stand(screen, "U8") == near && near.height > 300)
    }
    /// While the hall moves, no stand is evaluated, measured or redrawn, regardless of the number of seats.
    @Test func movingTheHallEvaluatesNoStand() throws {
        let screen = try open(RinkView(hall: Hall(lowerRows: 20, upperRows: 20))), map = try screen.element("Hall").frame
        try screen.pinch(.point(map.midX, map.midY), by: 10, over: 0.4)
        try screen.settle()
        try screen.fingerDown(on: .point(map.midX, map.midY))
        try screen.fingerMove(to: .point(map.midX, map.midY - 60), over: 0.3)
        try screen.fingerMove(to: .point(map.midX, map.midY - 62), over: 0.01)
        let counters = screen.window.graph.counters
        #expect(counters.bodies <= 20 && counters.drawnItems < 40, "\(counters.bodies) bodies, \(counters.drawnItems) items")
        try screen.fingerUp()
    }
    // MARK: Other screens

    /// Its targets are named, so they are found on screens of all sizes.
    @Test(arguments: ["iphone-16-pro-max", "iphone-se", "440x760", "852x393"])
    func theTourBooksThreeSeatsOnEveryScreen(_ name: String) throws {
        let script = try String(contentsOfFile: "\(exampleFolder("Rinkside"))/tour.txt", encoding: .utf8)
        // Without its snapshots.
        let steps = script.split(separator: "\n").filter { !$0.hasPrefix("device") && !$0.hasPrefix("snapshot") }.joined(separator: "\n")
        let size: CGSize
        if let device = try? Device.named(name) {
            size = CGSize(width: device.screen.width, height: device.screen.height)
        } else {
            let sides = name.split(separator: "x").compactMap { Double($0) }
            size = CGSize(width: sides[0], height: sides[1])
        }
        let screen = try ShownExample.rinkside.open(RinkView(), size: size)
        try screen.play(script: steps)
        try screen.settle()
        #expect(screen.shows("Your 3 seats are booked. See you on Saturday!"))
        #expect(try camera(screen) == .whole)
    }
}
