// Foundation's localized strings, which are missing on Linux, based on the same tables and templates as text keys.

import Foundation

extension String {
    /// A key of a string table with its arguments, created from a string literal.
    public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
        let key: LocalizedStringKey

        /// A key from a string variable.
        public init(_ value: String) { key = LocalizedStringKey(value) }

        public init(stringLiteral value: String) { self.init(value) }

        public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
            key = LocalizedStringKey(stringInterpolation: stringInterpolation)
        }
    }

    /// The table's value for a key, or the key itself, with the arguments substituted. Markdown is not parsed.
    ///
    /// - Parameters:
    ///   - table: the table's file name without `.strings`; nil means `Localizable`.
    ///   - bundle: the bundle with the tables; nil is the main bundle.
    ///   - comment: for translators.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        self = keyAndValue.key.string(table: table, bundle: bundle, locale: locale)
    }

    /// The table's value for a key that is not itself the text, or the default value, with the default value's arguments substituted.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = defaultValue.key.string(table: table, bundle: bundle, locale: locale, named: key.description)
    }

    /// The value of the resource's string table for its key, with the arguments substituted.
    public init(localized resource: LocalizedStringResource) {
        self = resource.defaultValue.key.string(table: resource.table, bundle: resource.bundle.bundle, locale: resource.locale)
    }
}

/// A localized string that is looked up where it is shown: a key with arguments, a table, a bundle and a locale.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// The bundle with a resource's tables.
    public enum BundleDescription: Equatable, Sendable {
        case main
        case atURL(URL)

        var bundle: Bundle? {
            switch self {
            case .main: nil
            case .atURL(let url): Bundle(url: url)
            }
        }
    }

    /// The key to look up, with format specifiers in place of the arguments.
    public var key: String { defaultValue.key.key }
    /// The value if the table has none for the key.
    public let defaultValue: String.LocalizationValue
    public let table: String?
    public let bundle: BundleDescription
    public var locale: Locale

    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: BundleDescription = .main,
        comment: StaticString? = nil
    ) {
        defaultValue = keyAndValue
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
}

extension LocalizedStringKey {
    /// The string outside any environment: looked up, with arguments substituted.
    /// - Parameter name: The entry's key in the table if it is not this key, which is its value where the table has none.
    func string(table: String?, bundle: Bundle?, locale: Locale, named name: String? = nil) -> String {
        let looked = name.map { LocalizedStringKey(key: $0, arguments: arguments, hasFormatting: hasFormatting) } ?? self
        let found = LocalizedTable.string(for: looked, table: table, bundle: bundle, locale: locale)
        let template = found == name ? key : found
        guard hasFormatting else { return template }
        var environment = EnvironmentValues()
        environment.locale = locale
        var next = 0
        return StringFormat(template, next: &next).pieces.map { piece in
            switch piece {
            case .literal(let literal): literal
            case .argument(let index, let flags, let conversion):
                arguments.indices.contains(index) ? arguments[index].string(flags: flags, conversion: conversion, in: environment) : ""
            }
        }.joined()
    }
}

extension FormatArgument {
    func string(flags: String, conversion: Character, in environment: EnvironmentValues) -> String {
        switch self {
        case .string(let string): string
        case .number(let number): number.string(flags: flags, conversion: conversion, locale: environment.locale)
        case .text(let text): text.string(in: environment)
        }
    }
}

extension Text {
    /// Shows a localized resource in the environment's locale; markdown in it is styled.
    // Disfavoured because a resource can also be created from a literal, which must be a key.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) {
        self.init(.localized(resource.defaultValue.key, table: resource.table, bundle: resource.bundle.bundle))
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// A localized resource.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) { append(.text(Text(resource))) }
}
