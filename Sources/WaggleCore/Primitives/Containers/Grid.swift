// Views in rows and columns.

import Foundation
import WaggleGeometry

/// Views in rows whose cells share the widths of columns and the heights of rows.
///
/// `GridRow` makes a row of cells; any other view is a row by itself, over all columns. All of it is made and measured at once.
nonisolated public struct Grid<Content: View>: View {
    let layout: GridLayout
    let content: Content

    /// - Parameters:
    ///   - alignment: where cells stand that are smaller than their place.
    ///   - horizontalSpacing: points between columns; nil: what the cells prefer, mostly 8.
    ///   - verticalSpacing: points between rows; nil: what the cells prefer.
    public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        layout = GridLayout(alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        self.content = content()
    }
    public typealias Body = Never
    @MainActor public static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode { LayoutContainer.makeNode(view.layout, view.content, inputs) }
    @MainActor public static func _updateNode(_ node: ViewNode, with view: Self) { LayoutContainer.updateNode(node, view.layout, view.content) }
    public static var _isUnary: Bool { true }
}

/// The cells of one row of a grid. Outside of grids it is like `Group`.
nonisolated public struct GridRow<Content: View>: View {
    let alignment: VerticalAlignment?
    let content: Content

    /// - Parameter alignment: where cells stand in the row; nil: as the grid has it.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }
    public typealias Body = Never
    @MainActor public static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode { GridRowNode(view, inputs) }
    @MainActor public static func _updateNode(_ node: ViewNode, with view: Self) { unsafeDowncast(node, to: GridRowNode<Content>.self).update(view) }
    @MainActor public static var _isUnary: Bool { Content._isUnary }
}

/// Tells the grid which of its subviews are cells of one row.
@MainActor
private final class GridRowNode<Content: View>: ViewNode {
    private var alignment: VerticalAlignment?
    private var content: ViewNode!

    init(_ view: GridRow<Content>, _ inputs: ViewInputs) {
        alignment = view.alignment
        super.init(inputs)
        content = Content._makeNode(view.content, in: inputs.child(of: self))
    }
    func update(_ view: GridRow<Content>) {
        if alignment != view.alignment {
            alignment = view.alignment
            invalidateItems()
        }
        Content._updateNode(content, with: view.content)
    }
    override func forEachChild(_ body: (ViewNode) -> Void) { if let content { body(content) } }
    override func readSubviews(_ reader: inout SubviewReader) {
        let start = reader.items.count
        content.readSubviews(&reader)
        for item in reader.items[start...] { item.traits[GridCellTrait<GridRowPlace>.self] = GridRowPlace(row: number, alignment: alignment) }
    }
}

struct GridRowPlace {
    let row: UInt32
    let alignment: VerticalAlignment?
}
struct GridCellSpan { let columns: Int }

/// What a cell tells its grid; nil: nothing.
enum GridCellTrait<Value>: _ViewTraitKey { static var defaultValue: Value? { nil } }

extension View {
    /// Spreads the cell over several columns of its grid.
    public nonisolated func gridCellColumns(_ count: Int) -> some View {
        modifier(_TraitModifier<GridCellTrait<GridCellSpan>>(value: GridCellSpan(columns: max(count, 1))))
    }
    /// Where the cell stands in its place; wins over the alignments of grid, row and column.
    public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View { modifier(_TraitModifier<GridCellTrait<UnitPoint>>(value: anchor)) }
    /// Keeps the cell from asking for space along the axes: it gets what the others leave.
    public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { modifier(_TraitModifier<GridCellTrait<Axis.Set>>(value: axes)) }
    /// Where the cells of the column stand in it; one cell of the column says so for all.
    public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        modifier(_TraitModifier<GridCellTrait<HorizontalAlignment>>(value: guide))
    }
}
