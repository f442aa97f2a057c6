// Tokens of a search field.

import Foundation

/// The tokens of a search, type-erased. Call the closures on the main actor.
struct SearchTokens {
    /// The current tokens.
    let views: () -> [AnyView]
    let removeLast: () -> Void
    let removeAll: () -> Void
    /// - Returns: False for a value of another type.
    let append: (Any) -> Bool
    /// The suggested tokens, as rows; nil if there are none.
    var suggestions: AnyView?

    init<C, T: View>(_ tokens: Binding<C>, suggested: Binding<C>? = nil, token: @escaping (Binding<C.Element>) -> T)
    where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        func binding(_ element: C.Element) -> Binding<C.Element> {
            Binding(reading: { tokens.wrappedValue.first { $0.id == element.id } ?? element }) { new in
                guard let index = tokens.wrappedValue.firstIndex(where: { $0.id == element.id }) else { return }
                tokens.wrappedValue.replaceSubrange(index...index, with: CollectionOfOne(new))
            }
        }
        views = { tokens.wrappedValue.map { element in AnyView(token(binding(element)).id(element.id)) } }
        removeLast = {
            guard !tokens.wrappedValue.isEmpty else { return }
            tokens.wrappedValue.remove(at: tokens.wrappedValue.index(before: tokens.wrappedValue.endIndex))
        }
        removeAll = { if !tokens.wrappedValue.isEmpty { tokens.wrappedValue.removeAll() } }
        append = { value in
            guard let value = value as? C.Element else { return false }
            if !tokens.wrappedValue.contains(where: { $0.id == value.id }) { tokens.wrappedValue.append(value) }
            return true
        }
        if let suggested {
            suggestions = AnyView(ForEach(Array(suggested.wrappedValue)) { element in token(.constant(element)).searchCompletion(element) })
        }
    }
}
