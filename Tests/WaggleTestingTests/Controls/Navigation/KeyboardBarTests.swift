import SwiftUI
import Testing
import WaggleTesting

/// Items of toolbars for the keyboard.
@MainActor struct KeyboardBarTests {
    private struct Note: View {
        @State private var title = ""
        @State private var price = ""
        @FocusState private var isPriceFocused: Bool
        var body: some View {
            NavigationStack {
                Form {
                    TextField("Title", text: $title)
                    TextField("Price", text: $price).focused($isPriceFocused)
                        .toolbar { ToolbarItemGroup(placement: .keyboard) { Spacer(); Button("Done") { isPriceFocused = false } } }
                }
            }
        }
    }
    @Test func theBarIsThereWhileItsTextIsEdited() throws {
        let screen = try TestScreen(Note(), size: CGSize(width: 390, height: 800))
        #expect(!screen.shows("Done"))
        try screen.tap("Title")
        try screen.settle()
        #expect(!screen.shows("Done"))
        try screen.tap("Price")
        try screen.type("12")
        try screen.settle()
        let done = try screen.element("Done").frame
        #expect(done.maxY > 740 && done.maxX > 300)
        try screen.tap("Done")
        try screen.settle()
        #expect(!screen.shows("Done"))
        #expect(try screen.element("Price").value == "12")
        #expect(screen.focusedElement == nil)
    }
    @Test func withoutAStackItStandsAtTheBottomOfTheWindow() throws {
        struct Field: View {
            @State private var text = ""
            var body: some View { TextField("Name", text: $text).toolbar { ToolbarItem(placement: .keyboard) { Button("Next") {} } } }
        }
        let screen = try TestScreen(Field(), size: CGSize(width: 390, height: 400))
        try screen.tap("Name")
        try screen.settle()
        #expect(try screen.element("Next").frame.minY > 340)
    }

    // MARK: The keyboard's region of the safe area

    private struct LongForm: View {
        var ignores = false
        @State private var text = ""
        var body: some View {
            Form {
                ForEach(0..<14, id: \.self) { Text("Row \($0)") }
                TextField("Last", text: $text).toolbar { ToolbarItem(placement: .keyboard) { Button("Next") {} } }
            }
            .ignoresSafeArea(ignores ? .keyboard : [])
        }
    }
    @Test func aFieldAtTheEndScrollsAboveTheBar() throws {
        let screen = try TestScreen(LongForm(), size: CGSize(width: 390, height: 600))
        try screen.drag(.point(200, 500), by: CGSize(width: 0, height: -400))
        try screen.settle()
        let rest = try screen.element("Last").frame, length = screen.scrollViews[0].geometry.contentInsets.bottom
        try screen.tap("Last")
        try screen.settle()
        let bar = try screen.element("Next").frame, field = try screen.element("Last").frame
        #expect(field.maxY <= bar.minY && field.maxY < rest.maxY, "\(rest), \(field), \(bar)")
        #expect(abs(screen.scrollViews[0].geometry.contentInsets.bottom - length - 44) < 1)
        try screen.press(.escape)
        try screen.focus(nil)
        try screen.settle()
        #expect(!screen.shows("Next"))
        #expect(abs(try screen.element("Last").frame.maxY - rest.maxY) < 1, "the room is given back")
        #expect(screen.scrollViews[0].geometry.contentInsets.bottom == length)
    }
    @Test func aFormMayIgnoreTheKeyboard() throws {
        let screen = try TestScreen(LongForm(ignores: true), size: CGSize(width: 390, height: 600))
        try screen.drag(.point(200, 500), by: CGSize(width: 0, height: -400))
        try screen.settle()
        let rest = try screen.element("Last").frame
        try screen.tap("Last")
        try screen.settle()
        #expect(screen.shows("Next"))
        #expect(try screen.element("Last").frame == rest)
    }

    /// Content that does not scroll, at the bottom of a screen inside a stack, tabs, a sheet or nothing.
    private struct Plain: View {
        enum Around: CaseIterable { case nothing, stack, tabs, tabsOfStacks, sheet, cover, popover, deep }
        let around: Around
        var ignored: SafeAreaRegions = []
        @State private var isShown = true
        var body: some View {
            switch around {
            case .nothing: form
            case .stack: NavigationStack { form.toolbar { ToolbarItem(placement: .bottomBar) { Button("Below") {} } } }
            case .tabs: TabView { form.tabItem { Text("First") } }
            case .tabsOfStacks: TabView { NavigationStack { form }.tabItem { Text("First") } }
            case .sheet: behind.sheet(isPresented: $isShown) { form }
            case .cover: behind.fullScreenCover(isPresented: $isShown) { NavigationStack { form } }
            case .popover: behind.popover(isPresented: $isShown, attachmentAnchor: .point(.bottom), arrowEdge: .top) {
                form.frame(width: 200, height: 300).presentationCompactAdaptation(.popover)
            }
            case .deep: NavigationSplitView { TabView { NavigationStack { TabView { VStack { form } }.tabViewStyle(.page) }.tabItem { Text("First") } } } detail: { Text("Detail") }
            }
        }
        private var behind: some View { Text("Behind").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom) }
        private var form: some View { KeyboardForm().ignoresSafeArea(ignored, edges: .bottom) }
    }
    private struct KeyboardForm: View {
        @State private var text = ""
        @FocusState private var isEdited: Bool
        var body: some View {
            VStack {
                Button("Top") { isEdited = true }
                Spacer()
                TextField("Last", text: $text).focused($isEdited)
                    // Higher than tab bars.
                    .toolbar { ToolbarItem(placement: .keyboard) { Button("Next") { isEdited = false }.frame(height: 90) } }
            }
        }
    }
    @Test func contentThatDoesNotScrollEndsAboveTheBar() throws {
        for around in Plain.Around.allCases {
            for safeArea in [EdgeInsets(), EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)] {
                let screen = try TestScreen(Plain(around: around), size: CGSize(width: 390, height: 800), safeArea: safeArea)
                try screen.settle()
                let rest = try screen.element("Last").frame, top = try screen.element("Top").frame
                let fixed = ["First", "Below", "Behind"].filter { screen.shows(.text($0)) }, before = try fixed.map { try screen.element(.text($0)).frame }
                try screen.tap("Last")
                try screen.settle()
                let bar = try screen.element("Next").frame, field = try screen.element("Last").frame
                #expect(field.maxY < bar.minY && field.maxY < rest.maxY, "\(around): \(rest), \(field), \(bar)")
                if around != .popover { #expect(try screen.element("Top").frame == top, "\(around)") }
                if around != .popover { #expect(abs(800 - safeArea.bottom - 90 - field.maxY) < 1, "\(around): \(field)") }
                // Bars, and the views behind a presentation, stay in place.
                for (name, frame) in zip(fixed, before) where screen.shows(.text(name)) { #expect(try screen.element(.text(name)).frame == frame, "\(around): \(name)") }
                try screen.tap("Next")
                try screen.settle()
                #expect(!screen.shows("Next"))
                #expect(try screen.element("Last").frame == rest, "\(around)")
            }
        }
    }
    @Test func contentThatDoesNotScrollMayIgnoreTheKeyboard() throws {
        for around in [Plain.Around.nothing, .stack, .tabs, .sheet] {
            for (ignored, moves) in [(SafeAreaRegions.keyboard, false), (.all, false), (.container, true)] {
                let screen = try TestScreen(Plain(around: around, ignored: ignored), size: CGSize(width: 390, height: 800), safeArea: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0))
                try screen.settle()
                let rest = try screen.element("Last").frame
                try screen.tap("Top")
                try screen.settle()
                let bar = try screen.element("Next").frame, field = try screen.element("Last").frame
                #expect(moves ? field.maxY < bar.minY : field == rest, "\(around), \(ignored.rawValue): \(rest), \(field), \(bar)")
            }
        }
    }
    @Test func aReaderOfGeometryAndABarOfItsOwnSeeTheKeyboard() throws {
        struct Reader: View {
            @State private var text = ""
            var body: some View {
                GeometryReader { proxy in
                    TextField("Last", text: $text).toolbar { ToolbarItem(placement: .keyboard) { Button("Next") {} } }
                    Text("bottom \(Int(proxy.safeAreaInsets.bottom))")
                }
                .safeAreaInset(edge: .bottom) { Text("Rides") }
            }
        }
        let screen = try TestScreen(Reader(), size: CGSize(width: 390, height: 400), safeArea: EdgeInsets(top: 0, leading: 0, bottom: 34, trailing: 0))
        let rides = try screen.element("Rides").frame
        let inset = Int(400 - rides.minY + 8)
        #expect(screen.shows(.text("bottom \(inset)")))
        try screen.tap("Last")
        try screen.settle()
        #expect(try screen.element("Rides").frame.maxY == rides.maxY - 44)
        #expect(screen.shows(.text("bottom \(inset + 44)")))
    }
    @Test func theRegionFollowsTheTextThatIsEdited() throws {
        struct Two: View {
            @State private var text = ""
            @FocusState private var edited: Int?
            var body: some View {
                VStack {
                    field(1, 90)
                    field(2, 60)
                    Button("Swap") { edited = edited == 1 ? 2 : 1 }
                    Spacer()
                    Text("Bottom")
                }
            }
            private func field(_ number: Int, _ height: CGFloat) -> some View {
                TextField("Field \(number)", text: $text).focused($edited, equals: number)
                    .toolbar { ToolbarItem(placement: .keyboard) { Button("Done \(number)") { edited = nil }.frame(height: height) } }
            }
        }
        let screen = try TestScreen(Two(), size: CGSize(width: 390, height: 500))
        let rest = try screen.element("Bottom").frame.maxY
        for (target, height) in [("Field 1", 90.0), ("Field 2", 60), ("Field 1", 90), ("Swap", 60), ("Swap", 90), ("Done 1", 0), ("Field 2", 60), ("Done 2", 0)] {
            try screen.tap(.text(target))
            try screen.settle()
            #expect(try screen.element("Bottom").frame.maxY == rest - height, "after \(target)")
        }
    }
}
