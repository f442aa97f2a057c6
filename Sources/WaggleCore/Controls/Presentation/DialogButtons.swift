// The buttons of alerts and confirmation dialogs.

import Foundation
import WaggleGeometry

/// The content of an alert or a confirmation dialog.
package struct DialogContent {
    /// Nil if not shown.
    let title: Text?
    let message: AnyView?
    let actions: AnyView
    /// The tint of the buttons; nil for the accent colour.
    var tint: Color?

    package init(title: Text?, message: AnyView?, actions: AnyView, tint: Color? = nil) {
        (self.title, self.message, self.actions, self.tint) = (title, message, actions, tint)
    }
    /// The tint of the buttons, whatever that of the presenting view.
    @MainActor var buttonTint: AnyShapeStyle? { (tint ?? ControlLooks.current.dialogTint).map { AnyShapeStyle($0) } }
}

/// Marks a subview of a dialog's actions as a button.
struct DialogRow: Equatable {
    let role: ButtonRole?
}
private struct DialogRowKey: ContainerValueKey { static var defaultValue: DialogRow? { nil } }
extension ContainerValues {
    /// Set by buttons in a dialog's actions.
    var dialogRow: DialogRow? {
        get { self[DialogRowKey.self] }
        set { self[DialogRowKey.self] = newValue }
    }
}

/// The state shared by a dialog's buttons.
@MainActor
final class DialogSession {
    /// The action of the cancel button. A touch outside a confirmation dialog runs it, too.
    var cancel: (() -> Void)?
    nonisolated init() {}
}

/// The metrics of a dialog's buttons.
struct DialogButtonMetrics: Equatable {
    let height: CGFloat
    let fontSize: CGFloat
    /// The opacity of the overlay on a pressed button.
    let pressedOpacity: Double

    static let alert = DialogButtonMetrics(height: 44, fontSize: 17, pressedOpacity: 0.08)
    static let confirmation = DialogButtonMetrics(height: 57.33, fontSize: 20, pressedOpacity: 0.1)
}

/// Runs a button's action and then closes the dialog.
nonisolated struct DialogButtonStyle: PrimitiveButtonStyle, @unchecked Sendable {
    let metrics: DialogButtonMetrics
    @MainActor func makeBody(configuration: Configuration) -> some View { DialogButton(configuration: configuration, metrics: metrics) }
}

private struct DialogButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    let metrics: DialogButtonMetrics
    @Environment(\.dialogSession) private var session
    @Environment(\.presenter) private var presenter
    @Environment(\.keyboardShortcut) private var shortcut
    @Environment(\.tint) private var tint
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.dialogButtonIsBold) private var isBold

    private func run() {
        configuration.trigger()
        presenter?.dismiss()
    }

    var body: some View {
        let isDestructive = configuration.role == .destructive
        let color = !isEnabled ? AnyShapeStyle(
            Color.system(.tertiary)) : isDestructive ? AnyShapeStyle(Color.red) : tint ?? AnyShapeStyle(Color.accentColor)
        PressedButton(
            configuration: PrimitiveButtonStyleConfiguration(role: configuration.role, label: configuration.label, action: run),
            release: .easeOut(duration: 0.15)) { isPressed in
            configuration.label
                .labelStyle(.titleOnly)
                .font(.system(
                    size: metrics.fontSize,
                    weight: isBold || configuration.role == .cancel || shortcut == .defaultAction ? .semibold : .regular))
                .foregroundStyle(color)
                .lineLimit(1).minimumScaleFactor(0.6)
                .padding(.horizontal, 8)
                .frame(maxWidth: .infinity, minHeight: metrics.height)
                .background { Color.primary.opacity(isPressed ? metrics.pressedOpacity : 0) }
                .contentShape(Rectangle())
        }
        .containerValue(\.dialogRow, DialogRow(role: configuration.role))
        .onAppear { if configuration.role == .cancel { session?.cancel = run } }
        .onDisappear { if configuration.role == .cancel { session?.cancel = nil } }
    }
}

private struct DialogSessionKey: EnvironmentKey { static var defaultValue: DialogSession? { nil } }
private struct DialogButtonIsBoldKey: EnvironmentKey { static var defaultValue: Bool { false } }
extension EnvironmentValues {
    /// The enclosing dialog.
    var dialogSession: DialogSession? {
        get { self[DialogSessionKey.self] }
        set { self[DialogSessionKey.self] = newValue }
    }
    /// True for the default button of a dialog.
    var dialogButtonIsBold: Bool {
        get { self[DialogButtonIsBoldKey.self] }
        set { self[DialogButtonIsBoldKey.self] = newValue }
    }
}

/// The line between a dialog's buttons.
struct DialogLine: View {
    @Environment(\.displayScale) private var scale
    var body: some View { Color.primary.opacity(0.2).frame(height: 1 / max(scale, 1)) }
}

/// The actions of a dialog: text fields and other views, and buttons.
@MainActor
struct DialogActions {
    /// The subviews that are not buttons.
    let fields: [Subview]
    /// The buttons, except for cancel.
    let buttons: [Subview]
    /// The first cancel button. Further ones are not shown.
    let cancel: Subview?

    init(_ subviews: SubviewsCollection) {
        var fields: [Subview] = [], buttons: [Subview] = [], cancel: Subview?
        for subview in subviews {
            switch subview.containerValues.dialogRow {
            case nil: fields.append(subview)
            case let row? where row.role == .cancel: cancel = cancel ?? subview
            case _?: buttons.append(subview)
            }
        }
        (self.fields, self.buttons, self.cancel) = (fields, buttons, cancel)
    }
}
