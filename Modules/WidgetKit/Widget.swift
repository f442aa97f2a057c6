import Foundation
import SwiftUI

// Widgets compile and can be looked at: in previews, and as views of the program. No home screen shows them.

/// A widget of the program.
@MainActor @preconcurrency
public protocol Widget {
    associatedtype Body: WidgetConfiguration
    var body: Body { get }
    init()
}

extension Widget {
    /// Ends the program with a sentence: an extension with widgets has nobody to run it.
    public static func main() {
        endProgram(
            "\(Self.self) is a widget, which no home screen shows here; look at it with ./waggle previews, or show its view in the program.")
    }
}

/// Ends a program that has nothing to run, with the reason.
private func endProgram(_ sentence: String) {
    FileHandle.standardError.write(Data((sentence + "\n").utf8))
    exit(1)
}

/// The widgets of an extension.
@MainActor @preconcurrency
public protocol WidgetBundle {
    associatedtype Body: Widget
    @WidgetBundleBuilder var body: Body { get }
    init()
}

extension WidgetBundle {
    /// Ends the program with a sentence: see `Widget.main()`.
    public static func main() {
        endProgram("\(Self.self) is a bundle of widgets, which no home screen shows here; look at them with ./waggle previews.")
    }
}

/// Several widgets.
public struct _WidgetList<each W: Widget>: Widget {
    private let widgets: (repeat each W)?
    public init() { widgets = nil }
    init(_ widgets: repeat each W) { self.widgets = (repeat each widgets) }
    public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
}

@resultBuilder
public struct WidgetBundleBuilder {
    @MainActor public static func buildBlock<each W: Widget>(_ widgets: repeat each W) -> _WidgetList<repeat each W> {
        _WidgetList(repeat each widgets)
    }
    @MainActor public static func buildOptional<W: Widget>(_ widget: W?) -> _WidgetList<W> {
        widget.map { _WidgetList($0) } ?? _WidgetList()
    }
    @MainActor public static func buildLimitedAvailability<W: Widget>(_ widget: W) -> _WidgetList<W> { _WidgetList(widget) }
}

/// What a widget is made of: the views of its entries, and the sizes that it has.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
    associatedtype Body: WidgetConfiguration
    var body: Body { get }
    /// The views of the entries; nil for a configuration that has none.
    var _views: WidgetViews? { get }
}

extension WidgetConfiguration {
    public var _views: WidgetViews? { Body.self == Never.self ? nil : body._views }
}

extension Never: WidgetConfiguration {}

/// How a widget shows an entry.
@MainActor
public struct WidgetViews {
    /// Nil for an entry of another widget.
    let view: (any TimelineEntry) -> AnyView?
    let placeholder: (WidgetFamily) -> any TimelineEntry
}

public struct EmptyWidgetConfiguration: WidgetConfiguration {
    public init() {}
    public var body: Never { fatalError("EmptyWidgetConfiguration has no body.") }
}

/// A widget that a person cannot change.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
    let kind: String
    private let views: WidgetViews

    public init<Provider: TimelineProvider>(kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content) {
        self.kind = kind
        views = WidgetViews(view: { ($0 as? Provider.Entry).map { AnyView(content($0)) } },
            placeholder: { provider.placeholder(in: TimelineProviderContext(family: $0)) })
    }
    public var _views: WidgetViews? { views }
    public var body: Never { fatalError("StaticConfiguration has no body.") }
}

/// A widget that a person changes by an intent.
public struct AppIntentConfiguration<Intent, Content: View>: WidgetConfiguration {
    let kind: String
    private let views: WidgetViews

    public init<Provider: AppIntentTimelineProvider>(kind: String, intent: Intent.Type = Intent.self, provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content)
    where Provider.Intent == Intent {
        self.kind = kind
        views = WidgetViews(view: { ($0 as? Provider.Entry).map { AnyView(content($0)) } },
            placeholder: { provider.placeholder(in: TimelineProviderContext(family: $0)) })
    }
    public var _views: WidgetViews? { views }
    public var body: Never { fatalError("AppIntentConfiguration has no body.") }
}

@available(*, unavailable, message: "There are no intents of SiriKit; use AppIntentConfiguration.")
public struct IntentConfiguration {}

/// A configuration with something said about it. Where nobody shows widgets, nobody reads it.
public struct _DescribedConfiguration<Base: WidgetConfiguration>: WidgetConfiguration {
    let base: Base
    let families: [WidgetFamily]
    public var body: Base { base }
}

extension WidgetConfiguration {
    @MainActor public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
        _DescribedConfiguration(base: self, families: families)
    }
    @MainActor public func configurationDisplayName(_ displayName: LocalizedStringKey) -> some WidgetConfiguration {
        _DescribedConfiguration(base: self, families: [])
    }
    @MainActor public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration {
        _DescribedConfiguration(base: self, families: [])
    }
    @_disfavoredOverload @MainActor public func configurationDisplayName<S: StringProtocol>(_ displayName: S) -> some WidgetConfiguration {
        _DescribedConfiguration(base: self, families: [])
    }
    @MainActor public func description(_ description: LocalizedStringKey) -> some WidgetConfiguration {
        _DescribedConfiguration(base: self, families: [])
    }
    @MainActor public func description(_ description: Text) -> some WidgetConfiguration {
        _DescribedConfiguration(base: self, families: [])
    }
    @_disfavoredOverload @MainActor public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration {
        _DescribedConfiguration(base: self, families: [])
    }
    @MainActor public func contentMarginsDisabled() -> some WidgetConfiguration { _DescribedConfiguration(base: self, families: []) }
    @MainActor public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration {
        _DescribedConfiguration(base: self, families: [])
    }
    @MainActor public func disfavoredLocations(_ locations: [WidgetLocation], for families: [WidgetFamily]) -> some WidgetConfiguration {
        _DescribedConfiguration(base: self, families: [])
    }
    @MainActor public func promptsForUserConfiguration() -> some WidgetConfiguration { _DescribedConfiguration(base: self, families: []) }
    @MainActor public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration {
        _DescribedConfiguration(base: self, families: [])
    }
    @MainActor public func onBackgroundURLSessionEvents(
        matching: String? = nil, _ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void
    ) -> some WidgetConfiguration {
        _DescribedConfiguration(base: self, families: [])
    }
}

public enum WidgetFamily: Int, Hashable, Sendable, CaseIterable, CustomStringConvertible {
    case systemSmall = 0, systemMedium, systemLarge, systemExtraLarge, accessoryCorner, accessoryCircular, accessoryRectangular,
        accessoryInline
    public var description: String {
        switch self {
        case .systemSmall: "systemSmall"
        case .systemMedium: "systemMedium"
        case .systemLarge: "systemLarge"
        case .systemExtraLarge: "systemExtraLarge"
        case .accessoryCorner: "accessoryCorner"
        case .accessoryCircular: "accessoryCircular"
        case .accessoryRectangular: "accessoryRectangular"
        case .accessoryInline: "accessoryInline"
        }
    }
    /// On a phone of 393 by 852 points; the extra large one on a tablet.
    var size: CGSize {
        switch self {
        case .systemSmall: CGSize(width: 158, height: 158)
        case .systemMedium: CGSize(width: 338, height: 158)
        case .systemLarge: CGSize(width: 338, height: 354)
        case .systemExtraLarge: CGSize(width: 715, height: 330)
        case .accessoryCorner, .accessoryCircular: CGSize(width: 76, height: 76)
        case .accessoryRectangular: CGSize(width: 172, height: 76)
        case .accessoryInline: CGSize(width: 257, height: 26)
        }
    }
    var isAccessory: Bool { rawValue >= Self.accessoryCorner.rawValue }
}

public struct WidgetLocation: Hashable, Sendable {
    private let name: String
    public static let homeScreen = Self(name: "homeScreen"), lockScreen = Self(name: "lockScreen"), standBy = Self(name: "standBy"),
        iPhoneWidgetsOnMac = Self(name: "iPhoneWidgetsOnMac"), carPlay = Self(name: "carPlay")
}
public enum ActivityFamily: Hashable, Sendable { case small, medium }

public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {
    public let description: String
    public static let fullColor = Self(description: "fullColor"), accented = Self(description: "accented"),
        vibrant = Self(description: "vibrant")
}

// MARK: - In views

private struct FamilyKey: EnvironmentKey { static var defaultValue: WidgetFamily { .systemMedium } }
private struct RenderingModeKey: EnvironmentKey { static var defaultValue: WidgetRenderingMode { .fullColor } }
private struct MarginsKey: EnvironmentKey {
    static var defaultValue: EdgeInsets { EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16) }
}
private struct BackgroundKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
    /// The size that a widget's view is shown in.
    public var widgetFamily: WidgetFamily {
        get { self[FamilyKey.self] }
        set { self[FamilyKey.self] = newValue }
    }
    public var widgetRenderingMode: WidgetRenderingMode {
        get { self[RenderingModeKey.self] }
        set { self[RenderingModeKey.self] = newValue }
    }
    public var widgetContentMargins: EdgeInsets { self[MarginsKey.self] }
    public var showsWidgetContainerBackground: Bool {
        get { self[BackgroundKey.self] }
        set { self[BackgroundKey.self] = newValue }
    }
    public var showsWidgetLabel: Bool { false }
}

/// The ground of a widget, for `containerBackground`.
public struct WidgetBackgroundPlacement: Sendable {
    public static let widget = WidgetBackgroundPlacement()
}

/// What stands behind a widget's view and its margins.
struct WidgetGround: PreferenceKey {
    struct Ground { let view: AnyView }
    static var defaultValue: Ground? { nil }
    static func reduce(value: inout Ground?, nextValue: () -> Ground?) { value = nextValue() ?? value }
}

extension View {
    /// Puts a view behind the whole widget. Outside of a widget it has no effect.
    public func containerBackground<V: View>(
        for container: WidgetBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let ground = content()
        return preference(key: WidgetGround.self, value: .init(view: AnyView(ZStack(alignment: alignment) { ground })))
    }
    public func containerBackground<S: ShapeStyle>(_ style: S, for container: WidgetBackgroundPlacement) -> some View {
        containerBackground(for: container) { Rectangle().fill(style) }
    }
}

extension View {
    /// Has no effect: no home screen passes presses on.
    public nonisolated func widgetURL(_ url: URL?) -> some View { self }
    /// Has no effect: home screens colour widgets, previews do not.
    public nonisolated func widgetAccentable(_ accentable: Bool = true) -> some View { self }
    public nonisolated func widgetLabel<S: StringProtocol>(_ label: S) -> some View { self }
    public nonisolated func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { self }
    public nonisolated func dynamicIsland(verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement) -> some View { self }
}
public enum DynamicIslandExpandedRegionVerticalPlacement: Sendable { case belowIfTooWide }

/// The round ground of an accessory.
public struct AccessoryWidgetBackground: View {
    public init() {}
    public var body: some View { Color.primary.opacity(0.15) }
}
