// Tabs as pages.

import Foundation
import WaggleGeometry

/// Pages side by side, with dots.
struct PageTabs: View {
    let tabs: [Subview]
    let shown: Subview.ID?
    let mode: PageTabViewStyle.IndexDisplayMode
    let select: (Subview) -> Void
    @State private var position: Int?
    @StateObject private var madeLook = MadeLook(\.pages)
    private var look: PagesLook { madeLook.value }
    @Environment(\.pageIndexBackground) private var indexBackground

    var body: some View {
        ScrollView(.horizontal) {
            LazyHStack(spacing: 0) {
                ForEach(Array(tabs.enumerated()), id: \.offset) { index, tab in
                    // A separate container hides the tab's own ids, so that the page is identified by its index.
                    ZStack { tab }.containerRelativeFrame([.horizontal, .vertical]).clipped().id(index)
                }
            }
            .scrollTargetLayout()
        }
        .scrollIndicators(.hidden)
        .scrollTargetBehavior(.paging)
        .scrollPosition(id: $position)
        // Pages beside the shown one stay out of sight in the safe area, too.
        .clipped()
        .overlay(alignment: .bottom) {
            if mode.shows(tabs.count) {
                PageDots(
                    count: tabs.count, current: position ?? shownIndex ?? 0, showsBackground: indexBackground,
                    color: look.color ?? .white.opacity(0.3), currentColor: look.currentColor ?? .white) { index in
                    withAnimation(PresentationMotion.slide) { position = index }
                }
                .padding(.bottom, 8)
            }
        }
        .onChange(of: shownIndex, initial: true) { old, new in
            guard new != position else { return }
            if old == new { position = new } else { withAnimation(PresentationMotion.slide) { position = new } }
        }
        .onChange(of: position) { _, new in
            if let new, new != shownIndex, tabs.indices.contains(new) { select(tabs[new]) }
        }
    }
    private var shownIndex: Int? { tabs.firstIndex { $0.id == shown } }
}

/// A dot for each page. A tap on the left or right half turns one page, a drag several.
package struct PageDots: View {
    private let count: Int
    private let current: Int
    private let showsBackground: Bool
    private let color: Color
    private let currentColor: Color
    private let turn: (Int) -> Void
    @Environment(\.layoutDirection) private var direction

    package init(
        count: Int, current: Int, showsBackground: Bool, color: Color = .white.opacity(0.3), currentColor: Color = .white,
        turn: @escaping (Int) -> Void
    ) {
        self.count = count
        self.current = current
        self.showsBackground = showsBackground
        self.color = color
        self.currentColor = currentColor
        self.turn = turn
    }

    /// The distance between the centres of two dots and their diameter, in points.
    private static let pitch: CGFloat = 18, dot: CGFloat = 8

    package var body: some View {
        HStack(spacing: Self.pitch - Self.dot) {
            ForEach(0..<count, id: \.self) { index in
                Circle().fill(index == current ? currentColor : color).frame(width: Self.dot, height: Self.dot)
            }
        }
        .padding(.horizontal, 10 + (Self.pitch - Self.dot) / 2)
        .frame(height: 26)
        // Dark in either appearance: the dots are white.
        .background { if showsBackground { Capsule().fill(.ultraThinMaterial).environment(\.colorScheme, .dark) } }
        .contentShape(Rectangle())
        .gesture(DragGesture(minimumDistance: 0).onEnded { value in
            let width = CGFloat(count) * Self.pitch + 20
            let isForward = (value.location.x > width / 2) == (direction == .leftToRight)
            let next = abs(value.translation.width) > 10 ? Int((value.location.x - 10) / Self.pitch) : current + (isForward ? 1 : -1)
            turn(min(max(next, 0), count - 1))
        })
        .accessibilityElement()
        .accessibilityLabel("Pages")
        .accessibilityValue("page \(current + 1) of \(count)")
        .accessibilityAdjustableAction { direction in
            turn(min(max(current + (direction == .increment ? 1 : -1), 0), count - 1))
        }
    }
}
