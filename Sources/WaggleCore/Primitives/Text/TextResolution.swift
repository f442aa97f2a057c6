// Resolves a text's content to styled runs that a text engine can shape.

import Foundation
import WaggleDisplayList

extension Text {
    /// The runs of the text in an environment: looked up, formatted, and with resolved fonts and paints.
    ///
    /// Runs with the environment's foreground style have no paint. Gradients in the text refer to `bounds`; a text with
    /// `paintsDependOnBounds` can be resolved again once its size is known.
    package func resolve(in environment: EnvironmentValues, bounds: CGRect = .zero) -> StyledText {
        var resolver = TextResolver(environment: environment, bounds: bounds)
        resolver.append(self, environment.textStyle, font: environment.font ?? .body, foreground: nil)
        // The font of an empty text gives it its height.
        return StyledText(
            resolver.runs.isEmpty ? [resolver.emptyRun(of: self, environment.textStyle, font: environment.font ?? .body)] : resolver.runs)
    }

    /// The values that renderers read from each run of the text.
    func attributes(in environment: EnvironmentValues) -> [[AnyTextAttribute]] {
        var resolver = TextResolver(environment: environment, bounds: .zero)
        resolver.append(self, environment.textStyle, font: environment.font ?? .body, foreground: nil)
        return resolver.runs.isEmpty ? [[]] : resolver.attributes
    }

    /// The names of the text's images.
    func imageNames(in environment: EnvironmentValues) -> String {
        var resolver = TextResolver(environment: environment, bounds: .zero)
        resolver.append(self, environment.textStyle, font: environment.font ?? .body, foreground: nil)
        return resolver.imageNames.joined(separator: ", ")
    }

    /// The characters of the text, without style or attachments.
    package func string(in environment: EnvironmentValues) -> String {
        resolve(in: environment).runs.map { run in
            switch run.content {
            case .string(let string): string
            case .attachment: ""
            }
        }.joined()
    }

    /// The style that the text's own modifiers set for all of it; nil for the environment's.
    package var ownForeground: AnyShapeStyle? {
        for case .foreground(let style?) in modifiers { return style }
        return nil
    }

    /// True if part of the text has a paint other than a plain colour.
    package var paintsDependOnBounds: Bool {
        let own = modifiers.contains { modifier in
            guard case .foreground(let style?) = modifier else { return false }
            return style.color == nil
        }
        if own { return true }
        guard case .concatenation(let a, let b) = storage else { return false }
        return a.paintsDependOnBounds || b.paintsDependOnBounds
    }

    /// True if the text follows the clock and must be resolved again.
    package var counts: Bool {
        switch storage {
        case .time(let time): return time.counts
        case .concatenation(let a, let b): return a.counts || b.counts
        case .localized(let key, _, _):
            return key.arguments.contains { argument in
                guard case .text(let text) = argument else { return false }
                return text.counts
            }
        case .formatted(let value): return value.counts
        case .verbatim, .attributed, .image: return false
        }
    }
}

struct TextResolver {
    let environment: EnvironmentValues
    let bounds: CGRect
    var runs: [StyledText.Run] = []
    /// The values that a renderer reads, for each run.
    private(set) var attributes: [[AnyTextAttribute]] = []
    /// What appended images are called.
    private(set) var imageNames: [String] = []
    /// The address of appended text.
    private var link: URL?

    init(environment: EnvironmentValues, bounds: CGRect) {
        self.environment = environment
        self.bounds = bounds
    }

    /// An empty run in the environment's style.
    func plainRun(_ style: TextStyle, _ font: Font) -> StyledText.Run { run(.string(""), style, font, nil) }

    /// - Parameter foreground: nil for the environment's, which is applied when the text is drawn.
    mutating func append(_ text: Text, _ style: TextStyle, font: Font, foreground: AnyShapeStyle?) {
        var (style, font, foreground) = (style, font, foreground)
        Self.apply(text.modifiers, &style, &font, &foreground)
        switch text.storage {
        case .verbatim(let string): append(string, style, font, foreground)
        case .localized(let key, let table, let bundle): append(key, table, bundle, style, font, foreground)
        case .formatted(let value):
            switch value.content(in: environment) {
            case .string(let string): append(string, style, font, foreground)
            case .attributed(let string): append(string, style, font, foreground)
            }
        case .time(let time): append(time.string(in: environment), style, font, foreground)
        case .attributed(let string): append(string, style, font, foreground)
        case .image(let image): append(image, style, font, foreground)
        case .concatenation(let first, let second):
            append(first, style, font: font, foreground: foreground)
            append(second, style, font: font, foreground: foreground)
        }
    }

    private static func apply(
        _ modifiers: [TextModifier], _ style: inout TextStyle, _ font: inout Font, _ foreground: inout AnyShapeStyle?
    ) {
        // The first modifier is the innermost and wins, so it is applied last.
        for modifier in modifiers.reversed() {
            switch modifier {
            case .font(let value): font = value ?? font
            case .foreground(let value): foreground = value ?? foreground
            default: style.apply(modifier)
            }
        }
    }

    /// A run without characters in the style of the text's first part.
    func emptyRun(of text: Text, _ style: TextStyle, font: Font) -> StyledText.Run {
        var (style, font, foreground) = (style, font, nil as AnyShapeStyle?)
        Self.apply(text.modifiers, &style, &font, &foreground)
        if case .concatenation(let first, _) = text.storage { return emptyRun(of: first, style, font: font) }
        return run(.string(""), style, font, nil)
    }

    private mutating func append(_ string: String, _ style: TextStyle, _ font: Font, _ foreground: AnyShapeStyle?) {
        guard !string.isEmpty else { return }
        let content = switch environment.textCase {
        case .uppercase: string.uppercased(with: environment.locale)
        case .lowercase: string.lowercased(with: environment.locale)
        case nil: string
        }
        runs.append(run(.string(content), style, font, foreground))
        attributes.append(style.attributes)
    }

    private func run(_ content: StyledText.Run.Content, _ style: TextStyle, _ font: Font, _ foreground: AnyShapeStyle?) -> StyledText.Run {
        StyledText.Run(content, font: style.font(font, in: environment), paint: paint(foreground), kerning: style.kerning,
                       tracking: style.tracking, baselineOffset: style.baselineOffset,
                       background: style.background?.resolvedColor(in: environment),
                       underline: line(style.underline), strikethrough: line(style.strikethrough), link: link)
    }

    private func paint(_ style: AnyShapeStyle?) -> Paint? {
        guard let resolved = style?.resolved(in: environment, bounds: bounds) else { return nil }
        return resolved.paint.opacity(resolved.opacity) ?? resolved.paint
    }

    private func line(_ style: Text.LineStyle?) -> StyledText.Line? {
        style.map { StyledText.Line(pattern: $0.pattern.kind, color: $0.color?.resolvedColor(in: environment)) }
    }

    private mutating func append(_ image: Image, _ style: TextStyle, _ font: Font, _ foreground: AnyShapeStyle?) {
        var environment = environment
        if let foreground { environment.foregroundStyle = foreground }
        let description = style.font(font, in: environment)
        guard let attachment = image.textAttachment(in: environment, font: description) else { return }
        if let name = image.label?.string(in: environment) ?? image.name, !name.isEmpty { imageNames.append(name) }
        runs.append(run(.attachment(attachment.list, size: attachment.size, baseline: attachment.baseline), style, font, foreground))
        attributes.append(style.attributes)
    }

    private mutating func append(_ string: AttributedString, _ style: TextStyle, _ font: Font, _ foreground: AnyShapeStyle?) {
        typealias Attributes = AttributeScopes.SwiftUIAttributes
        for run in string.runs {
            var (style, font, foreground) = (style, font, foreground)
            if let value = run[Attributes.FontAttribute.self] { font = value }
            if let intent = run[AttributeScopes.InlineMarkdownAttributes.InlinePresentationIntentAttribute.self] {
                if intent.contains(.stronglyEmphasized) { style.weight = .bold }
                if intent.contains(.emphasized) { style.isItalic = true }
                if intent.contains(.code) { style.design = .monospaced }
                if intent.contains(.strikethrough) { style.strikethrough = style.strikethrough ?? .single }
            }
            let outerLink = link
            defer { link = outerLink }
            if let url = run.link {
                link = url
                foreground = AnyShapeStyle(TintShapeStyle())
            }
            if let value = run[Attributes.ForegroundColorAttribute.self] { foreground = AnyShapeStyle(value) }
            if let value = run[Attributes.BackgroundColorAttribute.self] { style.background = value }
            if let value = run[Attributes.UnderlineStyleAttribute.self] { style.underline = value }
            if let value = run[Attributes.StrikethroughStyleAttribute.self] { style.strikethrough = value }
            if let value = run[Attributes.KerningAttribute.self] { style.kerning = value }
            if let value = run[Attributes.TrackingAttribute.self] { style.tracking = value }
            if let value = run[Attributes.BaselineOffsetAttribute.self] { style.baselineOffset = value }
            append(String(string[run.range].characters), style, font, foreground)
        }
    }

    private mutating func append(_ key: LocalizedStringKey, _ table: String?, _ bundle: Bundle?,
                                 _ style: TextStyle, _ font: Font, _ foreground: AnyShapeStyle?) {
        var template = LocalizedTable.string(for: key, table: table, bundle: bundle, locale: environment.locale)
        guard InlineMarkdown.hasMarks(template) else {
            guard key.hasFormatting else { return append(template, style, font, foreground) }
            return substitute(template, key.arguments, style, font, foreground)
        }
        if key.hasFormatting { template = StringFormat.numbered(template) }
        for piece in InlineMarkdown(template).pieces {
            var (style, font, foreground) = (style, font, foreground)
            if piece.style.isBold { style.weight = .bold }
            if piece.style.isItalic { style.isItalic = true }
            if piece.style.isCode { style.design = .monospaced }
            if piece.style.isStruck { style.strikethrough = style.strikethrough ?? .single }
            let outerLink = link
            defer { link = outerLink }
            if let address = piece.style.link {
                link = URL(string: address)
                foreground = AnyShapeStyle(TintShapeStyle())
            }
            if piece.style.inflects {
                append(inflected(piece.text, key), style, font, foreground)
                continue
            }
            guard key.hasFormatting else {
                append(piece.text, style, font, foreground)
                continue
            }
            substitute(piece.text, key.arguments, style, font, foreground)
        }
    }

    /// A part with its arguments; in English, words agree with their numbers.
    private func inflected(_ template: String, _ key: LocalizedStringKey) -> String {
        guard key.hasFormatting else { return agreeing(template) }
        var next = 0
        let words = StringFormat(template, next: &next).pieces.map { piece in
            switch piece {
            case .literal(let literal): return literal
            case .argument(let index, let flags, let conversion):
                guard key.arguments.indices.contains(index) else { return "" }
                if case .text(let text) = key.arguments[index] { return text.string(in: environment) }
                return key.arguments[index].string(flags: flags, conversion: conversion, in: environment)
            }
        }
        return agreeing(words.joined())
    }
    private func agreeing(_ phrase: String) -> String {
        environment.locale.language.languageCode?.identifier == "en" ? EnglishAgreement.inflected(phrase) : phrase
    }

    /// Substitutes the arguments in a part of a template. Strings merge with the surrounding text; texts keep their own style.
    private mutating func substitute(_ template: String, _ arguments: [FormatArgument],
                                     _ style: TextStyle, _ font: Font, _ foreground: AnyShapeStyle?) {
        var next = 0
        var text = ""
        for piece in StringFormat(template, next: &next).pieces {
            switch piece {
            case .literal(let literal): text += literal
            case .argument(let index, let flags, let conversion):
                guard arguments.indices.contains(index) else { continue }
                guard case .text(let inner) = arguments[index] else {
                    text += arguments[index].string(flags: flags, conversion: conversion, in: environment)
                    continue
                }
                append(text, style, font, foreground)
                text = ""
                append(inner, style, font: font, foreground: foreground)
            }
        }
        append(text, style, font, foreground)
    }
}
