import Foundation
import Testing
import WaggleCore

// Calls as programs write them, and the initializers to which they resolve.

@Suite struct TextCallFormTests {
    let environment: EnvironmentValues = {
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: "en_US")
        return environment
    }()
    let flag = Bool.random()

    private func string(_ text: Text) -> String { text.string(in: environment) }

    @Test func literalsAreKeysAndVariablesAreStrings() {
        let variable = "**a**"
        #expect(string(Text("**a**")) == "a")
        #expect(string(Text(variable)) == "**a**")
        #expect(string(Text(variable.dropFirst(2))) == "a**")
        #expect(string(Text(verbatim: "**a**")) == "**a**")
        #expect(string(Text(LocalizedStringKey(variable))) == "a")
        #expect(string(Text(flag ? "*a*" : "a")) == "a")
        #expect(string(Text(flag ? variable : variable)) == variable)
        #expect(string(Text("a" + variable)) == "a**a**")
        #expect(string(Text("*a*", comment: "An a")) == "a")
        #expect(string(Text("*a*", tableName: "Other", bundle: .main, comment: "An a")) == "a")
        #expect(Text("a") == Text("a"))
        #expect(Text("a") != Text(verbatim: "a"))
    }

    @Test func interpolatedValuesAreFormattedAsInSwiftUI() {
        let count = 3, price = 2.5, name = "Ann", optional: Int? = 4
        #expect(string(Text("\(count) of \(name)")) == "3 of Ann")
        #expect(string(Text("\(1234567)")) == "1,234,567")
        #expect(string(Text("\(price)")) == "2.500000")
        #expect(string(Text("\(price, specifier: "%.2f") €")) == "2.50 €")
        #expect(string(Text("\(1234.5, specifier: "%.1f")")) == "1,234.5")
        #expect(string(Text("\(-0.4, specifier: "%.0f")")) == "-0")
        #expect(string(Text("\(count, specifier: "%03lld")")) == "003")
        #expect(string(Text("\(255, specifier: "%x")")) == "ff")
        #expect(string(Text("\(CGFloat(1.5), specifier: "%.1f")°")) == "1.5°")
        #expect(string(Text("\(UInt8(7)) \(Float(0.5), specifier: "%g")")) == "7 0.5")
        #expect(string(Text("\(Int(price * 2))%")) == "5%")
        #expect(string(Text("100%")) == "100%")
        #expect(string(Text("\(String(describing: optional))")) == "Optional(4)")
        #expect(string(Text("\(flag)")) == "\(flag)")
        #expect(string(Text("\(0.25, format: .percent)")) == "25%")
        #expect(string(Text("\(Text("b").bold()) and \(Text("i").italic())")) == "b and i")
        #expect(string(Text("\(name.dropFirst())")) == "nn")
        #expect(string(Text("\(Image(systemName: "star")) \(count)")) == " 3")
        #expect(string(Text(verbatim: "\(price)")) == "2.5")
        let formatter = NumberFormatter()
        formatter.minimumFractionDigits = 2
        #expect(string(Text("\(2 as NSNumber, formatter: formatter)")).hasSuffix(".00"))
    }

    @Test func argumentsAreNotReadAsMarkdown() {
        let name = "*x* 100% %@ \\"
        #expect(string(Text("**\(name)**")) == name)
    }

    @Test func textsFormatTheirValues() {
        #expect(string(Text(1234, format: .number)) == "1,234")
        #expect(string(Text(0.5, format: .percent)) == "50%")
        #expect(string(Text(1.239, format: .number.precision(.fractionLength(2)))) == "1.24")
        #expect(string(Text(3 as NSNumber, formatter: NumberFormatter())) == "3")
        var german = environment
        german.locale = Locale(identifier: "de_DE")
        #expect(Text(1234.5, format: .number).string(in: german) == "1.234,5")
        #expect(Text("\(1234.5, specifier: "%.1f") \(1234)").string(in: german) == "1.234,5 1.234")
    }

    @Test func localizedStringsOutsideOfTexts() throws {
        let count = 2
        #expect(String(localized: "\(count) items, \("a")") == "2 items, a")
        #expect(String(localized: "*a*", comment: "An a") == "*a*")
        let resource: LocalizedStringResource = "**\(count)** left"
        #expect(String(localized: resource) == "**2** left")
        #expect(string(Text(resource)) == "2 left")
        #expect(string(Text("\(resource)!")) == "2 left!")
        #expect(string(Text(try AttributedString(markdown: "**a** [b](https://c.d)"))) == "a b")
        #expect(string(Text(AttributedString("**a**"))) == "**a**")
    }

    @Test func modifiersGiveTextsThatCanBeJoined() {
        let text: Text = Text("a").bold() + Text("b").foregroundColor(.red).font(.title) + Text(verbatim: "c").italic().underline()
            + Text("d").foregroundStyle(.blue).fontWeight(.heavy).kerning(1).tracking(2).baselineOffset(3)
            + Text("e").strikethrough(true, color: .red).underline(pattern: .solid, color: .blue).monospacedDigit()
            + Text("f").font(.bold(.caption)()).foregroundColor(flag ? .primary : .red).fontDesign(.rounded).fontWidth(.expanded)
            + Text("g").bold(flag).italic(flag).monospaced().foregroundColor(nil).font(nil).fontWeight(nil)
            + Text("\(Image(systemName: "star")) h").textScale(.secondary)
        #expect(string(text) == "abcdefg h")
    }
}
