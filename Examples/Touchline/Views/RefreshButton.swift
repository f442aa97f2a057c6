import SwiftUI

/// Refreshes without a finger; a wheel turns in its place for as long as it lasts.
struct RefreshButton: View {
    let refresher: Refresher

    var body: some View {
        let isUnderWay = refresher.phase.isUnderWay
        Button { refresher.request() } label: {
            Image(systemName: "arrow.clockwise")
                .opacity(isUnderWay ? 0 : 1)
                .overlay { if isUnderWay { ProgressView() } }
        }
        .keyboardShortcut("r")
        .disabled(isUnderWay)
        .accessibilityLabel("Refresh")
    }
}
