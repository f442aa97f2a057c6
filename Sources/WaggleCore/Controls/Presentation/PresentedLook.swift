// The look that presented content inherits.

import Foundation
import WaggleGeometry

/// The values by which containers such as bars and section headers give the program's views a look of their own.
///
/// A presentation inherits the environment of its place. What a container has set there is not the program's wish for a sheet, so the
/// container notes the look around itself, and a presentation inside inherits that.
struct PresentedLook: Equatable {
    private let font: Font?
    private let textStyle: TextStyle
    private let foregroundStyles: ForegroundStyles?
    private let textCase: Text.Case?
    private let lineLimit: Int?
    private let alignment: TextAlignment
    private let typeSize: DynamicTypeSize
    private let labelStyles: StyleStack<LabelStyleConfiguration>
    private let toggleStyles: StyleStack<ToggleStyleConfiguration>

    init(of values: EnvironmentValues) {
        (font, textStyle, foregroundStyles) = (values.font, values.textStyle, values.foregroundStyles)
        (textCase, lineLimit, alignment, typeSize) =
            (values.textCase, values.lineLimit, values.multilineTextAlignment, values.dynamicTypeSize)
        labelStyles = values[StyleStackKey<LabelStyleConfiguration>.self]
        toggleStyles = values[StyleStackKey<ToggleStyleConfiguration>.self]
    }
    fileprivate func restore(in values: inout EnvironmentValues) {
        (values.font, values.textStyle, values.foregroundStyles) = (font, textStyle, foregroundStyles)
        (values.textCase, values.lineLimit, values.multilineTextAlignment, values.dynamicTypeSize) =
            (textCase, lineLimit, alignment, typeSize)
        values[StyleStackKey<LabelStyleConfiguration>.self] = labelStyles
        values[StyleStackKey<ToggleStyleConfiguration>.self] = toggleStyles
    }
}

private enum PresentedLookKey: EnvironmentKey { static var defaultValue: PresentedLook? { nil } }

extension EnvironmentValues {
    /// Notes the present look for presentations. Call it before a container sets its own.
    mutating func notePresentedLook() { self[PresentedLookKey.self] = PresentedLook(of: self) }
    /// Gives presented content the look outside the container that has set one.
    mutating func restorePresentedLook() {
        guard let look = self[PresentedLookKey.self] else { return }
        look.restore(in: &self)
        self[PresentedLookKey.self] = nil
    }
}

/// Gives a presentation the color scheme of `preferredColorScheme` in its content, including its background; without one it has that
/// of its presenter.
struct PresentedColorScheme: ViewModifier {
    @State private var preferred: ColorScheme?

    func body(content: Content) -> some View {
        content
            .environmentTransform(preferred) { preferred, values in if let preferred { values.colorScheme = preferred } }
            .onPreferenceChange(PreferredColorSchemeKey.self) { scheme in onMainActor { preferred = scheme } }
    }
}

/// Shrinks the content behind the enclosing layer over black, with rounded corners, as a large sheet comes up.
nonisolated struct RecessionModifier: ItemModifier {
    /// 0 without a recession, 1 when the sheet is up.
    let progress: CGFloat
    @MainActor static func update(_ wrapper: WrapperNode, with modifier: Self) {
        var ancestor: ViewNode? = wrapper
        while let node = ancestor, !(node is WindowLayer) { ancestor = node.parent }
        (ancestor as? WindowLayer)?.recession = modifier.progress
    }
}
