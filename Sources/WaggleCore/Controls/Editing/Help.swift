// The purpose of a view, in a sentence.

import Foundation

extension View {
    /// Describes the purpose of the view to assistive programs.
    public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }
    @_disfavoredOverload
    public nonisolated func help(_ textKey: LocalizedStringResource) -> some View { help(Text(textKey)) }
    /// Describes the purpose of the view to assistive programs.
    public nonisolated func help(_ text: Text) -> some View { accessibilityHint(text) }
    @_disfavoredOverload
    public nonisolated func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
}
