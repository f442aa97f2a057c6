// SubscriptionView: onReceive as a view.

import Foundation
import OpenCombine

/// A view that runs an action for each value that a publisher sends while it is alive.
nonisolated public struct SubscriptionView<PublisherType: Publisher, Content: View>: View where PublisherType.Failure == Never {
    public var content: Content
    public var publisher: PublisherType
    public var action: (PublisherType.Output) -> Void
    public init(content: Content, publisher: PublisherType, action: @escaping (PublisherType.Output) -> Void) {
        (self.content, self.publisher, self.action) = (content, publisher, action)
    }
    @MainActor public var body: some View { content.onReceive(publisher, perform: action) }
}
