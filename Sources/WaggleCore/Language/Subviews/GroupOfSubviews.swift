// Group and ForEach over the subviews or sections of a view.

import Foundation

/// The result of `Group(subviews:transform:)`.
nonisolated public struct GroupElementsOfContent<Subviews: View, Content: View>: ArrangedView {
    let arranged: ArrangedSubviews<Subviews, SubviewsCollection, Content>

    init(_ subviews: Subviews, _ transform: @escaping (SubviewsCollection) -> Content) {
        arranged = ArrangedSubviews(base: subviews, transform: transform)
    }
}

/// The result of `Group(sections:transform:)`.
nonisolated public struct GroupSectionsOfContent<Sections: View, Content: View>: ArrangedView {
    let arranged: ArrangedSubviews<Sections, SectionCollection, Content>

    init(_ sections: Sections, _ transform: @escaping (SectionCollection) -> Content) {
        arranged = ArrangedSubviews(base: sections, transform: transform)
    }
}

/// A view that makes the node of another one.
nonisolated protocol ArrangedView: View where Body == Never {
    associatedtype Arranged: View
    var arranged: Arranged { get }
}

extension ArrangedView {
    @MainActor public static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode {
        Arranged._makeNode(view.arranged, in: inputs)
    }
    @MainActor public static func _updateNode(_ node: ViewNode, with view: Self) { Arranged._updateNode(node, with: view.arranged) }
    @MainActor public static var _isUnary: Bool { Arranged._isUnary }
}

extension Group where Content: View {
    /// Views made from the subviews of another view.
    ///
    /// - Parameters:
    ///   - view: the view with the subviews, such as the content of a custom container.
    ///   - transform: places the subviews. Omitted subviews are not shown but keep their state.
    public init<Base: View, Result: View>(subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result)
    where Content == GroupElementsOfContent<Base, Result> {
        self.init { GroupElementsOfContent(view, transform) }
    }
    /// Views made from the sections of another view.
    public init<Base: View, Result: View>(sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result)
    where Content == GroupSectionsOfContent<Base, Result> {
        self.init { GroupSectionsOfContent(view, transform) }
    }
}

/// The subviews of a view, as a loop's data. They are known only inside the loop; elsewhere the collection is empty.
public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(index: Int) -> Subview {
        preconditionFailure("The subviews are known only inside ForEach(subviews:content:); this collection is empty.")
    }
}

/// The sections of a view, as a loop's data. They are known only inside the loop; elsewhere the collection is empty.
public struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(index: Int) -> SectionConfiguration {
        preconditionFailure("The sections are known only inside ForEach(sections:content:); this collection is empty.")
    }
}

extension ForEach where Content: View {
    /// One view for each subview of another view.
    public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
    where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
        self.init(data: ForEachSubviewCollection(), content: content, id: \.id, idKeyPath: \.id,
                  expansion: AnyView(Group(subviews: view) { ForEach<SubviewsCollection, Subview.ID, Content>($0, content: content) }))
    }
    /// One view for each section of another view.
    public init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
    where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
        self.init(data: ForEachSectionCollection(), content: content, id: \.id, idKeyPath: \.id,
                  expansion: AnyView(
                      Group(sections: view) { ForEach<SectionCollection, SectionConfiguration.ID, Content>($0, content: content) }))
    }
}
