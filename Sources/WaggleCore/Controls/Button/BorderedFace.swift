import Foundation
import WaggleGeometry

/// What a button of another framework changes about the face of a bordered button. Nil is the face's own.
package struct BorderedFaceChanges {
    /// Between the label and the border.
    package var insets: EdgeInsets?
    package var radius: CGFloat?
    package var fill: Color?
    package var foreground: Color?
    package var stroke: Color?
    package var strokeWidth: CGFloat = 0
    /// True if the face takes all the space it is offered.
    package var fillsSpace = false
    package var alignment = Alignment.center

    package init() {}
}

/// The face of a button without its behaviour, for frameworks that bring their own buttons.
nonisolated package struct ButtonFace: View {
    package enum Kind { case borderless, clear, grey, tinted, prominent }
    private let kind: Kind
    private let isPressed: Bool
    private let changes: BorderedFaceChanges
    private let role: ButtonRole?
    private let label: AnyView

    package init(_ kind: Kind, isPressed: Bool, role: ButtonRole?, _ changes: BorderedFaceChanges, @ViewBuilder label: () -> some View) {
        (self.kind, self.isPressed, self.role, self.changes) = (kind, isPressed, role, changes)
        self.label = AnyView(label())
    }

    @MainActor private var configuration: PrimitiveButtonStyleConfiguration {
        PrimitiveButtonStyleConfiguration(role: role, label: .init(parts: LabelParts(label)), action: {})
    }
    @MainActor package var body: some View {
        switch kind {
        case .borderless: BorderlessLabel(configuration: configuration, isPressed: isPressed)
        case .clear: bordered(.clear)
        case .grey: bordered(.grey)
        case .tinted: bordered(.tinted)
        case .prominent: bordered(.prominent)
        }
    }
    @MainActor private func bordered(_ fill: BorderedLabel.Fill) -> some View {
        BorderedLabel(configuration: configuration, isPressed: isPressed, fill: fill, changes: changes)
    }
}
