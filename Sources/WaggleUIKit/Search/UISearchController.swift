import Foundation
import WaggleCore

/// Updates results for what is searched.
@MainActor @preconcurrency
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// Called whenever the text changes, and when a search begins or ends.
    func updateSearchResults(for searchController: UISearchController)
}

/// Hears when a search begins and ends.
@MainActor @preconcurrency
public protocol UISearchControllerDelegate: NSObjectProtocol {
    func willPresentSearchController(_ searchController: UISearchController)
    func didPresentSearchController(_ searchController: UISearchController)
    func willDismissSearchController(_ searchController: UISearchController)
    func didDismissSearchController(_ searchController: UISearchController)
}
extension UISearchControllerDelegate {
    public func willPresentSearchController(_ searchController: UISearchController) {}
    public func didPresentSearchController(_ searchController: UISearchController) {}
    public func willDismissSearchController(_ searchController: UISearchController) {}
    public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// A search in the bar of a navigation controller: set it as the `searchController` of a navigation item.
///
/// The field in the bar is SwiftUI's `searchable`, which follows `searchBar`'s text, placeholder and delegate.
@MainActor @preconcurrency
open class UISearchController: UIViewController {
    public let searchBar = UISearchBar()
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    open weak var delegate: (any UISearchControllerDelegate)?
    /// The controller that shows the results while something is searched; nil for the one that is searched.
    public let searchResultsController: UIViewController?
    /// Has no effect: what is searched stays bright.
    open var obscuresBackgroundDuringPresentation = true
    /// Has no effect: the title makes room for the search.
    open var hidesNavigationBarDuringPresentation = true
    /// Has no effect: the button comes with the search.
    open var automaticallyShowsCancelButton = true
    /// True while something is searched.
    open var isActive = false {
        didSet {
            guard isActive != oldValue else { return }
            if isActive { delegate?.willPresentSearchController(self) } else { delegate?.willDismissSearchController(self) }
            presentationChanges.announce()
            update()
            if isActive { delegate?.didPresentSearchController(self) } else { delegate?.didDismissSearchController(self) }
        }
    }

    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        searchBar.searchController = self
    }
    public convenience init() { self.init(searchResultsController: nil) }
    public required init?(coder: NSCoder) {
        searchResultsController = nil
        super.init(coder: coder)
    }

    func update() { searchResultsUpdater?.updateSearchResults(for: self) }
    /// A person begins or ends the search in the bar.
    fileprivate func follow(_ isPresented: Bool) {
        guard isPresented != isActive else { return }
        if isPresented {
            isActive = true
            searchBar.delegate?.searchBarTextDidBeginEditing(searchBar)
        } else {
            searchBar.delegate?.searchBarCancelButtonClicked(searchBar)
            searchBar.delegate?.searchBarTextDidEndEditing(searchBar)
            cancel()
        }
    }
    func cancel() {
        searchBar.text = ""
        isActive = false
    }
}

/// The search of a navigation item in the bar.
nonisolated struct NavigationItemSearch: ViewModifier {
    let controller: UISearchController?
    let isPinned: Bool

    @MainActor @ViewBuilder func body(content: Content) -> some View {
        if let controller {
            let _ = (controller.presentationChanges.count, controller.searchBar.searchTextField.changes.count)
            let bar = controller.searchBar
            let text = Binding<String>.onMainActor { [weak bar] in bar?.text ?? "" } set: { [weak bar] in bar?.edit($0) }
            let isPresented = Binding<Bool>.onMainActor { [weak controller] in
                controller?.isActive ?? false
            } set: { [weak controller] in
                controller?.follow($0)
            }
            content
                .overlay {
                    if controller.isActive, let results = controller.searchResultsController { WholeController(controller: results) }
                }
                .searchable(
                    text: text, isPresented: isPresented, placement: isPinned ? .navigationBarDrawer(displayMode: .always) : .automatic,
                    prompt: bar.placeholder.map { Text(verbatim: $0) })
                .onSubmit(of: .search) { [weak bar] in if let bar { bar.delegate?.searchBarSearchButtonClicked(bar) } }
        } else {
            content
        }
    }
}
