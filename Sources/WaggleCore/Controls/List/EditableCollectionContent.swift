import Foundation

/// The view of an element of editable data.
public struct EditableCollectionContent<Content, Data> {
    let content: Content
}

extension EditableCollectionContent: View where Content: View {
    @MainActor @preconcurrency public var body: some View { content }
}
