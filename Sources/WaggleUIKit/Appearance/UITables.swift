// Tables and collections, as far as programs set their looks. SwiftUI's lists show the rows.

import Foundation
import WaggleCore

/// The look of SwiftUI's lists and forms, by `appearance()`: background, separators, keyboard, bouncing and indicators. There are no tables
/// to make; `List` is one.
@MainActor @preconcurrency
open class UITableView: UIScrollView {
    /// The arrangement of a table.
    public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
    /// Where a table scrolls a row to.
    public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
    /// `none` removes the automatic separators.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { appearanceDidChange() } }
    open var separatorColor: UIColor? { didSet { appearanceDidChange() } }
    /// Has no effect: separators begin where the text does.
    open var separatorInset = UIEdgeInsets.zero
    /// Has no effect: a list ends with its last row.
    open var tableFooterView: UIView?
    /// Has no effect: a list begins with its first row.
    open var tableHeaderView: UIView?
    /// Has no effect: rows are as high as their content.
    open var rowHeight = UITableView.automaticDimension
    /// Has no effect: rows are as high as their content.
    open var estimatedRowHeight = UITableView.automaticDimension
    /// Has no effect; `listSectionSpacing` sets the space.
    open var sectionHeaderHeight = UITableView.automaticDimension
    /// Has no effect; `listSectionSpacing` sets the space.
    open var sectionFooterHeight = UITableView.automaticDimension
    /// Has no effect; `listSectionSpacing` sets the space.
    open var sectionHeaderTopPadding = UITableView.automaticDimension
    /// Has no effect: a list without a selection has none.
    open var allowsSelection = true
    /// The background, if it has a colour.
    open var backgroundView: UIView? { didSet { appearanceDidChange() } }
    /// -1, which is no length: the list finds its own.
    public static let automaticDimension: CGFloat = -1

    @available(*, unavailable, message: "UIKit's tables are not supported; use SwiftUI's List.")
    public init(frame: CGRect, style: Style) { super.init(frame: frame) }
    @available(*, unavailable, message: "UIKit's tables are not supported; use SwiftUI's List.")
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    @available(*, unavailable, message: "UIKit's tables are not supported; use SwiftUI's List.")
    public var dataSource: AnyObject? { nil }
    @available(*, unavailable, message: "UIKit's tables are not supported; use SwiftUI's List, which follows its data.")
    public func reloadData() {}
    @available(*, unavailable, message: "UIKit's tables are not supported; the rows of SwiftUI's List are plain views.")
    public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}

    var look: ListLook {
        var look = ListLook()
        look.background = (backgroundColor ?? backgroundView?.backgroundColor)?.color
        look.hasSeparators = separatorStyle == .none ? false : nil
        look.separator = separatorColor?.color
        look.scrolling = scrollLook
        return look
    }
}

/// The look of the rows of SwiftUI's lists, by `appearance()`. There are no cells to make; rows are plain views.
@MainActor @preconcurrency
open class UITableViewCell: UIView {
    /// The line below a row.
    public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }
    /// How a pressed row looks.
    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
    /// The arrangement of a cell.
    public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
    /// `none` leaves pressed rows as they are.
    open var selectionStyle = SelectionStyle.default { didSet { appearanceDidChange() } }
    /// Its colour is that of pressed rows.
    open var selectedBackgroundView: UIView? { didSet { appearanceDidChange() } }
    /// The background of rows, if it has a colour.
    open var backgroundView: UIView? { didSet { appearanceDidChange() } }

    @available(*, unavailable, message: "UIKit's tables are not supported; the rows of SwiftUI's List are plain views.")
    public init(style: CellStyle, reuseIdentifier: String?) { super.init(frame: .zero) }
    @available(*, unavailable, message: "UIKit's tables are not supported; the rows of SwiftUI's List are plain views.")
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    func add(to look: inout ListLook) {
        look.rowBackground = (backgroundColor ?? backgroundView?.backgroundColor)?.color
        look.highlight = selectionStyle == .none ? .clear : selectedBackgroundView.map { $0.backgroundColor?.color ?? .clear }
    }
}

/// Set by `appearance()`, without effect: headers of lists have no background.
@MainActor @preconcurrency
open class UITableViewHeaderFooterView: UIView {
    @available(*, unavailable, message: "UIKit's tables are not supported; a Section of SwiftUI's List has a header and a footer.")
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The look of SwiftUI's lists and forms, by `appearance()`, which are collections since iOS 16: background, keyboard, bouncing and
/// indicators. There are no collections to make.
@MainActor @preconcurrency
open class UICollectionView: UIScrollView {
    /// Has no effect: a list without a selection has none.
    open var allowsSelection = true
    /// The background, if it has a colour.
    open var backgroundView: UIView? { didSet { appearanceDidChange() } }

    @available(*, unavailable, message: "UIKit's collections are not supported; use LazyVGrid in a ScrollView.")
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    @available(*, unavailable, message: "UIKit's collections are not supported; use LazyVGrid in a ScrollView.")
    public var dataSource: AnyObject? { nil }
    @available(*, unavailable, message: "UIKit's collections are not supported; use LazyVGrid in a ScrollView, which follows its data.")
    public func reloadData() {}
}

/// Set by `appearance()`: the background of rows. There are no cells to make.
@MainActor @preconcurrency
open class UICollectionViewCell: UIView {
    @available(*, unavailable, message: "UIKit's collections are not supported; the cells of LazyVGrid are plain views.")
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
