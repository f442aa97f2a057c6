import Foundation

/// The options of a picker as rows, which are laid out like any others by the enclosing container.
struct PickerRows: View {
    let configuration: _PickerStyleConfiguration
    @Environment(\.labelsVisibility) private var labelsVisibility

    private static let checkFont = Font.body.weight(.semibold)

    var body: some View {
        let selection = configuration.selection
        if labelsVisibility != .hidden { configuration.label }
        PickerOptions(configuration: configuration) { options in
            ForEach(options) { option in
                Button {
                    if let value = option.value { selection.choose(value) }
                } label: {
                    HStack {
                        option.view
                        Spacer()
                        Image(systemName: "checkmark")
                            .font(Self.checkFont)
                            .foregroundStyle(TintShapeStyle())
                            .opacity(option.isSelected ? 1 : 0)
                            .accessibilityHidden(true)
                    }
                    .contentShape(Rectangle())
                }
                .buttonStyle(OptionButtonStyle())
                .disabled(option.value == nil)
                .accessibilityProperties {
                    if option.isSelected { $0.addedTraits = .isSelected }
                    $0.notes = [.role(.option)]
                }
            }
        }
    }
}

/// A row of a list, or a plain button elsewhere.
nonisolated private struct OptionButtonStyle: PrimitiveButtonStyle {
    @Environment(\.listAppearance) private var listAppearance
    @MainActor @ViewBuilder func makeBody(configuration: Configuration) -> some View {
        if listAppearance != nil {
            TextRowButtonStyle().makeBody(configuration: configuration)
        } else {
            PlainButtonStyle().makeBody(configuration: configuration)
        }
    }
}
