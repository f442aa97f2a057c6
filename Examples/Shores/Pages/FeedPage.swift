import SwiftUI

/// Notes of all days, newest first. Pulling down brings a new one.
struct FeedPage: View {
    @State private var days = Day.latest
    @State private var newest = 0
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: 0, pinnedViews: .sectionHeaders) {
                ForEach(days) { day in
                    Section {
                        ForEach(day.posts) { post in
                            PostRow(post: post)
                            Divider().padding(.leading, 68)
                        }
                    } header: {
                        Text(day.name)
                            .font(.headline)
                            .frame(maxWidth: .infinity, alignment: .leading)
                            .padding(.horizontal, 16)
                            .padding(.vertical, 8)
                            .background(.bar)
                    }
                }
            }
        }
        .refreshable { await refresh() }
    }

    private func refresh() async {
        try? await Task.sleep(for: .seconds(1.5))
        newest -= 1
        withAnimation(reduceMotion ? nil : .default) { days[0].posts.insert(Post.post(newest, minutes: 0), at: 0) }
    }
}

private struct PostRow: View {
    let post: Post
    @State private var isLiked = false
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @ScaledMetric(relativeTo: .headline) private var avatarSize: CGFloat = 40
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        // At the largest text sizes, there is no room beside the author's picture.
        let layout = typeSize.isAccessibilitySize ? AnyLayout(VStackLayout(alignment: .leading, spacing: 8)) : AnyLayout(HStackLayout(alignment: .top, spacing: 12))
        let words = typeSize.isAccessibilitySize ? AnyLayout(VStackLayout(alignment: .leading, spacing: 8)) : AnyLayout(HStackLayout(spacing: 4))
        layout {
            Text(post.author.prefix(1))
                .font(.headline)
                .foregroundStyle(.white)
                .frame(width: avatarSize, height: avatarSize)
                .background(Color(hue: Double(post.author.count * 37 % 100) / 100, saturation: 0.45, brightness: 0.75), in: Circle())
                .accessibilityHidden(true)
            VStack(alignment: .leading, spacing: 6) {
                words {
                    Text(post.author).font(.subheadline.weight(.semibold))
                    Text(typeSize.isAccessibilitySize ? post.age : "· \(post.age)").font(.subheadline).foregroundStyle(.secondary)
                }
                Text(post.text).font(.body)
                if post.hasPicture {
                    Scenery(shore: post.shore)
                        .aspectRatio(3 / 2, contentMode: .fit)
                        .clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))
                        .padding(.top, 2)
                }
                HStack(spacing: 20) {
                    Button {
                        withAnimation(reduceMotion ? nil : .bouncy) { isLiked.toggle() }
                    } label: {
                        Image(systemName: isLiked ? "heart.fill" : "heart")
                            .foregroundStyle(isLiked ? AnyShapeStyle(.pink) : AnyShapeStyle(.secondary))
                            .scaleEffect(isLiked ? 1.15 : 1)
                            .frame(minWidth: 28, minHeight: 28)
                            .contentShape(Rectangle())
                    }
                    .accessibilityLabel("Like")
                    Label(post.shore.name, systemImage: "mappin.and.ellipse").foregroundStyle(.secondary).lineLimit(1).minimumScaleFactor(0.5)
                }
                .buttonStyle(.plain)
                .font(.footnote)
                .padding(.top, 2)
            }
        }
        .padding(.horizontal, 16)
        .padding(.vertical, 12)
    }
}
