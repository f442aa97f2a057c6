import Foundation
import SwiftUI
import Testing
import WaggleTesting

/// Rows make their height from their content's ideal one, and their content fills them.
@MainActor struct RowSizeTests {
    private enum Kind: CaseIterable { case plain, grouped, insetGrouped, form }
    @MainActor private static func rows(_ kind: Kind, @ViewBuilder _ content: () -> some View) -> AnyView {
        switch kind {
        case .plain: AnyView(List(content: content).listStyle(.plain))
        case .grouped: AnyView(List(content: content).listStyle(.grouped))
        case .insetGrouped: AnyView(List(content: content).listStyle(.insetGrouped))
        case .form: AnyView(Form(content: content))
        }
    }
    private func open(_ kind: Kind, @ViewBuilder _ content: () -> some View) throws -> TestScreen {
        try TestScreen(Self.rows(kind, content), size: CGSize(width: 390, height: 600))
    }
    private func named(_ view: some View, _ name: String) -> some View { view.accessibilityElement().accessibilityLabel(name) }

    @Test(arguments: Kind.allCases) private func whatIsFlexibleFillsARowWithoutInsets(kind: Kind) throws {
        let screen = try open(kind) {
            named(Color.red, "Color").listRowInsets(EdgeInsets())
            named(Rectangle(), "Shape").listRowInsets(EdgeInsets())
            GeometryReader { proxy in named(Color.blue, "Reader").frame(width: proxy.size.width, height: proxy.size.height) }.listRowInsets(EdgeInsets())
            HStack(spacing: 0) { Color.green.frame(width: 10); named(Color.yellow, "In a stack") }.listRowInsets(EdgeInsets())
            ZStack { named(Color.orange, "In layers"); Text("Front") }.listRowInsets(EdgeInsets())
            Text("Last")
        }
        var top = try screen.element("Color").frame.minY
        let width = try screen.element("Color").frame.width
        #expect(width == (kind == .plain || kind == .grouped ? 390 : 358))
        for name in ["Color", "Shape", "Reader", "In a stack", "In layers"] {
            let frame = try screen.element(.text(name)).frame
            #expect(abs(frame.minY - top) < 1e-9 && frame.height == 44, "\(name): \(frame)")
            #expect(frame.width == (name == "In a stack" ? width - 10 : width))
            top += 44
        }
    }
    @Test(arguments: Kind.allCases) private func whatIsFlexibleFillsTheSpaceBetweenTheInsets(kind: Kind) throws {
        let screen = try open(kind) {
            named(Color.red, "Color").listRowInsets(EdgeInsets(top: 4, leading: 5, bottom: 10, trailing: 15))
            named(Color.blue, "Next").listRowInsets(EdgeInsets())
        }
        let color = try screen.element("Color").frame, next = try screen.element("Next").frame
        #expect(color.height == 30 && abs(next.minY - color.maxY - 10) < 1e-9, "\(color) \(next)")
        #expect(color.minX - next.minX == 5 && next.maxX - color.maxX == 15)
    }
    @Test func aTallRowIsAsTallAsItsContentAndStacksInItKeepTheirSpacing() throws {
        let screen = try open(.insetGrouped) {
            VStack(alignment: .leading) {
                Text("A title")
                Text("So much to say below the title that it needs more than one line for all of it, as such texts do.")
            }
            HStack { named(Color.red.frame(width: 6), "Bar"); VStack { Text("One"); Text("Two"); Text("Three") } }
        }
        let bar = try screen.element("Bar").frame, one = try screen.element("One").frame, three = try screen.element("Three").frame
        // The frames of texts are on whole pixels.
        #expect(abs(bar.minY - one.minY) <= 0.5 && abs(bar.maxY - three.maxY) <= 0.5, "\(bar) \(one) \(three)")
        #expect(try screen.element("So much to say").frame.height > 40)
    }
    @Test func textsAndControlsStayInTheMiddleOfTheirRow() throws {
        let screen = try open(.insetGrouped) {
            HStack { Text("Short"); Spacer(); named(Color.red.frame(width: 10), "Edge") }
            HStack(alignment: .top) { Text("Top"); Spacer() }.frame(minHeight: 80)
        }
        let edge = try screen.element("Edge").frame, short = try screen.element("Short").frame
        #expect(abs(edge.midY - short.midY) <= 0.5)
        #expect(edge.height == 22)
    }
    @Test(arguments: Kind.allCases) private func allOfAFilledRowTakesTaps(kind: Kind) throws {
        struct Counter: View {
            let kind: Kind
            @State private var places: [Int] = []
            var body: some View {
                RowSizeTests.rows(kind) {
                    Color.red.onTapGesture { places.append(Int($0.y)) }.listRowInsets(EdgeInsets())
                    Text("Tapped \(places.description)")
                }
            }
        }
        let screen = try TestScreen(Counter(kind: kind), size: CGSize(width: 390, height: 600))
        // The row above ends where that of the text begins.
        let edge = try screen.element("Tapped").frame.midY - 22
        for y in [edge - 42.5, edge - 21.5, edge - 1.5] {
            try screen.tap(.point(195, y))
            screen.advance(by: 1)
        }
        #expect(screen.shows("Tapped [1, 22, 42]"), "\(whatIsShown(screen))")
    }
    @Test func rowsKeepTheirTraitsWhenTheListIsUpdated() throws {
        struct Counter: View {
            @State private var count = 0
            var body: some View {
                VStack {
                    Button("Count \(count)") { count += 1 }
                    List {
                        // The modifiers between the views and their traits are items of their own.
                        ForEach(0..<3, id: \.self) { Color.red.padding(1).accessibilityElement().accessibilityLabel("Row \($0)").listRowInsets(EdgeInsets()) }
                        Color.blue.accessibilityElement().accessibilityLabel("Last").listRowInsets(EdgeInsets())
                    }
                }
            }
        }
        let screen = try TestScreen(Counter(), size: CGSize(width: 390, height: 600))
        func frames() throws -> [CGRect] { try ["Row 0", "Row 1", "Row 2", "Last"].map { try screen.element(.text($0)).frame } }
        let before = try frames()
        #expect(before.allSatisfy { $0.width == 358 && $0.height == 44 }, "\(before)")
        for _ in 0..<2 {
            try screen.tap("Count")
            try screen.settle()
            #expect(try frames() == before)
        }
    }
}
