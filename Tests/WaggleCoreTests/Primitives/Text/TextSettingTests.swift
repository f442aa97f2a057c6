import Foundation
import Observation
import Testing
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

@Observable
private final class Look {
    var font = Font.body
    var color = Color.red
    var width: CGFloat = 10
}

@MainActor
@Suite struct TextSettingTests {
    private func show(_ view: some View) -> HeadlessWindow { HeadlessWindow(view, size: CGSize(width: 200, height: 200)) }

    @Test func textsOfOneEnvironmentShareOneSetting() {
        var environment = EnvironmentValues()
        environment.font = .title
        let setting = TextSetting.of(environment)
        #expect(TextSetting.of(environment) === setting)
        #expect(setting.font == Font.title.resolve(in: environment))
        environment.lineLimit = 2
        #expect(TextSetting.of(environment) !== setting)
        #expect(TextSetting.of(environment).paragraph.lineLimit == 2)
    }

    @Test func aPlainTextIsResolvedAsByItself() {
        var environment = EnvironmentValues()
        environment.font = .title3.bold()
        environment.textStyle.kerning = 2
        environment.textStyle.underline = .single
        for text in [Text(verbatim: "wax"), Text("comb"), Text(verbatim: "")] {
            let (shared, own) = (TextSetting.of(environment).styled(text, in: environment), text.resolve(in: environment))
            #expect(shared?.runs.count == own.runs.count)
            #expect(shared?.runs.first?.font == own.runs.first?.font && shared?.runs.first?.kerning == own.runs.first?.kerning)
            #expect(shared?.runs.first?.underline == own.runs.first?.underline)
        }
        // The environment does not fully describe these.
        let number = 3
        for text in [Text("a *b*"), Text("\(number)"), Text(verbatim: "a").bold(), Text(verbatim: "a") + Text(verbatim: "b")] {
            #expect(TextSetting.of(environment).styled(text, in: environment) == nil)
        }
        environment.textCase = .uppercase
        #expect(TextSetting.of(environment).styled(Text(verbatim: "a"), in: environment) == nil)
    }

    @Test func textsFollowTheValuesThatTheirSettingWasMadeFrom() {
        struct Scene: View {
            let look: Look
            var body: some View {
                VStack {
                    Text(verbatim: "own").foregroundColor(.green)
                    Text(verbatim: "around")
                    Text(verbatim: "around, too")
                }
                .font(look.font)
                .foregroundStyle(look.color)
            }
        }
        let look = Look(), window = show(Scene(look: look)), counters = window.graph.counters
        look.color = .blue
        window.settle()
        // A text with a colour of its own does not depend on the foreground.
        #expect(counters.textLayouts == 2)
        #expect(window.shown.map(\.color) == [Color.green, .blue, .blue].map { $0.resolvedColor(in: EnvironmentValues()) })
        look.font = .title
        window.settle()
        #expect(counters.textLayouts == 3)
        window.settle()
        #expect(counters.textLayouts == 0)
    }

    @Test func anEqualTintUpdatesNoText() {
        struct Scene: View {
            let look: Look
            var body: some View {
                VStack {
                    Color.gray.frame(width: look.width, height: 10)
                    Text(verbatim: "tinted").foregroundStyle(.tint)
                }
                .tint(Color.red.mix(with: .blue, by: 0.5))
            }
        }
        let look = Look(), window = show(Scene(look: look)), counters = window.graph.counters
        look.width = 20
        window.settle()
        #expect(counters.bodies == 1)
        #expect(counters.textLayouts == 0)
    }
}
