import SwiftUI
import Testing
import WaggleTesting

/// Drawing, moving, touching and text by the forms of other authors.
@MainActor
struct MotionFormTests {
    private func frame(_ screen: TestScreen, _ name: String) throws -> CGRect { try screen.element(.text(name)).frame }

    // MARK: Shapes

    @Test func aShapeHandsBackPlacesByATask() throws {
        let screen = try TestScreen(QuayMap(), size: CGSize(width: 320, height: 200))
        // The shape determines the positions when it is drawn.
        _ = try Picture(screen)
        try screen.settle()
        #expect(screen.shows("6 berths, 0 taken, East, 12 m"))
        let quay = try #require(screen.views(of: QuayMap.self).first).frame
        try screen.tap(.point(quay.minX + 25, quay.maxY - 50))
        try screen.tap(.point(quay.minX + 75, quay.maxY - 50))
        try screen.tap(.point(quay.minX + 75, quay.maxY - 50))
        try screen.settle()
        #expect(screen.shows("6 berths, 2 taken, East, 12 m"))
    }

    @Test func outlinesAreToldApartByTheirDescriptions() {
        let outlines = (0..<200).map { Path(CGRect(x: Double($0) / 3, y: 0, width: 10, height: 10)) }
        let berths = Set(outlines.map { Berth(path: $0, number: 1) })
        #expect(berths.count == 200 && Set(outlines.map(\.description)).count == 200)
        #expect(berths.contains(Berth(path: Path(CGRect(x: 1, y: 0, width: 10, height: 10)), number: 1)))
    }

    // MARK: Curves

    @Test func curvesAreChosenByTernaries() throws {
        let screen = try TestScreen(Gangway())
        let start = try frame(screen, "Ramp").minX
        try screen.tap("Out")
        screen.advance(by: 0.1)
        let early = try frame(screen, "Ramp").minX
        #expect(early > start && early < start + 60)
        try screen.settle()
        #expect(try frame(screen, "Ramp").minX == start + 100)
        try screen.tap("Bouncing")
        var least = start + 100
        for _ in 0..<60 {
            screen.advance(by: 1 / 60)
            least = min(least, try frame(screen, "Ramp").minX)
        }
        #expect(least < start - 5, "A spring of little damping goes beyond its end.")
        try screen.settle()
        #expect(try frame(screen, "Ramp").minX == start)
    }

    @Test func aTimingCurveMayLeaveItsEnds() throws {
        let screen = try TestScreen(Gangway())
        let start = try frame(screen, "Lift").minX
        try screen.tap("Up")
        var places: [CGFloat] = []
        for _ in 0..<60 {
            screen.advance(by: 1 / 60)
            places.append(try frame(screen, "Lift").minX - start)
        }
        // The second control point pulls the curve back before it ends.
        let peak = try #require(places.prefix(30).max()), dip = try #require(places.dropFirst(30).dropLast(5).min())
        #expect(peak > 20 && dip < peak && places.last.map { abs($0 - 100) < 1 } == true)
    }

    @Test func turnsRepeatForeverBesideOtherMoves() throws {
        let screen = try TestScreen(Gangway())
        try screen.tap("Swing")
        screen.advance(by: 0.35)
        // Half a turn about the corner moves the block to the other side of it.
        let half = try screen.element("Boom").point(at: UnitPoint(x: 0.5, y: 0.5)), corner = try screen.element("Boom").point(at: .bottomLeading)
        #expect(half.x < corner.x && half.y > corner.y)
        screen.advance(by: 0.7)
        let later = try screen.element("Boom").point(at: UnitPoint(x: 0.5, y: 0.5))
        #expect(abs(later.x - half.x) < 1 && abs(later.y - half.y) < 1, "One turn later it is the same.")
        #expect(!screen.isSettled)
    }

    // MARK: Texts

    @Test func textsAndFontsTakeUnusualForms() throws {
        let screen = try TestScreen(Labels(), scale: 1)
        let captions = screen.elements("Bold caption")
        #expect(captions.count == 3)
        #expect(captions[0].frame.width == captions[1].frame.width && captions[1].frame.width > captions[2].frame.width)
        #expect(screen.shows("Tide 2.5 m") && screen.shows("12 of Rose"))
        let picture = try Picture(screen), tide = try frame(screen, "Tide 2.5 m"), paint = try frame(screen, "Paint")
        #expect(picture.pixels(in: tide).contains { $0.red > 200 && $0.green < 120 }, "A red text among ternaries.")
        let edge = picture[Int(paint.minX) - 2, Int(paint.midY)]
        #expect(edge.red > 200 && edge.green < 120, "A background of UIKit's red: \(edge)")
        #expect(picture.pixels(in: paint).contains { $0.blue > 90 && $0.red < 200 && $0.green < 60 }, "A text in UIKit's purple.")
    }

    @Test func tagsFlowByVariablesOfTheirClosures() throws {
        let tags = ["Anchor", "Buoy", "Capstan", "Dredger", "Estuary", "Ferry", "Gangway"]
        let screen = try TestScreen(TagFlow(tags: tags), size: CGSize(width: 200, height: 300))
        let frames = try tags.map { try frame(screen, $0) }
        for (before, after) in zip(frames, frames.dropFirst()) {
            let isBeside = after.midY == before.midY && after.minX > before.maxX, isBelow = after.midY == before.midY + 30 && after.minX == frames[0].minX
            #expect(isBeside || isBelow)
        }
        #expect(frames.allSatisfy { $0.minX >= 0 && $0.maxX <= 200 } && (frames.last?.midY ?? 0) >= frames[0].midY + 60)
    }

    @Test func datesAndNumbersAreWrittenTheOldWay() throws {
        let date = Date(timeIntervalSince1970: 1_709_200_000)
        #expect(Almanac.daysOfMonth(date) == 29)
        let first = try #require(Almanac.firstDay(of: date))
        #expect(Calendar.current.component(.day, from: first) == 1)
        #expect(Almanac.decimal(3) == "3.00" && Almanac.written(date).contains("2024"))
    }

    // MARK: Fingers

    @Test func threeGesturesActOnOneView() throws {
        let screen = try TestScreen(ChartTable())
        try screen.drag("Chart", by: CGSize(width: 50, height: 0), halts: true)
        #expect(screen.shows("Moved 50, turned 0, zoomed 1.0"))
        try screen.rotate("Chart", by: .degrees(40))
        try screen.pinch("Chart", by: 1.5)
        let text = try screen.element("zoomed").label
        #expect(text.contains("turned 40") && text.contains("zoomed 1.5"), "\(text)")
    }

    @Test func tapsKnowTheirPlaceInANamedSpace() throws {
        let screen = try TestScreen(ChartTable())
        let chart = try frame(screen, "Chart"), table = try #require(screen.views(of: ChartTable.self).first).frame
        try screen.tap(.text("Chart").at(UnitPoint(x: 0.25, y: 0.5)))
        #expect(screen.shows(.text("Mark \(Int(chart.minX + 75 - table.minX)), 0 taps")))
        try screen.tap("Count")
        #expect(screen.shows("1 taps"))
    }

    @Test func aCanvasSchedulesChangesOfState() throws {
        let screen = try TestScreen(TideDial(), scale: 1)
        for _ in 0..<8 {
            _ = try Picture(screen)
            screen.advance(by: 0.1)
        }
        #expect(screen.shows("Drawn 5 times"))
        let dial = try #require(screen.views(of: TideDial.self).first).frame
        let red = try Picture(screen).pixels(in: dial).filter { $0.red > 200 && $0.green < 100 }
        #expect(red.count > 40, "The hand is drawn over the face.")
        try screen.tap("Pause")
        try screen.settle()
    }
}
