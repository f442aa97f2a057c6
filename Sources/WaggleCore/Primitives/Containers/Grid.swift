// Grid: views in rows and columns.

import Foundation
import WaggleGeometry

/// Views in rows and columns: the cells of a column share its width, those of a row its height.
///
/// Each `GridRow` is a row of cells; any other view spans all columns. A grid creates and measures all of its cells eagerly.
///
/// Complexity: O(*n*) measurements in the cells for each new proposal. Without `horizontalSpacing` and `verticalSpacing` the preferences of
/// neighbours are looked up in O(*n*²), once for each change of the cells.
nonisolated public struct Grid<Content: View>: View {
    let layout: GridLayout
    let content: Content

    /// - Parameters:
    ///   - alignment: how views are aligned in cells that are larger than they are.
    ///   - horizontalSpacing: points between columns; nil for the cells' preference, usually 8.
    ///   - verticalSpacing: points between rows; nil for the cells' preference.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = GridLayout(alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        self.content = content()
    }
    public typealias Body = Never
    @MainActor public static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode {
        LayoutContainer.makeNode(view.layout, view.content, inputs)
    }
    @MainActor public static func _updateNode(_ node: ViewNode, with view: Self) {
        LayoutContainer.updateNode(node, view.layout, view.content)
    }
    public static var _isUnary: Bool { true }
}

/// A row of cells in a grid. Outside a grid it behaves like `Group`.
nonisolated public struct GridRow<Content: View>: View {
    let alignment: VerticalAlignment?
    let content: Content

    /// - Parameter alignment: the vertical alignment of the cells in the row; nil for the grid's.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }
    public typealias Body = Never
    @MainActor public static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode { GridRowNode(view, inputs) }
    @MainActor public static func _updateNode(_ node: ViewNode, with view: Self) {
        unsafeDowncast(node, to: GridRowNode<Content>.self).update(view)
    }
    @MainActor public static var _isUnary: Bool { Content._isUnary }
}

/// Marks its subviews as the cells of one row.
@MainActor
private final class GridRowNode<Content: View>: PassThroughNode {
    private var alignment: VerticalAlignment?

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
    override func readSubviews(_ reader: inout SubviewReader) {
        let start = reader.items.count
        content.readSubviews(&reader)
        for item in reader.items[start...] {
            item.traits[GridCellTrait<GridRowMembership>.self] = GridRowMembership(row: number, alignment: alignment)
        }
    }
}

struct GridRowMembership {
    let row: UInt32
    let alignment: VerticalAlignment?
}
struct GridCellSpan { let columns: Int }

/// A property of a cell that its grid reads; nil if not set.
enum GridCellTrait<Value>: _ViewTraitKey { static var defaultValue: Value? { nil } }

extension View {
    /// Makes the cell span a number of columns of its grid; less than 1 counts as 1.
    public nonisolated func gridCellColumns(_ count: Int) -> some View {
        modifier(_TraitModifier<GridCellTrait<GridCellSpan>>(value: GridCellSpan(columns: max(count, 1))))
    }
    /// Aligns the view in its cell, overriding the alignment of grid, row and column.
    public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        modifier(_TraitModifier<GridCellTrait<UnitPoint>>(value: anchor))
    }
    /// Excludes the cell from sizing the grid along the axes; it gets the space determined by the other cells.
    public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        modifier(_TraitModifier<GridCellTrait<Axis.Set>>(value: axes))
    }
    /// Sets the alignment of the whole column that contains the cell.
    public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        modifier(_TraitModifier<GridCellTrait<HorizontalAlignment>>(value: guide))
    }
}
