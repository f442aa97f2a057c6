import SwiftUI

/// Shelves that scroll sideways, below one another.
struct ShelvesPage: View {
    var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: 28) {
                Text("Library").font(.largeTitle.bold()).padding(.horizontal, 20)
                ForEach(0..<40, id: \.self) { shelf in
                    VStack(alignment: .leading, spacing: 10) {
                        Text(title(shelf)).font(.title2.bold()).padding(.horizontal, 20)
                        ScrollView(.horizontal) {
                            LazyHStack(alignment: .top, spacing: 14) {
                                ForEach(0..<60, id: \.self) { book in
                                    cover(Shore.all[(shelf * 17 + book * 7) % Shore.all.count], isWide: shelf % 3 == 1)
                                }
                            }
                            .padding(.horizontal, 20)
                        }
                        .scrollIndicators(.hidden)
                    }
                }
            }
            .padding(.vertical, 12)
        }
    }

    private func title(_ shelf: Int) -> String {
        ["Read again", "New on the shelf", "For long crossings", "Short, with pictures", "By the fire"][shelf % 5] + (shelf < 5 ? "" : " \(shelf / 5 + 1)")
    }

    private func cover(_ shore: Shore, isWide: Bool) -> some View {
        VStack(alignment: .leading, spacing: 6) {
            Scenery(shore: shore)
                .frame(width: isWide ? 220 : 124, height: isWide ? 140 : 176)
                .clipShape(RoundedRectangle(cornerRadius: 10, style: .continuous))
                .compositingGroup()
                .shadow(color: .black.opacity(0.15), radius: 4, y: 2)
            Text(shore.name)
                .font(.footnote.weight(.medium))
                .lineLimit(1)
                .minimumScaleFactor(0.5)
                .frame(width: isWide ? 220 : 124, alignment: .leading)
        }
    }
}
