// Whether controls show their labels. A hidden label still names its control for accessibility.

import Foundation

private enum LabelsVisibilityKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
    /// Whether controls show their labels; automatic by default, which shows them.
    public var labelsVisibility: Visibility {
        get { self[LabelsVisibilityKey.self] }
        set { self[LabelsVisibilityKey.self] = newValue }
    }
}

extension View {
    /// Hides the labels of controls inside. They still name the controls for accessibility.
    public nonisolated func labelsHidden() -> some View { labelsVisibility(.hidden) }
    /// Sets whether controls inside show their labels.
    public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View { environment(\.labelsVisibility, visibility) }

    /// Names a control by its label if the label is hidden.
    @ViewBuilder
    nonisolated func accessibilityName<Label: View>(_ label: Label, isHidden: Bool) -> some View {
        if isHidden {
            accessibilitySubstitute(.label, label)
        } else {
            self
        }
    }
}

/// A control at the trailing edge with its label at the leading one; only the control if labels are hidden.
struct LabeledControl<Label: View, Control: View>: View {
    @ViewBuilder let label: Label
    @ViewBuilder let control: Control
    @Environment(\.labelsVisibility) private var labelsVisibility
    @Environment(\.isEnabled) private var isEnabled

    private static var gap: CGFloat { 8 }

    var body: some View {
        if labelsVisibility == .hidden {
            control
        } else {
            HStack(spacing: 0) {
                label.defaultForegroundStyle(isEnabled ? nil : AnyShapeStyle(Color.system(.tertiary)))
                Spacer(minLength: Self.gap)
                control
            }
        }
    }
}
