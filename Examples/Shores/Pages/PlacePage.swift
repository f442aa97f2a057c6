import SwiftUI

/// A coast, with a picture that stretches, collapses into a bar, and headings that stay below it.
struct PlacePage: View {
    let shore: Shore
    @State private var isCollapsed = false
    @ScaledMetric(relativeTo: .headline) private var barHeight: CGFloat = 44
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    private let pictureHeight: CGFloat = 340

    var body: some View {
        GeometryReader { screen in
            let top = screen.safeAreaInsets.top
            ScrollView {
                VStack(spacing: 0) {
                    picture
                    intro
                    ForEach(Shore.Region.allCases, id: \.self) { region in
                        chapter(region, stopsAt: top + barHeight)
                    }
                }
            }
            .coordinateSpace(.named("place"))
            .ignoresSafeArea(edges: .top)
            .onScrollGeometryChange(for: Bool.self) { $0.contentOffset.y > pictureHeight - top - barHeight - 20 } action: { _, isPast in
                withAnimation(.easeInOut(duration: 0.2)) { isCollapsed = isPast }
            }
            .overlay(alignment: .top) { bar }
        }
    }

    /// Stretches as it is pulled, and scrolls away half as fast as the text, unless motion is reduced.
    private var picture: some View {
        GeometryReader { proxy in
            let y = proxy.frame(in: .named("place")).minY
            Scenery(shore: shore)
                .frame(width: proxy.size.width, height: pictureHeight + max(y, 0))
                .offset(y: y > 0 ? -y : reduceMotion ? 0 : -y / 2)
        }
        .frame(height: pictureHeight)
        .zIndex(-1)
    }

    private var intro: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(shore.name).font(.largeTitle.bold())
            Text(shore.line).font(.title3).foregroundStyle(.secondary)
            Text("Come by the morning boat, if you can. The pier is on the left, the café on the right, and the path over the hill begins behind both. "
                + "Nobody has ever been lost on it, though some have been late.")
                .padding(.top, 8)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(20)
        .background(.background)
    }

    private func chapter(_ region: Shore.Region, stopsAt top: CGFloat) -> some View {
        VStack(spacing: 0) {
            Text(region.rawValue)
                .font(.headline)
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding(.horizontal, 20)
                .frame(minHeight: 40)
                .background(.bar)
                .visualEffect { content, proxy in
                    content.offset(y: max(0, top - proxy.frame(in: .named("place")).minY))
                }
                .zIndex(1)
            ForEach(Shore.shores(of: region)) { shore in
                HStack(spacing: 14) {
                    Scenery(shore: shore)
                        .frame(width: 64, height: 64)
                        .clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))
                    VStack(alignment: .leading, spacing: 3) {
                        Text(shore.name).font(.headline)
                        Text(shore.line).font(.footnote).foregroundStyle(.secondary).lineLimit(2)
                    }
                    Spacer(minLength: 0)
                }
                .padding(.horizontal, 20)
                .padding(.vertical, 8)
            }
        }
        .background(.background)
    }

    private var bar: some View {
        Text(shore.name)
            .font(.headline)
            .lineLimit(1)
            .minimumScaleFactor(0.5)
            .opacity(isCollapsed ? 1 : 0)
            .frame(maxWidth: .infinity)
            .frame(height: barHeight)
            .background { Rectangle().fill(.bar).opacity(isCollapsed ? 1 : 0).ignoresSafeArea(edges: .top) }
            .allowsHitTesting(false)
    }
}
