import Foundation
import Testing
import WaggleDisplayList
@testable import WaggleCore

@MainActor @Suite struct TextLineTests {
    @Test func linesHaveTheirPatterns() {
        let patterns: [(Text.LineStyle.Pattern, StyledText.Line.Pattern)] = [(.solid, .solid), (.dot, .dot), (.dash, .dash), (.dashDot, .dashDot), (.dashDotDot, .dashDotDot)]
        for (pattern, drawn) in patterns {
            let text = Text("a").underline(pattern: pattern, color: .red) + Text("b").strikethrough(pattern: pattern)
            let runs = text.resolve(in: EnvironmentValues(), bounds: .zero).runs
            #expect(runs.map(\.underline?.pattern) == [drawn, nil] && runs.map(\.strikethrough?.pattern) == [nil, drawn])
        }
    }
}
