import Foundation
import SwiftUI
import Testing
import WaggleTesting

/// How rows come and go.
@MainActor struct RowTransitionTests {
    struct Rows<Content: View>: View {
        @State private var isOn: Bool
        let container: (AnyView) -> AnyView
        let content: Content
        init(isOn: Bool, container: @escaping (AnyView) -> AnyView, content: Content) { (_isOn, self.container, self.content) = (State(initialValue: isOn), container, content) }
        var body: some View {
            VStack {
                Button("Toggle") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
                container(AnyView(Group { Text("First"); if isOn { content } }))
            }
        }
    }
    private static let containers: [@MainActor (AnyView) -> AnyView] = [
        { content in AnyView(List { content }) }, { content in AnyView(Form { content }) }, { content in AnyView(Form { Section("Header") { content } }) },
        { content in AnyView(List { content }.listStyle(.plain)) },
    ]

    @Test(arguments: [true, false]) func rowsOnlyFadeWhateverTheirTransition(isComing: Bool) throws {
        for (index, container) in Self.containers.enumerated() {
            let row = Text("Row").transition(.move(edge: .leading).combined(with: .scale(scale: 0.1)))
            let screen = try TestScreen(Rows(isOn: !isComing, container: container, content: row), size: CGSize(width: 300, height: 400))
            let still = try TestScreen(Rows(isOn: true, container: container, content: row), size: CGSize(width: 300, height: 400)).element("Row").frame
            try screen.tap("Toggle")
            screen.advance(by: 0.5)
            let moving = try #require(screen.elements("Row").first)
            #expect(moving.opacity > 0.1 && moving.opacity < 0.6, "in container \(index)")
            #expect(abs(moving.frame.minX - still.minX) < 0.01 && abs(moving.frame.width - still.width) < 0.01, "in container \(index)")
            try screen.settle()
            #expect(screen.shows("Row") == isComing)
        }
    }
    @Test func viewsInsideARowHaveTheirTransitions() throws {
        struct Row: View {
            @State private var isOn = true
            var body: some View {
                HStack(spacing: 0) {
                    Button("Toggle") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
                    if isOn { Text("Part").transition(.offset(x: 0, y: 40)) }
                }
            }
        }
        let screen = try TestScreen(List { Row() }, size: CGSize(width: 300, height: 400))
        let place = try screen.element("Part").frame
        try screen.tap("Toggle")
        screen.advance(by: 0.5)
        #expect(abs(try screen.element("Part").frame.minY - place.minY - 20) < 4)
    }
}
