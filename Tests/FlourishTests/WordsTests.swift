import Foundation
import SwiftUI
import Testing
@testable import Flourish
@testable import WaggleCore
@testable import WaggleTesting

/// What parts say by themselves, in the language of the place.
@MainActor struct WordsTests {
    private func words(_ locale: String) -> PartWords {
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: locale)
        return environment.partWords
    }

    @Test func wordsAreThoseOfTheLanguage() {
        #expect(words("en_US").string(.close) == "Close" && words("de_AT").string(.close) == "Schließen" && words("pt_BR").string(.back) == "Voltar")
        #expect(words("zh_CN").string(.close) == "关闭" && words("zh_TW").string(.close) == "關閉")
        // A language without a table.
        #expect(words("is_IS").string(.close) == "Close" && words("").string(.sold) == "sold")
    }
    @Test(arguments: ["ar", "de", "es", "fr", "he", "it", "ja", "ko", "nl", "pl", "pt", "ru", "sv", "tr", "zh", "zh_TW"]) func eachLanguageHasAllWords(_ language: String) {
        let words = words(language), english = self.words("en")
        for word in PartWord.allCases {
            let said = words.string(word, ["row": "7", "seat": "8", "count": "9"]), englishSaid = english.string(word, ["row": "7", "seat": "8", "count": "9"])
            #expect(said != englishSaid && !said.isEmpty && !said.contains("{"), "\(word)")
            for digit in ["7", "8", "9"] { #expect(said.contains(digit) == englishSaid.contains(digit), "\(word)") }
        }
    }

    private struct Board: View {
        var body: some View {
            RadialMenu { for index in 0..<20 { RadialItem("Item \(index)") {} } } label: { Text("Open") }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .radialMenuSurface()
        }
    }
    @Test func menusSpeakTheLanguageOfTheirPlace() throws {
        let screen = try TestScreen(Board().environment(\.locale, Locale(identifier: "de_DE")), size: CGSize(width: 400, height: 500))
        try screen.tap("Open")
        try screen.settle()
        #expect(try screen.shows("Schließen") && screen.element("Mehr").hint == "Öffnet ein Menü")
        try screen.tap("Mehr")
        try screen.settle()
        #expect(screen.shows("Zurück"))
    }
    @Test func aProgramSaysItsOwnWords() throws {
        let view = SeatChart(SeatChartTests.hall, selection: .constant([])).partWords([.seat: "Bench {row}, place {seat}", .free: "open"]).partWords([.wholeHall: "All"])
        let screen = try TestScreen(view.environment(\.locale, Locale(identifier: "fr_FR")), size: CGSize(width: 400, height: 500))
        #expect(try screen.element("Left").value == "Places libres : 50")
        try screen.perform(.activate, on: "Left")
        try screen.settle()
        #expect(try screen.element("Bench B, place 1").value == "€32, open" && screen.shows("All"))
    }
    @Test func digitsAreThoseOfTheLanguage() throws {
        let screen = try TestScreen(SeatChart(SeatChartTests.hall, selection: .constant([])).environment(\.locale, Locale(identifier: "ar_SA")), size: CGSize(width: 400, height: 500))
        #expect(try screen.element("Left").value == "المتاح: ٥٠")
    }
}
