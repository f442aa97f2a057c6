// NavigationLink: a button that pushes a screen.

import Foundation
import WaggleGeometry

/// A button that pushes a screen onto the enclosing navigation stack: a view, or the stack's destination for a value.
///
/// In a list row, it responds to taps on the whole row, which shows a chevron. It is disabled without an enclosing stack or
/// without a value.
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
    enum Target {
        case value(NavigationPathElement?)
        case view(Destination)
        /// The link is pushed while the flag is true.
        case flag(Destination, Binding<Bool>)
    }
    private let target: Target
    private let label: Label

    private init(_ target: Target, _ label: Label) { (self.target, self.label) = (target, label) }

    /// - Parameter destination: The view of the screen; its body runs when it is pushed.
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) { self.init(.view(destination()), label()) }
    /// The form of iOS 13.
    public init(destination: Destination, @ViewBuilder label: () -> Label) { self.init(.view(destination), label()) }
    /// - Parameter isActive: True while the screen is pushed. `navigationDestination(isPresented:)` is newer.
    public init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(.flag(destination(), isActive), label())
    }
    /// The form of iOS 13.
    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(.flag(destination, isActive), label())
    }
    /// - Parameter selection: Equal to the tag while the screen is pushed. `navigationDestination(item:)` is newer.
    public init<V: Hashable>(tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(.flag(destination(), Self.flag(tag, selection)), label())
    }
    /// The form of iOS 13.
    public init<V: Hashable>(destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label) {
        self.init(.flag(destination, Self.flag(tag, selection)), label())
    }
    private static func flag<V: Hashable>(_ tag: V, _ selection: Binding<V?>) -> Binding<Bool> {
        Binding(reading: { selection.wrappedValue == tag }, writing: { isActive in
            if isActive { selection.wrappedValue = tag } else if selection.wrappedValue == tag { selection.wrappedValue = nil }
        })
    }

    @MainActor public var body: some View {
        switch target {
        case .value(let element): ValueLink(element: element, label: label)
        case .view(let destination): ViewLink(destination: destination, flag: nil, label: label)
        case .flag(let destination, let flag): ViewLink(destination: destination, flag: flag, label: label)
        }
    }

    /// Sets whether a split view shows the screen in its detail column. It has no effect here.
    public nonisolated func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension NavigationLink where Destination == Never {
    /// A link that appends the value to the stack's path.
    /// - Parameter value: nil disables the link.
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(.value(value.map { NavigationPathElement($0) }), label())
    }
    /// A link that appends a codable value to the stack's path.
    public init<P: Hashable & Codable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(.value(value.map { NavigationPathElement(coding: $0) }), label())
    }
}
extension NavigationLink where Destination == Never, Label == Text {
    /// A link with a title that appends the value to the stack's path.
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) { self.init(value: value) { Text(titleKey) } }
    @_disfavoredOverload
    public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) { self.init(value: value) { Text(titleResource) } }
    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) { self.init(value: value) { Text(title) } }
    public init<P: Hashable & Codable>(_ titleKey: LocalizedStringKey, value: P?) { self.init(value: value) { Text(titleKey) } }
    @_disfavoredOverload
    public init<P: Hashable & Codable>(_ titleResource: LocalizedStringResource, value: P?) {
        self.init(value: value) { Text(titleResource) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable & Codable>(_ title: S, value: P?) { self.init(value: value) { Text(title) } }
}
extension NavigationLink where Label == Text {
    /// A link with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(titleResource) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(title) }
    }
    /// The form of iOS 13.
    public init(_ titleKey: LocalizedStringKey, destination: Destination) { self.init(destination: destination) { Text(titleKey) } }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination) { self.init(destination: destination) { Text(title) } }
    /// The forms with a flag, of iOS 13.
    public init(_ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination) {
        self.init(isActive: isActive, destination: destination) { Text(titleKey) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination) {
        self.init(isActive: isActive, destination: destination) { Text(title) }
    }
    public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(destination: destination, isActive: isActive) { Text(titleKey) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
        self.init(destination: destination, isActive: isActive) { Text(title) }
    }
    /// The forms with a tag, of iOS 13.
    public init<V: Hashable>(_ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination) {
        self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol, V: Hashable>(_ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination) {
        self.init(tag: tag, selection: selection, destination: destination) { Text(title) }
    }
    public init<V: Hashable>(_ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>) {
        self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol, V: Hashable>(_ title: S, destination: Destination, tag: V, selection: Binding<V?>) {
        self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
    }
}

/// A link that appends a value.
nonisolated private struct ValueLink<Label: View>: View {
    let element: NavigationPathElement?
    let label: Label
    @Environment(\.navigation) private var navigation
    @Environment(\.splitColumn) private var column
    @Environment(\.listHasSelection) private var listHasSelection
    @MainActor var body: some View {
        if let element, let column, navigation === column.navigation, listHasSelection, navigation?.destinations(for: element.type) == nil {
            // In a column of a split view, the row's value becomes the list's selection, and the next column shows its content.
            label.modifier(_TraitModifier<LinkValueTrait>(value: element.value))
                .modifier(_TraitModifier<RowChevronTrait>(value: column.split?.isCollapsed == true))
        } else {
            LinkButton(isOpen: false, label: label) { [navigation, element] in if let element { navigation?.push(element) } }
                .disabled(element == nil || navigation == nil)
        }
    }
}

/// A link that pushes a view.
struct ViewLink<Destination: View, Label: View>: View {
    let view: Destination
    let flag: Binding<Bool>?
    let label: Label
    @State private var destination = NavigationDestination()
    @Environment(\.navigation) private var navigation

    init(destination: Destination, flag: Binding<Bool>?, label: Label) { (view, self.flag, self.label) = (destination, flag, label) }

    var body: some View {
        let destination = destination, isActive = flag?.wrappedValue
        let _ = destination.show(AnyView(view))
        LinkButton(isOpen: isActive ?? false, label: label) { [navigation, flag] in
            if let flag { flag.wrappedValue = true } else { navigation?.push(destination) }
        }
        .disabled(navigation == nil)
        .onChange(of: isActive, initial: true) {
            if isActive == nil, destination.isKept {
                destination.isKept = false
                navigation?.push(destination, animated: false)
            }
            guard let isActive, let navigation else { return }
            let flag = flag
            destination.didPop = { if flag?.wrappedValue == true { flag?.wrappedValue = false } }
            if isActive { navigation.push(destination) } else { navigation.remove(destination) }
        }
    }
}

/// A link as a button. In a list row, it responds to taps on the whole row.
nonisolated private struct LinkButton<Label: View>: View {
    let isOpen: Bool
    let label: Label
    let action: @MainActor () -> Void
    @Environment(\.listAppearance) private var listAppearance
    @Environment(\.navigationLinkIndicatorVisibility) private var indicator

    init(isOpen: Bool, label: Label, action: @escaping @MainActor () -> Void) {
        (self.isOpen, self.label, self.action) = (isOpen, label, action)
    }

    @MainActor var body: some View {
        if listAppearance != nil {
            Button(action: action) { label }
                .buttonStyle(TextRowButtonStyle(showsChevron: indicator != .hidden))
        } else {
            Button(action: action) { label }
        }
    }
}

/// Whether a row that only selects shows the chevron of a link. Other links are found by the row.
enum RowChevronTrait: _ViewTraitKey { static var defaultValue: Bool { false } }

private struct NavigationLinkIndicatorKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }
extension EnvironmentValues {
    /// Whether links in list rows show a chevron.
    public package(set) var navigationLinkIndicatorVisibility: Visibility {
        get { self[NavigationLinkIndicatorKey.self] }
        set { self[NavigationLinkIndicatorKey.self] = newValue }
    }
}
extension View {
    /// Shows or hides the chevrons of links in list rows.
    @MainActor public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
        environmentTransform(visibility) { $1.navigationLinkIndicatorVisibility = $0 }
    }
}
