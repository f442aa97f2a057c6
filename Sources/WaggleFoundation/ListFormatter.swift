import Foundation

/// Joins texts to a list, such as `a, b, and c`.
open class ListFormatter: Formatter, @unchecked Sendable {
    open var locale: Locale! = .autoupdatingCurrent
    /// Formats items that are no strings; nil for their descriptions.
    open var itemFormatter: Formatter?

    public override init() { super.init() }
    @available(*, unavailable, message: "A formatter of lists cannot be read from an archive.")
    public required init?(coder: NSCoder) { fatalError("unavailable") }

    public class func localizedString(byJoining strings: [String]) -> String { strings.formatted(.list(type: .and)) }
    /// nil if an item cannot be formatted.
    open func string(from items: [Any]) -> String? {
        var strings: [String] = []
        for item in items {
            guard let text = itemFormatter.map({ $0.string(for: item) }) ?? (item as? String ?? String(describing: item)) else { return nil }
            strings.append(text)
        }
        return strings.formatted(.list(type: .and).locale(locale ?? .current))
    }
    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
}
