// The bars of a screen.

import Foundation
import WaggleGeometry

/// The navigation bar and the bottom bar of one screen. During a transition, the bars of two screens overlap.
struct NavigationScreenBars: View {
    let screen: NavigationScreen
    /// The state of the screen to go back to.
    let below: NavigationScreenState?
    /// True if the screen below has no back button.
    let isBackFirst: Bool
    let model: NavigationModel
    let measures: BarMeasures
    let insets: EdgeInsets
    /// The search configuration from outside the stack, for its first screen.
    let outerSearch: SearchConfiguration
    let look: NavigationBarLook
    let toolbarLook: ToolbarLook
    @ObservedObject private var state: NavigationScreenState
    @ObservedObject private var above: NavigationScreenState
    @ObservedObject private var scroll: NavigationScroll
    @Environment(\.layoutDirection) private var direction

    /// - Parameter above: The state of the screen above, or the screen's own if it is in front.
    init(screen: NavigationScreen, below: NavigationScreenState?, isBackFirst: Bool, above: NavigationScreenState, model: NavigationModel,
         measures: BarMeasures, insets: EdgeInsets,
         outerSearch: SearchConfiguration, look: NavigationBarLook, toolbarLook: ToolbarLook) {
        (self.look, self.toolbarLook) = (look, toolbarLook)
        (self.screen, self.below, self.isBackFirst, self.model, self.measures, self.insets, self.outerSearch) =
            (screen, below, isBackFirst, model, measures, insets, outerSearch)
        (state, scroll, self.above) = (screen.state, screen.state.scroll, above)
    }

    var body: some View {
        let bar = state.bar
        VStack(spacing: 0) {
            if bar.showsNavigationBar { top(bar) }
            Spacer(minLength: 0).allowsHitTesting(false)
            if bar.showsBottomBar { bottom(bar) }
        }
        .allowsHitTesting(screen.position == 0)
    }

    // MARK: The navigation bar

    /// Whether titles slide with their screen. They do not in a zoom transition.
    private var slides: Bool { state.bar.zoom == nil && above.bar.zoom == nil }
    private var motion: BarMotion {
        BarMotion(
            position: screen.position, width: measures.width, isRightToLeft: direction == .rightToLeft, slides: slides,
            inset: measures.inset, start: model.start(of: screen.id))
    }

    private func top(_ bar: BarContent) -> some View {
        let search = screen.search(joining: outerSearch), heights = NavigationBarHeights(bar, in: screen, search: search, measures)
        let left = heights.largeTitle(at: scroll.offset), isLarge = heights.largeTitle > 0
        let motion = motion, isAtEdge = heights.backgroundOpacity(at: scroll.offset) < 1
        return VStack(spacing: 0) {
            NavigationBarRow(
                bar: bar, look: look, title: isAtEdge ? look.edgeTitle : look.title, backTitle: backTitle(bar),
                showsTitle: !isLarge || left <= BarMetrics.titleSwap, isFirst: screen.content == .root, isBackFirst: isBackFirst,
                model: model, measures: measures, motion: motion)
                .frame(height: measures.content)
                .padding(.vertical, measures.inset)
                .frame(height: heights.row, alignment: .bottom)
                .opacity(heights.showsRow ? 1 : 0)
                .allowsHitTesting(heights.showsRow)
            ZStack {
                if heights.hasLargeTitle {
                    LargeTitle(
                        title: bar.title, margin: measures.margin, look: isAtEdge ? look.edgeLargeTitle : look.largeTitle,
                        pulled: max(-scroll.offset, 0), isShown: left > BarMetrics.titleSwap)
                        .frame(height: left, alignment: .bottomLeading)
                        .clipped()
                }
            }
            .barPart(.largeTitle, motion)
            if let request = search.request {
                SearchRow(parts: search, request: request, height: heights.search(at: scroll.offset), margin: measures.margin)
                    .barPart(.background, motion)
                    .modifier(ScreenTransform(
                        position: screen.position, start: motion.start, isRightToLeft: direction == .rightToLeft, slides: slides))
                    .modifier(ScreenCover(
                        position: screen.position, start: motion.start, isRightToLeft: direction == .rightToLeft, slides: slides))
            }
        }
        .padding(EdgeInsets(top: 0, leading: insets.leading, bottom: 0, trailing: insets.trailing))
        .background { if let fill = look.fill { fill.barPart(.background, motion) } }
        .padding(.top, insets.top)
        .background { background(bar, heights).barPart(.background, motion) }
        .barTint(look.tint)
        .barScheme(bar.colorScheme[.navigationBar])
    }
    /// Nil if there is no screen to go back to, or the back button is hidden.
    private func backTitle(_ bar: BarContent) -> BackTitle? {
        guard bar.hidesBackButton != true, let below = below ?? (screen.content == .root ? model.outerBackState : nil) else { return nil }
        return BackTitle(title: bar.role == .editor ? nil : below.bar.title, isShort: bar.role == .editor)
    }
    private func background(_ bar: BarContent, _ heights: NavigationBarHeights) -> some View {
        let style = bar.background[.navigationBar], shown = backgroundOpacity(bar, heights)
        return BarBackground(edge: .bottom, style: style, visibility: shown, surface: look.surface, end: bar.edgeStyles[.navigationBar])
            .background {
                if style == nil, bar.backgroundVisibility[.navigationBar] != .hidden, let edge = look.edgeSurface {
                    BarBackground(edge: .bottom, style: nil, visibility: look.surface.covers ? 1 : 1 - shown, surface: edge)
                }
            }
    }
    private func backgroundOpacity(_ bar: BarContent, _ heights: NavigationBarHeights) -> Double {
        switch bar.backgroundVisibility[.navigationBar] ?? .automatic {
        case .visible: 1
        case .hidden: 0
        case .automatic: heights.backgroundOpacity(at: scroll.offset)
        }
    }

    // MARK: The bottom bar

    private func bottom(_ bar: BarContent) -> some View {
        HStack(spacing: 0) {
            let items = bar.items(.bottomBar), status = bar.items(.status)
            ForEach(items.indices, id: \.self) { items[$0].view.buttonLook(toolbarLook.button) }
            if !status.isEmpty {
                Spacer()
                ForEach(status.indices, id: \.self) { status[$0].view.font(.system(size: 12)) }
                Spacer()
            }
        }
        .labelStyle(.iconOnly)
        .barControls()
        .padding(.horizontal, measures.margin)
        .frame(maxWidth: .infinity, minHeight: measures.content)
        .modifier(BarTouchArea())
        .padding(EdgeInsets(top: 0, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing))
        .background {
            BarBackground(
                edge: .top, style: bar.background[.bottomBar], visibility: bar.backgroundVisibility[.bottomBar] == .hidden ? 0 : 1,
                surface: toolbarLook.surface, end: bar.edgeStyles[.bottomBar])
        }
        .barTint(toolbarLook.tint)
        .barScheme(bar.colorScheme[.bottomBar])
        .barPart(.background, motion)
    }
}

/// The background of a bar, with a line at its edge, or fading out towards it.
struct BarBackground: View {
    let edge: VerticalEdge
    let style: AnyShapeStyle?
    let visibility: Double
    /// Shown where there is no style.
    var surface = BarSurface()
    var end: ScrollEdgeEffectStyle?
    @Environment(\.colorScheme) private var scheme
    @Environment(\.displayScale) private var scale

    var body: some View {
        Group {
            if end == .soft {
                SoftBarEdge(edge: edge, style: style)
            } else {
                fill.overlay(alignment: edge == .bottom ? .bottom : .top) { if let line { line.frame(height: 1 / max(scale, 1)) } }
            }
        }
            .opacity(visibility)
            .allowsHitTesting(visibility > 0)
    }
    @ViewBuilder private var fill: some View {
        if let style {
            Rectangle().fill(style)
        } else {
            Rectangle().fill(surface.material.map { AnyShapeStyle($0) } ?? AnyShapeStyle(Color.clear))
                .overlay { surface.color }
                .overlay { surface.image?.resizable() }
        }
    }
    private var line: Color? {
        switch surface.line {
        case .standard: scheme == .dark ? Color.white.opacity(0.15) : Color.black.opacity(0.3)
        case .color(let color): color
        case .none: nil
        }
    }
}

extension View {
    /// Sets the size of a bar's texts, which hardly follows the user's text size, and shows its toggles as buttons.
    func barControls() -> some View {
        font(.system(size: 17)).imageScale(.large).dynamicTypeSize(...DynamicTypeSize.xxxLarge).toggleStyle(.button)
            .environmentTransform(0) { _, values in values.notePresentedLook() }
    }
    /// Sets a bar's colour scheme; nil for the screen's.
    func barScheme(_ scheme: ColorScheme?) -> some View {
        environmentTransform(scheme) { scheme, values in if let scheme { values.colorScheme = scheme } }
    }
}

/// The large title, which grows slightly while the content is pulled down.
private struct LargeTitle: View {
    let title: Text?
    let margin: CGFloat
    let look: TextLook
    let pulled: CGFloat
    let isShown: Bool
    var body: some View {
        title?
            .font(look.font ?? .system(size: 34, weight: .bold))
            .textLook(look)
            .lineLimit(1)
            .accessibilityAddTraits(.isHeader)
            .accessibilityHidden(!isShown)
            .scaleEffect(min(1 + 0.03 * pulled / 44, 1.1), anchor: .bottomLeading)
            .padding(.horizontal, margin).padding(.bottom, 8)
            .fixedSize(horizontal: false, vertical: true)
            .frame(maxWidth: .infinity, alignment: .leading)
            .opacity(isShown ? 1 : 0)
            .animation(.easeOut(duration: 0.15), value: isShown)
    }
}

/// The content of the back button.
struct BackTitle {
    let title: Text?
    /// True if it shows only its chevron.
    let isShort: Bool
}

/// The row of a navigation bar: the back button, the leading items, the title in the middle, the trailing items.
private struct NavigationBarRow: View {
    let bar: BarContent
    let look: NavigationBarLook
    /// The look of the title.
    let title: TextLook
    let backTitle: BackTitle?
    let showsTitle: Bool
    /// True for the first screen of a stack.
    let isFirst: Bool
    /// True if the screen below has no back button.
    let isBackFirst: Bool
    let model: NavigationModel
    let measures: BarMeasures
    let motion: BarMotion
    @Environment(\.splitToggle) private var splitToggle
    @State private var isRenaming = false
    @State private var name = ""

    var body: some View {
        NavigationBarLayout {
            HStack(spacing: 0) {
                if let backTitle {
                    BackButton(title: backTitle, look: look, isFirst: isBackFirst, model: model, measures: measures, motion: motion)
                }
                HStack(spacing: 0) {
                    if isFirst, let splitToggle, !bar.removed.contains(.sidebarToggle) {
                        splitToggle.modifier(BarItemStyle(item: nil, look: look, height: measures.content))
                    }
                    ForEach(leading.indices, id: \.self) {
                        leading[$0].view.modifier(BarItemStyle(item: leading[$0], look: look, height: measures.content))
                    }
                }
                .barPart(.items, motion)
            }
            .padding(.leading, backTitle == nil ? measures.margin - BarMeasures.itemPadding : 0)
            .modifier(BarTouchArea())
            // A stack, because the layout needs three parts even without a title, and a screen may set its title later.
            ZStack { titleView }.barPart(.title, motion)
            HStack(spacing: 0) {
                ForEach(trailing.indices, id: \.self) {
                    trailing[$0].view.modifier(BarItemStyle(item: trailing[$0], look: look, height: measures.content))
                }
                if !secondary.isEmpty {
                    Menu { ForEach(secondary.indices, id: \.self) { secondary[$0].view } } label: { Image(systemName: "ellipsis.circle") }
                        .modifier(BarItemStyle(item: nil, look: look, height: measures.content))
                        .accessibilityLabel("More")
                }
            }
            .padding(.trailing, measures.margin - BarMeasures.itemPadding)
            .modifier(BarTouchArea())
            .barPart(.items, motion)
        }
        .barControls()
    }

    private var leading: [BarItem] { bar.items(.cancellationAction, .navigation, .topBarLeading) }
    private var trailing: [BarItem] { bar.items(.automatic, .primaryAction, .topBarTrailing, .destructiveAction, .confirmationAction) }
    private var secondary: [BarItem] { bar.items(.secondaryAction) }

    @ViewBuilder private var titleView: some View {
        let principal = bar.items(.principal)
        if !principal.isEmpty {
            HStack { ForEach(principal.indices, id: \.self) { principal[$0].view } }
        } else if bar.titleMenu != nil || bar.titleBinding != nil, let title = bar.title {
            Menu {
                bar.titleMenu
                if let binding = bar.titleBinding {
                    Button("Rename", systemImage: "pencil") { (name, isRenaming) = (binding.wrappedValue, true) }
                }
            } label: {
                HStack(spacing: 4) {
                    text(title)
                    Image(systemName: "chevron.down.circle.fill").foregroundStyle(.secondary).font(.system(size: 14)).imageScale(.medium)
                }
            }
            .tint(.primary)
            .alert("Rename", isPresented: $isRenaming) {
                TextField("Name", text: $name)
                Button("Cancel", role: .cancel) {}
                Button("Rename") { bar.titleBinding?.wrappedValue = name }.disabled(name.isEmpty)
            }
        } else if let title = bar.title, !bar.removed.contains(.title) {
            if let subtitle = bar.subtitle {
                VStack(spacing: 0) {
                    text(title)
                    subtitle.font(.system(size: 12)).foregroundStyle(.secondary).lineLimit(1)
                }
            } else {
                text(title)
            }
        }
    }
    private func text(_ title: Text) -> some View {
        title.font(self.title.font ?? .system(size: 17, weight: .semibold)).textLook(self.title).lineLimit(1)
            .opacity(showsTitle ? 1 : 0)
            .animation(.easeOut(duration: 0.15), value: showsTitle)
            .accessibilityAddTraits(.isHeader)
            .accessibilityHidden(!showsTitle)
    }
}

/// The padding around a bar item, and its emphasis.
private struct BarItemStyle: ViewModifier {
    /// Nil for the bar's own items.
    let item: BarItem?
    let look: NavigationBarLook
    let height: CGFloat
    func body(content: Content) -> some View {
        let isDone = item?.placement.kind == .confirmationAction
        content
            .labelStyle(.iconOnly)
            .fontWeight(isDone && look.doneButton.font == nil ? .semibold : nil)
            .buttonLook(isDone ? look.doneButton : look.button)
            .padding(.horizontal, BarMeasures.itemPadding)
            .frame(minHeight: height)
    }
}

/// The back button. A long press opens a menu of the screens below.
private struct BackButton: View {
    let title: BackTitle
    let look: NavigationBarLook
    /// True if the screen below has no back button.
    let isFirst: Bool
    let model: NavigationModel
    let measures: BarMeasures
    let motion: BarMotion

    var body: some View {
        Menu {
            ForEach(model.screensBelow) { screen in
                Button { model.pop(to: screen.id) } label: { screen.state.bar.title ?? Text("Back") }
            }
        } label: {
            HStack(spacing: 5) {
                (look.backImage ?? Image(systemName: "chevron.backward")).font(.system(size: 20, weight: .semibold)).imageScale(.medium)
                    .barPart(.chevron(isFirst: isFirst), motion)
                if !title.isShort {
                    ViewThatFits(in: .horizontal) {
                        if let title = title.title { title.lineLimit(1) }
                        Text("Back").lineLimit(1)
                        Color.clear.frame(width: 0, height: 0)
                    }
                    .textLook(look.backButton)
                    .barPart(.backLabel, motion)
                }
            }
            .padding(.leading, measures.margin - BarMeasures.itemPadding).padding(.trailing, 6)
            .frame(minWidth: 44, minHeight: measures.content, alignment: .leading)
            .contentShape(Rectangle())
        } primaryAction: {
            model.pop()
        }
        .menuOrder(.fixed)
        .accessibilityLabel(title.title ?? Text("Back"))
        .accessibilityIdentifier("BackButton")
    }
}

/// Centres the title in the bar, or as near to the centre as the items allow.
private struct NavigationBarLayout: Layout {
    private static let gap: CGFloat = 6

    private func widths(_ width: CGFloat, _ subviews: Subviews) -> (leading: CGFloat, title: CGFloat, trailing: CGFloat) {
        assert(subviews.count == 3, "A navigation bar does not have three parts.")
        let trailing = min(subviews[2].sizeThatFits(.unspecified).width, width)
        let ideal = subviews[1].sizeThatFits(.unspecified).width
        // The back button's title gives way to the screen's.
        let room = max((width - ideal) / 2 - Self.gap, (width - trailing - ideal) - 2 * Self.gap, 0)
        let leading = subviews[0].sizeThatFits(
            ProposedViewSize(width: ideal > 0 ? max(min(room, width - trailing), 44) : width - trailing, height: nil)).width
        return (leading, min(ideal, max(width - leading - trailing - 2 * Self.gap, 0)), trailing)
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: proposal.width ?? 320, height: proposal.height ?? BarMetrics.height)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let widths = widths(bounds.width, subviews)
        subviews[0].place(
            at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading,
            proposal: ProposedViewSize(width: widths.leading, height: bounds.height))
        subviews[2].place(
            at: CGPoint(x: bounds.maxX, y: bounds.midY), anchor: .trailing,
            proposal: ProposedViewSize(width: widths.trailing, height: bounds.height))
        let least = bounds.minX + widths.leading + Self.gap, most = bounds.maxX - widths.trailing - Self.gap - widths.title
        let x = max(min(bounds.midX - widths.title / 2, most), least)
        subviews[1].place(
            at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: ProposedViewSize(width: widths.title, height: bounds.height))
    }
}
