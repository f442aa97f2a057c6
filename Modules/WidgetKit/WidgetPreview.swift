import Foundation
import SwiftUI
import UIKit

/// How a preview shows a view: at the size of a widget.
public struct WidgetPreviewContext: PreviewContext, Sendable {
    fileprivate let family: WidgetFamily
    public init(family: WidgetFamily) { self.family = family }
    public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}

extension View {
    /// Shows the view as a widget of the size: on its ground with round corners.
    @MainActor public func previewContext(_ value: WidgetPreviewContext) -> some View { _WidgetFrame(family: value.family, content: self) }
}

/// A view in the place of a widget: its size, margins and corners.
public struct _WidgetFrame<Content: View>: View {
    private let family: WidgetFamily
    private let content: Content
    public init(family: WidgetFamily, content: Content) { (self.family, self.content) = (family, content) }

    public var body: some View {
        let size = family.size
        // A rectangle's corners are those of the cards that widgets are.
        let radius = switch family {
        case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge: 22.0
        case .accessoryCorner, .accessoryCircular: size.height / 2
        case .accessoryRectangular, .accessoryInline: 0.0
        }
        content
            .padding(family.isAccessory ? 0 : 16)
            .frame(width: size.width, height: size.height)
            .backgroundPreferenceValue(WidgetGround.self) { ground in
                if let ground { ground.view } else if !family.isAccessory { Color(.systemBackground) }
            }
            .clipShape(.rect(cornerRadius: radius, style: .continuous))
            .environment(\.widgetFamily, family)
    }
}

/// A widget with its entries, one below the other, as a preview shows them.
public struct _WidgetPreview: View {
    private let family: WidgetFamily
    private let views: WidgetViews?
    private let entries: [any TimelineEntry]

    public init<W: Widget>(
        _ name: String? = nil, as family: WidgetFamily, widget: () -> W, @WidgetEntries timeline: () -> [any TimelineEntry]
    ) {
        (self.family, views, entries) = (family, widget().body._views, timeline())
    }
    /// Shows the entry that the widget has before its provider has been asked.
    public init<W: Widget, P>(_ name: String? = nil, as family: WidgetFamily, widget: () -> W, timelineProvider: () -> P) {
        let views = widget().body._views
        (self.family, self.views, entries) = (family, views, views.map { [$0.placeholder(family)] } ?? [])
    }

    public var body: some View {
        ScrollView {
            VStack(spacing: 24) {
                ForEach(Array(entries.enumerated()), id: \.offset) { _, entry in
                    if let view = views?.view(entry) {
                        _WidgetFrame(family: family, content: view)
                    } else {
                        Text("The widget shows no entries of the type \(String(describing: type(of: entry))).").foregroundStyle(.secondary)
                    }
                }
            }
            .frame(maxWidth: .infinity).padding(.vertical, 24)
        }
        .background(Color(.systemGray4))
    }
}

/// Entries, one after the other.
@resultBuilder
public struct WidgetEntries {
    public static func buildExpression(_ entry: any TimelineEntry) -> [any TimelineEntry] { [entry] }
    public static func buildExpression(_ entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }
    public static func buildBlock(_ entries: [any TimelineEntry]...) -> [any TimelineEntry] { entries.flatMap { $0 } }
    public static func buildArray(_ entries: [[any TimelineEntry]]) -> [any TimelineEntry] { entries.flatMap { $0 } }
    public static func buildOptional(_ entries: [any TimelineEntry]?) -> [any TimelineEntry] { entries ?? [] }
    public static func buildEither(first: [any TimelineEntry]) -> [any TimelineEntry] { first }
    public static func buildEither(second: [any TimelineEntry]) -> [any TimelineEntry] { second }
}

/// A preview of a widget with entries.
@freestanding(declaration)
public macro Preview<W: Widget>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
    @WidgetEntries timeline: @escaping @MainActor () -> [any TimelineEntry]) =
    #externalMacro(module: "WaggleMacros", type: "PreviewMacro")

/// A preview of a widget with its provider.
@freestanding(declaration)
public macro Preview<W: Widget, P>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W, timelineProvider: @escaping @MainActor () -> P) =
    #externalMacro(module: "WaggleMacros", type: "PreviewMacro")
