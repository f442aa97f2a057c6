// Tabs with a bar at the bottom.

import Foundation
import WaggleGeometry

/// Metrics of tab bars in points, as on iOS 13 to 18.
enum TabBarMetrics {
    static let height: CGFloat = 49
    static let lowHeight: CGFloat = 32
    static let buttonInset: CGFloat = 2
    /// With more tabs, the last button is a menu of the remaining ones.
    static let mostButtons = 5
}

/// The shown tab, with the bar.
struct BarTabs: View {
    let tabs: [Subview]
    let shown: Subview.ID?
    let select: (Subview) -> Void
    @State private var bar = BarContent()
    @StateObject private var madeLook = MadeLook(\.tabBar)
    @Environment(\.tabBarLook) private var ownLook
    private var look: TabBarLook { ownLook?() ?? madeLook.value }
    @Environment(\.tabBottomAccessory) private var accessory
    @Environment(\.verticalSizeClass) private var verticalSizeClass

    var body: some View {
        RegionReader { _, insets in
            let height = verticalSizeClass == .compact ? TabBarMetrics.lowHeight : TabBarMetrics.height
            let showsBar = bar.tabBar != .hidden && (bar.tabBar == .visible || !look.isHidden) && !tabs.isEmpty
            let above = accessory == nil ? 0 : TabAccessory.height + TabAccessory.gap
            ZStack(alignment: .bottom) {
                ForEach(tabs) { tab in
                    tab.modifier(KeepAliveModifier(isShown: tab.id == shown))
                }
                .onPreferenceChange(BarPreference.self) { bar in onMainActor { self.bar = bar } }
                .fillingExactly()
                .coveredEdges(EdgeInsets(
                    top: insets.top, leading: insets.leading, bottom: insets.bottom + (showsBar ? height : 0) + above,
                    trailing: insets.trailing))
                .environment(\.tabBottomAccessory, nil)
                if let accessory {
                    TabAccessoryPlate(accessory: accessory)
                        .padding(EdgeInsets(
                            top: 0, leading: insets.leading, bottom: insets.bottom + (showsBar ? height : 0) + TabAccessory.gap,
                            trailing: insets.trailing))
                }
                if showsBar {
                    TabBar(
                        tabs: tabs.filter { !$0.containerValues.traits[TabIsHiddenTrait.self] }, shown: shown,
                        isLow: verticalSizeClass == .compact, look: look, select: select)
                        .frame(height: height)
                        .padding(EdgeInsets(top: 0, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing))
                        .background {
                            BarBackground(
                                edge: .top, style: bar.background[.tabBar],
                                visibility: bar.backgroundVisibility[.tabBar] == .hidden ? 0 : 1, surface: look.surface,
                                end: bar.edgeStyles[.tabBar])
                        }
                        .barScheme(bar.colorScheme[.tabBar])
                }
            }
        }
    }
}

/// The row of buttons.
private struct TabBar: View {
    let tabs: [Subview]
    let shown: Subview.ID?
    let isLow: Bool
    let look: TabBarLook
    let select: (Subview) -> Void

    var body: some View {
        let isCrowded = tabs.count > TabBarMetrics.mostButtons
        let direct = isCrowded ? tabs.prefix(TabBarMetrics.mostButtons - 1) : tabs[...], hidden = tabs.dropFirst(direct.count)
        HStack(spacing: 2 * TabBarMetrics.buttonInset) {
            ForEach(Array(direct.enumerated()), id: \.element.id) { index, tab in
                TabButton(
                    tab: tab, isSelected: tab.id == shown, isLow: isLow, look: look,
                    position: (index + 1, isCrowded ? TabBarMetrics.mostButtons : tabs.count)) { select(tab) }
            }
            if isCrowded {
                Menu {
                    ForEach(hidden) { tab in Button { select(tab) } label: { tab.containerValues.traits[TabItemTrait.self] } }
                } label: {
                    TabLabel(
                        item: AnyView(Label("More", systemImage: "ellipsis")), badge: nil, isSelected: hidden.contains { $0.id == shown },
                        isLow: isLow, look: look)
                }
            }
        }
        .padding(.horizontal, TabBarMetrics.buttonInset)
        .accessibilityElement(children: .contain)
        .accessibilityAddTraits(.isTabBar)
    }
}

private struct TabButton: View {
    let tab: Subview
    let isSelected: Bool
    let isLow: Bool
    let look: TabBarLook
    let position: (number: Int, count: Int)
    let action: @MainActor () -> Void

    var body: some View {
        let traits = tab.containerValues.traits, change = traits[TabButtonTrait.self]
        change?(AnyView(button(traits))) ?? AnyView(button(traits))
    }
    private func button(_ traits: ViewTraits) -> some View {
        Button(action: action) {
            TabLabel(item: traits[TabItemTrait.self], badge: traits[BadgeTrait.self], isSelected: isSelected, isLow: isLow, look: look)
        }
            .buttonStyle(UnmarkedButtonStyle())
            .disabled(traits[TabIsDisabledTrait.self])
            .accessibilityAddTraits(isSelected ? .isSelected : [])
            .accessibilityNote(.role(.tab))
            .accessibilityProperties { $0.value = traits[BadgeTrait.self] }
            .accessibilityHint("Tab, \(position.number) of \(position.count)")
    }
}

/// A button that looks the same while it is pressed.
nonisolated private struct UnmarkedButtonStyle: ButtonStyle {
    @MainActor func makeBody(configuration: Configuration) -> some View { configuration.label.contentShape(Rectangle()) }
}

/// The label of a tab in the bar: a symbol above a title.
private struct TabLabel: View {
    let item: AnyView?
    let badge: Text?
    let isSelected: Bool
    let isLow: Bool
    let look: TabBarLook
    @Environment(\.colorScheme) private var scheme
    @Environment(\.tint) private var tint

    var body: some View {
        let idle = scheme == .dark ? Color(white: 0.46) : Color(white: 0.573)
        Group {
            if isLow { HStack(spacing: 6) { parts } } else { VStack(spacing: 3) { parts } }
        }
        .foregroundStyle(isSelected ? selected : AnyShapeStyle(look.icon ?? idle))
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .padding(.top, isLow ? 0 : 3)
    }
    /// The tint of the views comes before that of the bar's look.
    private var selected: AnyShapeStyle {
        look.selectedIcon.map { AnyShapeStyle($0) } ?? tint ?? look.tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(TintShapeStyle())
    }
    private var parts: some View {
        (item ?? AnyView(EmptyView()))
            .modifier(TabParts(isLow: isLow, title: isSelected ? look.selectedTitle : look.title, badge: badge, look: look))
            .labelStyle(.titleAndIcon)
            .symbolVariant(.fill)
            .font(.system(size: isLow ? 13 : 10, weight: .medium))
            .lineLimit(1)
            .environment(\.imageScale, .large)
    }
}

/// Shows the image above the title, whatever their order and look in the item.
private struct TabParts: ViewModifier {
    let isLow: Bool
    let title: TextLook
    let badge: Text?
    let look: TabBarLook
    func body(content: Content) -> some View {
        Group(subviews: content) { subviews in
            let parts = TabItemParts(subviews)
            if let image = parts.image {
                image.font(.system(size: isLow ? 14 : 18, weight: .medium)).frame(height: 26).overlay(alignment: .top) { mark }
            }
            if let title = parts.title {
                Text(verbatim: title).textLook(self.title).overlay(alignment: .top) { if parts.image == nil { mark } }
            }
        }
    }
    /// The badge at the corner of the image, or at the title without one. The image of a low bar is smaller.
    @ViewBuilder private var mark: some View {
        if let badge { TabBadge(text: badge, look: look).offset(x: isLow ? 10 : 12, y: isLow ? -1 : -5).accessibilityHidden(true) }
    }
}

private struct TabBadge: View {
    let text: Text
    let look: TabBarLook
    var body: some View {
        text.font(look.badgeTitle.font ?? .system(size: 13)).foregroundStyle(look.badgeTitle.color ?? .white).lineLimit(1)
            .padding(.horizontal, 5)
            .frame(minWidth: 18, minHeight: 18)
            .background(look.badge ?? .red, in: Capsule())
            .fixedSize()
    }
}

private enum TabBarLookKey: EnvironmentKey { static var defaultValue: (@MainActor () -> TabBarLook?)? { nil } }

extension EnvironmentValues {
    /// The look of one bar, in place of the program's; read as a body is evaluated.
    package var tabBarLook: (@MainActor () -> TabBarLook?)? {
        get { self[TabBarLookKey.self] }
        set { self[TabBarLookKey.self] = newValue }
    }
}
