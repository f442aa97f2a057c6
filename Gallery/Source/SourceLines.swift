import SwiftUI

/// The coloured lines of a file.
struct SourceLines {
    let lines: [AttributedString]

    /// - Parameter text: the end of its last line makes no further one.
    init(_ text: String) {
        var scanner = SwiftSyntaxScanner()
        let text = text.hasSuffix("\n") ? text.dropLast() : text[...]
        lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            scanner.line(line).reduce(into: AttributedString()) { result, token in
                var part = AttributedString(token.text)
                part.foregroundColor = Self.color(of: token.kind)
                result += part
            }
        }
    }

    private static func color(of kind: SwiftSyntaxScanner.Kind) -> Color {
        switch kind {
        case .plain: .primary
        case .keyword: .pink
        case .type: .teal
        case .attribute: .orange
        case .number: .blue
        case .text: .red
        case .comment: .secondary
        }
    }
}
