// Pickers that push a screen of their options.

import Foundation

/// A row with the label and the selected option that pushes a screen of all options.
struct PickerLink: View {
    let configuration: _PickerStyleConfiguration

    var body: some View {
        NavigationLink {
            PickerScreen(configuration: configuration)
        } label: {
            LabeledContent {
                SelectedOption(configuration: configuration)
            } label: {
                configuration.label
            }
        }
    }
}

/// All options as rows. Choosing one goes back.
private struct PickerScreen: View {
    let configuration: _PickerStyleConfiguration
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        List {
            PickerRows(configuration: _PickerStyleConfiguration(label: AnyView(EmptyView()), content: configuration.content,
                                                               selection: configuration.selection.afterwards { dismiss() }))
        }
        .labelsHidden()
        .toolbar {
            ToolbarItem(placement: .principal) {
                configuration.label.labelStyle(.titleOnly).font(.system(size: 17, weight: .semibold)).lineLimit(1)
                    .accessibilityAddTraits(.isHeader)
            }
        }
        .navigationBarTitleDisplayMode(.inline)
    }
}
