import Foundation
import SwiftUI
import Testing
@testable import WaggleCore
@testable import WaggleTesting
@testable import WaggleUIKit

/// Looks that programs set by `appearance()` reach SwiftUI's bars, lists and controls that are made afterwards.
@MainActor @Suite(.serialized)
struct UIAppearanceTests {
    private func pixel(_ screen: TestScreen, _ x: Int, _ y: Int) throws -> [Int] {
        let pixel = try #require(try pixels(screen, in: CGRect(x: x, y: y, width: 1, height: 1)).first)
        return [Int(pixel.red), Int(pixel.green), Int(pixel.blue)]
    }
    private func near(_ a: [Int], _ b: [Int]) -> Bool { zip(a, b).allSatisfy { abs($0 - $1) <= 6 } }
    private let red = [255, 0, 0], green = [0, 255, 0], blue = [0, 0, 255]

    private struct Stack: View {
        var setting: () -> Void = {}
        init(_ setting: @escaping () -> Void) {
            setting()
        }
        var body: some View {
            NavigationStack {
                ScrollView { Color.white.frame(height: 2000) }.navigationTitle("Pond").navigationBarTitleDisplayMode(.inline)
            }
        }
    }

    @Test func aBackgroundSetWhereAViewIsMadeReachesItsBarAtRestAndScrolled() throws {
        defer { AppearanceObjects.reset() }
        let screen = try TestScreen(Stack {
            let look = UINavigationBarAppearance()
            look.configureWithOpaqueBackground()
            look.backgroundColor = .red
            look.titleTextAttributes = [.foregroundColor: UIColor.green]
            UINavigationBar.appearance().scrollEdgeAppearance = look
            let scrolled = UINavigationBarAppearance(barAppearance: look)
            scrolled.backgroundColor = .blue
            UINavigationBar.appearance().standardAppearance = scrolled
        }, size: CGSize(width: 300, height: 400))
        #expect(try near(pixel(screen, 20, 20), red))
        try screen.drag(.point(150, 350), by: CGSize(width: 0, height: -250), halts: true)
        try screen.settle()
        #expect(try near(pixel(screen, 20, 20), blue))
    }
    @Test func withoutALookForTheEdgeTheBarIsTransparentAtRest() throws {
        defer { AppearanceObjects.reset() }
        let screen = try TestScreen(Stack {
            let look = UINavigationBarAppearance()
            look.configureWithOpaqueBackground()
            look.backgroundColor = .red
            UINavigationBar.appearance().standardAppearance = look
        }, size: CGSize(width: 300, height: 400))
        #expect(try near(pixel(screen, 20, 20), [255, 255, 255]))
        try screen.drag(.point(150, 350), by: CGSize(width: 0, height: -250), halts: true)
        try screen.settle()
        #expect(try near(pixel(screen, 20, 20), red))
    }
    private struct Late: View {
        var body: some View {
            NavigationStack { Text("Root").navigationTitle("Pond") }
                .onAppear { UINavigationBar.appearance().backgroundColor = .red }
        }
    }
    @Test func aLookSetAsTheStackAppearsReachesItsBar() throws {
        defer { AppearanceObjects.reset() }
        let screen = try TestScreen(Late(), size: CGSize(width: 300, height: 400))
        #expect(try near(pixel(screen, 20, 20), red))
    }
    private struct Later: View {
        @State private var isOpen = false
        var body: some View {
            NavigationStack {
                Button("Open") {
                    UINavigationBar.appearance().backgroundColor = .red
                    isOpen = true
                }
                .navigationTitle("Pond")
            }
            .sheet(isPresented: $isOpen) { NavigationStack { Text("Sheet").navigationTitle("Reed").navigationBarTitleDisplayMode(.inline) } }
        }
    }
    @Test func barsThatAreThereKeepTheirLook() throws {
        defer { AppearanceObjects.reset() }
        let screen = try TestScreen(Later(), size: CGSize(width: 300, height: 400))
        try screen.tap("Open")
        try screen.settle()
        let sheet = try screen.element("Reed").frame
        #expect(try near(pixel(screen, 20, Int(sheet.midY)), red))
        try screen.dismiss()
        try screen.settle()
        #expect(try near(pixel(screen, 20, 20), [255, 255, 255]))
    }

    private struct Tabs: View {
        init(_ setting: () -> Void) { setting() }
        var body: some View {
            TabView {
                Color.white.tabItem { Label("One", systemImage: "circle") }
                Color.white.tabItem { Label("Two", systemImage: "square") }
            }
        }
    }
    @Test func tabBarsHaveBackgroundsAndCanBeHidden() throws {
        defer { AppearanceObjects.reset() }
        let screen = try TestScreen(Tabs { UITabBar.appearance().backgroundColor = .red }, size: CGSize(width: 300, height: 400))
        #expect(try near(pixel(screen, 150, 390), red) && screen.shows("One"))
        let hidden = try TestScreen(Tabs { UITabBar.appearance().isHidden = true }, size: CGSize(width: 300, height: 400))
        #expect(!hidden.shows("One"))
    }
    @Test func tabsHaveColoursBySelection() throws {
        defer { AppearanceObjects.reset() }
        _ = try TestScreen(Tabs {
            UITabBar.appearance().unselectedItemTintColor = .green
            UITabBar.appearance().tintColor = .red
            UITabBarItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .normal)
        }, size: CGSize(width: 300, height: 400))
        let look = ControlLooks.current.tabBar
        #expect(look.icon == UIColor.green.color && look.tint == UIColor.red.color && look.title.color == UIColor.blue.color && look.selectedTitle.color == nil)
    }

    private struct Rows: View {
        init(_ setting: () -> Void) { setting() }
        var body: some View { List { Text("Row") } }
    }
    @Test func listsHaveBackgroundsAndRows() throws {
        defer { AppearanceObjects.reset() }
        let screen = try TestScreen(Rows {
            UITableView.appearance().backgroundColor = .red
            UITableViewCell.appearance().backgroundColor = .blue
        }, size: CGSize(width: 300, height: 400))
        let row = try screen.element("Row").frame
        #expect(try near(pixel(screen, 150, 300), red) && near(pixel(screen, 250, Int(row.midY)), blue))
    }
    private struct Own: View {
        @State private var text = ""
        var body: some View {
            VStack(spacing: 0) {
                List { Text("Row") }.onAppear { UITableView.appearance().backgroundColor = .red }
                TextEditor(text: $text).frame(height: 100).onAppear { UITextView.appearance().backgroundColor = .blue }
            }
        }
    }
    @Test func aLookSetAsTheViewItselfAppearsReachesIt() throws {
        defer { AppearanceObjects.reset() }
        let screen = try TestScreen(Own(), size: CGSize(width: 300, height: 400))
        #expect(try near(pixel(screen, 150, 280), red) && near(pixel(screen, 250, 390), blue))
    }
    @Test func listsLoseSeparators() throws {
        defer { AppearanceObjects.reset() }
        UITableView.appearance().separatorStyle = .none
        #expect(ControlLooks.current.list.hasSeparators == false)
        UITableView.appearance().separatorStyle = .singleLine
        #expect(ControlLooks.current.list.hasSeparators == nil)
    }

    private struct Controls: View {
        @State private var choice = 0
        @State private var isOn = true
        var body: some View {
            VStack(spacing: 20) {
                Picker("", selection: $choice) {
                    Text("A").tag(0)
                    Text("B").tag(1)
                }
                .pickerStyle(.segmented).frame(width: 200)
                Toggle("Lamp", isOn: $isOn).labelsHidden()
            }
        }
    }
    @Test func segmentsAndSwitchesHaveColours() throws {
        defer { AppearanceObjects.reset() }
        UISegmentedControl.appearance().selectedSegmentTintColor = .red
        UISegmentedControl.appearance().backgroundColor = .green
        UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
        UISwitch.appearance().onTintColor = .blue
        let screen = try TestScreen(Controls(), size: CGSize(width: 300, height: 200))
        let a = try screen.element("A").frame, b = try screen.element("B").frame, lamp = try screen.element("Lamp").frame
        #expect(try near(pixel(screen, Int(a.minX) - 15, Int(a.midY)), red) && near(pixel(screen, Int(b.maxX) + 15, Int(b.midY)), green))
        #expect(try near(pixel(screen, Int(lamp.minX) + 8, Int(lamp.midY)), blue))
    }
    @Test func scrollViewsStopAtTheirEndsAndKeepTheKeyboard() throws {
        defer { AppearanceObjects.reset() }
        UIScrollView.appearance().bounces = false
        UIScrollView.appearance().keyboardDismissMode = .onDrag
        let look = ControlLooks.current.scrollView
        #expect(look.bounces == false && look.dismissesKeyboard == true && look.showsVerticalIndicator == nil)
        var offsets: [CGFloat] = []
        let screen = try TestScreen(ScrollView { Text("Top").frame(height: 1000, alignment: .top) }.onScrollGeometryChange(for: CGFloat.self) { $0.contentOffset.y } action: { offsets.append($1) },
                                    size: CGSize(width: 300, height: 200))
        try screen.drag(.point(150, 50), by: CGSize(width: 0, height: 100))
        #expect((offsets.min() ?? 0) == 0)
        try screen.drag(.point(150, 150), by: CGSize(width: 0, height: -50), halts: true)
        #expect((offsets.max() ?? 0) > 30)
    }
    @Test func labelsTakeTheLookOfTheirClassUnlessTheProgramSetsTheirs() throws {
        defer { AppearanceObjects.reset() }
        UILabel.appearance().textColor = .red
        let plain = UILabel(), own = UILabel(), root = UIView()
        own.textColor = .blue
        root.addSubview(plain)
        root.addSubview(own)
        _ = try TestScreen(Represented(root), size: CGSize(width: 100, height: 100))
        #expect(plain.textColor == .red && own.textColor == .blue)
    }
    @Test func thePropertiesOfAStandardLookCanBeSetOneByOne() {
        defer { AppearanceObjects.reset() }
        UINavigationBar.appearance().standardAppearance.backgroundColor = .red
        UINavigationBar.appearance().standardAppearance.shadowColor = nil
        #expect(ControlLooks.current.navigationBar.surface.color == UIColor.red.color && ControlLooks.current.navigationBar.surface.line == .none)
    }
    @Test func looksInContainersAreTheirOwn() {
        defer { AppearanceObjects.reset() }
        UIView.appearance(whenContainedInInstancesOf: [UIAlertController.self]).tintColor = .red
        UIBarButtonItem.appearance(whenContainedInInstancesOf: [UINavigationBar.self]).tintColor = .green
        UILabel.appearance(whenContainedInInstancesOf: [UINavigationBar.self]).adjustsFontSizeToFitWidth = true
        #expect(ControlLooks.current.dialogTint == UIColor.red.color)
        #expect(ControlLooks.current.navigationBar.button.color == UIColor.green.color && ControlLooks.current.toolbar.button.color == nil)
        #expect(UIView.appearance().tintColor == nil)
    }
    @Test func backTitlesMoveOutOfSightByInfiniteDistances() {
        defer { AppearanceObjects.reset() }
        let look = UINavigationBarAppearance()
        look.backButtonAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: -.greatestFiniteMagnitude, vertical: .nan)
        look.setBackIndicatorImage(UIImage(systemName: "arrow.left"), transitionMaskImage: nil)
        UINavigationBar.appearance().standardAppearance = look
        #expect(ControlLooks.current.navigationBar.backButton.offset == CGSize(width: -10_000, height: 0) && ControlLooks.current.navigationBar.backImage != nil)
    }
}
