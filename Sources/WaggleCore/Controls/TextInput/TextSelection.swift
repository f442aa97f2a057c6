// The selection of an edited text, as programs read and write it.

import Foundation
import WaggleDisplayList
import WaggleGeometry

/// The line to which a caret at a line's end belongs.
public enum TextSelectionAffinity: Hashable, Sendable {
    case automatic
    /// The line that ends there.
    case upstream
    /// The line that begins there.
    case downstream
}

/// What is selected in a text.
public struct TextSelection: Hashable {
    /// The selected ranges.
    public enum Indices: Hashable {
        case selection(Range<String.Index>)
        /// Several ranges. Fields here select one: from the first position to the last.
        case multiSelection(RangeSet<String.Index>)
    }
    public var indices: Indices
    public private(set) var affinity = TextSelectionAffinity.automatic

    public init(range: Range<String.Index>) { indices = .selection(range) }
    public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }
    /// A caret.
    public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }
    /// True for a caret.
    public var isInsertion: Bool {
        switch indices {
        case .selection(let range): range.isEmpty
        case .multiSelection(let ranges): ranges.isEmpty
        }
    }

    /// What is selected in a field.
    init(_ selection: EditedSelection, in text: String) {
        self.init(range: text.index(atUTF8: selection.range.lowerBound)..<text.index(atUTF8: selection.range.upperBound))
        affinity = selection.head.affinity == .upstream ? .upstream : .downstream
    }
    /// The selection in a text, as far as it reaches; nil for none.
    func edited(in text: String) -> EditedSelection? {
        let range: Range<String.Index>
        switch indices {
        case .selection(let one): range = one
        case .multiSelection(let several):
            guard let first = several.ranges.first, let last = several.ranges.last else { return nil }
            range = first.lowerBound..<last.upperBound
        }
        func offset(_ index: String.Index) -> Int {
            index >= text.endIndex ? text.utf8.count : text.grapheme(at: text.utf8Offset(of: index))
        }
        return range.isEmpty ? EditedSelection(caret: offset(range.lowerBound)) : EditedSelection(
            offset(range.lowerBound)..<offset(range.upperBound))
    }
}

private struct TextSelectionAffinityKey: EnvironmentKey { static var defaultValue: TextSelectionAffinity { .automatic } }
extension EnvironmentValues {
    /// The line to which carets between two lines belong that programs set.
    public var textSelectionAffinity: TextSelectionAffinity {
        get { self[TextSelectionAffinityKey.self] }
        set { self[TextSelectionAffinityKey.self] = newValue }
    }
}
extension View {
    /// Sets the line to which carets between two lines belong that programs set.
    public nonisolated func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
        environment(\.textSelectionAffinity, affinity)
    }
}

extension TextField where Label == Text {
    /// A field for a string whose selection the program reads and writes.
    /// - Parameter selection: Nil while the field is not edited.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(StringSource(binding: text, selection: selection), label: Text(titleKey), prompt: prompt, axis: axis ?? .horizontal)
    }
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
        axis: Axis? = nil
    ) {
        self.init(StringSource(binding: text, selection: selection), label: Text(titleResource), prompt: prompt, axis: axis ?? .horizontal)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(StringSource(binding: text, selection: selection), label: Text(title), prompt: prompt, axis: axis ?? .horizontal)
    }
}
