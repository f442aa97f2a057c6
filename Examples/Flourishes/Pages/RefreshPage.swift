import Flourish
import SwiftUI

/// A list that is pulled down.
struct RefreshPage: View {
    @State private var letters = ["The boat is tight again", "Bread on Thursday", "Who has the ladder?", "Frost tonight", "Choir at seven", "Found: one glove", "The bees are flying"]

    var body: some View {
        List(letters, id: \.self) { letter in
            Text(letter)
                .padding(.vertical, 6)
        }
        .bouncingRefresh {
            try await Task.sleep(for: .seconds(2))
            withAnimation { letters.insert("Letter \(letters.count - 6)", at: 0) }
        }
    }
}

#Preview("Refresh") { RefreshPage() }
