// Feeds to scroll: rows with a picture, two texts and a divider, and grids of pictures.

import SwiftUI

/// A row's texts, determined by its number.
public struct FeedItem: Identifiable {
    public let id: Int
    var title: String { "Row \(id)" }
    /// One to four lines, so that row heights vary.
    var detail: String { (0...(id * 7919 % 4)).map { "line \($0) of row \(id)" }.joined(separator: "\n") }
    public init(_ number: Int) { id = number }
}

/// Small pictures, drawn once: 96 pixels for 48 points.
@MainActor private let pictures: [UIImage] = (0..<8).compactMap { index in
    let renderer = ImageRenderer(content: Rectangle().fill(Color(hue: Double(index) / 8, saturation: 0.6, brightness: 0.9)).frame(width: 48, height: 48))
    renderer.scale = 2
    return renderer.uiImage
}
@MainActor private func picture(_ number: Int) -> Image { pictures.isEmpty ? Image(systemName: "photo") : Image(uiImage: pictures[number % pictures.count]) }

struct FeedRow: View {
    let item: FeedItem
    var body: some View {
        VStack(spacing: 0) {
            HStack(alignment: .top, spacing: 12) {
                picture(item.id)
                VStack(alignment: .leading, spacing: 2) {
                    Text(item.title)
                    Text(item.detail)
                }
                Spacer(minLength: 0)
            }
            .padding(12)
            Divider()
        }
    }
}

/// A column that creates only visible rows.
public struct FeedView: View {
    let items: [FeedItem]
    public init(count: Int) { items = (0..<count).map(FeedItem.init) }
    public var body: some View {
        ScrollView {
            LazyVStack(spacing: 0) { ForEach(items) { FeedRow(item: $0) } }
        }
        .font(.custom("DejaVu Sans", size: 13))
    }
}

/// A grid that creates only visible pictures.
public struct PictureGridView: View {
    let count: Int
    public init(count: Int) { self.count = count }
    public var body: some View {
        ScrollView {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 48), spacing: 4)], spacing: 4) {
                ForEach(0..<count, id: \.self) { picture($0) }
            }
        }
    }
}

/// An eager column: all rows exist.
public struct ColumnView: View {
    let items: [FeedItem]
    public init(count: Int) { items = (0..<count).map(FeedItem.init) }
    public var body: some View {
        ScrollView {
            VStack(spacing: 0) { ForEach(items) { FeedRow(item: $0) } }
        }
        .font(.custom("DejaVu Sans", size: 13))
    }
}

/// An eager column under a header that follows the scroll position.
public struct HeaderView: View {
    let items: [FeedItem]
    public init(count: Int) { items = (0..<count).map(FeedItem.init) }
    public var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                GeometryReader { proxy in
                    Color.teal.frame(height: max(200 + proxy.frame(in: .global).minY, 60))
                }
                .frame(height: 200)
                ForEach(items) { FeedRow(item: $0) }
            }
        }
        .font(.custom("DejaVu Sans", size: 13))
    }
}
