import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

private struct Reader<Value>: View {
    @Environment var value: Value
    let journal: Journal
    init(_ keyPath: KeyPath<EnvironmentValues, Value>, _ journal: Journal) {
        _value = Environment(keyPath)
        self.journal = journal
    }
    var body: some View {
        let _ = journal.note("\(value)")
        Color.clear
    }
}

@MainActor
@Suite struct WindowEnvironmentTests {
    private let size = CGSize(width: 393, height: 852)

    @Test func contentPrefersAColourSchemeForTheWholeWindow() throws {
        struct Preferring: View {
            @State var scheme: ColorScheme? = .dark
            let remote: Remote<ColorScheme?>
            let journal: Journal
            var body: some View {
                remote.connect($scheme)
                VStack {
                    Reader(\.colorScheme, journal)
                    Color.clear.preferredColorScheme(scheme)
                    Color.clear.preferredColorScheme(.light)
                }
            }
        }
        let remote = Remote<ColorScheme?>(), journal = Journal()
        let window = HeadlessWindow(Preferring(remote: remote, journal: journal), size: size)
        #expect(journal.events.last == "dark")
        #expect(window.graph.colorScheme == .dark)
        remote.value = .some(nil)
        window.settle()
        #expect(window.graph.colorScheme == .light)
        #expect(journal.events.last == "light")
        window.setColorScheme(.dark)
        window.settle()
        // The second view's preference applies now, whatever the host sets.
        #expect(window.graph.colorScheme == .light)
    }

    @Test func sizeClassesFollowTheWindow() {
        let journal = Journal(), window = HeadlessWindow(Reader(\.horizontalSizeClass, journal), size: size)
        #expect(journal.events == ["Optional(SwiftUI.UserInterfaceSizeClass.compact)"])
        window.setSize(CGSize(width: 1024, height: 768))
        window.settle()
        #expect(journal.events.last?.contains("regular") == true)
        let heights = Journal(), turned = HeadlessWindow(Reader(\.verticalSizeClass, heights), size: CGSize(width: 393, height: 852))
        turned.setSize(CGSize(width: 852, height: 393))
        turned.settle()
        #expect(heights.events == ["Optional(SwiftUI.UserInterfaceSizeClass.regular)", "Optional(SwiftUI.UserInterfaceSizeClass.compact)"])
        func classes(_ width: CGFloat, _ height: CGFloat) -> [UserInterfaceSizeClass] {
            let classes = UserInterfaceSizeClass.classes(of: CGSize(width: width, height: height))
            return [classes.horizontal, classes.vertical]
        }
        #expect(classes(393, 852) == [.compact, .regular])
        #expect(classes(852, 393) == [.compact, .compact])
        #expect(classes(932, 430) == [.regular, .compact])
        #expect(classes(820, 1180) == [.regular, .regular])
        #expect(classes(300, 400) == [.compact, .regular], "only landscape is low")
    }

    @Test func scaledNumbersGrowWithTheTextSize() {
        struct Scaled: View {
            @ScaledMetric(relativeTo: .body) private var side: CGFloat = 34
            @ScaledMetric private var inner = 10.25
            let journal: Journal
            var body: some View {
                let _ = journal.note("\(side) \(inner)")
                Color.clear
            }
        }
        let journal = Journal()
        _ = HeadlessWindow(VStack { Scaled(journal: journal); Scaled(journal: journal).dynamicTypeSize(.accessibility1) }, size: size)
        // Lines of body text are 22 points apart, and 34 at the first accessibility size.
        #expect(journal.events == ["34.0 10.25", "53.0 16.0"])
    }

    /// Read from Apple's pictures at the medium content size, and told of a phone with three pixels per point: the ratio of the line heights, 21 to 22, in whole pixels.
    @Test(arguments: [(2.0, "15.5 16.0 23.0"), (3, "15.333 16.333 23.0")]) func scaledNumbersShrinkWithTheLinesOfTheirStyle(_ scale: CGFloat, _ shown: String) {
        struct Scaled: View {
            @ScaledMetric private var small: CGFloat = 16
            @ScaledMetric private var large: CGFloat = 17
            @ScaledMetric private var gap: CGFloat = 24
            let journal: Journal
            var body: some View {
                let _ = journal.note([small, large, gap].map { "\(($0 * 1000).rounded(.down) / 1000)" }.joined(separator: " "))
                Color.clear
            }
        }
        let journal = Journal()
        _ = HeadlessWindow(Scaled(journal: journal).dynamicTypeSize(.medium), size: size, scale: scale)
        #expect(journal.events == [shown])
    }

    @Test func addressesGoToTheNearestHandlerAndElseAreRefused() {
        struct Opener: View {
            @Environment(\.openURL) var openURL
            let action: (OpenURLAction) -> Void
            var body: some View { Color.clear.onAppear { action(openURL) } }
        }
        guard let url = URL(string: "https://example.org") else { return }
        var answers: [String] = []
        _ = HeadlessWindow(VStack {
            Opener { $0(url) { answers.append("none \($0)") } }
            Opener { $0(url) { answers.append("own \($0)") } }.environment(\.openURL, OpenURLAction { opened in
                answers.append(opened.absoluteString)
                return .handled
            })
            Opener { $0(url) { answers.append("discarding \($0)") } }.environment(\.openURL, OpenURLAction { _ in .discarded })
        }, size: size)
        #expect(Set(answers) == ["none false", "https://example.org", "own true", "discarding false"])
    }

    @Test func redactedTextsAndPicturesAreFigures() {
        func kinds(_ view: some View) -> [String] { HeadlessWindow(view, size: size).shown.map(\.kind) }
        #expect(kinds(Text("secret").redacted(reason: .placeholder)) == ["fill"])
        #expect(kinds(Text("one\ntwo").redacted(reason: .placeholder)) == ["fill", "fill"])
        #expect(kinds(Text("secret").unredacted().redacted(reason: .placeholder)) == ["text"])
        #expect(kinds(Text("secret").redacted(reason: .privacy)) == ["text"])
        #expect(kinds(Text("secret").privacySensitive().redacted(reason: .privacy)) == ["fill"])
        #expect(kinds(Image(systemName: "star").redacted(reason: .placeholder)) == ["fill"])
    }
}
