import Foundation

/// Views and a context that several previews share. The context is created before they are shown.
@MainActor @preconcurrency
public protocol PreviewModifier {
    /// Created before a preview is shown, such as a store with sample data.
    associatedtype Context = Void
    /// The modified preview.
    associatedtype Body: View
    /// Stands for the preview in the body.
    typealias Content = PreviewModifierContent

    /// Creates the context.
    static func makeSharedContext() async throws -> Context
    /// Wraps the preview.
    @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    /// Nothing to create.
    public static func makeSharedContext() async throws {}
}

/// The preview in the body of a preview modifier.
public struct PreviewModifierContent: View {
    let content: AnyView
    public typealias Body = Never
    public static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode { AnyView._makeNode(view.content, in: inputs) }
    public static func _updateNode(_ node: ViewNode, with view: Self) { AnyView._updateNode(node, with: view.content) }
    nonisolated public static var _isUnary: Bool { AnyView._isUnary }
}

/// A preview within a modifier, empty until the context exists.
struct ModifiedPreview<Modifier: PreviewModifier>: View {
    let modifier: Modifier
    let content: AnyView
    @State private var context: Modifier.Context?

    var body: some View {
        // One view around both, so that the second does not restart the task.
        ZStack {
            if let context { modifier.body(content: PreviewModifierContent(content: content), context: context) } else { Color.clear }
        }
        .task {
            do {
                context = try await Modifier.makeSharedContext()
            } catch {
                Diagnostics.shared.report("\(Modifier.self) could not create the context of its previews: \(error)")
            }
        }
    }
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// Shows the preview within a modifier.
    public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<T> {
        PreviewTrait(kind: .modifier { AnyView(ModifiedPreview(modifier: modifier, content: $0)) })
    }
}
