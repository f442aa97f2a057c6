// The content of a window with menus.

import Foundation

/// A window's content with the program's menus. Its node holds the state of the program's own `Commands` types.
struct WindowMenus: View {
    let commands: [any Commands]
    let content: AnyView

    typealias Body = Never
    static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode { WindowMenusNode(view, inputs) }
    static func _updateNode(_ node: ViewNode, with view: Self) { unsafeDowncast(node, to: WindowMenusNode.self).update(view) }
    static var _isUnary: Bool { false }

    /// Returns the content unchanged if the program has no commands.
    static func around(_ content: AnyView, _ commands: [any Commands]) -> AnyView {
        commands.isEmpty ? content : AnyView(WindowMenus(commands: commands, content: content))
    }
}

@MainActor
private final class WindowMenusNode: PassThroughNode {
    private var view: WindowMenus
    private var states: DeclarationStates!
    private var session: MenuBarSession!

    init(_ view: WindowMenus, _ inputs: ViewInputs) {
        self.view = view
        super.init(inputs)
        states = DeclarationStates(self)
        session = MenuBarSession(graph)
        content = AnyView._makeNode(makeContent(), in: inputs.child(of: self))
    }
    func update(_ view: WindowMenus) {
        self.view = view
        evaluate()
    }
    override func evaluate() { AnyView._updateNode(content, with: makeContent()) }

    private func makeContent() -> AnyView {
        evaluating {
            states.begin()
            let list = tracked {
                var list = _CommandList(states: states)
                for commands in view.commands { AnyCommands._collect(AnyCommands(content: commands), into: &list) }
                return list
            }
            return AnyView(MenuBarContainer(menus: MenuPlan.menus(list), session: session, content: view.content))
        }
    }
    override func didEnd() { states.nodeDidEnd() }
}

/// The menu bar, if the window shows one, above the content. All shortcuts work while no menu is open.
private struct MenuBarContainer: View {
    let menus: [BarMenu]
    let session: MenuBarSession
    let content: AnyView
    @State private var open: Int?
    @State private var showsAbout = false
    @Environment(\.showsMenuBar) private var showsBar
    @Environment(\.programName) private var name
    @Environment(\.programVersion) private var version

    var body: some View {
        let _ = connect()
        VStack(spacing: 0) {
            if showsBar { MenuBar(menus: menus, session: session, open: $open).modifier(WindowMenuMark(part: .bar)) }
            // Several content views stack in a column of their own.
            VStack { content }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .overlay(alignment: .topLeading) {
                    CommandKeeper(menus: menus, opensMenus: showsBar) { open = 0 }
                        .modifier(WindowMenuMark(part: showsBar ? .commands : .none))
                }
                .alert(name, isPresented: $showsAbout) {} message: { if let version { Text("Version \(version)") } }
        }
        .environment(\.menuBar, session)
    }
    private func connect() {
        session.open = $open
        session.showsAbout = $showsAbout
    }
}

/// Tells the window where its menu bar and its commands are, which presentations leave in reach.
nonisolated private struct WindowMenuMark: ItemModifier {
    enum Part { case bar, commands, none }
    let part: Part
    @MainActor static func update(_ wrapper: WrapperNode, with modifier: Self) {
        let root = WindowLayer.root(above: wrapper)
        switch modifier.part {
        case .bar: (root.menuBarHeight, root.menuBar) = (MenuBar.height, wrapper)
        case .commands: root.commands = wrapper
        case .none: break
        }
    }
}

/// Keeps the commands of closed menus alive so that their shortcuts work.
private struct CommandKeeper: View {
    let menus: [BarMenu]
    let opensMenus: Bool
    let openFirst: @MainActor () -> Void
    /// F10, as on Linux desktops.
    private static let key = KeyEquivalent("\u{F70D}")

    var body: some View {
        ZStack {
            if opensMenus { Button("Menus", action: openFirst).keyboardShortcut(Self.key, modifiers: []) }
            ForEach(menus) { menu in
                ForEach(menu.groups.indices, id: \.self) { menu.groups[$0] }
            }
        }
        // Only the shortcuts matter, so the simplest styles do.
        .buttonStyle(.plain).toggleStyle(.button).pickerStyle(.inline).menuStyle(KeptMenuStyle()).controlGroupStyle(KeptGroupStyle())
        .frame(width: 0, height: 0)
        .hidden()
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }
}

/// Puts a closed menu's rows into the view tree, so that their shortcuts work.
nonisolated private struct KeptMenuStyle: MenuStyle {
    @MainActor func makeBody(configuration: Configuration) -> some View { configuration.content }
}
nonisolated private struct KeptGroupStyle: ControlGroupStyle {
    @MainActor func makeBody(configuration: Configuration) -> some View { configuration.content }
}
