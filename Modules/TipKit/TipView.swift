import Foundation
import SwiftUI
import UIKit

/// Whether a tip may be shown, followed for a view.
@MainActor
final class TipWatch: ObservableObject {
    @Published private var turn = 0
    private var listener: UUID?
    init() { listener = TipStore.shared.listen { [weak self] in DispatchQueue.main.async { self?.turn += 1 } } }
    deinit { if let listener { TipStore.shared.stop(listener) } }
}

/// A tip in its place among other views; nothing while the tip is not to be shown.
nonisolated public struct TipView<Content: Tip>: View {
    private let tip: Content?
    private let arrowEdge: Edge?
    private let action: (Tips.Action) -> Void

    public init(_ tip: Content, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) {
        (self.tip, self.arrowEdge, self.action) = (tip, arrowEdge, action)
    }
    @_disfavoredOverload
    public init(_ tip: Content?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) {
        (self.tip, self.arrowEdge, self.action) = (tip, arrowEdge, action)
    }

    @MainActor public var body: some View { if let tip { ShownTip(tip: tip, arrowEdge: arrowEdge, action: action) } }
}

private struct ShownTip<Content: Tip>: View {
    let tip: Content
    let arrowEdge: Edge?
    let action: (Tips.Action) -> Void
    @StateObject private var watch = TipWatch()
    @Environment(\.tipStyle) private var style

    var body: some View {
        let isShown = tip.shouldDisplay
        VStack(spacing: 0) {
            if isShown {
                style(TipViewConfiguration(tip, action))
                    .background { TipCard(arrowEdge: arrowEdge) }
                    .padding(arrowEdge.map { Edge.Set($0) } ?? [], TipCard.arrowLength)
                    .onAppear { TipStore.shared.shown(tip) }
                    .onDisappear { TipStore.shared.hidden(tip.id) }
                    .transition(.opacity)
            }
        }
        .animation(.default, value: isShown)
    }
}

/// The ground of a tip, with an arrow towards what it is about.
private struct TipCard: View {
    let arrowEdge: Edge?
    static let arrowLength = 9.0
    @Environment(\.tipBackground) private var background
    @Environment(\.tipCornerRadius) private var radius

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: radius, style: .continuous)
        ZStack(alignment: alignment) {
            if let background { shape.fill(background) } else { shape.fill(Color(.secondarySystemBackground)) }
            if arrowEdge != nil {
                Triangle(edge: arrowEdge ?? .top)
                    .fill(background ?? AnyShapeStyle(Color(.secondarySystemBackground)))
                    .frame(width: isHorizontal ? Self.arrowLength : 20, height: isHorizontal ? 20 : Self.arrowLength)
                    .offset(x: arrowEdge == .leading ? -Self.arrowLength : arrowEdge == .trailing ? Self.arrowLength : 0,
                        y: arrowEdge == .top ? -Self.arrowLength : arrowEdge == .bottom ? Self.arrowLength : 0)
            }
        }
    }
    private var isHorizontal: Bool { arrowEdge == .leading || arrowEdge == .trailing }
    private var alignment: Alignment {
        switch arrowEdge {
        case .top: .top
        case .bottom: .bottom
        case .leading: .leading
        case .trailing: .trailing
        case nil: .center
        }
    }

    private struct Triangle: Shape {
        let edge: Edge
        nonisolated func path(in rect: CGRect) -> Path {
            Path { path in
                switch edge {
                case .top: path.addLines(
                    [CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY)])
                case .bottom: path.addLines(
                    [CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.midX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.minY)])
                case .leading: path.addLines(
                    [CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.midY), CGPoint(x: rect.maxX, y: rect.maxY)])
                case .trailing: path.addLines(
                    [CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.midY), CGPoint(x: rect.minX, y: rect.maxY)])
                }
                path.closeSubpath()
            }
        }
    }
}

// MARK: - Styles

/// What a style shows of a tip.
@MainActor
public struct TipViewStyleConfiguration {
    public let tip: any Tip
    public let title: Text?
    public let message: Text?
    public let image: Image?
    public let actions: [Action]

    /// A button of the tip, with what it does.
    @MainActor
    public struct Action: Identifiable {
        public let id: String
        public let label: () -> Text
        public let handler: () -> Void
    }

    init(_ tip: some Tip, _ performed: @escaping (Tips.Action) -> Void) {
        (self.tip, title, message, image) = (tip, tip.title, tip.message, tip.image)
        actions = tip.actions.map { action in
            Action(id: action.id, label: action.label) {
                action.perform()
                performed(action)
            }
        }
    }
}
typealias TipViewConfiguration = TipViewStyleConfiguration

@MainActor @preconcurrency
public protocol TipViewStyle {
    associatedtype Body: View
    typealias Configuration = TipViewStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Picture, title, words, buttons below, and a cross.
public struct MiniTipViewStyle: TipViewStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { TipLayout(configuration: configuration) }
}
extension TipViewStyle where Self == MiniTipViewStyle {
    public static var miniTip: MiniTipViewStyle { MiniTipViewStyle() }
}

private struct TipLayout: View {
    let configuration: TipViewStyleConfiguration
    @Environment(\.tipImageSize) private var imageSize

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack(alignment: .top, spacing: 12) {
                if let image = configuration.image {
                    image.resizable().scaledToFit().foregroundStyle(.tint).frame(width: imageSize?.width ?? 36,
                        height: imageSize?.height ?? 36)
                }
                VStack(alignment: .leading, spacing: 2) {
                    configuration.title?.font(.headline)
                    configuration.message?.font(.subheadline).foregroundStyle(.secondary)
                }
                .fixedSize(horizontal: false, vertical: true)
                Spacer(minLength: 0)
                Button { configuration.tip.invalidate(reason: .tipClosed) } label: {
                    Image(systemName: "xmark").font(.footnote.weight(.semibold)).foregroundStyle(.secondary).padding(4).contentShape(.rect)
                }
                .buttonStyle(.plain).accessibilityLabel("Close")
            }
            .padding(16)
            ForEach(configuration.actions) { action in
                Divider().padding(.leading, configuration.image == nil ? 16 : 28 + (imageSize?.width ?? 36))
                Button(action: action.handler) { action.label().frame(maxWidth: .infinity, alignment: .leading).contentShape(.rect) }
                    .buttonStyle(.borderless).padding(.leading, configuration.image == nil ? 16 : 28 + (imageSize?.width ?? 36))
                        .padding(.vertical, 11)
            }
        }
    }
}

private struct StyleKey: EnvironmentKey {
    static var defaultValue: UncheckedTipStyle { UncheckedTipStyle { AnyView(TipLayout(configuration: $0)) } }
}
struct UncheckedTipStyle: @unchecked Sendable {
    let make: @MainActor (TipViewStyleConfiguration) -> AnyView
    @MainActor func callAsFunction(_ configuration: TipViewStyleConfiguration) -> AnyView { make(configuration) }
}
private struct TipBackgroundKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
private struct TipCornerRadiusKey: EnvironmentKey { static var defaultValue: Double { 14 } }
private struct TipImageSizeKey: EnvironmentKey { static var defaultValue: CGSize? { nil } }

extension EnvironmentValues {
    fileprivate var tipStyle: UncheckedTipStyle {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
    fileprivate var tipBackground: AnyShapeStyle? {
        get { self[TipBackgroundKey.self] }
        set { self[TipBackgroundKey.self] = newValue }
    }
    fileprivate var tipCornerRadius: Double {
        get { self[TipCornerRadiusKey.self] }
        set { self[TipCornerRadiusKey.self] = newValue }
    }
    fileprivate var tipImageSize: CGSize? {
        get { self[TipImageSizeKey.self] }
        set { self[TipImageSizeKey.self] = newValue }
    }
}

extension View {
    public func tipViewStyle<S: TipViewStyle>(_ style: S) -> some View {
        environment(\.tipStyle, UncheckedTipStyle { AnyView(style.makeBody(configuration: $0)) })
    }
    public func tipBackground<S: ShapeStyle>(_ style: S) -> some View { environment(\.tipBackground, AnyShapeStyle(style)) }
    public func tipBackground<V: View>(@ViewBuilder _ content: () -> V) -> some View { background(content: content) }
    public func tipCornerRadius(_ cornerRadius: CGFloat, antialiased: Bool = true) -> some View {
        environment(\.tipCornerRadius, Double(cornerRadius))
    }
    public func tipImageSize(_ size: CGSize) -> some View { environment(\.tipImageSize, size) }
    /// Pictures are drawn in the tint's colour, or as their own style says.
    public func tipImageStyle<S: ShapeStyle>(_ style: S) -> some View { tint(style) }

    /// Shows the tip in a popover at the view, while it is to be shown.
    public func popoverTip<Content: Tip>(
        _ tip: Content, arrowEdge: Edge = .top, action: @escaping (Tips.Action) -> Void = { _ in }
    ) -> some View {
        modifier(TipPopover(tip: tip, arrowEdge: arrowEdge, action: action))
    }
    @_disfavoredOverload
    public func popoverTip<Content: Tip>(
        _ tip: Content?, arrowEdge: Edge = .top, action: @escaping (Tips.Action) -> Void = { _ in }
    ) -> some View {
        modifier(TipPopover(tip: tip, arrowEdge: arrowEdge, action: action))
    }
    @_disfavoredOverload
    public func popoverTip(_ tip: (any Tip)?, arrowEdge: Edge = .top, action: @escaping (Tips.Action) -> Void = { _ in }) -> some View {
        tip.map { AnyView(self.opened($0, arrowEdge, action)) } ?? AnyView(self)
    }
    private func opened<Content: Tip>(_ tip: Content, _ edge: Edge, _ action: @escaping (Tips.Action) -> Void) -> some View {
        modifier(TipPopover(tip: tip, arrowEdge: edge, action: action))
    }
}

private struct TipPopover<Content: Tip>: ViewModifier {
    let tip: Content?
    let arrowEdge: Edge
    let action: (Tips.Action) -> Void
    @StateObject private var watch = TipWatch()
    @Environment(\.tipStyle) private var style

    func body(content: Self.Content) -> some View {
        let isShown = tip?.shouldDisplay == true
        content.popover(
            isPresented: Binding(get: { isShown }, set: { if !$0 { tip?.invalidate(reason: .tipClosed) } }), arrowEdge: arrowEdge
        ) {
            if let tip {
                style(TipViewConfiguration(tip, action)).frame(maxWidth: 320).presentationCompactAdaptation(.popover)
                    .onAppear { TipStore.shared.shown(tip) }
                    .onDisappear { TipStore.shared.hidden(tip.id) }
            }
        }
    }
}

/// Tips of which one is shown at a time.
@MainActor
public final class TipGroup: ObservableObject {
    public enum Priority: Sendable { case firstAvailable, ordered }
    private let tips: [any Tip]
    private let priority: Priority
    private var listener: UUID?
    @Published private var turn = 0

    public init(_ priority: Priority = .firstAvailable, @TipGroupBuilder _ tips: () -> [any Tip]) {
        (self.priority, self.tips) = (priority, tips())
        listener = TipStore.shared.listen { [weak self] in DispatchQueue.main.async { self?.turn += 1 } }
    }
    deinit { if let listener { TipStore.shared.stop(listener) } }

    /// The tip to show. In order, each waits until those before it are closed.
    public var currentTip: (any Tip)? {
        for tip in tips {
            if tip.shouldDisplay { return tip }
            if case .invalidated = tip.status { continue }
            if priority == .ordered { return nil }
        }
        return nil
    }
    @resultBuilder public struct TipGroupBuilder {
        public static func buildExpression(_ tip: any Tip) -> [any Tip] { [tip] }
        public static func buildBlock(_ tips: [any Tip]...) -> [any Tip] { tips.flatMap { $0 } }
    }
}
