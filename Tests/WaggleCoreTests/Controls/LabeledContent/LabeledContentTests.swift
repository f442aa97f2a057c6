import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

@MainActor
struct LabeledContentTests {
    private func window(_ view: some View, _ environment: EnvironmentValues = EnvironmentValues()) -> HeadlessWindow {
        HeadlessWindow(view, size: CGSize(width: 200, height: 100), environment: environment)
    }
    private var pair: some View { LabeledContent { Block(Paints.red) } label: { Block(Paints.green) } }

    @Test func theLabelLeadsAndTheContentTrails() {
        let window = window(pair)
        #expect(window.frame(Paints.green)?.minX == 0 && window.frame(Paints.red)?.maxX == 200)
        let mirrored = self.window(pair, .with(\.layoutDirection, .rightToLeft))
        #expect(mirrored.frame(Paints.green)?.maxX == 200 && mirrored.frame(Paints.red)?.minX == 0)
    }
    @Test func veryLargeTextPutsTheContentBelow() {
        let window = window(pair, .with(\.dynamicTypeSize, .accessibility1))
        #expect(window.frame(Paints.red)?.minX == 0)
        #expect((window.frame(Paints.red)?.minY ?? 0) >= (window.frame(Paints.green)?.maxY ?? .infinity))
    }
    @Test func valuesAreSecondary() {
        let window = window(LabeledContent("Name", value: "Ada"))
        let texts = window.shown.filter { $0.kind == "text" }
        #expect(texts.map { $0.color?.opacity } == [1, 0.6])
    }
    @Test func hiddenLabelsNameTheContent() {
        let window = window(LabeledContent("Name", value: "Ada").labelsHidden())
        #expect(window.elements.map(\.label) == ["Name"])
        #expect(window.shown.count { $0.kind == "text" } == 1)
    }
    @Test func aStyleMayAddToTheNext() {
        struct Framed: LabeledContentStyle {
            func makeBody(configuration: Configuration) -> some View { LabeledContent(configuration).padding(10).background(Paints.blue) }
        }
        #expect(window(pair.labeledContentStyle(Framed())).frame(Paints.blue)?.size == CGSize(width: 200, height: 40))
    }
    @Test func labeledContentCanBeWrittenAsInSwiftUI() {
        let name = "Ada" as Substring
        _ = LabeledContent("Name", value: "Ada")
        _ = LabeledContent(name, value: name)
        _ = LabeledContent("Size", value: 3.5, format: .number)
        _ = LabeledContent("Name") { Text("Ada") }
        _ = LabeledContent("Name", value: "Ada").labeledContentStyle(.automatic)
    }
}
