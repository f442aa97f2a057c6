// The forms of searchable.

import Foundation

extension View {
    private nonisolated func search(
        _ text: Binding<String>, tokens: SearchTokens? = nil, isPresented: Binding<Bool>? = nil, at placement: SearchFieldPlacement, prompt: Text?
    ) -> some View {
        modifier(SearchableModifier(text: text, tokens: tokens, isPresented: isPresented, placement: placement, prompt: prompt))
    }

    /// Lets people search the view by a text. The field is drawn by the navigation container around the view, or inside it; without one there is none.
    /// - Parameter prompt: what an empty field shows; nil: "Search".
    public nonisolated func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        search(text, at: placement, prompt: prompt)
    }

    /// Lets people search the view by a text. The field is drawn by the navigation container around the view, or inside it; without one there is none.
    /// - Parameter prompt: what an empty field shows; nil: "Search".
    public nonisolated func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        search(text, at: placement, prompt: Text(prompt))
    }

    /// Lets people search the view by a text. The field is drawn by the navigation container around the view, or inside it; without one there is none.
    /// - Parameter prompt: what an empty field shows; nil: "Search".
    @_disfavoredOverload
    public nonisolated func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource
    ) -> some View {
        search(text, at: placement, prompt: Text(prompt))
    }

    /// Lets people search the view by a text. The field is drawn by the navigation container around the view, or inside it; without one there is none.
    /// - Parameter prompt: what an empty field shows; nil: "Search".
    @_disfavoredOverload
    public nonisolated func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        search(text, at: placement, prompt: Text(prompt))
    }

    /// Lets people search the view by a text.
    /// - Parameter isPresented: true while a person searches; writing it begins or ends the search.
    public nonisolated func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        search(text, isPresented: isPresented, at: placement, prompt: prompt)
    }

    /// Lets people search the view by a text.
    /// - Parameter isPresented: true while a person searches; writing it begins or ends the search.
    public nonisolated func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        search(text, isPresented: isPresented, at: placement, prompt: Text(prompt))
    }

    /// Lets people search the view by a text.
    /// - Parameter isPresented: true while a person searches; writing it begins or ends the search.
    @_disfavoredOverload
    public nonisolated func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource
    ) -> some View {
        search(text, isPresented: isPresented, at: placement, prompt: Text(prompt))
    }

    /// Lets people search the view by a text.
    /// - Parameter isPresented: true while a person searches; writing it begins or ends the search.
    @_disfavoredOverload
    public nonisolated func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        search(text, isPresented: isPresented, at: placement, prompt: Text(prompt))
    }

    /// Lets people search the view by a text, with suggestions over the content while they do.
    public nonisolated func searchable<V: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder suggestions: () -> V
    ) -> some View {
        searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
    }

    /// Lets people search the view by a text, with suggestions over the content while they do.
    public nonisolated func searchable<V: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> V
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt)).searchSuggestions(suggestions)
    }

    /// Lets people search the view by a text, with suggestions over the content while they do.
    @_disfavoredOverload
    public nonisolated func searchable<V: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource, @ViewBuilder suggestions: () -> V
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt)).searchSuggestions(suggestions)
    }

    /// Lets people search the view by a text, with suggestions over the content while they do.
    @_disfavoredOverload
    public nonisolated func searchable<V: View, S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder suggestions: () -> V
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt)).searchSuggestions(suggestions)
    }

    /// Lets people search the view by a text and tokens, which stand in front of the text. The delete key takes the last one away.
    public nonisolated func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        search(text, tokens: SearchTokens(tokens) { token($0.wrappedValue) }, at: placement, prompt: prompt)
    }

    /// Lets people search the view by a text and tokens, which stand in front of the text. The delete key takes the last one away.
    public nonisolated func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        search(text, tokens: SearchTokens(tokens) { token($0.wrappedValue) }, at: placement, prompt: Text(prompt))
    }

    /// Lets people search the view by a text and tokens, which stand in front of the text. The delete key takes the last one away.
    @_disfavoredOverload
    public nonisolated func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        search(text, tokens: SearchTokens(tokens) { token($0.wrappedValue) }, at: placement, prompt: Text(prompt))
    }

    /// Lets people search the view by a text and tokens, which stand in front of the text. The delete key takes the last one away.
    @_disfavoredOverload
    public nonisolated func searchable<C, T: View, S: StringProtocol>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        search(text, tokens: SearchTokens(tokens) { token($0.wrappedValue) }, at: placement, prompt: Text(prompt))
    }

    /// Lets people search the view by a text and tokens, which stand in front of the text. The delete key takes the last one away.
    public nonisolated func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        search(text, tokens: SearchTokens(tokens) { token($0.wrappedValue) }, isPresented: isPresented, at: placement, prompt: prompt)
    }

    /// Lets people search the view by a text and tokens, which stand in front of the text. The delete key takes the last one away.
    public nonisolated func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        search(text, tokens: SearchTokens(tokens) { token($0.wrappedValue) }, isPresented: isPresented, at: placement, prompt: Text(prompt))
    }

    /// Lets people search the view by a text and tokens, which stand in front of the text. The delete key takes the last one away.
    @_disfavoredOverload
    public nonisolated func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        search(text, tokens: SearchTokens(tokens) { token($0.wrappedValue) }, isPresented: isPresented, at: placement, prompt: Text(prompt))
    }

    /// Lets people search the view by a text and tokens, which stand in front of the text. The delete key takes the last one away.
    @_disfavoredOverload
    public nonisolated func searchable<C, T: View, S: StringProtocol>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        search(text, tokens: SearchTokens(tokens) { token($0.wrappedValue) }, isPresented: isPresented, at: placement, prompt: Text(prompt))
    }

    /// Lets people search the view by a text and tokens that change in place.
    public nonisolated func searchable<C, T: View>(
        text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        search(text, tokens: SearchTokens(editableTokens, token: token), at: placement, prompt: prompt)
    }

    /// Lets people search the view by a text and tokens that change in place.
    public nonisolated func searchable<C, T: View>(
        text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        search(text, tokens: SearchTokens(editableTokens, token: token), at: placement, prompt: Text(prompt))
    }

    /// Lets people search the view by a text and tokens that change in place.
    @_disfavoredOverload
    public nonisolated func searchable<C, T: View>(
        text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        search(text, tokens: SearchTokens(editableTokens, token: token), at: placement, prompt: Text(prompt))
    }

    /// Lets people search the view by a text and tokens that change in place.
    @_disfavoredOverload
    public nonisolated func searchable<C, T: View, S: StringProtocol>(
        text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        search(text, tokens: SearchTokens(editableTokens, token: token), at: placement, prompt: Text(prompt))
    }

    /// Lets people search the view by a text and tokens that change in place.
    public nonisolated func searchable<C, T: View>(
        text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        search(text, tokens: SearchTokens(editableTokens, token: token), isPresented: isPresented, at: placement, prompt: prompt)
    }

    /// Lets people search the view by a text and tokens that change in place.
    public nonisolated func searchable<C, T: View>(
        text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        search(text, tokens: SearchTokens(editableTokens, token: token), isPresented: isPresented, at: placement, prompt: Text(prompt))
    }

    /// Lets people search the view by a text and tokens that change in place.
    @_disfavoredOverload
    public nonisolated func searchable<C, T: View>(
        text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        search(text, tokens: SearchTokens(editableTokens, token: token), isPresented: isPresented, at: placement, prompt: Text(prompt))
    }

    /// Lets people search the view by a text and tokens that change in place.
    @_disfavoredOverload
    public nonisolated func searchable<C, T: View, S: StringProtocol>(
        text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        search(text, tokens: SearchTokens(editableTokens, token: token), isPresented: isPresented, at: placement, prompt: Text(prompt))
    }

    /// Lets people search the view by a text and tokens, of which some are suggested while they search.
    public nonisolated func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        search(text, tokens: SearchTokens(tokens, suggested: suggestedTokens) { token($0.wrappedValue) }, at: placement, prompt: prompt)
    }

    /// Lets people search the view by a text and tokens, of which some are suggested while they search.
    public nonisolated func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        search(text, tokens: SearchTokens(tokens, suggested: suggestedTokens) { token($0.wrappedValue) }, at: placement, prompt: Text(prompt))
    }

    /// Lets people search the view by a text and tokens, of which some are suggested while they search.
    @_disfavoredOverload
    public nonisolated func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        search(text, tokens: SearchTokens(tokens, suggested: suggestedTokens) { token($0.wrappedValue) }, at: placement, prompt: Text(prompt))
    }

    /// Lets people search the view by a text and tokens, of which some are suggested while they search.
    @_disfavoredOverload
    public nonisolated func searchable<C, T: View, S: StringProtocol>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        search(text, tokens: SearchTokens(tokens, suggested: suggestedTokens) { token($0.wrappedValue) }, at: placement, prompt: Text(prompt))
    }

    /// Lets people search the view by a text and tokens, of which some are suggested while they search.
    public nonisolated func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        search(text, tokens: SearchTokens(tokens, suggested: suggestedTokens) { token($0.wrappedValue) }, isPresented: isPresented, at: placement, prompt: prompt)
    }

    /// Lets people search the view by a text and tokens, of which some are suggested while they search.
    public nonisolated func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        search(text, tokens: SearchTokens(tokens, suggested: suggestedTokens) { token($0.wrappedValue) }, isPresented: isPresented, at: placement, prompt: Text(prompt))
    }

    /// Lets people search the view by a text and tokens, of which some are suggested while they search.
    @_disfavoredOverload
    public nonisolated func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        search(text, tokens: SearchTokens(tokens, suggested: suggestedTokens) { token($0.wrappedValue) }, isPresented: isPresented, at: placement, prompt: Text(prompt))
    }

    /// Lets people search the view by a text and tokens, of which some are suggested while they search.
    @_disfavoredOverload
    public nonisolated func searchable<C, T: View, S: StringProtocol>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        search(text, tokens: SearchTokens(tokens, suggested: suggestedTokens) { token($0.wrappedValue) }, isPresented: isPresented, at: placement, prompt: Text(prompt))
    }
}
