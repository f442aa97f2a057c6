import SwiftUI
import Testing
import WaggleCairo
import WaggleHeadless

#Preview { Text("nameless") }
#Preview("Named", traits: .fixedLayout(width: 80, height: 40), .landscapeLeft) {
    @Previewable @State var count = 2
    VStack {
        Text("\(count)")
        if count > 1 { Color.red }
    }
}

private struct Framed: PreviewModifier {
    struct Sample { let width: CGFloat }
    static func makeSharedContext() async throws -> Sample { Sample(width: 30) }
    func body(content: Content, context: Sample) -> some View { content.frame(width: context.width, height: 20) }
}
private struct Padded: PreviewModifier {
    func body(content: Content, context: Void) -> some View { content.padding(5).background(Color.blue) }
}
#Preview("Modified", traits: .modifier(Framed()), .modifier(Padded())) { Color.red }

private struct Old_Previews: PreviewProvider {
    static var previews: some View { Text("old") }
}
struct Several_Previews: PreviewProvider {
    static var previews: some View {
        Text("first").previewLayout(.sizeThatFits).padding().previewDisplayName("First")
        Group { Text("second").previewDevice("iPhone SE") }
        ForEach(0..<2) { Color.red.frame(width: CGFloat($0 + 1) * 10, height: 10).previewDisplayName("Row \($0)") }
            .previewInterfaceOrientation(.landscapeRight)
    }
}

extension EnvironmentValues {
    @Entry var columns = 3
    @Entry public var caption: String?
    @Entry var theme = Theme.plain
    @Entry var action: (Int) -> Int = { $0 + 1 }
}
extension Transaction {
    @Entry var isQuick = false
}
enum Theme { case plain, bright }

@MainActor @Suite struct PreviewTests {
    private func entries() -> [PreviewEntry] { PreviewEntry.all(in: EnvironmentValues(), textEngine: PangoTextEngine()) }
    private func match(_ name: String) -> [PreviewEntry] { PreviewEntry.matches(name, among: entries()) }

    @Test func modifiersStandAroundAPreviewInOrder() async throws {
        let entry = try #require(match("Modified").first)
        let window = HeadlessWindow(entry.makeView(), size: CGSize(width: 100, height: 50))
        for _ in 0..<20 {
            await Task.yield()
            window.advance(to: window.time)
        }
        let picture = try window.draw()
        #expect(picture.color(x: 50, y: 25) == Color.red.resolvedColor(in: EnvironmentValues()))
        // 30 by 20, with 5 on each side.
        #expect(picture.color(x: 32, y: 25) == Color.blue.resolvedColor(in: EnvironmentValues()))
        #expect(picture.color(x: 28, y: 25) == .white)
        #expect(picture.color(x: 50, y: 12) == Color.blue.resolvedColor(in: EnvironmentValues()))
    }
    @Test func aProviderIsFoundByItsFile() {
        let entries = entries()
        #expect(PreviewEntry.matches("SomeFile.swift", among: entries, providers: ["Old_Previews"]).map(\.provider) == ["Old_Previews"])
        #expect(PreviewEntry.matches("SomeFile.swift", among: entries).isEmpty)
    }
    @Test func previewsAreFound() {
        let names = entries().map(\.name)
        #expect(names.contains("Named") && names.contains(nil) && names.contains("Old_Previews"))
        #expect(match("Named").count == 1)
        let named = match("Named").first
        #expect(named?.orientation == .landscapeLeft)
        guard case .fixed(let width, let height)? = named?.layout else {
            Issue.record("The trait is lost.")
            return
        }
        #expect(width == 80 && height == 40)
        _ = named?.makeView()
        #expect(match("nothing of that name").isEmpty)
    }

    @Test func eachViewOfAProviderIsAPreview() {
        let several = match("Several_Previews")
        #expect(several.map(\.name) == ["First", "Several_Previews 2", "Row 0", "Row 1"])
        #expect(several.map(\.device?.rawValue) == [nil, "iPhone SE", nil, nil])
        #expect(several.map(\.orientation) == [nil, nil, .landscapeRight, .landscapeRight])
        guard case .sizeThatFits? = several.first?.layout else {
            Issue.record("The layout is lost.")
            return
        }
        #expect(several.allSatisfy { $0.location == "SwiftUITests.Several_Previews" })
    }

    @Test func onePartOfAProviderIsShownAlone() throws {
        let row = try #require(match("Row 1").first)
        let window = HeadlessWindow(row.makeView(), size: CGSize(width: 300, height: 200))
        #expect(window.graph.contentSize == CGSize(width: 20, height: 10))
        #expect(window.graph.displayList().bounds == CGRect(x: 140, y: 95, width: 20, height: 10))
    }

    @Test func aPreviewIsFoundByItsPlace() {
        let nameless = entries().filter { $0.name == nil }
        #expect(nameless.count == 1)
        let location = nameless[0].location
        #expect(location.hasPrefix("SwiftUITests/PreviewTests.swift:"))
        #expect(match(location).count == 1)
        #expect(match(String(location.dropFirst("SwiftUITests/".count))).count == 1)
        // A file may contain several.
        #expect(match("PreviewTests").count == 3 && match("PreviewTests.swift").count == 3)
        #expect(match("named").map(\.name) == ["Named"])
    }

    @Test func entriesAreValuesOfTheEnvironment() {
        var environment = EnvironmentValues()
        #expect(environment.columns == 3 && environment.caption == nil && environment.theme == .plain && environment.action(1) == 2)
        environment.columns = 4
        environment.theme = .bright
        #expect(environment.columns == 4 && environment.theme == .bright)
        var transaction = Transaction()
        transaction.isQuick = true
        #expect(transaction.isQuick && !Transaction().isQuick)
    }
}
