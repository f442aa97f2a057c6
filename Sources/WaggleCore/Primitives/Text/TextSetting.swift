// The settings shared by all texts of an environment.

import Foundation
import WaggleDisplayList

/// The values that texts read from their environment, resolved once for all texts of that environment.
///
/// A list has thousands of texts and one environment. A text reads some twenty keys, so resolving them would cost more than
/// the text itself.
@MainActor
final class TextSetting {
    /// The environment's font, or the body font.
    let font: FontDescription
    let paragraph: ParagraphStyle
    let contentTransition: ContentTransition
    let hidesContent: Bool
    /// An empty run in the environment's style; nil if the environment changes the characters of its texts.
    private let plainRun: StyledText.Run?
    private let keys: EnvironmentKeys
    /// The foreground style, with the keys read for it; nil before first use. Texts with their own colour do not depend on it.
    private var foreground: (style: _ResolvedShapeStyle, keys: EnvironmentKeys)?

    /// The settings of an environment. The caller depends on the keys they were made from.
    static func of(_ environment: EnvironmentValues) -> TextSetting {
        if let known = environment.head?.textSetting.map({ unsafeDowncast($0, to: TextSetting.self) }) {
            environment.tracker?.didRead(known.keys)
            return known
        }
        let made = TextSetting(environment)
        environment.head?.textSetting = made
        environment.tracker?.didRead(made.keys)
        return made
    }

    private init(_ environment: EnvironmentValues) {
        let recorder = EnvironmentReads()
        var environment = environment
        environment.tracker = recorder
        let base = environment.font ?? .body
        font = base.resolve(in: environment)
        paragraph = paragraphStyle(in: environment)
        contentTransition = environment.contentTransition
        hidesContent = environment.hidesContent
        plainRun = environment.textCase == nil ? TextResolver(environment: environment, bounds: .zero)
            .plainRun(environment.textStyle, base) : nil
        keys = recorder.keys
    }

    /// The runs of a text without its own style; nil if the text must be resolved individually.
    func styled(_ text: Text, in environment: EnvironmentValues) -> StyledText? {
        guard text.modifiers.isEmpty, var run = plainRun, let string = text.plainString(in: environment) else { return nil }
        run.content = .string(string)
        return StyledText([run])
    }

    /// The foreground style of a shape with the bounds.
    func foreground(in environment: EnvironmentValues, bounds: CGRect) -> _ResolvedShapeStyle {
        if let foreground, foreground.style.suitsAllBounds {
            environment.tracker?.didRead(foreground.keys)
            return foreground.style
        }
        let recorder = EnvironmentReads()
        var recorded = environment
        recorded.tracker = recorder
        let style = ForegroundStyle().resolved(in: recorded, bounds: bounds), keys = recorder.keys
        foreground = (style, keys)
        environment.tracker?.didRead(keys)
        return style
    }
}

extension _ResolvedShapeStyle {
    /// True for a plain colour, which does not depend on the shape's bounds.
    fileprivate var suitsAllBounds: Bool {
        if case .color = paint { true } else { false }
    }
}

extension Text {
    /// The characters of a text in a single style; nil if the text has attributes, arguments, markdown or parts.
    fileprivate func plainString(in environment: EnvironmentValues) -> String? {
        switch storage {
        case .verbatim(let string): return string
        case .localized(let key, let table, let bundle):
            guard !key.hasFormatting else { return nil }
            let string = LocalizedTable.string(for: key, table: table, bundle: bundle, locale: environment.locale)
            return InlineMarkdown.hasMarks(string) ? nil : string
        case .formatted, .time, .attributed, .image, .concatenation: return nil
        }
    }
}
