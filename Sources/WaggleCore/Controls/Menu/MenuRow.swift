// One row of an open menu.

import Foundation
import WaggleGeometry

/// Before the text of a row.
enum MenuMark: Hashable {
    /// The row is no choice.
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

/// A row of a menu that can be chosen: a button, a toggle, a choice of a picker, or what opens a submenu.
struct MenuRow<Label: View>: View {
    var role: ButtonRole?
    var mark = MenuMark.none
    /// The symbol at the trailing edge; nil: none.
    var accessory: String?
    /// False for rows that lead elsewhere in the menu.
    var closesMenu = true
    let action: @MainActor () -> Void
    @ViewBuilder let label: Label
    @State private var isHighlighted = false
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.menuTextInset) private var inset
    @Environment(\.menuLevel) private var level
    @Environment(\.menuActionDismissBehavior) private var dismissal
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        let color = !isEnabled ? Color.system(.gray) : role == .destructive ? .red : .primary
        HStack(spacing: 0) {
            MenuRowLabel { label }.frame(maxWidth: .infinity, alignment: inset > 0 ? .leading : .center)
            if let accessory { Image(systemName: accessory).font(.system(size: 15, weight: .semibold)).frame(width: MenuMetrics.iconWidth / 2) }
        }
        .padding(EdgeInsets(top: MenuMetrics.padding, leading: inset, bottom: MenuMetrics.padding, trailing: min(inset, MenuMetrics.inset)))
        .overlay(alignment: .leading) {
            if let symbol = mark.symbol {
                Image(systemName: symbol).font(.system(size: 15, weight: .semibold)).frame(width: MenuMetrics.textInsetBesideMarks).accessibilityHidden(true)
            }
        }
        .foregroundStyle(color)
        .background { if isHighlighted { highlight } }
        .contentShape(Rectangle())
        .modifier(MenuRowModifier(session: level?.session, choose: choose) { isHighlighted = $0 })
        .preference(key: MenuMarks.self, value: mark != .none)
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(mark == .on ? [.isButton, .isSelected] : .isButton)
        .accessibilityAction { choose() }
    }
    private var highlight: Color { scheme == .dark ? .white.opacity(0.1) : Color(white: 0.2).opacity(0.1) }

    private func choose() {
        if closesMenu, dismissal != .disabled { level?.session.close() }
        action()
    }
}

/// The title of a row, and below it further texts.
private struct MenuRowLabel<Label: View>: View {
    @ViewBuilder let label: Label

    var body: some View {
        Group(subviews: label) { parts in
            VStack(alignment: .leading, spacing: 0) {
                ForEach(parts) { part in
                    if part.id == parts.first?.id {
                        part.font(.body).lineLimit(2)
                    } else {
                        part.font(.subheadline).foregroundStyle(.secondary).lineLimit(2)
                    }
                }
            }
        }
    }
}

/// The item of a row.
nonisolated private struct MenuRowModifier: ItemModifier, @unchecked Sendable {
    let session: MenuSession?
    let choose: @MainActor () -> Void
    let highlight: @MainActor (Bool) -> Void
    typealias Body = Never
    @MainActor static func makeWrapper(_ modifier: Self, _ inputs: ViewInputs) -> MenuRowNode { MenuRowNode(modifier, inputs) }
    @MainActor static func update(_ wrapper: MenuRowNode, with modifier: Self) { wrapper.modifier = modifier }
}

@MainActor
final class MenuRowNode: WrapperNode {
    fileprivate var modifier: MenuRowModifier

    fileprivate init(_ modifier: MenuRowModifier, _ inputs: ViewInputs) {
        self.modifier = modifier
        super.init(inputs)
        modifier.session?.add(self)
    }
    var isEnabled: Bool { environment.values.isEnabled }
    func choose() { if isEnabled { modifier.choose() } }
    func setHighlighted(_ isHighlighted: Bool) { if isAlive { modifier.highlight(isHighlighted) } }
}
