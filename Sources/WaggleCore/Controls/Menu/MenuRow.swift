// One row of an open menu.

import Foundation
import WaggleGeometry

/// The check mark of a row.
enum MenuMark: Hashable {
    /// The row is not an option.
    case none
    case off, on, mixed

    fileprivate var symbol: String? {
        switch self {
        case .none, .off: nil
        case .on: "checkmark"
        case .mixed: "minus"
        }
    }
}

/// A row of a menu that performs an action: a button, a toggle, an option of a picker, or a submenu.
struct MenuRow<Label: View>: View {
    var role: ButtonRole?
    var mark = MenuMark.none
    /// The symbol at the trailing edge, or nil.
    var accessory: String?
    /// False for rows that open or close a submenu.
    var closesMenu = true
    var opensSubmenu = false
    let action: @MainActor () -> Void
    @ViewBuilder let label: Label
    @State private var isHighlighted = false
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.menuTextInset) private var inset
    @Environment(\.menuLevel) private var level
    @Environment(\.menuActionDismissBehavior) private var dismissal
    @Environment(\.colorScheme) private var scheme
    @Environment(\.menuMetrics) private var metrics
    @Environment(\.keyboardShortcut) private var shortcut

    var body: some View {
        let color = !isEnabled ? Color.system(.gray) : role == .destructive ? .red : .primary
        HStack(spacing: 0) {
            MenuRowLabel { label }.frame(maxWidth: .infinity, alignment: inset > 0 ? .leading : .center)
            if metrics.isForPointer, let shortcut {
                Text(verbatim: shortcut.words).font(metrics.font).fixedSize().opacity(0.6).padding(.leading, 24).accessibilityHidden(true)
            }
            if let accessory { Image(systemName: accessory).font(.system(size: 15, weight: .semibold)).frame(width: metrics.iconWidth / 2) }
        }
        .padding(EdgeInsets(top: metrics.padding, leading: inset, bottom: metrics.padding, trailing: min(inset, metrics.inset)))
        .overlay(alignment: .leading) {
            if let symbol = mark.symbol {
                Image(systemName: symbol).font(.system(size: 15, weight: .semibold)).frame(width: metrics.textInsetBesideMarks)
                    .accessibilityHidden(true)
            }
        }
        .foregroundStyle(color)
        .background { if isHighlighted { highlight } }
        .contentShape(Rectangle())
        .modifier(MenuRowModifier(session: level?.session, opensSubmenu: opensSubmenu, choose: choose) { isHighlighted = $0 })
        .preference(key: MenuMarks.self, value: mark != .none)
        .accessibilityProperties {
            $0.childBehavior = .combine
            $0.addedTraits = mark == .on ? [.isButton, .isSelected] : .isButton
            $0.notes = [.action(.default, .plain { MainActor.assumeIsolated { choose() } }), .role(mark == .none ? .menuItem : .menuOption)]
        }
    }
    private var highlight: Color { scheme == .dark ? .white.opacity(0.1) : Color(white: 0.2).opacity(0.1) }

    private func choose() {
        if closesMenu, dismissal != .disabled { level?.session.close() }
        action()
    }
}

/// A row's title, with further texts below as subtitles, and the image that a program puts beside them in either order.
private struct MenuRowLabel<Label: View>: View {
    @ViewBuilder let label: Label
    @Environment(\.menuMetrics) private var metrics

    var body: some View {
        Group(subviews: label) { parts in
            let (images, texts) = parts.imagesAndOthers
            if images.isEmpty || texts.isEmpty {
                lines(Array(parts))
            } else {
                WaggleCore.Label { lines(texts) } icon: { ForEach(images) { $0 } }
            }
        }
    }
    private func lines(_ parts: [Subview]) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(parts) { part in
                if part.id == parts.first?.id {
                    part.font(metrics.font).lineLimit(2)
                } else {
                    part.font(metrics.smallFont).foregroundStyle(.secondary).lineLimit(2)
                }
            }
        }
    }
}

/// Registers a row with the menu's session.
nonisolated struct MenuRowModifier: KeptModifier, @unchecked Sendable {
    let session: MenuSession?
    let opensSubmenu: Bool
    let choose: @MainActor () -> Void
    let highlight: @MainActor (Bool) -> Void
    typealias Wrapper = MenuRowNode
}

@MainActor
final class MenuRowNode: ModifierNode<MenuRowModifier> {
    required init(_ modifier: MenuRowModifier, _ inputs: ViewInputs) {
        super.init(modifier, inputs)
        modifier.session?.add(self)
    }
    var isEnabled: Bool { environment.values.isEnabled }
    var opensSubmenu: Bool { modifier.opensSubmenu }
    func choose() { if isEnabled { modifier.choose() } }
    func setHighlighted(_ isHighlighted: Bool) { if isAlive { modifier.highlight(isHighlighted) } }
}
