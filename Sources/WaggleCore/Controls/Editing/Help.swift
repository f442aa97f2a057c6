// What a view is for, in a sentence.

import Foundation

extension View {
    /// Says what the view is for to those who do not see it.
    public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }
    @_disfavoredOverload
    public nonisolated func help(_ textKey: LocalizedStringResource) -> some View { help(Text(textKey)) }
    /// Says what the view is for to those who do not see it.
    public nonisolated func help(_ text: Text) -> some View { accessibilityHint(text) }
    @_disfavoredOverload
    public nonisolated func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
}
