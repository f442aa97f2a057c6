// Content that comes after what stands around it.

import Foundation

/// The content of a tab view or a navigation stack. In the first frame of a window it is made once the views around have appeared, as
/// content that a view controller hosts: programs fill their models in an `onAppear` outside. Later, and in presentations, whose options it
/// may set, it is made at once.
struct HostedContent<Content: View>: View {
    @ViewBuilder let content: Content
    @State private var hasAppeared = false
    private var start = StartProperty()

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    var body: some View {
        if hasAppeared || !start.waits { content } else { Color.clear.onAppear { hasAppeared = true } }
    }
}

/// Whether a view is made in the first frame of its window.
private struct StartProperty: NodeProperty {
    private var node: NodeReference?

    mutating func bind(to node: ViewNode, slot: inout AnyObject?) { self.node = node.reference }
    @MainActor var waits: Bool {
        guard let node = node?.node, node.graph.isStarting, node.isShown else { return false }
        var ancestor: ViewNode? = node
        while let current = ancestor {
            if current is WindowLayer { return false }
            ancestor = current.parent
        }
        return true
    }
}
