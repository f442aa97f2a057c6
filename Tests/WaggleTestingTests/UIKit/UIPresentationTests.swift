import Foundation
import SwiftUI
import Testing
@testable import WaggleTesting
@testable import WaggleUIKit

/// Sheets of UIKit's controllers, tab bars and search bars.
@MainActor @Suite(.serialized)
struct UIPresentationTests {
    private struct Hosted: UIViewControllerRepresentable {
        let controller: UIViewController
        func makeUIViewController(context: Context) -> UIViewController { controller }
        func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }
    private final class Page: UIViewController {
        let label = UILabel()
        convenience init(_ title: String) {
            self.init()
            self.title = title
        }
        override func viewDidLoad() {
            label.text = "Page \(title ?? "")"
            label.frame = CGRect(x: 20, y: 100, width: 200, height: 20)
            view.addSubview(label)
        }
    }
    private final class Watcher: NSObject, UISheetPresentationControllerDelegate, UITabBarControllerDelegate, UISearchBarDelegate, UISearchResultsUpdating {
        var calls: [String] = [], mayDismiss = true, maySelect = true
        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { mayDismiss }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { calls.append("did dismiss") }
        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) { calls.append("attempt") }
        func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) { calls.append(sheet.selectedDetentIdentifier == .large ? "large" : "other") }
        func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool { maySelect }
        func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) { calls.append(viewController.title ?? "") }
        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("begin") }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { calls.append(searchText) }
        func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { text != "x" }
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { calls.append("search") }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel") }
        func updateSearchResults(for searchController: UISearchController) { calls.append("update \(searchController.searchBar.text ?? "")") }
    }
    private func screen(_ controller: UIViewController) throws -> TestScreen { try TestScreen(Hosted(controller: controller).ignoresSafeArea(), size: CGSize(width: 400, height: 800)) }

    // MARK: Sheets

    @Test func aSheetRestsAtItsDetents() throws {
        let root = UIViewController(), page = Page("Pond"), watcher = Watcher(), screen = try screen(root)
        let sheet = try #require(page.sheetPresentationController)
        sheet.detents = [.custom(identifier: .init("low")) { $0.maximumDetentValue * 0.25 }, .medium(), .large()]
        (sheet.prefersGrabberVisible, sheet.delegate) = (true, watcher)
        screen.clock.perform { root.present(page, animated: true) }
        try screen.settle()
        let low = try screen.element("Page Pond").frame.minY
        #expect(screen.shows("Sheet Grabber") && low > 600 && page.presentationController === sheet && sheet.presentedViewController === page)
        screen.clock.perform { sheet.animateChanges { sheet.selectedDetentIdentifier = .medium } }
        try screen.settle()
        let middle = try screen.element("Page Pond").frame.minY
        #expect(abs(middle - 500) < 2 && watcher.calls.isEmpty)
        try screen.fling(.point(200, 420), by: CGSize(width: 0, height: -300))
        try screen.settle()
        #expect(sheet.selectedDetentIdentifier == .large && watcher.calls == ["large"])
    }
    @Test func theDelegateSaysWhetherAPersonDismisses() throws {
        let root = UIViewController(), page = Page("Pond"), watcher = Watcher(), screen = try screen(root)
        page.presentationController?.delegate = watcher
        screen.clock.perform { root.present(page, animated: true) }
        try screen.settle()
        watcher.mayDismiss = false
        try screen.drag(.point(200, 100), by: CGSize(width: 0, height: 600))
        try screen.settle()
        #expect(screen.shows("Page Pond") && watcher.calls == ["attempt"])
        watcher.mayDismiss = true
        try screen.drag(.point(200, 100), by: CGSize(width: 0, height: 600))
        try screen.settle()
        #expect(!screen.shows("Page Pond") && root.presentedViewController == nil && watcher.calls == ["attempt", "did dismiss"])
        screen.clock.perform { root.present(page, animated: true) }
        try screen.settle()
        screen.clock.perform { page.dismiss(animated: true) }
        try screen.settle()
        #expect(watcher.calls.count == 2, "The program has dismissed it.")
    }
    @Test func aClearControllerOverTheWindowShowsWhatIsBehind() throws {
        let root = Page("Pond"), page = UIViewController(), screen = try screen(root)
        root.view.backgroundColor = .red
        page.view.backgroundColor = .clear
        page.modalPresentationStyle = .overFullScreen
        #expect(page.sheetPresentationController == nil)
        screen.clock.perform { root.present(page, animated: false) }
        try screen.settle()
        let pixel = try #require(try pixels(screen, in: CGRect(x: 300, y: 700, width: 1, height: 1)).first)
        #expect(pixel.red > 240 && pixel.green < 20)
    }

    // MARK: Tabs

    @Test func controllersAreBehindTabs() throws {
        let tabs = UITabBarController(), watcher = Watcher(), pages = ["Pond", "Reed"].map(Page.init)
        pages[1].tabBarItem = UITabBarItem(title: "Sedge", image: UIImage(systemName: "leaf"), tag: 1)
        tabs.viewControllers = [UINavigationController(rootViewController: pages[0]), pages[1]]
        tabs.delegate = watcher
        let screen = try screen(tabs)
        try screen.settle()
        #expect(screen.shows("Page Pond") && tabs.selectedIndex == 0 && pages[0].tabBarController === tabs && pages[1].parent === tabs)
        try screen.selectTab("Sedge")
        try screen.settle()
        #expect(screen.shows("Page Reed") && !screen.shows("Page Pond") && tabs.selectedViewController === pages[1] && watcher.calls == ["Reed"])
        watcher.maySelect = false
        tabs.selectedIndex = 0
        try screen.settle()
        #expect(screen.shows("Page Pond") && watcher.calls.count == 1)
        try screen.selectTab("Sedge")
        try screen.settle()
        #expect(screen.shows("Page Pond"))
    }

    // MARK: Searches

    @Test func aSearchBarTellsItsDelegate() throws {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56)), watcher = Watcher()
        (bar.placeholder, bar.delegate, bar.showsCancelButton) = ("Plants", watcher, true)
        let screen = try TestScreen(Represented(bar), size: CGSize(width: 300, height: 56))
        try screen.tap("Plants")
        try screen.type("re")
        try screen.type("x")
        #expect(bar.text == "re" && bar.isFirstResponder && watcher.calls == ["begin", "r", "re"])
        try screen.tap("Clear text")
        #expect(bar.text == "")
        try screen.tap("Cancel")
        #expect(watcher.calls.suffix(2) == ["", "cancel"] && bar.searchTextField.placeholder == "Plants")
    }
    @Test func aSearchControllerSearchesInTheBar() throws {
        let page = Page("Pond"), search = UISearchController(searchResultsController: nil), watcher = Watcher()
        (search.searchResultsUpdater, search.searchBar.placeholder, search.searchBar.delegate) = (watcher, "Plants", watcher)
        page.navigationItem.searchController = search
        let screen = try screen(UINavigationController(rootViewController: page))
        try screen.settle()
        try screen.tap("Plants")
        try screen.settle()
        #expect(search.isActive)
        try screen.type("re")
        #expect(search.searchBar.text == "re" && watcher.calls.last == "update re" && watcher.calls.contains("re"))
        try screen.tap("Cancel")
        try screen.settle()
        #expect(!search.isActive && search.searchBar.text == "" && watcher.calls.contains("cancel"))
    }
}
