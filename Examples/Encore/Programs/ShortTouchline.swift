import Flourish
import SwiftUI

/// The results of a village league. Pulled down, a ball bounces until the grounds have answered.
struct ShortTouchline: View {
    private struct Match: Identifiable {
        let id: Int
        let home: String, guest: String
        var goals: [Int]
    }
    @State private var matches = [
        Match(id: 6, home: "Aldermoor", guest: "Pikewater", goals: [1, 1]), Match(id: 5, home: "Gorsey Bank", guest: "Sedgeby Rovers", goals: [0, 2]),
        Match(id: 4, home: "Old Brickworks", guest: "Kestrel Lane", goals: [3, 3]), Match(id: 3, home: "Millpond", guest: "Thornwick", goals: [1, 0]),
    ]
    @State private var calls = 0
    private struct NoAnswer: Error {}

    var body: some View {
        List(matches) { match in
            HStack {
                VStack(alignment: .leading) {
                    Text(match.home)
                    Text(match.guest)
                }
                Spacer()
                VStack {
                    SlidingNumber(match.goals[0])
                    SlidingNumber(match.goals[1])
                }
                .font(.headline)
            }
            .padding(.vertical, 4)
            .changeEffect(.jump(height: 8), value: match.goals)
        }
        .bouncingRefresh { try await ask() }
    }
    /// Every third time nobody answers.
    private func ask() async throws {
        try await Task.sleep(for: .seconds(2))
        calls += 1
        if calls.isMultiple(of: 3) { throw NoAnswer() }
        withAnimation(.spring(duration: 0.6)) { matches[calls % matches.count].goals[calls % 2] += 1 }
    }
}

#Preview("Touchline") { ShortTouchline() }
