// Pickers that open a menu of their options.

import Foundation

/// A button that shows the selected option and opens a menu of all options. In a list row the label precedes it; in a menu it is a submenu.
struct PickerMenu: View {
    let configuration: _PickerStyleConfiguration
    @Environment(\.listAppearance) private var listAppearance
    @Environment(\.menuLevel) private var menu
    @Environment(\.menuIndicatorVisibility) private var indicator
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        if menu != nil {
            Menu { MenuPickerRows(configuration: configuration) } label: {
                configuration.label
                SelectedOption(configuration: configuration)
            }
        } else if listAppearance != nil {
            // The button's accessibility label includes the label.
            LabeledContent { namedButton } label: { configuration.label.accessibilityHidden(true) }
                .defaultForegroundStyle(isEnabled ? nil : AnyShapeStyle(Color.system(.tertiary)))
        } else {
            namedButton
        }
    }

    private var namedButton: some View {
        button.accessibilityNote(.role(.comboBox)).accessibilitySubstitute(.labelBesideValue, configuration.label)
    }
    private var button: some View {
        Menu { MenuPickerRows(configuration: configuration) } label: {
            HStack(spacing: 5) {
                SelectedOption(configuration: configuration)
                if indicator != .hidden { MenuChevron() }
            }
        }
        .menuIndicator(.hidden)
        .menuOrder(.fixed)
    }
}

/// What stands for the selection: the program's label, otherwise the selected option.
struct SelectedOption: View {
    let configuration: _PickerStyleConfiguration

    var body: some View {
        if let label = configuration.currentValueLabel {
            label
        } else {
            PickerOptions(configuration: configuration) { options in
                if let selected = options.first(where: \.isSelected) { selected.view } else { Text(verbatim: "") }
            }
        }
    }
}

/// The options of a picker as rows of a menu, in a section of their own.
struct MenuPickerRows: View {
    let configuration: _PickerStyleConfiguration
    /// How the selected option is marked.
    var effect = PaletteSelectionEffect.automatic

    var body: some View {
        let selection = configuration.selection
        Section {
            PickerOptions(configuration: configuration) { options in
                ForEach(options) { option in
                    MenuRow(
                        mark: option.isSelected && effect == .automatic ? .on : .off,
                        action: { if let value = option.value { selection.choose(value) } }
                    ) {
                        option.view.symbolVariant(option.isSelected ? effect.variant : .none)
                    }
                        .disabled(option.value == nil)
                }
            }
        }
    }
}
