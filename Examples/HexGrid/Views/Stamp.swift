import SwiftUI

/// The island's postage stamp, loaded after the island has appeared.
struct Stamp: View {
    let number: Int

    private static let count = 3
    private var url: URL? { Bundle.main.url(forResource: "stamp-\(number % Self.count + 1)", withExtension: "png") }

    var body: some View {
        HexGrid([OffsetCoordinate(column: 0, row: 0)], id: \.self, spacing: 0, cell: { $0 }) { _ in
            AsyncImage(url: url) { image in
                image
                    .resizable()
                    .aspectRatio(contentMode: .fill)
            } placeholder: {
                Color("Sea").opacity(0.3)
            }
        }
        .accessibilityHidden(true)
    }
}
