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
        #expect(script.steps == [.snapshot(file: "the start.png"), .wait(seconds: 0.5), .traits(.init(colorScheme: .dark)), .wait(seconds: 1)])
        #expect(script.duration == 1.5)
    }

    @Test(arguments: [
        ("wait", "tour.txt:2: "), ("wait soon", "not a number"), ("wait -1", "not a number"), ("wait nan", "not a number"), ("wait 1e9", "not a number"),
        ("size 3", "width x height"), ("scale 0", "not a number"), ("device fridge", "no device"), ("snapshot", "file name"),
        ("snapshot a.jpg", ".png"), ("dark now", "takes no value"), ("jump", "known steps"), ("wait 1 2", "“2” is unexpected"),
        ("tap", "needs a point"), ("tap 10 20", "not a target"), ("tap \"\"", "not a target"), ("tap \"Play", "closing quotation mark"),
        ("tap \"Play\"[0]", "not a target"), ("tap \"Play\"@1", "not a target"), ("tap nan,1", "not a target"), ("press \"A\"", "needs `for`"),
        ("press \"A\" for long", "not a number"), ("drag 1,2 over 1", "needs `to`"), ("drag 1,2 to 3,4", "needs `over`"), ("drag 1,2 by 3 over 1", "two numbers"),
        ("drag 1,2 to 3,4 over 1 slowly", "easeinout"), ("pinch 1,2 by 0 over 1", "not a number"), ("rotate 1,2 over 1", "needs `by`"),
        ("hover", "needs a point"), ("wheel 1,2", "two numbers"), ("scroll 1,2 by 3,4", "needs `over`"), ("scroll 1,2 by x over 1", "two numbers"),
        ("key", "takes one value"), ("key fly", "not a key"), ("key hyper+a", "not a modifier key"), ("type Hello", "quotation marks"),
    ])
    func aWrongLineIsNamed(line: String, part: String) {
        let error = #expect(throws: RequestError.self) { try FilmScript(parsing: "# one\n\(line)\nwait 1", file: "tour.txt") }
        #expect(error?.description.hasPrefix("tour.txt:2: ") == true)
        #expect(error?.description.contains(part) == true)
    }

    @Test func theScreenIsSettledBeforeTheFirstPicture() {
        #expect(throws: RequestError.self) { try FilmScript(parsing: "wait 1\nsize 10x10", file: "tour.txt") }
        #expect(throws: RequestError.self) { try FilmScript(parsing: "tap 1,1\nsize 10x10", file: "tour.txt") }
        #expect(throws: Never.self) { try FilmScript(parsing: "dark\nsize 10x10\nwait 1", file: "tour.txt") }
    }

    @Test func aScriptWithoutPicturesIsRefused() {
        #expect(throws: RequestError.self) { try FilmScript(parsing: "dark\n", file: "tour.txt") }
    }

    @Test(arguments: [
        ("tap 120,300", .tap(.point(120, 300), count: 1)),
        ("tap -1.5,3 # left of it", .tap(.point(-1.5, 3), count: 1)),
        ("tap \"Play \\\"it\\\"\" # the button", .tap(.text("Play \"it\""), count: 1)),
        ("tap #play-button # the button", .tap(.identifier("play-button"), count: 1)),
        ("tap #cell[2]@0.5,1", .tap(ScriptTarget(.identifier("cell"), number: 2, unitX: 0.5, unitY: 1), count: 1)),
        ("DoubleTap \"Map\"@0,0", .tap(ScriptTarget(.text("Map"), unitX: 0, unitY: 0), count: 2)),
        ("press \"A # b\" for 0.8", .press(.text("A # b"), seconds: 0.8)),
        ("drag 100,200 to 300,200 over 0.3", .drag(.init(from: .point(100, 200), end: .target(.point(300, 200)), seconds: 0.3))),
        ("drag #a to #b over 1 easeout halt", .drag(.init(from: .identifier("a"), end: .target(.identifier("b")), seconds: 1, curve: .easeout, halts: true))),
        ("drag #a by -50,0 over 1 halt", .drag(.init(from: .identifier("a"), end: .offset(dx: -50, dy: 0), seconds: 1, halts: true))),
        ("drag #a by -50,0 over 1 hold 0.6 halt", .drag(.init(from: .identifier("a"), end: .offset(dx: -50, dy: 0), seconds: 1, halts: true, holds: 0.6))),
        ("pinch 200,300 by 2 over 0.5", .pinch(.point(200, 300), scale: 2, seconds: 0.5)),
        ("rotate \"Map\" by -90 over 0.5", .rotate(.text("Map"), degrees: -90, seconds: 0.5)),
        ("hover 1,2", .hover(.point(1, 2))),
        ("wheel \"List\" by 0,3", .wheel(.text("List"), dx: 0, dy: 3)),
        ("scroll 1,2 by 0,-300 over 0.3", .scroll(.init(.point(1, 2), dx: 0, dy: -300, seconds: 0.3))),
        ("scroll #list by 9,0 over 1 halt", .scroll(.init(.identifier("list"), dx: 9, dy: 0, seconds: 1, halts: true))),
        ("hover off", .hover(nil)),
        ("key return", .key(.init("return"))),
        ("key command+shift+A", .key(.init("A", modifiers: [.command, .shift]))),
        ("key +", .key(.init("+"))),
        ("key control++", .key(.init("+", modifiers: [.control]))),
        ("key shift+Tab", .key(.init("tab", modifiers: [.shift]))),
        ("type \"Hello,\\nyou\"", .type("Hello,\nyou")),
    ] as [(String, FilmScript.Step)])
    func everyStepHasItsForm(line: String, step: FilmScript.Step) throws {
        #expect(try FilmScript(parsing: "\(line)\nwait 1", file: "tour.txt").steps.first == step)
    }

    @Test func stepsKnowTheirLines() throws {
        let script = try FilmScript(parsing: "size 10x10\n\nwait 1\ntap 1,2", file: "tour.txt")
        #expect(script.sourceLocation(ofStep: 1) == "tour.txt:4: ")
        #expect(FilmScript(steps: [.wait(seconds: 1)]).sourceLocation(ofStep: 0) == "")
    }

    @Test func aSecondHasAsManyFramesAsTheRateSays() throws {
        // Ten waits of 0.1 add up to slightly less than 1; three of them to slightly more than 0.3.
        #expect(FilmScript(steps: Array(repeating: .wait(seconds: 0.1), count: 10)).frameCount(framesPerSecond: 60) == 60)
        #expect(FilmScript(steps: Array(repeating: .wait(seconds: 0.1), count: 3)).frameCount(framesPerSecond: 10) == 3)
        #expect(FilmScript(steps: [.snapshot(file: "a.png")]).frameCount(framesPerSecond: 60) == 0)
        #expect(FilmScript(steps: [.wait(seconds: 0.11)]).frameCount(framesPerSecond: 10) == 2)
    }

    @Test func stepsFollowOneAnotherAndTakeTheirTime() {
        let script = FilmScript(steps: [.tap(.point(1, 1), count: 1), .tap(.point(1, 1), count: 2), .press(.point(1, 1), seconds: 0.5),
                                        .drag(.init(from: .point(1, 1), end: .offset(dx: 9, dy: 0), seconds: 0.4, halts: true)), .hover(nil),
                                        .type("abcd"), .wait(seconds: 1)])
        let expected = [0, 0.1, 0.4, 0.9, 1.4, 1.4, 1.6]
        #expect(zip(script.startTimes, expected).allSatisfy { abs($0 - $1) < 1e-9 } && script.startTimes.count == expected.count)
        #expect(abs(script.duration - 2.6) < 1e-9)
    }

    @Test func aFreeSizeHasNoSafeArea() throws {
        let screen = try Device.standard.screen.applying(.init(width: 200, height: 100))
        #expect(screen.safeArea == .init() && screen.deviceName == nil && screen.scale == 3)
    }
}
