import Foundation
import Testing
@testable import WaggleRequest

/// What a person has set on a device, in words.
@Suite struct ScreenTraitsTests {
    @Test(arguments: [
        ("text-size Accessibility3", ScreenTraits(textSize: .accessibility3)), ("text-size xsmall", ScreenTraits(textSize: .xSmall)),
        ("locale de_DE", ScreenTraits(locale: "de_DE")), ("locale fr", ScreenTraits(locale: "fr")), ("time-zone Asia/Tokyo", ScreenTraits(timeZone: "Asia/Tokyo")),
        ("right-to-left", ScreenTraits(isRightToLeft: true)), ("left-to-right", ScreenTraits(isRightToLeft: false)),
        ("increase-contrast", ScreenTraits(increasesContrast: true)), ("increase-contrast off", ScreenTraits(increasesContrast: false)),
        ("bold-text", ScreenTraits(hasBoldText: true)), ("reduce-motion", ScreenTraits(reducesMotion: true)), ("reduce-transparency off", ScreenTraits(reducesTransparency: false)),
        ("dark", ScreenTraits(colorScheme: .dark)), ("light", ScreenTraits(colorScheme: .light)),
    ])
    func eachHasItsStep(line: String, traits: ScreenTraits) throws {
        #expect(try FilmScript(parsing: "wait 1\n\(line)", file: "tour.txt").steps.last == .traits(traits))
    }
    @Test(arguments: [
        ("text-size huge", "xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1"), ("text-size", "text-size accessibility3"), ("locale german", "de_DE"), ("locale qq_DE", "de_DE"),
        ("time-zone Mars/Sea", "Europe/Berlin"), ("right-to-left yes", "“yes” is unexpected"), ("bold-text on", "“on” is unexpected"),
    ])
    func aWrongValueIsToldWithRightOnes(line: String, part: String) {
        let error = #expect(throws: RequestError.self) { try FilmScript(parsing: "\(line)\nwait 1", file: "tour.txt") }
        #expect(error?.description.contains(part) == true, "\(error?.description ?? "")")
    }

    @Test func aProgramStartsWithWhatItsScriptBeginsWith() throws {
        let script = try FilmScript(parsing: "size 300x300\nlocale de_DE\ntext-size small\ntext-size large\nwait 1\ndark", file: "tour.txt")
        #expect(script.openingTraits == ScreenTraits(textSize: .large, locale: "de_DE"))
        #expect(ScreenTraits(textSize: .small, reducesMotion: true).changed(by: script.openingTraits) == ScreenTraits(textSize: .large, locale: "de_DE", reducesMotion: true))
    }
    @Test func aStepForTheKeyboardIsNotTheEndOfTheBeginning() throws {
        let script = try FilmScript(parsing: "locale de_DE\nkeyboard off\ndark\nwait 1\nlight", file: "tour.txt")
        #expect(script.openingTraits == ScreenTraits(colorScheme: .dark, locale: "de_DE"))
    }
    @Test func localesAndTimeZonesMustExist() {
        #expect(throws: Never.self) { try ScreenTraits(locale: "pt_BR", timeZone: "Asia/Tokyo").validated() }
        #expect(throws: RequestError.self) { try ScreenTraits(timeZone: "Mars/Sea").validated() }
        #expect(throws: RequestError.self) { try ScreenTraits(locale: "qq_DE").validated() }
    }
    @Test func aLanguageFromRightToLeftTurnsTheLayoutUnlessTheDirectionIsSet() {
        #expect(ScreenTraits(locale: "ar_EG").mirrorsLayout == true && ScreenTraits(locale: "he").mirrorsLayout == true)
        #expect(ScreenTraits(locale: "de_DE").mirrorsLayout == false && ScreenTraits().mirrorsLayout == nil)
        #expect(ScreenTraits(locale: "ar_EG", isRightToLeft: false).mirrorsLayout == false)
    }
    @Test func theProcessStartsInItsLocaleAndTimeZone() {
        let request = ProgramRequest(action: .render(time: 0, output: "/tmp/a.png", format: .png), screen: Device.standard.screen,
                                     traits: ScreenTraits(locale: "ja_JP", timeZone: "Asia/Tokyo"), program: ProgramRequestTests.files)
        #expect(request.environment["WAGGLE_LOCALE"] == "ja_JP" && request.environment["TZ"] == "Asia/Tokyo")
        #expect(ProgramRequest(action: .window(scale: nil), screen: .window, program: ProgramRequestTests.files).environment.isEmpty)
    }

    // MARK: Screens

    @Test(arguments: [
        ("iPad Pro 11-inch (M4)", "ipad-pro-11"), ("iPad Pro (11-inch) (4th generation)", "ipad-pro-11"), ("iPad (10th generation)", "ipad"), ("iPhone SE (3rd generation)", "iphone-se"),
        ("iPad mini (A17 Pro)", "ipad-mini"), ("iPad Air 13-inch (M2)", "ipad-air-13"), ("iPhone 17 Pro", "iphone-17-pro"),
    ])
    func devicesHaveApplesNames(name: String, device: String) throws { #expect(try Device.named(name).name == device) }

    @Test func tabletsKeepTheirBarsInLandscape() throws {
        let pro = try Device.named("ipad-pro-11").screen
        #expect((pro.width, pro.height) == (834, 1210) && pro.scale == 2 && pro.safeArea == .init(top: 24, bottom: 20))
        #expect((pro.landscape.width, pro.landscape.height) == (1210, 834) && pro.landscape.safeArea == pro.safeArea && pro.landscape.portrait == pro)
        #expect(try Device.named("ipad-9").screen.landscape.safeArea == .init(top: 20))
    }
    @Test func aScriptTurnsItsScreenBeforeTheFirstPicture() throws {
        let script = try FilmScript(parsing: "landscape\ndevice iphone-15\nwait 1", file: "tour.txt")
        let screen = try Device.named("iphone-8").screen.applying(script.screen)
        #expect(screen.width == 852 && screen.height == 393 && screen.safeArea == .init(leading: 59, bottom: 21, trailing: 59))
        #expect(throws: RequestError.self) { try FilmScript(parsing: "wait 1\nlandscape", file: "tour.txt") }
    }
}
