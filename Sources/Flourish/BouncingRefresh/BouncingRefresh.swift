import SwiftUI

extension View {
    /// Refreshes the scroll view or list when it is pulled down and let go, with a ball that bounces meanwhile.
    ///
    /// ```swift
    /// ScrollView { feed }
    ///     .bouncingRefresh { try await load() }
    /// ```
    /// A pull must begin at rest on the upper edge and reach the threshold; pushing back cancels it, and neither inertia nor a bounce
    /// begins a refresh. An error shows a mark and nothing more. Command-R refreshes, too, and so does an action of assistive programs. If
    /// the view disappears, the task is cancelled.
    /// - Parameters:
    ///   - threshold: the distance of a pull that refreshes, in points. It is also the height of the indicator.
    ///   - minimumTime: the shortest time for which the indicator is shown, so that it does not flash.
    public func bouncingRefresh(
        threshold: CGFloat = 64, minimumTime: TimeInterval = 0.6, action: @escaping @MainActor () async throws -> Void
    ) -> some View {
        bouncingRefresh(threshold: threshold, minimumTime: minimumTime, action: action) {
            BouncingBall(state: $0, room: threshold, pull: $1)
        }
    }
    /// Refreshes the scroll view or list when it is pulled down and let go, with an indicator of the program's.
    /// - Parameters:
    ///   - threshold: the distance of a pull that refreshes, in points. It is also the height of the indicator.
    ///   - minimumTime: the shortest time for which the indicator is shown, in seconds.
    ///   - indicator: stands in the room above the content; gets the state and the height of the room now.
    public func bouncingRefresh(threshold: CGFloat = 64, minimumTime: TimeInterval = 0.6,
                                action: @escaping @MainActor () async throws -> Void,
                                @ViewBuilder indicator: @escaping (RefreshState, CGFloat) -> some View) -> some View {
        modifier(BouncingRefresh(threshold: threshold, minimumTime: minimumTime, action: action, indicator: indicator))
    }
}

private struct BouncingRefresh<Indicator: View>: ViewModifier {
    let threshold: CGFloat
    let minimumTime: TimeInterval
    let action: @MainActor () async throws -> Void
    let indicator: (RefreshState, CGFloat) -> Indicator

    @State private var cycle: RefreshCycle
    /// How far the content stands below its upper edge.
    @State private var pull: CGFloat = 0
    /// Each refresh has another number.
    @State private var run = 0
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.partWords) private var words

    init(
        threshold: CGFloat, minimumTime: TimeInterval, action: @escaping @MainActor () async throws -> Void,
        indicator: @escaping (RefreshState, CGFloat) -> Indicator
    ) {
        _cycle = State(initialValue: RefreshCycle(threshold: threshold))
        (self.threshold, self.minimumTime, self.action, self.indicator) = (threshold, minimumTime.clamped(to: 0...3600), action, indicator)
    }

    func body(content: Content) -> some View {
        content
            .safeAreaPadding(.top, cycle.state.holdsRoom ? cycle.threshold : 0)
            .onScrollGeometryChange(for: CGFloat.self) { -($0.contentOffset.y + $0.contentInsets.top) } action: { _, distance in
                // The room is part of the insets.
                pull = distance
                cycle.pulled(to: distance)
            }
            .onScrollPhaseChange { old, new in
                let isDown = Self.isHeld(new)
                if isDown, !Self.isHeld(old) { cycle.fingerDown(pull: pull) }
                if !isDown, Self.isHeld(old), isEnabled { move { if cycle.fingerUp() { run += 1 } } }
            }
            .overlay(alignment: .top) {
                let height = max(pull + (cycle.state.holdsRoom ? cycle.threshold : 0), 0)
                indicator(cycle.state, height)
                    .frame(height: height, alignment: .bottom)
                    .clipped()
                    .opacity(height > 1 ? 1 : 0)
                    .allowsHitTesting(false)
                    .accessibilityElement(children: .ignore)
                    .accessibilityLabel(words(.refreshing))
                    .accessibilityHidden(cycle.state != .refreshing)
            }
            .background {
                Button { begin() } label: { words(.refresh) }
                    .keyboardShortcut("r", modifiers: .command)
                    .opacity(0)
                    .allowsHitTesting(false)
                    .accessibilityHidden(true)
            }
            .accessibilityAction(named: words(.refresh)) { begin() }
            .onChange(of: threshold) { cycle.setThreshold(threshold) }
            .task(id: run) { await refresh() }
    }

    private static func isHeld(_ phase: ScrollPhase) -> Bool { phase == .tracking || phase == .interacting }
    private func move(_ change: () -> Void) { withAnimation(reduceMotion ? nil : .smooth(duration: 0.3), change) }
    private func begin() {
        guard isEnabled else { return }
        move { if cycle.begin() { run += 1 } }
    }

    private func refresh() async {
        guard cycle.state == .refreshing else { return }
        async let shortest: Void? = try? Task.sleep(for: .seconds(minimumTime))
        var succeeded = true
        do { try await action() } catch { succeeded = false }
        _ = await shortest
        move { Task.isCancelled ? cycle.rest() : cycle.finish(succeeded: succeeded) }
        guard !Task.isCancelled else { return }
        try? await Task.sleep(for: .seconds(0.7))
        move { cycle.rest() }
    }
}

#Preview("Bouncing refresh") {
    @Previewable @State var count = 8
    ScrollView {
        LazyVStack(spacing: 12) {
            ForEach(0..<count, id: \.self) { index in
                RoundedRectangle(cornerRadius: 14)
                    .fill(.quaternary)
                    .frame(height: 64)
                    .overlay { Text("Message \(count - index)") }
            }
        }
        .padding()
    }
    .bouncingRefresh {
        try await Task.sleep(for: .seconds(2))
        count += 1
    }
}
