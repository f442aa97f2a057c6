// The accessory above a tab view's bar.

import Foundation
import WaggleGeometry

/// What a tab view shows above its bar on all tabs, such as what is playing.
struct TabAccessory {
    /// In points, as on iOS 26.
    static let height: CGFloat = 48, gap: CGFloat = 8, margin: CGFloat = 20
    let view: AnyView
}

/// Where the accessory of a tab view is.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
    /// In the row of the tab bar. Bars here keep their size, so it never is.
    case inline
    /// Above the tab bar.
    case expanded
}

private enum TabBottomAccessoryKey: EnvironmentKey { static var defaultValue: TabAccessory? { nil } }
private enum TabAccessoryPlacementKey: EnvironmentKey { static var defaultValue: TabViewBottomAccessoryPlacement? { nil } }
extension EnvironmentValues {
    /// The accessory of the next tab view inside.
    var tabBottomAccessory: TabAccessory? {
        get { self[TabBottomAccessoryKey.self] }
        set { self[TabBottomAccessoryKey.self] = newValue }
    }
    /// Where the accessory is in which the view is; nil outside of accessories.
    public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
        get { self[TabAccessoryPlacementKey.self] }
        set { self[TabAccessoryPlacementKey.self] = newValue }
    }
}

/// The accessory on its glass.
struct TabAccessoryPlate: View {
    let accessory: TabAccessory
    var body: some View {
        accessory.view
            .environment(\.tabViewBottomAccessoryPlacement, .expanded)
            .environment(\.tabBottomAccessory, nil)
            .frame(maxWidth: .infinity)
            .frame(height: TabAccessory.height)
            .clipShape(Capsule())
            .glassEffect()
            .padding(.horizontal, TabAccessory.margin)
    }
}

/// When a tab bar shrinks.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = TabBarMinimizeBehavior(name: "automatic")
    /// While people scroll down.
    public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
    /// While people scroll up.
    public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
    public static let never = TabBarMinimizeBehavior(name: "never")
}

/// What selecting the search tab does.
public struct TabSearchActivation: Hashable, Sendable {
    private let name: String
    public static let automatic = TabSearchActivation(name: "automatic")
    /// Puts the caret into the search field.
    public static let searchTabSelection = TabSearchActivation(name: "searchTabSelection")
}

extension View {
    /// Shows a view above the bar of the tab view, on all tabs.
    public nonisolated func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        environment(\.tabBottomAccessory, TabAccessory(view: AnyView(content())))
    }
    /// Shows a view above the bar of the tab view, on all tabs, while it is enabled.
    public nonisolated func tabViewBottomAccessory<Content: View>(isEnabled: Bool, @ViewBuilder content: () -> Content) -> some View {
        environment(\.tabBottomAccessory, isEnabled ? TabAccessory(view: AnyView(content())) : nil)
    }
    /// Sets when the tab bar shrinks. Only iPhones shrink it; bars here keep their size, as on iPads.
    public nonisolated func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
    /// Sets what selecting the search tab does. People put the caret into the field themselves here.
    public nonisolated func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { self }
}
