// The looks of SwiftUI's bars, lists and controls, from what programs set by appearance().

import Foundation
import WaggleCore

@MainActor
enum AppearanceLooks {
    /// The looks as set by now. What a program has not asked for keeps the system's look.
    static func looks() -> ControlLooks {
        var looks = ControlLooks()
        if let bar = AppearanceObjects.known(UINavigationBar.self) { looks.navigationBar = bar.look }
        addItems(to: &looks.navigationBar)
        let tab = AppearanceObjects.known(UITabBarItem.self)
        if let bar = AppearanceObjects.known(UITabBar.self) {
            looks.tabBar = bar.look(tab)
        } else if let tab {
            looks.tabBar = UITabBar.unmade.look(tab)
        }
        if let bar = AppearanceObjects.known(UIToolbar.self) { looks.toolbar = bar.look }
        looks.toolbar.button = looks.toolbar.button.or(items(in: UIToolbar.self))
        addLists(to: &looks)
        addControls(to: &looks)
        return looks
    }

    /// The look of bar buttons, in general and in a kind of bar.
    private static func items(in container: (any UIAppearanceContainer.Type)?) -> TextLook {
        func look(_ item: UIBarButtonItem?) -> TextLook {
            guard let item else { return TextLook() }
            return TextLook(item.titleTextAttributes(for: .normal)).or(TextLook(color: item.tintColor?.color))
        }
        let general = look(AppearanceObjects.known(UIBarButtonItem.self))
        return container.map { look(AppearanceObjects.known(UIBarButtonItem.self, in: [$0])).or(general) } ?? general
    }
    static func addItems(to look: inout NavigationBarLook) {
        let items = items(in: UINavigationBar.self)
        look.button = look.button.or(items)
        look.doneButton = look.doneButton.or(items)
        look.backButton = look.backButton.or(items)
        if let item = AppearanceObjects.known(UIBarButtonItem.self) {
            var offset = TextLook()
            offset.offset = TextLook(nil, item.backTitleOffset).offset
            look.backButton = look.backButton.or(offset)
        }
    }

    private static func addLists(to looks: inout ControlLooks) {
        if let scroll = AppearanceObjects.known(UIScrollView.self) { looks.scrollView = scroll.scrollLook }
        if let table = AppearanceObjects.known(UITableView.self) { looks.list = table.look }
        if let collection = AppearanceObjects.known(UICollectionView.self) {
            looks.list.background = (collection.backgroundColor ?? collection.backgroundView?.backgroundColor)?.color
                ?? looks.list.background
            looks.list.scrolling = collection.scrollLook.or(looks.list.scrolling)
        }
        looks.list.scrolling = looks.list.scrolling.or(looks.scrollView)
        AppearanceObjects.known(UITableViewCell.self)?.add(to: &looks.list)
        if let color = AppearanceObjects.known(UICollectionViewCell.self)?.backgroundColor { looks.list.rowBackground = color.color }
        looks.textEditor = AppearanceObjects.known(UITextView.self)?.backgroundColor?.color
    }

    private static func addControls(to looks: inout ControlLooks) {
        if let control = AppearanceObjects.known(UISegmentedControl.self) { looks.segments = control.look }
        if let control = AppearanceObjects.known(UIPageControl.self) {
            (looks.pages.color, looks.pages.currentColor) =
                (control.pageIndicatorTintColor?.color, control.currentPageIndicatorTintColor?.color)
        }
        if let control = AppearanceObjects.known(UISwitch.self) {
            (looks.toggle.on, looks.toggle.off, looks.toggle.thumb) =
                (control.onTintColor?.color, (control.backgroundColor ?? control.tintColor)?.color, control.thumbTintColor?.color)
        }
        if let control = AppearanceObjects.known(UISlider.self) {
            looks.slider.filled = (control.minimumTrackTintColor ?? control.tintColor)?.color
            (looks.slider.rest, looks.slider.thumb) = (control.maximumTrackTintColor?.color, control.thumbTintColor?.color)
        }
        if let view = AppearanceObjects.known(UIProgressView.self) {
            (looks.progress.filled, looks.progress.rest) = ((view.progressTintColor ?? view.tintColor)?.color, view.trackTintColor?.color)
        }
        looks.progress.refresh = AppearanceObjects.known(UIRefreshControl.self)?.tintColor?.color
        looks.dialogTint = AppearanceObjects.known(UIView.self, in: [UIAlertController.self])?.tintColor?.color
    }
}

extension UITabBar {
    /// A bar without a look of its own.
    fileprivate static var unmade: UITabBar { ObjectMaking.make(UITabBar.self) }
}
