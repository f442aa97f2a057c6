import SwiftUI
import Testing
import WaggleTesting

/// A screen whose person has set something.
@MainActor struct ScreenTraitsTests {
    private struct Values: View {
        @Environment(\.dynamicTypeSize) private var size
        @Environment(\.layoutDirection) private var direction
        @Environment(\.locale) private var locale
        @Environment(\.timeZone) private var zone
        @Environment(\.colorSchemeContrast) private var contrast
        @Environment(\.legibilityWeight) private var weight
        @Environment(\.accessibilityReduceMotion) private var reducesMotion
        @Environment(\.accessibilityReduceTransparency) private var reducesTransparency
        @Environment(\.colorScheme) private var scheme
        var body: some View {
            Text("\(size) \(direction) \(locale.identifier) \(zone.identifier)").accessibilityIdentifier("first")
            Text("\(contrast) \(weight == .bold) \(reducesMotion) \(reducesTransparency) \(scheme)").accessibilityIdentifier("second")
        }
    }
    private func values(_ screen: TestScreen) throws -> [String?] { [try screen.element(.identifier("first")).label, try screen.element(.identifier("second")).label] }
    private let size = CGSize(width: 400, height: 200)

    @Test func eachReachesTheViews() throws {
        let traits = ScreenTraits(colorScheme: .dark, textSize: .accessibility3, locale: "ar_EG", timeZone: "Asia/Tokyo", increasesContrast: true, hasBoldText: true, reducesMotion: true,
                                  reducesTransparency: true)
        let screen = try TestScreen(Values(), size: size, traits: traits)
        #expect(try values(screen) == ["accessibility3 rightToLeft ar_EG Asia/Tokyo", "increased true true true dark"])
        screen.traits = ScreenTraits()
        #expect(try values(screen)[1] == "standard false false false light")
        #expect(try values(screen)[0]?.hasPrefix("large leftToRight en_US ") == true)
        screen.colorScheme = .dark
        screen.traits.textSize = .xSmall
        #expect(try values(screen)[0]?.hasPrefix("xSmall leftToRight") == true)
        #expect(screen.colorScheme == .dark)
    }
    @Test func aScriptChangesThemInTheMidst() throws {
        let screen = try TestScreen(Values(), size: size)
        try screen.play(script: "wait 0.1\ntext-size xxxLarge\nright-to-left\nreduce-motion\nwait 0.1\nreduce-motion off\nincrease-contrast\nlocale de_DE")
        #expect(try values(screen)[0]?.hasPrefix("xxxLarge rightToLeft de_DE") == true )
        #expect(try values(screen)[1] == "increased false false false light")
    }
    @Test func aScreenKnowsWhatAScriptHasSet() throws {
        let screen = try TestScreen(Values(), size: size)
        try screen.play(script: "dark\ntext-size small")
        #expect(screen.traits.colorScheme == .dark && screen.traits.textSize == .small)
        screen.colorScheme = .light
        #expect(try values(screen)[1]?.hasSuffix("light") == true && values(screen)[0]?.hasPrefix("small") == true)
    }
    @Test func aStepThatFailsLeavesWhatWasSetBefore() throws {
        let screen = try TestScreen(Values(), size: size)
        #expect(throws: TestScreenError.self) { try screen.play(script: "dark\ntap \"Nothing\"") }
        #expect(screen.traits.colorScheme == .dark)
    }
    @Test func aLocaleKeepsTheDirectionThatWasSet() throws {
        let screen = try TestScreen(Values(), size: size, traits: ScreenTraits(isRightToLeft: true))
        try screen.play(script: "locale de_DE")
        #expect(try values(screen)[0]?.hasPrefix("large rightToLeft de_DE") == true)
    }
    @Test func aTimeZoneMustExist() {
        let error = #expect(throws: TestScreenError.self) { _ = try TestScreen(Values(), size: size, traits: ScreenTraits(timeZone: "Mars/Sea")) }
        #expect(error?.description.contains("“Mars/Sea” is not a time zone") == true)
    }

    private struct Form: View {
        @State private var text = ""
        @FocusState private var isFocused: Bool
        var body: some View {
            VStack {
                TextField("Name", text: $text).focused($isFocused)
                Spacer()
                Button("Save") {}
            }
            .ignoresSafeArea(.keyboard)
            .onAppear { isFocused = true }
        }
    }
    @Test func whatIsBehindTheKeyboardCannotBeTapped() throws {
        let screen = try TestScreen(Form(), device: "iphone-15")
        try screen.play(script: "keyboard")
        #expect(!screen.isSettled, "The keyboard is on its way.")
        try screen.settle()
        let error = #expect(throws: TestScreenError.self) { try screen.tap("Save") }
        #expect(error?.description.contains("behind the on-screen keyboard") == true, "\(error?.description ?? "")")
        try screen.play(script: "keyboard off\nwait 1")
        try screen.tap("Save")
    }
    @Test func whatIsReadOutsideOfViewsFollowsToo() throws {
        struct Now: View {
            @State private var text = ""
            var body: some View {
                Button("Read") {
                    text = Date(timeIntervalSince1970: 0).formatted(date: .long, time: .shortened) + " " + TimeZone.current.identifier + " " + Locale.current.identifier
                }
                Text(text).accessibilityIdentifier("text")
            }
        }
        let before = (Locale.current.identifier, TimeZone.current.identifier)
        let screen = try TestScreen(Now(), size: size, traits: ScreenTraits(locale: "de_DE", timeZone: "Asia/Tokyo"))
        #expect((Locale.current.identifier, TimeZone.current.identifier) == before)
        try screen.tap("Read")
        #expect(try screen.element(.identifier("text")).label == "1. Januar 1970 um 9:00 Asia/Tokyo de_DE")
        let other = try TestScreen(Now(), size: size)
        try other.tap("Read")
        #expect(try other.element(.identifier("text")).label.hasSuffix("\(before.1) \(before.0)") == true)
        try screen.play(script: "time-zone Europe/London")
        try screen.tap("Read")
        #expect(try screen.element(.identifier("text")).label.hasSuffix("Europe/London de_DE") == true)
    }
    @Test func textGrowsAndLettersGetBold() throws {
        let text = Text("Pond").accessibilityIdentifier("text")
        func width(_ traits: ScreenTraits) throws -> CGFloat { try TestScreen(text, size: size, traits: traits).element(.identifier("text")).frame.width }
        let usual = try width(ScreenTraits())
        #expect(try width(ScreenTraits(textSize: .accessibility5)) > usual * 2)
        #expect(try width(ScreenTraits(hasBoldText: true)) > usual)
    }
    @Test func reducedTransparencyMakesMaterialsOpaque() throws {
        let view = ZStack { Color.red; Rectangle().fill(.ultraThinMaterial) }
        func middle(_ traits: ScreenTraits) throws -> (red: Int, green: Int) {
            let all = try pixels(TestScreen(view, size: CGSize(width: 20, height: 20), traits: traits), in: CGRect(x: 9, y: 9, width: 1, height: 1))
            return (Int(all[0].red), Int(all[0].green))
        }
        let glass = try middle(ScreenTraits()), opaque = try middle(ScreenTraits(reducesTransparency: true))
        #expect(glass.red - glass.green > 40, "\(glass)")
        #expect(opaque.red == opaque.green, "\(opaque)")
    }
    @Test func tabletsAndLandscapeAreScreensToo() throws {
        let screen = try TestScreen(Color.clear, device: "ipad-pro-11", isLandscape: true)
        #expect(screen.size == CGSize(width: 1210, height: 834))
        #expect(try TestScreen(Color.clear, device: "iphone-15", isLandscape: true).size == CGSize(width: 852, height: 393))
    }
}

/// A keyboard and the views that make room for it.
@MainActor struct KeyboardRoomTests {
    private struct Pantry: View {
        @State private var isAdding = false
        @State private var name = ""
        @FocusState private var isNaming: Bool
        var body: some View {
            Button("Add") { isAdding = true }
                .sheet(isPresented: $isAdding) {
                    NavigationStack {
                        Form {
                            TextField("Name", text: $name).focused($isNaming)
                            ForEach(0..<12) { Text("Shelf \($0)") }
                        }
                        .navigationTitle("New Food")
                        .navigationBarTitleDisplayMode(.inline)
                        .onAppear { isNaming = true }
                    }
                }
        }
    }

    @Test func aFieldThatIsEditedWhileItsSheetSlidesInStaysInSight() throws {
        let screen = try TestScreen(Pantry(), device: "iphone-15")
        screen.showsKeyboard = true
        try screen.tap("Add")
        screen.advance(by: 2)
        let keyboard = try #require(screen.keyboardFrame), field = try screen.element("Name").frame, first = try screen.element("Shelf 0").frame
        #expect(field.minY > 100 && first.maxY < keyboard.minY, "\(field), \(keyboard)")
        #expect(screen.scrollViews.last?.geometry.contentOffset.y ?? 0 <= 0)
    }
}
