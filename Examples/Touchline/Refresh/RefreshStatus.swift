import SwiftUI

/// The status of a refresh, in words.
struct RefreshStatus: View {
    let refresher: Refresher
    let newsCount: Int

    var body: some View {
        Text(text)
            .font(.subheadline)
            .foregroundColor(Color("Ink").opacity(0.68))
            .contentTransition(.opacity)
            .animation(.easeInOut(duration: 0.2), value: text)
            .fixedSize(horizontal: false, vertical: true)
            .accessibilityAddTraits(.updatesFrequently)
    }

    private var text: String {
        switch refresher.phase {
        case .pulling: refresher.isArmed ? "Let go to ask the grounds" : "Pull down for the latest"
        case .ongoing, .preparingToFinish: "Asking the grounds…"
        case .idle, .finishing:
            switch refresher.outcome {
            case nil: "Pull down for the latest"
            case .news: newsCount == 1 ? "One new report" : "\(newsCount) new reports"
            case .nothingNew: "Nothing new at the grounds"
            case .failure: "No answer from the grounds"
            }
        }
    }
}
