import Foundation
import Testing
@testable import WaggleCore

@Suite struct EnglishAgreementTests {
    private func shown(_ text: Text, locale: String = "en_US") -> String {
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: locale)
        return text.string(in: environment)
    }

    @Test(arguments: [(0, "You have 0 apples."), (1, "You have 1 apple."), (2, "You have 2 apples."), (1234, "You have 1,234 apples.")])
    func nounsAgreeWithTheirNumber(count: Int, expected: String) {
        #expect(shown(Text("You have ^[\(count) apple](inflect: true).")) == expected)
    }

    @Test(arguments: [
        ("1 people", "1 person"), ("3 person", "3 people"), ("2 ripe berry", "2 ripe berries"), ("2 boxes", "2 boxes"), ("1 boxes", "1 box"),
        ("2 day", "2 days"), ("2 piece of cake", "2 pieces of cake"), ("5 item left", "5 items left"), ("There is 2 child", "There are 2 children"),
        ("There are 1 bus", "There is 1 bus"), ("2 apple and 1 pears", "2 apples and 1 pear"), ("2 Match", "2 Matches"), ("2 fish", "2 fish"), ("apple", "apple"),
        ("0 photo (selected)", "0 photos (selected)"), ("1.5 mile", "1.5 miles"), ("2 class", "2 classes"), ("3 KEY", "3 KEYS"),
    ])
    func phrases(phrase: String, expected: String) { #expect(EnglishAgreement.inflected(phrase) == expected) }

    @Test func otherLanguagesKeepTheirWords() {
        #expect(shown(Text("^[\(2) Apfel](inflect: true)"), locale: "de_DE") == "2 Apfel")
    }

    @Test func attributesAreNeverShown() {
        #expect(shown(Text("^[\(2) apple](inflect: true, agreeWithArgument: 1) and ^[red](color: 'x')")) == "2 apples and red")
        #expect(shown(Text("**Bold** ^[\(2) apple](inflect: true)")) == "Bold 2 apples")
    }
}
