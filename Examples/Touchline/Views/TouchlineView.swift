import SwiftUI

/// The results of a league, refreshed by pulling, by a button, by ⌘R, or by a reader's action.
struct TouchlineView: View {
    @State private var refresher = Refresher()
    @State private var league: League
    @State private var newsCount = 0
    /// How many times the grounds have been asked.
    @State private var questions = 0
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    private let wire: NewsWire

    init(league: League = .sunday, wire: NewsWire = .marshes) {
        _league = State(initialValue: league)
        self.wire = wire
    }

    var body: some View {
        NavigationStack {
            GeometryReader { proxy in
                MatchFeed(refresher: refresher, league: league, newsCount: newsCount)
                    .background(alignment: .top) {
                        Scenery(horizon: proxy.safeAreaInsets.top + Pitch.sky - 10)
                            .ignoresSafeArea()
                    }
            }
            .navigationTitle("Touchline")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) { RefreshButton(refresher: refresher) }
            }
        }
        .sensoryFeedback(.impact, trigger: refresher.isArmed)
        .onChange(of: reduceMotion, initial: true) { refresher.reduceMotion = reduceMotion }
        .task(id: refresher.run) {
            await refresher.perform { try await ask() } take: { take($0) }
        }
    }

    private func ask() async throws -> [Match] {
        questions += 1
        return try await wire.ask(questions - 1)
    }
    private func take(_ reports: [Match]) { newsCount = league.merge(reports) }
}

struct TouchlineView_Previews: PreviewProvider {
    static var previews: some View {
        TouchlineView()
        TouchlineView(league: League())
            .previewDisplayName("Before the season")
        TouchlineView(league: .archive(of: 5000))
            .previewDisplayName("After many seasons")
    }
}
