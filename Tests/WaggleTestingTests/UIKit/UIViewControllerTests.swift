import Foundation
import SwiftUI
import Testing
import WaggleTesting

/// UIKit controllers in SwiftUI, and SwiftUI in controllers.
@MainActor
struct UIViewControllerTests {
    private final class Pond: UIViewController {
        var calls: [String] = []
        var after: [String] = []
        override func viewDidLoad() {
            super.viewDidLoad()
            calls.append("load")
            let label = UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 20))
            label.text = "Pond"
            view.addSubview(label)
        }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            calls.append("will appear")
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            calls.append("appear")
        }
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            calls.append("disappear")
        }
    }
    private final class Record {
        weak var controller: Pond?
        var calls: [String] = []
    }
    private struct PondView: UIViewControllerRepresentable {
        let record: Record
        let depth: Int
        func makeUIViewController(context: Context) -> Pond {
            let pond = Pond()
            record.controller = pond
            record.calls.append("make")
            return pond
        }
        func updateUIViewController(_ pond: Pond, context: Context) {
            pond.title = "\(depth)"
            record.calls.append("update \(depth)")
        }
        func makeCoordinator() -> Record { record }
        static func dismantleUIViewController(_ pond: Pond, coordinator: Record) { coordinator.calls.append("dismantle \(pond.title ?? "")") }
    }
    private struct Ponds: View {
        let record: Record
        @State private var depth = 1
        @State private var isDry = false
        var body: some View {
            VStack {
                Button("Deeper") { depth += 1 }
                Button("Dry") { isDry = true }
                if !isDry { PondView(record: record, depth: depth) }
            }
        }
    }

    @Test func aControllerLivesAsLongAsItsPlace() throws {
        let record = Record(), screen = try TestScreen(Ponds(record: record), size: CGSize(width: 200, height: 300))
        #expect(record.calls == ["make", "update 1"])
        #expect(record.controller?.calls == ["load", "will appear", "appear"])
        #expect(screen.shows("Pond"))
        try screen.tap("Deeper")
        try screen.tap("Dry")
        try screen.settle()
        #expect(record.calls == ["make", "update 1", "update 2", "dismantle 2"])
        #expect(record.controller == nil && !screen.shows("Pond"))
    }

    private struct Counter: View {
        let name: String
        @State private var count = 0
        @Environment(\.isEnabled) private var isEnabled
        var body: some View { Button("\(name) \(count)") { count += 1 } }
    }
    private struct Hosted: UIViewControllerRepresentable {
        let host: UIHostingController<Counter>
        func makeUIViewController(context: Context) -> UIHostingController<Counter> { host }
        func updateUIViewController(_ host: UIHostingController<Counter>, context: Context) {}
    }

    @Test func aHostingControllersNewRootTakesOverTheState() throws {
        let host = UIHostingController(rootView: Counter(name: "A")), screen = try TestScreen(Hosted(host: host), size: CGSize(width: 200, height: 200))
        try screen.tap("A 0")
        try screen.settle()
        host.rootView = Counter(name: "B")
        screen.advance(by: 0)
        #expect(screen.shows("B 1"))
    }
    @Test func aHostingControllerMeasuresItsRoot() {
        let host = UIHostingController(rootView: Color.red.frame(width: 30).frame(maxHeight: 80))
        #expect(host.sizeThatFits(in: CGSize(width: 200, height: 50)) == CGSize(width: 30, height: 50))
    }
    @Test func theViewOfAHostingControllerHasTheIdealSizeOfItsRoot() throws {
        let host = UIHostingController(rootView: Color.red.frame(width: 30, height: 20).padding(5))
        #expect(host.view.intrinsicContentSize == CGSize(width: 40, height: 30))
        #expect(host.view.sizeThatFits(CGSize(width: 300, height: 300)) == CGSize(width: 40, height: 30))
        host.rootView = Color.red.frame(width: 50, height: 20).padding(5)
        #expect(host.view.intrinsicContentSize == CGSize(width: 60, height: 30))
    }

    /// A child's view among those of its parent controller.
    private final class Frame: UIViewController {
        let inner = UIHostingController(rootView: Counter(name: "Inner"))
        override func viewDidLoad() {
            super.viewDidLoad()
            addChild(inner)
            inner.view.frame = CGRect(x: 20, y: 40, width: 100, height: 50)
            view.addSubview(inner.view)
            inner.didMove(toParent: self)
        }
    }
    private struct FrameView: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> Frame { Frame() }
        func updateUIViewController(_ frame: Frame, context: Context) {}
    }

    @Test func aChildStandsWhereItsViewIs() throws {
        let screen = try TestScreen(FrameView(), size: CGSize(width: 200, height: 200))
        let frame = try screen.element("Inner 0").frame
        #expect(abs(frame.midX - 70) < 1 && abs(frame.midY - 65) < 1)
        try screen.tap("Inner 0")
        #expect(screen.shows("Inner 1"))
    }

    private struct Given<Controller: UIViewController>: UIViewControllerRepresentable {
        let controller: Controller
        func makeUIViewController(context: Context) -> Controller { controller }
        func updateUIViewController(_ controller: Controller, context: Context) {}
    }

    @Test(arguments: [UIModalPresentationStyle.automatic, .fullScreen])
    func aControllerPresentsAndDismisses(style: UIModalPresentationStyle) throws {
        let pond = Pond(), screen = try TestScreen(Given(controller: pond), size: CGSize(width: 300, height: 500))
        weak var sheet: UIViewController?
        do {
            let controller = UIHostingController(rootView: Counter(name: "Sheet"))
            controller.modalPresentationStyle = style
            sheet = controller
            pond.present(controller, animated: true) { pond.after.append("presented") }
        }
        try screen.settle()
        #expect(screen.shows("Sheet 0") && pond.after == ["presented"] && sheet?.presentingViewController === pond)
        sheet?.dismiss(animated: true) { pond.after.append("dismissed") }
        try screen.settle()
        screen.advance(by: 0.1)
        #expect(!screen.shows("Sheet 0") && pond.after == ["presented", "dismissed"])
        #expect(sheet == nil && pond.presentedViewController == nil)
    }
    @Test func aPersonWhoClosesASheetDismissesTheController() throws {
        let pond = Pond(), screen = try TestScreen(Given(controller: pond), size: CGSize(width: 300, height: 500))
        pond.present(UIHostingController(rootView: Counter(name: "Sheet")), animated: true)
        try screen.settle()
        try screen.dismiss()
        try screen.settle()
        #expect(pond.presentedViewController == nil && !screen.shows("Sheet 0"))
    }
}
