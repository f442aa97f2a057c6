import Foundation
import SwiftUI
import Testing
import WaggleTesting

/// A link anywhere in a list row makes the whole row a link.
@MainActor struct RowLinkTests {
    enum Form: CaseIterable {
        case plain, inZStack, inHStack, background, emptyLabel, transparent, narrow, transparentActive, transparentTag
        var hasChevron: Bool {
            switch self {
            case .plain, .inZStack, .inHStack, .background, .emptyLabel: true
            case .transparent, .narrow, .transparentActive, .transparentTag: false
            }
        }
    }
    struct Program: View {
        let form: Form
        @State private var isActive = false
        @State private var selected: Int?
        var body: some View { NavigationStack { List { row.accessibilityIdentifier("row") } } }
        @ViewBuilder private var row: some View {
            switch form {
            case .plain: NavigationLink("mark") { page }
            case .inZStack: ZStack(alignment: .leading) { NavigationLink { page } label: { Text("link") }; Text("mark") }
            case .inHStack: HStack { Text("mark"); NavigationLink { page } label: { Text("link") } }
            case .background: Text("mark").background { NavigationLink { page } label: { Text("") } }
            case .emptyLabel: ZStack(alignment: .leading) { Text("mark"); NavigationLink { page } label: { EmptyView() } }
            case .transparent: ZStack(alignment: .leading) { NavigationLink { page } label: { EmptyView() }.opacity(0); Text("mark") }
            case .narrow: HStack { Text("mark"); NavigationLink { page } label: { EmptyView() }.frame(width: 0) }
            case .transparentActive: Text("mark").background { NavigationLink(isActive: $isActive) { page } label: { EmptyView() }.opacity(0) }
            case .transparentTag: ZStack(alignment: .leading) { NavigationLink(tag: 1, selection: $selected) { page } label: { EmptyView() }.opacity(0); Text("mark") }
            }
        }
        private var page: some View { Text("page") }
    }
    @Test(arguments: Form.allCases) func theWholeRowNavigatesAndAVisibleLinkShowsAChevron(form: Form) throws {
        let screen = try TestScreen(Program(form: form), size: CGSize(width: 390, height: 844)), frame = try screen.element("mark").frame
        // The chevron is the only thing near the trailing edge of the row.
        let colors = Set(try pixels(screen, in: CGRect(x: 340, y: frame.midY - 10, width: 25, height: 20)).map { Int($0.red) << 16 + Int($0.green) << 8 + Int($0.blue) })
        #expect((colors.count > 1) == form.hasChevron, "\(colors.count) colours")
        try screen.tap(.point(300, frame.midY))
        try screen.settle()
        #expect(screen.shows("page"))
    }
    struct Changing: View {
        @State private var isLink = false
        var body: some View {
            NavigationStack {
                List { HStack { Text("mark"); if isLink { NavigationLink { Text("page") } label: { Text("link") } } } }
                Button("Change") { isLink.toggle() }
            }
        }
    }
    @Test func theChevronComesAndGoesWithTheLink() throws {
        let screen = try TestScreen(Changing(), size: CGSize(width: 390, height: 844)), frame = try screen.element("mark").frame
        func hasChevron() throws -> Bool { Set(try pixels(screen, in: CGRect(x: 340, y: frame.midY - 10, width: 25, height: 20)).map { Int($0.red) << 16 + Int($0.green) << 8 + Int($0.blue) }).count > 1 }
        #expect(try !hasChevron())
        try screen.tap("Change")
        try screen.settle()
        #expect(try hasChevron())
        try screen.tap("Change")
        try screen.settle()
        #expect(try !hasChevron())
    }
}
