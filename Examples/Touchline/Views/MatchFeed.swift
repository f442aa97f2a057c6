import SwiftUI

/// The page: the grass at its upper edge with the ball on it, and the matches below.
struct MatchFeed: View {
    let refresher: Refresher
    let league: League
    let newsCount: Int

    var body: some View {
        ScrollView {
            LazyVStack(spacing: 0) {
                Sky(refresher: refresher)
                Turf()
                    .overlay(alignment: .top) {
                        // The ball and the goal extend above the grass.
                        BallStage(refresher: refresher)
                            .frame(height: Pitch.sky)
                            .padding(.top, Pitch.ground - Pitch.sky)
                            .frame(height: 0, alignment: .top)
                    }
                    .zIndex(1)
                heading
                if refresher.hasFailed {
                    FailureCard { refresher.request() }
                        .padding(.horizontal, 16)
                        .padding(.bottom, 12)
                        // True once the heading has scrolled out of its place.
                        .transition(.asymmetric(insertion: .opacity.animation(.easeOut(duration: 0.25).delay(0.3)),
                                                removal: .opacity.animation(.easeOut(duration: 0.15))))
                }
                if league.matches.isEmpty { EmptyLeague() }
                ForEach(league.matches) { match in
                    MatchRow(match: match)
                        .padding(.horizontal, 16)
                        .padding(.bottom, 12)
                        .frame(maxWidth: .infinity)
                        .transition(.opacity.combined(with: .scale(scale: 0.85)))
                }
            }
            .padding(.bottom, 8)
            .background { Paper(refresher: refresher) }
        }
        .refreshed(by: refresher)
    }

    private var heading: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text("Marsh League")
                .font(.title2.bold())
                .foregroundColor(Color("Ink"))
                .accessibilityAddTraits(.isHeader)
            RefreshStatus(refresher: refresher, newsCount: newsCount)
        }
        .frame(maxWidth: 560, alignment: .leading)
        .padding(.horizontal, 20)
        .padding(.vertical, 12)
        .frame(maxWidth: .infinity)
        .accessibilityElement(children: .combine)
        .accessibilityIdentifier("league")
        .accessibilityAction(named: "Refresh") { refresher.request() }
    }
}

/// The room above the grass.
private struct Sky: View {
    let refresher: Refresher

    var body: some View {
        Color.clear
            .frame(height: Pitch.sky + (refresher.isRoomOpen ? Pitch.room : 0))
    }
}

/// The background of the matches, from the grass to below the end.
private struct Paper: View {
    let refresher: Refresher

    var body: some View {
        Color("Page")
            .padding(.top, Pitch.sky + (refresher.isRoomOpen ? Pitch.room : 0) + Pitch.turf / 2)
            .padding(.bottom, -2000)
    }
}
