// The overloads of searchable.

import Foundation

extension View {
    private nonisolated func search(
        _ text: Binding<String>, tokens: SearchTokens? = nil, isPresented: Binding<Bool>? = nil, at placement: SearchFieldPlacement,
        prompt: Text?
    ) -> some View {
        modifier(SearchableModifier(text: text, tokens: tokens, isPresented: isPresented, placement: placement, prompt: prompt))
    }

    /// Adds a search field for the view. The navigation container around the view, or inside it, shows the field; without one
    /// there is none.
    /// - Parameter prompt: The placeholder of an empty field; nil for "Search".
    public nonisolated func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        search(text, at: placement, prompt: prompt)
    }

    /// Adds a search field for the view. The navigation container around the view, or inside it, shows the field; without one
    /// there is none.
    /// - Parameter prompt: The placeholder of an empty field; nil for "Search".
    public nonisolated func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        search(text, at: placement, prompt: Text(prompt))
    }

    /// Adds a search field for the view. The navigation container around the view, or inside it, shows the field; without one
    /// there is none.
    /// - Parameter prompt: The placeholder of an empty field; nil for "Search".
    @_disfavoredOverload
    public nonisolated func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource
    ) -> some View {
        search(text, at: placement, prompt: Text(prompt))
    }

    /// Adds a search field for the view. The navigation container around the view, or inside it, shows the field; without one
    /// there is none.
    /// - Parameter prompt: The placeholder of an empty field; nil for "Search".
    @_disfavoredOverload
    public nonisolated func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        search(text, at: placement, prompt: Text(prompt))
    }

    /// Adds a search field for the view.
    /// - Parameter isPresented: True during a search; writing it begins or ends the search.
    public nonisolated func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        search(text, isPresented: isPresented, at: placement, prompt: prompt)
    }

    /// Adds a search field for the view.
    /// - Parameter isPresented: True during a search; writing it begins or ends the search.
    public nonisolated func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        search(text, isPresented: isPresented, at: placement, prompt: Text(prompt))
    }

    /// Adds a search field for the view.
    /// - Parameter isPresented: True during a search; writing it begins or ends the search.
    @_disfavoredOverload
    public nonisolated func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource
    ) -> some View {
        search(text, isPresented: isPresented, at: placement, prompt: Text(prompt))
    }

    /// Adds a search field for the view.
    /// - Parameter isPresented: True during a search; writing it begins or ends the search.
    @_disfavoredOverload
    public nonisolated func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        search(text, isPresented: isPresented, at: placement, prompt: Text(prompt))
    }

    /// Adds a search field for the view, with suggestions over the content during a search.
    public nonisolated func searchable<V: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder suggestions: () -> V
    ) -> some View {
        searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
    }

    /// Adds a search field for the view, with suggestions over the content during a search.
    public nonisolated func searchable<V: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> V
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt)).searchSuggestions(suggestions)
    }

    /// Adds a search field for the view, with suggestions over the content during a search.
    @_disfavoredOverload
    public nonisolated func searchable<V: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
        @ViewBuilder suggestions: () -> V
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt)).searchSuggestions(suggestions)
    }

    /// Adds a search field for the view, with suggestions over the content during a search.
    @_disfavoredOverload
    public nonisolated func searchable<V: View, S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder suggestions: () -> V
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt)).searchSuggestions(suggestions)
    }

    /// Adds a search field for text and tokens. Tokens precede the text; the delete key removes the last one.
    public nonisolated func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        search(text, tokens: SearchTokens(tokens) { token($0.wrappedValue) }, at: placement, prompt: prompt)
    }

    /// Adds a search field for text and tokens. Tokens precede the text; the delete key removes the last one.
    public nonisolated func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        search(text, tokens: SearchTokens(tokens) { token($0.wrappedValue) }, at: placement, prompt: Text(prompt))
    }

    /// Adds a search field for text and tokens. Tokens precede the text; the delete key removes the last one.
    @_disfavoredOverload
    public nonisolated func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        search(text, tokens: SearchTokens(tokens) { token($0.wrappedValue) }, at: placement, prompt: Text(prompt))
    }

    /// Adds a search field for text and tokens. Tokens precede the text; the delete key removes the last one.
    @_disfavoredOverload
    public nonisolated func searchable<C, T: View, S: StringProtocol>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        search(text, tokens: SearchTokens(tokens) { token($0.wrappedValue) }, at: placement, prompt: Text(prompt))
    }

    /// Adds a search field for text and tokens. Tokens precede the text; the delete key removes the last one.
    public nonisolated func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        search(text, tokens: SearchTokens(tokens) { token($0.wrappedValue) }, isPresented: isPresented, at: placement, prompt: prompt)
    }

    /// Adds a search field for text and tokens. Tokens precede the text; the delete key removes the last one.
    public nonisolated func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        search(text, tokens: SearchTokens(tokens) { token($0.wrappedValue) }, isPresented: isPresented, at: placement, prompt: Text(prompt))
    }

    /// Adds a search field for text and tokens. Tokens precede the text; the delete key removes the last one.
    @_disfavoredOverload
    public nonisolated func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringResource, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        search(text, tokens: SearchTokens(tokens) { token($0.wrappedValue) }, isPresented: isPresented, at: placement, prompt: Text(prompt))
    }

    /// Adds a search field for text and tokens. Tokens precede the text; the delete key removes the last one.
    @_disfavoredOverload
    public nonisolated func searchable<C, T: View, S: StringProtocol>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        search(text, tokens: SearchTokens(tokens) { token($0.wrappedValue) }, isPresented: isPresented, at: placement, prompt: Text(prompt))
    }

    /// Adds a search field for text and editable tokens.
    public nonisolated func searchable<C, T: View>(
        text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        search(text, tokens: SearchTokens(editableTokens, token: token), at: placement, prompt: prompt)
    }

    /// Adds a search field for text and editable tokens.
    public nonisolated func searchable<C, T: View>(
        text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        search(text, tokens: SearchTokens(editableTokens, token: token), at: placement, prompt: Text(prompt))
    }

    /// Adds a search field for text and editable tokens.
    @_disfavoredOverload
    public nonisolated func searchable<C, T: View>(
        text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        search(text, tokens: SearchTokens(editableTokens, token: token), at: placement, prompt: Text(prompt))
    }

    /// Adds a search field for text and editable tokens.
    @_disfavoredOverload
    public nonisolated func searchable<C, T: View, S: StringProtocol>(
        text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        search(text, tokens: SearchTokens(editableTokens, token: token), at: placement, prompt: Text(prompt))
    }

    /// Adds a search field for text and editable tokens.
    public nonisolated func searchable<C, T: View>(
        text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        search(text, tokens: SearchTokens(editableTokens, token: token), isPresented: isPresented, at: placement, prompt: prompt)
    }

    /// Adds a search field for text and editable tokens.
    public nonisolated func searchable<C, T: View>(
        text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        search(text, tokens: SearchTokens(editableTokens, token: token), isPresented: isPresented, at: placement, prompt: Text(prompt))
    }

    /// Adds a search field for text and editable tokens.
    @_disfavoredOverload
    public nonisolated func searchable<C, T: View>(
        text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringResource, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        search(text, tokens: SearchTokens(editableTokens, token: token), isPresented: isPresented, at: placement, prompt: Text(prompt))
    }

    /// Adds a search field for text and editable tokens.
    @_disfavoredOverload
    public nonisolated func searchable<C, T: View, S: StringProtocol>(
        text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: S, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        search(text, tokens: SearchTokens(editableTokens, token: token), isPresented: isPresented, at: placement, prompt: Text(prompt))
    }

    /// Adds a search field for text and tokens, with suggested tokens during a search.
    public nonisolated func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        search(text, tokens: SearchTokens(tokens, suggested: suggestedTokens) { token($0.wrappedValue) }, at: placement, prompt: prompt)
    }

    /// Adds a search field for text and tokens, with suggested tokens during a search.
    public nonisolated func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        search(
            text, tokens: SearchTokens(tokens, suggested: suggestedTokens) { token($0.wrappedValue) }, at: placement, prompt: Text(prompt))
    }

    /// Adds a search field for text and tokens, with suggested tokens during a search.
    @_disfavoredOverload
    public nonisolated func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringResource, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        search(
            text, tokens: SearchTokens(tokens, suggested: suggestedTokens) { token($0.wrappedValue) }, at: placement, prompt: Text(prompt))
    }

    /// Adds a search field for text and tokens, with suggested tokens during a search.
    @_disfavoredOverload
    public nonisolated func searchable<C, T: View, S: StringProtocol>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        search(
            text, tokens: SearchTokens(tokens, suggested: suggestedTokens) { token($0.wrappedValue) }, at: placement, prompt: Text(prompt))
    }

    /// Adds a search field for text and tokens, with suggested tokens during a search.
    public nonisolated func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        search(
            text, tokens: SearchTokens(tokens, suggested: suggestedTokens) { token($0.wrappedValue) }, isPresented: isPresented,
            at: placement, prompt: prompt)
    }

    /// Adds a search field for text and tokens, with suggested tokens during a search.
    public nonisolated func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        search(
            text, tokens: SearchTokens(tokens, suggested: suggestedTokens) { token($0.wrappedValue) }, isPresented: isPresented,
            at: placement, prompt: Text(prompt))
    }

    /// Adds a search field for text and tokens, with suggested tokens during a search.
    @_disfavoredOverload
    public nonisolated func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        search(
            text, tokens: SearchTokens(tokens, suggested: suggestedTokens) { token($0.wrappedValue) }, isPresented: isPresented,
            at: placement, prompt: Text(prompt))
    }

    /// Adds a search field for text and tokens, with suggested tokens during a search.
    @_disfavoredOverload
    public nonisolated func searchable<C, T: View, S: StringProtocol>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        search(
            text, tokens: SearchTokens(tokens, suggested: suggestedTokens) { token($0.wrappedValue) }, isPresented: isPresented,
            at: placement, prompt: Text(prompt))
    }
}
