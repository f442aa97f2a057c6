import Foundation
import Testing
import WaggleCore
import WaggleDisplayList
import WaggleGeometry

@Suite struct TextTests {
    var environment: EnvironmentValues = {
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: "en_US")
        environment.timeZone = .gmt
        environment.calendar = Calendar(identifier: .gregorian)
        return environment
    }()

    private func runs(_ text: Text) -> [StyledText.Run] { text.resolve(in: environment).runs }

    private func color(_ run: StyledText.Run) -> ResolvedColor? {
        guard case .color(let color)? = run.paint else { return nil }
        return color
    }

    @Test func plainTextIsOneBodyRunInTheForegroundsPaint() throws {
        let run = try #require(runs(Text("Hello")).first)
        #expect(run.font.size == 17)
        #expect(run.paint == nil)
        #expect(run.underline == nil)
    }

    @Test func theModifierNearestToTheTextWins() throws {
        let run = try #require(runs(Text("a").foregroundColor(.white).foregroundColor(.black).font(.title).font(.caption)).first)
        #expect(color(run) == .white)
        #expect(run.font.size == 28)
    }

    @Test func outerModifiersHoldForPartsThatSayNothing() throws {
        let runs = runs((Text("a") + Text("b").foregroundColor(.white)).foregroundColor(.black).bold())
        #expect(runs.map(color) == [.black, .white])
        #expect(runs.map(\.font.weight) == [700, 700])
    }

    @Test func modifiersOfATextOverrideTheEnvironment() throws {
        var environment = environment
        environment.font = .title
        environment.textStyle.apply(.weight(.heavy))
        environment.textStyle.apply(.kerning(2))
        let run = try #require((Text("a").kerning(1)).resolve(in: environment).runs.first)
        #expect(run.font.size == 28)
        #expect(run.font.weight == 800)
        #expect(run.kerning == 1)
    }

    @Test func lettersChangeCase() {
        var environment = environment
        environment.textCase = .uppercase
        #expect(Text("straße").string(in: environment) == "STRASSE")
    }

    @Test func markdownBecomesStyle() {
        let runs = runs(Text("a **b** *c* `d` ~~e~~ [f](https://example.com)"))
        let styled = runs.compactMap { run -> (String, StyledText.Run)? in
            guard case .string(let string) = run.content, string != " " else { return nil }
            return (string.trimmingCharacters(in: .whitespaces), run)
        }
        #expect(styled.map(\.0) == ["a", "b", "c", "d", "e", "f"])
        #expect(styled[1].1.font.weight == 700)
        #expect(styled[2].1.font.italic)
        #expect(styled[3].1.font.design == .monospaced)
        #expect(styled[4].1.strikethrough != nil)
        #expect(color(styled[5].1) == Color.blue.resolvedColor(in: environment))
    }

    @Test func interpolatedTextsKeepTheirStyle() {
        let runs = runs(Text("1 \(Text("2").bold()) 3").italic())
        #expect(runs.map(\.font.weight) == [400, 700, 400])
        #expect(runs.map(\.font.italic) == [true, true, true])
    }

    @Test func attributedStringsBringTheirAttributes() {
        var string = AttributedString("red and plain")
        if let range = string.range(of: "red") {
            string[range].foregroundColor = .white
            string[range].font = .title
            string[range].underlineStyle = .single
        }
        let runs = runs(Text(string).foregroundColor(.black))
        #expect(runs.map(color) == [.white, .black])
        #expect(runs.map(\.font.size) == [28, 17])
        #expect(runs[0].underline != nil)
    }

    @Test func markdownOfAttributedStringsBecomesStyle() throws {
        let runs = runs(Text(try AttributedString(markdown: "a **b** `c` [d](https://e.f)")))
        #expect(runs.map(\.font.weight) == [400, 700, 400, 400, 400, 400])
        #expect(runs[3].font.design == .monospaced)
        #expect(color(runs[5]) == Color.blue.resolvedColor(in: environment))
    }

    @Test func linesHaveTheirColor() {
        let runs = runs(Text("a").underline(color: .white) + Text("b").strikethrough(false))
        #expect(runs[0].underline == StyledText.Line(color: .white))
        #expect(runs[1].strikethrough == nil)
    }

    @Test func gradientsSayThatTheyNeedBounds() {
        let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        #expect((Text("a") + Text("b").foregroundStyle(gradient)).paintsDependOnBounds)
        #expect(!(Text("a") + Text("b").foregroundStyle(.red)).paintsDependOnBounds)
    }

    @Test(arguments: [(152.0, "2:32"), (59, "0:59"), (133_141, "36:59:01"), (-61, "1:01")])
    func timersCountFromTheFramesDate(distance: Double, expected: String) {
        var environment = environment
        let now = Date(timeIntervalSince1970: 1_000_000)
        environment.frameDate = now
        #expect(Text(now + distance, style: .timer).string(in: environment) == expected)
    }

    @Test func relativeDatesUseTheTwoLargestUnits() {
        var environment = environment
        let now = Date(timeIntervalSince1970: 1_000_000)
        environment.frameDate = now
        #expect(Text(now - 8580, style: .relative).string(in: environment) == "2 hours, 23 minutes")
        #expect(Text(now + 7200, style: .offset).string(in: environment) == "+2 hours")
        #expect(Text(timerInterval: now...(now + 90)).string(in: environment) == "1:30")
        #expect(Text(timerInterval: (now - 30)...(now + 60), countsDown: false).string(in: environment) == "0:30")
        #expect(Text("in \(now, style: .relative)").counts)
        #expect(!Text(now, style: .date).counts)
        #expect(Text(Date(timeIntervalSince1970: 0), style: .date).string(in: environment) == "January 1, 1970")
        #expect(Text(Date(timeIntervalSince1970: 0), style: .time).string(in: environment).hasPrefix("12:00"))
    }

    @Test func paragraphsFollowTheEnvironment() {
        var environment = environment
        #expect(paragraphStyle(in: environment) == ParagraphStyle())
        environment.multilineTextAlignment = .center
        environment.truncationMode = .middle
        environment.lineLimit = 0
        environment.lineSpacing = -3
        environment.minimumScaleFactor = 0.5
        #expect(paragraphStyle(in: environment) == ParagraphStyle(alignment: .center, truncation: .middle, lineLimit: 1, minimumScaleFactor: 0.5))
    }
}

@Suite struct InlineMarkdownTests {
    private let environment = EnvironmentValues()

    @Test(arguments: [
        ("snake_case_name", "snake_case_name"), ("2 * 3 * 4", "2 * 3 * 4"), ("**a", "**a"), ("a*b*c", "abc"), ("***a***", "a"),
        ("\\*a\\*", "*a*"), ("`a*b*`", "a*b*"), ("[a](b", "[a](b"), ("[a]", "[a]"), ("a ~ b", "a ~ b"), ("&amp; &x;", "& &x;"),
        ("<https://a.b>", "https://a.b"), ("see https://a.b/c_d.", "see https://a.b/c_d."), ("a < b > c", "a < b > c"),
        ("^[2 apple](inflect: true)", "2 apples"), ("**a *b* c**", "a b c"), ("# a\n- b", "# a\n- b"), ("  a  ", "  a  "), ("", ""), ("\\", "\\"),
    ])
    func whatIsShown(source: String, expected: String) {
        #expect(Text(LocalizedStringKey(source)).string(in: environment) == expected)
    }

    @Test func nestedEmphasisAddsUp() {
        let runs = Text("**a *b* c**").resolve(in: environment).runs
        #expect(runs.map(\.font.weight) == [700, 700, 700])
        #expect(runs.map(\.font.italic) == [false, true, false])
    }
}
