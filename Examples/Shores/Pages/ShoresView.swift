import SwiftUI

/// All pages, and the bar that switches between them.
struct ShoresView: View {
    enum Page: String, CaseIterable {
        case feed, pictures, carousel, place, pages, shelves, talk

        var symbol: String {
            switch self {
            case .feed: "newspaper"
            case .pictures: "square.grid.3x3"
            case .carousel: "rectangle.stack"
            case .place: "mountain.2"
            case .pages: "rectangle.portrait"
            case .shelves: "books.vertical"
            case .talk: "bubble.left"
            }
        }
        /// True for pages that are pictures from edge to edge.
        var isDark: Bool { self == .pages }
    }
    @State private var page: Page

    init(_ page: Page = .feed) { _page = State(initialValue: page) }

    var body: some View {
        content
            .safeAreaInset(edge: .bottom, spacing: 0) { bar }
            .tint(Color("Ember"))
    }

    @ViewBuilder private var content: some View {
        switch page {
        case .feed: FeedPage()
        case .pictures: PicturesPage()
        case .carousel: CarouselPage()
        case .place: PlacePage(shore: Shore.all[2])
        case .pages: PagesPage()
        case .shelves: ShelvesPage()
        case .talk: TalkPage()
        }
    }

    private var bar: some View {
        HStack(spacing: 0) {
            ForEach(Page.allCases, id: \.self) { other in
                Button { page = other } label: {
                    Image(systemName: other.symbol)
                        .font(.system(size: 19))
                        .frame(maxWidth: .infinity, minHeight: 44)
                        .foregroundStyle(other == page ? AnyShapeStyle(Color("Ember")) : AnyShapeStyle(.secondary))
                        .contentShape(Rectangle())
                }
                .buttonStyle(.plain)
                .accessibilityLabel(other.rawValue.capitalized)
            }
        }
        .padding(.horizontal, 8)
        .padding(.top, 4)
        .background { Rectangle().fill(.bar).ignoresSafeArea(edges: [.bottom, .horizontal]) }
        .overlay(alignment: .top) { Divider() }
        .environment(\.colorScheme, page.isDark ? .dark : systemScheme)
    }
    @Environment(\.colorScheme) private var systemScheme
}
