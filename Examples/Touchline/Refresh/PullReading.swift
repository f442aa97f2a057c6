import SwiftUI

/// The position of the page, as far as a pull is concerned.
private struct PullReading: Equatable {
    /// How far the page is below its top; negative above it.
    let pull: CGFloat
    let height: CGFloat

    init(_ geometry: ScrollGeometry) {
        // Positions scrolled further down make no difference.
        pull = max(-(geometry.contentOffset.y + geometry.contentInsets.top), -1)
        height = geometry.containerSize.height
    }
    var isAtTop: Bool { pull > -0.5 }
}

extension View {
    /// Tells a refresher how far the scroll view inside is pulled, and when a finger holds it.
    func refreshed(by refresher: Refresher) -> some View {
        onScrollGeometryChange(for: PullReading.self) { PullReading($0) } action: { _, new in
            refresher.move(pull: new.pull, height: new.height)
        }
        .onScrollPhaseChange { old, new, context in
            guard old.isHeld != new.isHeld else { return }
            let reading = PullReading(context.geometry)
            if new.isHeld { refresher.hold(isAtTop: reading.isAtTop) }
            // The last movement and the end of a touch may come in one frame.
            refresher.move(pull: reading.pull, height: reading.height)
            if !new.isHeld { refresher.release() }
        }
    }
}

private extension ScrollPhase {
    /// True while a finger is on the page.
    var isHeld: Bool { self == .tracking || self == .interacting }
}
