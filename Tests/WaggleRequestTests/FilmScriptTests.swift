import Testing
@testable import WaggleRequest

@Suite struct FilmScriptTests {
    @Test func aScriptReadsLineByLine() throws {
        let script = try FilmScript(parsing: """
            # A pond at noon
            size 300x400   # points
            scale 2
            snapshot the start.png

            wait 0.5
            dark
            Wait 1
            """, file: "tour.txt")
        #expect(script.screen == .init(width: 300, height: 400, scale: 2))
        #expect(script.steps == [.snapshot(file: "the start.png"), .wait(seconds: 0.5), .colorScheme(.dark), .wait(seconds: 1)])
        #expect(script.duration == 1.5)
    }

    @Test(arguments: [
        ("wait", "tour.txt:2: "), ("wait soon", "not a number"), ("wait -1", "not a number"), ("wait nan", "not a number"), ("wait 1e9", "not a number"),
        ("size 3", "width x height"), ("scale 0", "not a number"), ("device fridge", "no device"), ("snapshot", "file name"),
        ("snapshot a.jpg", ".png"), ("dark now", "stands alone"), ("tap 10 20", "next release"), ("drag 1 2 3 4", "next release"), ("jump", "known steps"),
    ])
    func aWrongLineIsNamed(line: String, part: String) {
        let error = #expect(throws: RequestError.self) { try FilmScript(parsing: "# one\n\(line)\nwait 1", file: "tour.txt") }
        #expect(error?.description.hasPrefix("tour.txt:2: ") == true)
        #expect(error?.description.contains(part) == true)
    }

    @Test func theScreenIsSettledBeforeTheFirstPicture() {
        #expect(throws: RequestError.self) { try FilmScript(parsing: "wait 1\nsize 10x10", file: "tour.txt") }
    }

    @Test func aScriptWithoutPicturesIsRefused() {
        #expect(throws: RequestError.self) { try FilmScript(parsing: "dark\n", file: "tour.txt") }
    }

    @Test func aSecondHasAsManyFramesAsTheRateSays() throws {
        // Ten waits of 0.1 add up to a little less than 1.
        let script = FilmScript(steps: Array(repeating: .wait(seconds: 0.1), count: 10))
        let events = script.events(framesPerSecond: 60)
        #expect(events.count == 60)
        #expect(events.last == .frame(number: 59, time: 59.0 / 60))
    }

    @Test func aStepComesBeforeTheFrameOfItsTime() {
        let script = FilmScript(steps: [.wait(seconds: 0.2), .colorScheme(.dark), .snapshot(file: "a.png"), .wait(seconds: 0.1)])
        #expect(script.events(framesPerSecond: 10) == [
            .frame(number: 0, time: 0), .frame(number: 1, time: 0.1), .colorScheme(.dark, time: 0.2), .snapshot(file: "a.png", time: 0.2),
            .frame(number: 2, time: 0.2),
        ])
    }

    @Test func aFreeSizeHasNoSafeArea() throws {
        let screen = try Device.standard.screen.applying(.init(width: 200, height: 100))
        #expect(screen.safeArea == .init() && screen.deviceName == nil && screen.scale == 3)
    }
}
