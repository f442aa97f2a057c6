import Foundation
import Testing
import WaggleGeometry
import WaggleRequest
@testable import WaggleCore
@testable import WaggleHeadless
@testable import WaggleRuntime

/// Plays a script on a view in frames of 1/60 s, or at another rate.
@MainActor
private struct Stage {
    let window: HeadlessWindow
    let player: ScriptPlayer
    let warnings = Notes()
    var rate = 60.0

    init(_ view: some View, _ script: String, rate: Double = 60) throws {
        window = HeadlessWindow(view, size: CGSize(width: 200, height: 200))
        player = ScriptPlayer(try FilmScript(parsing: script, file: "tour.txt"), on: window.graph) { [warnings] in warnings.lines.append($0) }
        self.rate = rate
    }
    func play(to end: Double = .infinity) throws {
        let end = min(end, player.endTime)
        func turn(to time: Double) throws {
            while let next = player.nextTime, next <= time + 1e-9 {
                if player.isAtStep { window.advance(to: next) }
                _ = try player.playNext()
            }
            window.advance(to: time)
        }
        var number = 0.0
        while number / rate < end {
            try turn(to: number / rate)
            number += 1
        }
        try turn(to: end)
    }
}

private final class Notes {
    var lines: [String] = []
}

/// The numbers of a held drag, which begins once a finger has rested.
@MainActor
struct HeldDragTests {
    @Test func aFingerRestsBeforeItMoves() throws {
        let notes = Notes()
        let view = Color.red.gesture(LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture()).onEnded { value in
            if case .second(true, let drag?) = value { notes.lines.append("lifted, moved \(Int(drag.translation.width))") }
        })
        try Stage(view, "drag 20,100 by 90,0 over 0.3 hold 0.6").play()
        try Stage(view, "drag 20,100 by 90,0 over 0.3").play()
        #expect(notes.lines == ["lifted, moved 90"])
        let whole = try FilmScript(parsing: "drag 20,100 by 90,0 over 0.3 hold 0.6 halt", file: "tour.txt").duration
        #expect(abs(whole - 1) < 1e-9)
    }
}

/// Records the scroll events that it receives.
private struct ScrollNotes: ItemModifier {
    typealias Body = Never
    let notes: Notes
    static func makeWrapper(_ modifier: Self, _ inputs: ViewInputs) -> ScrollNotesNode { ScrollNotesNode(modifier.notes, inputs) }
    static func update(_ wrapper: ScrollNotesNode, with modifier: Self) {}
}
private final class ScrollNotesNode: ScrollResponder {
    let notes: Notes
    init(_ notes: Notes, _ inputs: ViewInputs) {
        self.notes = notes
        super.init(inputs)
    }
    override var scrollAxes: Axis.Set { .vertical }
    override func response(toPull length: CGFloat, along axis: Axis) -> ScrollResponse { .moves }
    override func scroll(_ event: ScrollEvent) {
        let phase = event.phase.map { "\($0)" } ?? "notch"
        notes.lines.append("\(phase) \(Int(event.points.dy.rounded())) \(Int(event.velocity.dy.rounded()))")
    }
}

private struct Panel: View {
    let notes: Notes
    var body: some View {
        VStack(spacing: 0) {
            Button("Play") { notes.lines.append("played") }.frame(height: 50)
            Color.red.frame(width: 200, height: 100).accessibilityIdentifier("field")
                .gesture(DragGesture(minimumDistance: 0)
                    .onChanged { notes.lines.append("at \(Int($0.location.x.rounded())),\(Int($0.location.y.rounded()))") }
                    .onEnded { notes.lines.append("ended \(Int($0.velocity.width.rounded()))") })
            HStack(spacing: 0) {
                ForEach(0..<2) { index in
                    Text("Same").frame(width: 100, height: 50).contentShape(Rectangle()).onTapGesture { notes.lines.append("same \(index)") }
                }
            }
        }
    }
}

@MainActor
@Suite struct ScriptPlayerTests {
    @Test func wheelsAndFingersOnATrackpadScroll() throws {
        let notes = Notes(), view = Color.red.modifier(ScrollNotes(notes: notes))
        try Stage(view, "wheel 100,100 by 0,2\nwait 0.1").play()
        try Stage(view, "scroll 100,100 by 0,-40 over 0.025").play()
        try Stage(view, "scroll 100,100 by 0,-40 over 0.025 halt").play()
        #expect(notes.lines == ["notch -120 0", "began -13 0", "moved -13 0", "moved -13 0", "ended 0 -1600",
                                "began -13 0", "moved -13 0", "moved -13 0", "ended 0 0"])
        let stage = try Stage(Color.red, "wheel 100,100 by 0,2\nwait 0.1")
        try stage.play()
        #expect(stage.warnings.lines.first?.contains("no view at 100,100 scrolls that way") == true)
    }

    @Test(arguments: [("tap \"Play\"", "played"), ("tap \"play\"", "played"), ("tap 100,25", "played"), ("tap \"Same\"[2]", "same 1"), ("tap \"Same\"[1]", "same 0")])
    func aTapReachesWhatItNames(line: String, note: String) throws {
        let notes = Notes(), stage = try Stage(Panel(notes: notes), line)
        try stage.play()
        #expect(notes.lines == [note])
        #expect(stage.warnings.lines == [])
    }

    @Test func aDragGoesOnlyWhereItIsToldAndLeavesMoving() throws {
        let notes = Notes(), stage = try Stage(Panel(notes: notes), "drag #field@0,0.5 by 120,10 over 0.3")
        try stage.play()
        #expect(notes.lines.first == "at 0,50")
        // The end of the drag and 36 samples before it.
        #expect(notes.lines.count == 38)
        #expect(notes.lines[36] == "at 120,60")
        #expect(notes.lines.last == "ended 400")
    }

    @Test(arguments: ["", " linear", " easein"]) func aDragThatHaltsIsNotThrown(curve: String) throws {
        let notes = Notes(), stage = try Stage(Panel(notes: notes), "drag #field to 150,100 over 0.2\(curve) halt")
        try stage.play()
        #expect(notes.lines.last == "ended 0")
    }

    @Test func theFilmsRateDoesNotChangeWhatFingersDo() throws {
        let script = "wait 0.11\ndrag 10,100 to 180,120 over 0.37 easeout\nwait 0.2\ntap \"Play\""
        let (a, b) = (Notes(), Notes())
        try Stage(Panel(notes: a), script, rate: 60).play()
        try Stage(Panel(notes: b), script, rate: 7).play()
        #expect(a.lines == b.lines && a.lines.last == "played")
    }

    @Test func fingersAreDownWhileAStepLasts() throws {
        let stage = try Stage(Panel(notes: Notes()), "wait 0.5\npress \"Play\" for 1\nwait 1")
        try stage.play(to: 1)
        #expect(stage.player.fingers == [0: CGPoint(x: 100, y: 25)])
        #expect(stage.player.touchDiscs.bounds == CGRect(x: 80, y: 5, width: 40, height: 40))
        try stage.play()
        #expect(stage.player.fingers.isEmpty && stage.player.touchDiscs.isEmpty)
    }

    @Test(arguments: [("pinch #map by 2 over 0.5", "magnified 2.0"), ("pinch #map by 0.5 over 0.5", "magnified 0.5"), ("rotate #map by 90 over 0.5", "turned 90.0")])
    func twoFingersPinchAndTurn(line: String, note: String) throws {
        let notes = Notes()
        let map = Color.blue.frame(width: 100, height: 100).accessibilityIdentifier("map")
            .gesture(MagnifyGesture().onEnded { notes.lines.append("magnified \($0.magnification)") })
            .simultaneousGesture(RotateGesture().onEnded { notes.lines.append("turned \(($0.rotation.degrees * 1000).rounded() / 1000)") })
        try Stage(map, line).play()
        #expect(notes.lines == [note])
    }

    @Test func thePointerComesAndGoes() throws {
        let notes = Notes()
        try Stage(Color.blue.onHover { notes.lines.append("\($0)") }, "hover 10,10\nwait 0.1\nhover off").play()
        #expect(notes.lines == ["true", "false"])
    }

    @Test(arguments: [
        ("tap \"Pause\"", "tour.txt:2: Nothing in the window shows \"Pause\". It shows “Play”, “Same”. Identifiers are #field."),
        ("tap #pause", "tour.txt:2: Nothing in the window has the identifier #pause. It shows “Play”, “Same”. Identifiers are #field."),
        ("tap \"Same\"", "tour.txt:2: 2 things in the window show \"Same\", at 50,175.5 and 150,175.5; choose one by its number, such as \"Same\"[1]."),
        ("tap \"Same\"[3]", "tour.txt:2: There is no \"Same\"[3]: 2 things in the window show \"Same\"."),
        ("tap 300,10", "tour.txt:2: 300,10 is outside the window; the window measures 200,200 points."),
        ("tap #field@-1,0", "tour.txt:2: #field@-1,0 is outside the window, at -200,50; the window measures 200,200 points."),
    ])
    func whatIsNotFoundIsToldWithWhatIs(line: String, message: String) throws {
        let stage = try Stage(Panel(notes: Notes()), "wait 0.1\n\(line)")
        let error = #expect(throws: RequestError.self) { try stage.play() }
        #expect(error?.description == message)
    }

    @Test func aStepThatReachesNothingWarnsOnce() throws {
        let stage = try Stage(Color.red, "wait 0.1\ndoubletap 10,20\nkey a")
        try stage.play()
        #expect(stage.warnings.lines == ["tour.txt:2: no view at 10,20 has a gesture or button that takes the touch.", "tour.txt:3: no view takes the key."])
    }
}
