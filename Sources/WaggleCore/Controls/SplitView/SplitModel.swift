// The state of a split view's columns.

import Foundation
import OpenCombine

/// The columns of one split view. Everything here belongs to the main actor.
final class SplitModel: ObservableObject, @unchecked Sendable {
    let objectWillChange = ObservableObjectPublisher()
    let columns: [SplitColumn]
    /// True in a window of compact width, where one column covers the others.
    var isCollapsed = false
    /// The column on top while collapsed.
    private(set) var top = 0
    /// The columns that are visible or moving while collapsed.
    private(set) var moving: Set<Int> = []
    /// How far a swipe has moved the top column away, as a fraction of the width.
    private(set) var pulled: CGFloat = 0
    private var moves = 0

    init(count: Int) {
        assert(count > 0, "A split view has no column.")
        columns = (0..<count).map { SplitColumn(number: $0) }
        for column in columns { column.split = self }
    }

    /// The position of a column while collapsed: 0 in front, 1 beyond the window, -1 behind.
    func position(of column: Int) -> CGFloat {
        assert(columns.indices.contains(column) && columns.indices.contains(top), "A split view does not have the column.")
        if column == top { return pulled }
        if column == top - 1 { return pulled - 1 }
        return column < top ? -1 : 1
    }

    /// Goes to a column.
    @MainActor func go(to column: Int, animated: Bool = true) {
        assert(columns.indices.contains(top) && (0...1).contains(pulled), "A split view has moved beyond its columns.")
        let column = min(max(column, 0), columns.count - 1)
        guard column != top || pulled != 0 else { return }
        let old = top
        guard animated, isCollapsed else {
            objectWillChange.send()
            (top, pulled) = (column, 0)
            if moves == 0 { moving = [] }
            return
        }
        moves += 1
        withAnimation(PresentationMotion.slide, completionCriteria: .removed) {
            objectWillChange.send()
            moving.formUnion([old, column])
            (top, pulled) = (column, 0)
        } completion: { [self] in
            moves -= 1
            assert(self.moves >= 0, "More moves of the columns have ended than began.")
            guard moves == 0 else { return }
            objectWillChange.send()
            moving = []
            // Going back clears the selections that led forward.
            if column < old { for passed in columns[column..<old] { passed.clearSelections() } }
        }
    }
    /// Called when the selection in a column has changed.
    @MainActor func selectionDidChange(in column: Int, isEmpty: Bool, animated: Bool) {
        assert(columns.indices.contains(column), "The split view lacks the column whose selection has changed.")
        if isEmpty {
            if top > column, isCollapsed { go(to: column, animated: animated) }
        } else if top <= column {
            go(to: column + 1, animated: animated)
        }
    }

    // MARK: Swipe

    @MainActor var canSwipeBack: Bool { isCollapsed && top > 0 && moves == 0 && columns[top].shownNavigation?.depth ?? 0 == 0 }
    @MainActor func swipeBack(_ phase: InputPhase, by share: CGFloat, speed: CGFloat) {
        switch phase {
        case .began:
            guard canSwipeBack else { return }
            objectWillChange.send()
            moving = [top, top - 1]
            pulled = min(max(share, 0), 1)
        case .moved:
            guard moving.contains(top), moves == 0, top > 0 else { return }
            objectWillChange.send()
            pulled = min(max(share, 0), 1)
        case .ended, .cancelled:
            guard pulled > 0, top > 0 else { return }
            let goesBack = phase == .ended && (abs(speed) >= 1 ? speed > 0 : pulled > 0.5)
            go(to: goesBack ? top - 1 : top)
        }
    }
}

/// A column, as seen by its views.
final class SplitColumn: ObservableObject, @unchecked Sendable {
    let objectWillChange = ObservableObjectPublisher()
    let number: Int
    fileprivate(set) weak var split: SplitModel?
    /// The stack of the column's own screens.
    weak var navigation: NavigationModel?
    /// A navigation stack that the program has put into the column.
    weak var ownStack: NavigationModel?
    /// The stack whose bar is shown.
    @MainActor var shownNavigation: NavigationModel? { ownStack ?? navigation }
    /// The content that a link in the previous column shows instead of this column's root.
    private(set) var replacement: NavigationContent?
    /// Clears the selections of the lists in the column.
    private var selections: [(list: ObjectIdentifier, clear: () -> Void)] = []

    fileprivate init(number: Int) { self.number = number }

    var next: SplitColumn? { split.flatMap { number + 1 < $0.columns.count ? $0.columns[number + 1] : nil } }
    var previous: SplitColumn? { split.flatMap { number > 0 ? $0.columns[number - 1] : nil } }
    /// True if a button leads back to the previous column.
    var hasBack: Bool { number > 0 && split?.isCollapsed == true }
    @MainActor func goBack() {
        assert(number > 0, "There is no column before the first one to go back to.")
        split?.go(to: number - 1)
    }

    @MainActor func replace(by content: NavigationContent) {
        assert(content != .root, "A link replaces the root of a column by itself.")
        if replacement != content {
            objectWillChange.send()
            if case .view(let old) = replacement {
                old.isPushed = false
                old.didPop()
            }
            if case .view(let new) = content { new.isPushed = true }
            replacement = content
        }
        split?.go(to: number)
    }
    /// Shows the root again, if the destination replaced it.
    @MainActor func remove(_ destination: NavigationDestination) {
        guard case .view(let shown) = replacement, shown === destination else { return }
        objectWillChange.send()
        shown.isPushed = false
        replacement = nil
        if let split, split.isCollapsed, split.top == number { split.go(to: number - 1) }
    }

    func add(_ list: ObjectIdentifier, clear: @escaping () -> Void) {
        selections.removeAll { $0.list == list }
        selections.append((list, clear))
    }
    func remove(_ list: ObjectIdentifier) { selections.removeAll { $0.list == list } }
    fileprivate func clearSelections() { for selection in selections { selection.clear() } }
}

private enum SplitColumnKey: EnvironmentKey { static var defaultValue: SplitColumn? { nil } }
extension EnvironmentValues {
    /// The enclosing column of a split view.
    var splitColumn: SplitColumn? {
        get { self[SplitColumnKey.self] }
        set { self[SplitColumnKey.self] = newValue }
    }
}

/// Shows the next column when the selection of a list in a column changes.
struct SplitSelection: ViewModifier {
    let selection: ListSelection?
    let state: ListState
    @Environment(\.splitColumn) private var column
    @Environment(\.editMode) private var editMode

    func body(content: Content) -> some View {
        if let column, let selection {
            content
                .onChange(of: selection.values, initial: true) { old, new in
                    guard editMode?.wrappedValue.isEditing != true else { return }
                    column.split?.selectionDidChange(in: column.number, isEmpty: new.isEmpty, animated: old != new)
                }
                .onAppear { column.add(ObjectIdentifier(state)) { selection.values = [] } }
                .onDisappear { column.remove(ObjectIdentifier(state)) }
        } else {
            content
        }
    }
}
