import Foundation
import SwiftUI
import Testing
@testable import WaggleTesting
@testable import WaggleUIKit

/// Navigation controllers: their stack, bars and swipe, alone and in SwiftUI's stacks.
@MainActor @Suite(.serialized)
struct UINavigationControllerTests {
    private struct Hosted<Controller: UIViewController>: UIViewControllerRepresentable {
        let controller: Controller
        func makeUIViewController(context: Context) -> Controller { controller }
        func updateUIViewController(_ controller: Controller, context: Context) {}
    }
    /// A controller with its title in the middle.
    private final class Page: UIViewController {
        var calls: [String] = []
        let label = UILabel()
        convenience init(_ title: String) {
            self.init()
            self.title = title
        }
        override func viewDidLoad() {
            view.backgroundColor = .white
            label.text = "Page \(title ?? "")"
            label.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(label)
            NSLayoutConstraint.activate([label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor), label.centerXAnchor.constraint(equalTo: view.centerXAnchor)])
        }
        override func viewDidAppear(_ animated: Bool) { calls.append("appear") }
        override func viewDidDisappear(_ animated: Bool) { calls.append("disappear") }
        override func didMove(toParent parent: UIViewController?) { calls.append(parent == nil ? "out" : "in") }
    }
    private final class Watcher: NSObject, UINavigationControllerDelegate {
        var calls: [String] = []
        func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) { calls.append("will \(viewController.title ?? "")") }
        func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) { calls.append("did \(viewController.title ?? "")") }
    }
    private func screen(_ controller: UIViewController) throws -> TestScreen { try TestScreen(Hosted(controller: controller).ignoresSafeArea(), size: CGSize(width: 300, height: 500)) }

    // MARK: The stack

    @Test func controllersArePushedAndPopped() throws {
        let root = Page("Pond"), next = Page("Reed"), navigation = UINavigationController(rootViewController: root), watcher = Watcher()
        navigation.delegate = watcher
        let screen = try screen(navigation)
        try screen.settle()
        #expect(screen.shows("Page Pond") && screen.navigationTitle == "Pond" && root.calls == ["in", "appear"] && watcher.calls == ["did Pond"])
        #expect(root.navigationController === navigation && root.view.window != nil && navigation.topViewController === root)
        screen.clock.perform { navigation.pushViewController(next, animated: true) }
        #expect(navigation.viewControllers.count == 2 && watcher.calls.last == "will Reed")
        try screen.settle()
        #expect(screen.shows("Page Reed") && !screen.shows("Page Pond") && screen.navigationTitle == "Reed" && next.calls == ["in", "appear"] && root.calls.last == "disappear")
        #expect(watcher.calls == ["did Pond", "will Reed", "did Reed"])
        try screen.goBack()
        try screen.settle()
        #expect(screen.shows("Page Pond") && navigation.topViewController === root && next.calls == ["in", "appear", "out", "disappear"] || next.calls == ["in", "appear", "disappear", "out"])
        #expect(next.navigationController == nil && watcher.calls.suffix(2) == ["will Pond", "did Pond"])
    }
    @Test func aStackIsReplacedAndPoppedByManyAtOnce() throws {
        let pages = ["A", "B", "C", "D"].map(Page.init), navigation = UINavigationController(rootViewController: pages[0]), screen = try screen(navigation)
        screen.clock.perform { navigation.setViewControllers(pages, animated: false) }
        screen.advance(by: 0)
        #expect(screen.shows("Page D") && screen.navigationTitle == "D")
        #expect(navigation.popToViewController(pages[1], animated: false)?.map(\.title) == ["C", "D"])
        screen.advance(by: 0)
        #expect(screen.shows("Page B"))
        #expect(navigation.popViewController(animated: true) === pages[1] && navigation.popViewController(animated: true) == nil)
        try screen.settle()
        #expect(screen.shows("Page A") && navigation.popToRootViewController(animated: true) == nil)
        navigation.viewControllers = [pages[2]]
        screen.advance(by: 0)
        #expect(screen.shows("Page C") && screen.navigationTitle == "C" && pages[0].parent == nil)
    }
    @Test func viewsLieBelowTheBarAndSafeAreasLeaveItFree() throws {
        let root = Page("Pond"), navigation = UINavigationController(rootViewController: root), screen = try screen(navigation)
        try screen.settle()
        let top = try screen.element("Page Pond").frame.minY
        #expect(root.view.frame.height == 500)
        #expect(abs(root.view.safeAreaInsets.top - top) < 1)
        #expect(top >= 44)
        navigation.setNavigationBarHidden(true, animated: false)
        try screen.settle()
        #expect(try screen.element("Page Pond").frame.minY < top - 40)
    }
    @Test func itemsOfControllersAreInTheBar() throws {
        let root = Page("Pond"), navigation = UINavigationController(rootViewController: root)
        var taps = 0
        root.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Add", primaryAction: UIAction { _ in taps += 1 })
        root.toolbarItems = [UIBarButtonItem(title: "Sort", primaryAction: UIAction { _ in taps += 10 })]
        navigation.navigationBar.prefersLargeTitles = true
        let screen = try screen(navigation)
        try screen.settle()
        try screen.tap("Add")
        #expect(taps == 1 && !screen.shows("Sort"))
        navigation.isToolbarHidden = false
        screen.advance(by: 0)
        try screen.tap("Sort")
        #expect(taps == 11)
    }
    @Test func theTitleStandsInTheBarAndIsLargeOnceTheBarPrefersIt() throws {
        let navigation = UINavigationController(rootViewController: Page("Pond")), screen = try screen(navigation)
        try screen.settle()
        let inline = try screen.element("Pond").frame
        #expect(abs(inline.midX - 150) < 2, "\(inline)")
        // Without a toolbar nothing lies over the bottom.
        let bottom = try #require(try pixels(screen, in: CGRect(x: 150, y: 495, width: 1, height: 1)).first)
        #expect(bottom.red == 255 && bottom.green == 255)
        screen.clock.perform { navigation.navigationBar.prefersLargeTitles = true }
        try screen.settle()
        let large = try screen.element("Pond").frame
        #expect(large.height > inline.height + 8 && large.minX < 30, "\(large)")
    }
    @Test func theBarHasItsOwnLook() throws {
        let navigation = UINavigationController(rootViewController: Page("Pond")), look = UINavigationBarAppearance()
        look.configureWithOpaqueBackground()
        look.backgroundColor = .red
        (navigation.navigationBar.standardAppearance, navigation.navigationBar.scrollEdgeAppearance) = (look, look)
        let screen = try screen(navigation)
        try screen.settle()
        let pixel = try #require(try pixels(screen, in: CGRect(x: 10, y: 20, width: 1, height: 1)).first)
        #expect(pixel.red > 240 && pixel.green < 20)
    }
    @Test func aNavigationControllerIsTheRootOfAWindowsSheet() throws {
        let root = UIViewController(), navigation = UINavigationController(rootViewController: Page("Pond")), screen = try screen(root)
        screen.clock.perform { root.present(navigation, animated: true) }
        try screen.settle()
        #expect(screen.shows("Page Pond") && root.presentedViewController === navigation)
        screen.clock.perform { navigation.show(Page("Reed"), sender: nil) }
        try screen.settle()
        #expect(screen.shows("Page Reed"))
    }
    @Test func controllersAreReleased() throws {
        weak var kept: UINavigationController?
        do {
            let navigation = UINavigationController(rootViewController: Page("Pond"))
            kept = navigation
            let screen = try screen(navigation)
            try screen.settle()
            _ = navigation.interactivePopGestureRecognizer
        }
        #expect(kept == nil)
    }

    // MARK: The swipe

    private final class Permission: NSObject, UIGestureRecognizerDelegate {
        var asked = 0, answer = true
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            asked += 1
            return answer
        }
    }
    private func swipe(_ screen: TestScreen) throws {
        try screen.drag(.point(2, 250), by: CGSize(width: 250, height: 0))
        try screen.settle()
    }
    @Test func theSwipeFollowsItsRecognizer() throws {
        let navigation = UINavigationController(rootViewController: Page("Pond")), next = Page("Reed"), permission = Permission()
        next.navigationItem.hidesBackButton = true
        navigation.pushViewController(next, animated: false)
        let screen = try screen(navigation)
        try swipe(screen)
        #expect(screen.shows("Page Reed"), "The back button is hidden.")
        navigation.interactivePopGestureRecognizer?.delegate = permission
        permission.answer = false
        try swipe(screen)
        #expect(screen.shows("Page Reed") && permission.asked > 0)
        permission.answer = true
        navigation.interactivePopGestureRecognizer?.isEnabled = false
        try swipe(screen)
        #expect(screen.shows("Page Reed"))
        navigation.interactivePopGestureRecognizer?.isEnabled = true
        try swipe(screen)
        #expect(screen.shows("Page Pond") && navigation.viewControllers.count == 1)
    }

    // MARK: SwiftUI's stacks

    private struct Stack: View {
        let probe: UIViewController
        var body: some View {
            NavigationStack {
                NavigationLink("Push") {
                    VStack {
                        Text("Pushed")
                        Hosted(controller: probe).frame(height: 50)
                    }
                    .navigationBarBackButtonHidden()
                }
            }
            .environment(\.navigationCompanion, UINavigationController.ofStacks)
        }
    }
    @Test func aControllerInAStackOfSwiftUIsHasItsNavigationController() throws {
        let probe = UIViewController(), screen = try TestScreen(Stack(probe: probe), size: CGSize(width: 300, height: 500))
        try screen.tap("Push")
        try screen.settle()
        let navigation = try #require(probe.navigationController)
        #expect(navigation.viewControllers.count == 2 && navigation.isViewLoaded)
        try swipe(screen)
        #expect(screen.shows("Pushed"))
        navigation.interactivePopGestureRecognizer?.delegate = nil
        try swipe(screen)
        #expect(screen.shows("Push") && navigation.viewControllers.count == 1)
        try screen.tap("Push")
        try screen.settle()
        screen.clock.perform { _ = navigation.popViewController(animated: true) }
        try screen.settle()
        #expect(screen.shows("Push"))
    }
}
