import Foundation
import Testing
import WaggleCairo
import WaggleDisplayList
import WaggleGeometry
import WaggleRequest
@testable import WaggleCore
@testable import WaggleHeadless
@testable import WaggleRuntime

private struct Field: View {
    var asks = SubmitLabel.return
    @State private var text = ""
    @FocusState private var isFocused: Bool
    var body: some View {
        VStack(spacing: 0) {
            Color.red.onTapGesture { isFocused = false }.accessibilityElement().accessibilityIdentifier("room")
            TextField("Name", text: $text).focused($isFocused).submitLabel(asks).accessibilityIdentifier("field")
        }
        .onAppear { isFocused = true }
    }
}

/// A field in the window's content has the focus, until a tap shows a sheet whose field takes it.
private struct FieldBehindSheet: View {
    @State private var text = ""
    @State private var showsSheet = false
    @FocusState private var isFocused: Bool
    var body: some View {
        VStack(spacing: 0) {
            Color.red.onTapGesture { showsSheet = true }
            TextField("Name", text: $text).focused($isFocused)
        }
        .onAppear { isFocused = true }
        .sheet(isPresented: $showsSheet) { Field() }
    }
}

@MainActor
private func shown(_ view: some View, _ device: String, landscape: Bool = false, _ parts: DeviceParts) throws -> HeadlessWindow {
    var screen = try Device.named(device).screen
    if landscape { screen = screen.landscape }
    screen.parts = parts
    let window = HeadlessWindow(view, size: CGSize(width: screen.width, height: screen.height), scale: 1, safeArea: EdgeInsets(screen.safeArea))
    window.driver.addChrome(as: screen)
    try window.turn(to: 0.1, framesPerSecond: 60)
    return window
}

/// The picture's colours at points: red, green, blue, opacity.
@MainActor
private func colors(_ window: HeadlessWindow, _ points: [(Int, Int)]) throws -> [[Int]] {
    let surface = try window.draw(), width = surface.width
    return surface.withPixels { bytes in
        points.map { x, y in
            let at = (y * width + x) * 4
            return [Int(bytes[at + 2]), Int(bytes[at + 1]), Int(bytes[at]), Int(bytes[at + 3])]
        }
    }
}
/// How many pixels of a part are darker than the middle.
@MainActor
private func ink(_ window: HeadlessWindow, _ part: CGRect) throws -> Int {
    let points = (Int(part.minX)..<Int(part.maxX)).flatMap { x in (Int(part.minY)..<Int(part.maxY)).map { (x, $0) } }
    return try colors(window, points).filter { $0[0] < 128 }.count
}

@MainActor struct StatusBarPictureTests {
    private let bar = DeviceParts(showsStatusBar: true)

    @Test func timeAndSignsStandBesideTheIsland() throws {
        let window = try shown(Color.white, "iphone-15", bar)
        #expect(try colors(window, [(196, 30), (196, 5), (196, 100)]) == [[0, 0, 0, 255], [255, 255, 255, 255], [255, 255, 255, 255]])
        #expect(try ink(window, CGRect(x: 45, y: 20, width: 50, height: 24)) > 60)
        #expect(try ink(window, CGRect(x: 290, y: 20, width: 80, height: 24)) > 100)
        #expect(try colors(window, [(196, 841)])[0][0] < 40, "the home indicator")
    }
    @Test func theHomeIndicatorIsLightOnADarkScreen() throws {
        let window = try shown(Color.black.preferredColorScheme(.dark), "iphone-15", bar)
        #expect(try colors(window, [(196, 841)])[0][0] > 215)
    }
    @Test func viewsHideTheStatusBarAndTheHomeIndicator() throws {
        let window = try shown(Color.white.statusBarHidden().persistentSystemOverlays(.hidden), "iphone-15", bar)
        #expect(try ink(window, CGRect(x: 45, y: 20, width: 50, height: 24)) == 0)
        #expect(try colors(window, [(196, 30), (196, 841)]) == [[0, 0, 0, 255], [255, 255, 255, 255]], "the island is not the program's")
    }
    @Test func withoutIslandItsRoomIsGivenBack() throws {
        let usual = try shown(Color.red, "iphone-8", bar), hidden = try shown(Color.red.statusBarHidden(), "iphone-8", bar)
        #expect(usual.graph.root.coveredEdges.top == 20 && hidden.graph.root.coveredEdges.top == 0)
        #expect(try shown(Color.red.statusBarHidden(), "iphone-15", bar).graph.root.coveredEdges.top == 59)
        #expect(try ink(usual, CGRect(x: 150, y: 2, width: 80, height: 16)) > 0)
    }
    @Test func aPhoneOnItsSideHasNone() throws {
        let window = try shown(Color.white.ignoresSafeArea(), "iphone-15", landscape: true, bar)
        #expect(try colors(window, [(30, 196), (426, 382)]) == [[0, 0, 0, 255], [0, 0, 0, 255]], "the island at the left, the home indicator below")
        #expect(try ink(window, CGRect(x: 400, y: 2, width: 80, height: 30)) == 0)
    }
    @Test func behindALargeSheetItIsLightAndTheIndicatorIsNot() throws {
        let window = try shown(Color.white.sheet(isPresented: .constant(true)) { Color.white }, "iphone-15", bar)
        try window.turn(to: 2, framesPerSecond: 60)
        #expect(try colors(window, [(196, 841)])[0][0] < 40)
        let time = (45..<95).flatMap { x in (20..<44).map { (x, $0) } }
        #expect(try colors(window, time).contains { $0[0] > 215 })
    }
    @Test func withoutPartsThePictureIsTheWindow() throws {
        let window = try shown(Color.white, "iphone-15", DeviceParts())
        #expect(try colors(window, [(196, 30), (196, 841)]) == [[255, 255, 255, 255], [255, 255, 255, 255]])
    }
    @Test func onlyADeviceHasAFrameAndABar() {
        var screen = Screen(width: 300, height: 300, scale: 1)
        screen.parts.showsFrame = true
        let error = #expect(throws: RequestError.self) { try screen.validated() }
        #expect(error?.description.contains("iphone-15") == true)
    }
}

@MainActor struct FramePictureTests {
    @Test(arguments: ["iphone-15", "iphone-14", "iphone-8", "ipad-pro-11", "ipad-9"])
    func theScreenStandsInItsFrame(device: String) throws {
        let size = try Device.named(device).screen, upright = try shown(Color.red.ignoresSafeArea(), device, DeviceParts(showsFrame: true))
        let picture = upright.driver.picture()
        #expect(picture.size.width > size.width + 20 && picture.size.height > size.height + 20 && picture.size == upright.driver.pictureSize)
        let middle = (Int(picture.size.width / 2), Int(picture.size.height / 2))
        #expect(try colors(upright, [middle, (1, 1)]) == [[255, 59, 48, 255], [0, 0, 0, 0]])
        let wide = try shown(Color.red.ignoresSafeArea(), device, landscape: true, DeviceParts(showsFrame: true))
        #expect(wide.driver.pictureSize == CGSize(width: picture.size.height, height: picture.size.width))
        #expect(try colors(wide, [(middle.1, middle.0)]) == [[255, 59, 48, 255]])
    }
    @Test func theCornersOfItsScreenAreRound() throws {
        let window = try shown(Color.red.ignoresSafeArea(), "iphone-15", DeviceParts(showsFrame: true))
        let corner = Int((window.driver.pictureSize.width - 393) / 2)
        #expect(try colors(window, [(corner + 3, corner + 3)])[0][0] < 40)
    }
}

@MainActor struct SoftKeyboardTests {
    private let parts = DeviceParts(showsKeyboard: true)
    /// Where the text field and the red above it end.
    private func room(_ window: HeadlessWindow) throws -> CGFloat {
        func find(_ elements: [AccessibilityElement]) -> AccessibilityElement? {
            for element in elements { if element.identifier == "room" { return element } else if let found = find(element.children) { return found } }
            return nil
        }
        return try #require(find(window.graph.accessibilityElements())).frame.height
    }

    @Test func theKeyboardSlidesInWhenAFieldIsFocused() throws {
        let window = try shown(Field(), "iphone-15", parts), whole = try room(shown(Field(), "iphone-15", DeviceParts()))
        let between = window.driver.keyboardFrame
        #expect(between.minY < 852 && between.minY > 852 - 336, "it is on its way: \(between)")
        try window.turn(to: 1, framesPerSecond: 60)
        #expect(window.driver.keyboardFrame == CGRect(x: 0, y: 852 - 336, width: 393, height: 336))
        #expect(try abs(room(window) - (whole - 302)) < 1)
        window.driver.send(.touch(Touch(id: 1, phase: .began, location: CGPoint(x: 200, y: 200), time: 1)))
        window.driver.send(.touch(Touch(id: 1, phase: .ended, location: CGPoint(x: 200, y: 200), time: 1.05)))
        try window.turn(to: 3, framesPerSecond: 60)
        #expect(window.driver.keyboardFrame.isNull && window.graph.editedText == nil)
        #expect(try room(window) == whole)
    }

    @Test func theViewsMoveWithIt() throws {
        let window = try shown(Field(), "iphone-15", parts), whole = try room(shown(Field(), "iphone-15", DeviceParts()))
        var number = 6
        while number < 40 {
            number += 1
            try window.turn(to: Double(number) / 60, framesPerSecond: 60)
            let covered = 852 - window.driver.keyboardFrame.minY, given = try whole - room(window)
            // The first 34 points of the keyboard cover what was covered before, so the views have less far to go.
            #expect(abs(covered / 336 - given / 302) < 0.02, "frame \(number): \(covered), \(given)")
        }
    }
    @Test func stillFramesDrawNothing() throws {
        let window = try shown(Field(), "iphone-15", parts)
        try window.turn(to: 1, framesPerSecond: 60)
        _ = try window.draw()
        // A caret may blink, but the keyboard is not drawn again.
        try window.turn(to: 1.1, framesPerSecond: 60)
        #expect(window.driver.chrome?.needsDisplay == false && window.driver.chrome?.keyboard.isMoving == false)
    }
    @Test func aScriptStepHidesTheKeyboard() throws {
        let window = HeadlessWindow(Field(), size: CGSize(width: 393, height: 852), scale: 1)
        window.driver.play(try FilmScript(parsing: "keyboard\nwait 1\nkeyboard off\nwait 1", file: "tour.txt"), from: 0) { _ in }
        try window.turn(to: 0.9, framesPerSecond: 60)
        #expect(abs(window.driver.keyboardFrame.height - 260) < 0.001, "a screen without a home indicator")
        try window.turn(to: 2, framesPerSecond: 60)
        #expect(window.driver.keyboardFrame.isNull && window.graph.editedText != nil)
    }
    private func tap(_ label: KeyboardKey.Label, _ window: HeadlessWindow) throws {
        let keyboard = window.driver.keyboardFrame, face = try #require(window.driver.chrome?.keyboard.face)
        let key = try #require(face.keys.first { $0.label == label }).frame
        let point = CGPoint(x: key.midX, y: keyboard.minY + key.midY), time = window.time
        #expect(window.driver.send(.touch(Touch(id: 1, phase: .began, location: point, time: time))))
        #expect(window.driver.send(.touch(Touch(id: 1, phase: .ended, location: point, time: time + 0.05))))
        try window.turn(to: time + 0.2, framesPerSecond: 60)
    }
    /// Plays a script from now on, to its end.
    private func play(_ script: String, _ window: HeadlessWindow) throws {
        let script = try FilmScript(parsing: script, file: "tour.txt"), start = window.time
        window.driver.play(script, from: start) { _ in }
        try window.turn(to: start + script.duration, framesPerSecond: 60)
    }
    @Test func aFingerTypesOnIt() throws {
        let window = try shown(Field(), "iphone-15", parts)
        try window.turn(to: 1, framesPerSecond: 60)
        try tap(.text("A"), window)
        try tap(.text("b"), window)
        try tap(.text("123"), window)
        try tap(.text("1"), window)
        #expect(window.graph.editedText?.surroundingText.text == "Ab1")
        try tap(.symbol("delete.left"), window)
        try tap(.text("space"), window)
        #expect(window.graph.editedText?.surroundingText.text == "Ab ")
    }
    @Test func aSheetWhoseFieldTakesTheFocusMakesRoom() throws {
        func sheet(_ parts: DeviceParts) throws -> HeadlessWindow {
            let window = try shown(FieldBehindSheet(), "iphone-15", parts)
            try play("wait 1\ntap 200,200\nwait 2", window)
            return window
        }
        let window = try sheet(parts), usual = try sheet(DeviceParts())
        #expect(abs(window.driver.keyboardFrame.minY - (852 - 336)) < 0.01)
        #expect(try room(usual) - room(window) > 200)
    }
    @Test func anotherSizeGivesTheRoomBack() throws {
        let window = try shown(Field(), "iphone-15", parts)
        try play("wait 1", window)
        for phase in [InputPhase.began, .ended] { window.driver.send(.touch(Touch(id: 1, phase: phase, location: CGPoint(x: 200, y: 200), time: window.time))) }
        window.setSize(CGSize(width: 400, height: 800))
        try play("wait 2", window)
        #expect(window.driver.keyboardFrame.isNull && window.graph.editedText == nil)
        #expect(try room(window) > 700)
    }
    @Test(arguments: [("A", true), ("b", false)])
    func aTypedLetterIsSeenOnItsKey(letter: String, isShifted: Bool) throws {
        let window = try shown(Field(), "iphone-15", parts)
        try play("wait 1", window)
        window.driver.play(try FilmScript(parsing: "type \"\(letter)\"\nwait 1", file: "tour.txt"), from: window.time) { _ in }
        try window.turn(to: window.time + 0.04, framesPerSecond: 60)
        let face = try #require(window.driver.chrome?.keyboard.face)
        #expect(face.pressed == letter && face.isShifted == isShifted)
        try window.turn(to: window.time + 0.5, framesPerSecond: 60)
        #expect(window.driver.chrome?.keyboard.face?.isShifted == false, "The next letter is a small one.")
    }
    @Test func aTabletsKeyPutsItAwayUntilTheNextText() throws {
        let window = try shown(Field(), "ipad-pro-11", parts)
        try play("wait 1", window)
        try tap(.symbol("keyboard.chevron.compact.down"), window)
        try play("wait 1", window)
        #expect(window.driver.keyboardFrame.isNull && window.graph.editedText != nil && window.driver.showsKeyboard)
        try play("tap #room\nwait 0.5\ntap #field\nwait 1", window)
        #expect(!window.driver.keyboardFrame.isNull)
    }
    @Test func theKeyboardsLettersFollowTheLocale() throws {
        let window = try shown(Field(), "iphone-15", parts)
        // A step changes the process, whose other tests have their own locale.
        let outer = ScreenTraits.ofProcess
        defer { outer.applyToProcess() }
        try play("wait 1\nlocale de_DE\nwait 0.5", window)
        #expect(window.driver.chrome?.keyboard.face?.language == "de")
    }
    @Test func oneLetterStandsAboveItsKey() throws {
        func raised(_ purpose: TextContentPurpose, _ device: String = "iphone-15") throws -> [KeyboardKey.Effect] {
            let face = try face(purpose, device)
            let view = KeyboardView(face: face)
            return face.keys.filter { view.hasCallout($0) }.map(\.effect)
        }
        #expect(try raised(.freeForm).count == 26 && !raised(.freeForm).contains(.types(" ")))
        #expect(try raised(.url).contains(.types("/")) && !raised(.url).contains(.types(".com")))
        #expect(try raised(.digits).isEmpty && raised(.freeForm, "ipad-pro-11").isEmpty)
    }

    private func face(_ purpose: TextContentPurpose, _ device: String = "iphone-15", submit: SubmitLabel.Kind = .return, page: KeyboardFace.Page = .letters, language: String = "en") throws -> KeyboardFace {
        let screen = try Device.named(device).screen, measures = KeyboardMeasures(screen)
        return KeyboardFace(size: CGSize(width: screen.width, height: measures.height(purpose)), measures: measures, purpose: purpose, page: page, isShifted: false, submit: submit, isDark: false,
                            language: language)
    }
    @Test(arguments: [("iphone-15", 336), ("iphone-8", 260), ("iphone-16-plus", 346), ("iphone-se", 260)])
    func theKeyboardIsAsHighAsTheDevices(device: String, height: CGFloat) throws { #expect(try face(.freeForm, device).size.height == height) }
    @Test func numbersHaveNoPredictions() throws { #expect(try face(.digits).size.height == 291) }
    @Test func keysFollowTheKindOfText() throws {
        func texts(_ face: KeyboardFace) -> [String] { face.keys.compactMap { if case .text(let text) = $0.label { text } else { nil } } }
        #expect(try texts(face(.freeForm)).prefix(3) == ["q", "w", "e"] && texts(face(.freeForm)).suffix(3) == ["123", "space", "return"])
        #expect(try texts(face(.email)).contains("@") && texts(face(.url)).contains(".com") && !texts(face(.url)).contains("space"))
        #expect(try texts(face(.freeForm, submit: .search)).last == "search" && face(.freeForm, submit: .search).keys.contains { $0.role == .action })
        #expect(try !face(.freeForm).keys.contains { $0.role == .action })
        #expect(try face(.digits).keys.filter { if case .digit = $0.label { true } else { false } }.count == 10 && !texts(face(.digits)).contains("."))
        #expect(try texts(face(.number)) == ["."] && texts(face(.number, language: "de")) == [","])
        #expect(try texts(face(.freeForm, language: "de")).prefix(6).last == "z")
        #expect(try texts(face(.freeForm, page: .numbers)).prefix(3) == ["1", "2", "3"])
    }
    @Test(arguments: ["iphone-15", "iphone-8", "ipad-pro-11", "iphone-16-plus", "ipad-9"])
    func keysLieApartWithinTheKeyboard(device: String) throws {
        for page in [KeyboardFace.Page.letters, .numbers, .symbols] {
            for purpose in [TextContentPurpose.freeForm, .url, .email, .digits, .webSearch, .social, .phone] {
                let face = try face(purpose, device, page: page), keys = face.keys
                for (index, key) in keys.enumerated() {
                    #expect(CGRect(origin: .zero, size: face.size).insetBy(dx: -0.01, dy: -0.01).contains(key.frame) && key.frame.width > 10, "\(purpose) \(page) \(key)")
                    for other in keys.dropFirst(index + 1) { #expect(!other.frame.insetBy(dx: 0.5, dy: 0.5).intersects(key.frame), "\(purpose) \(page) \(key) \(other)") }
                }
            }
        }
    }
}
