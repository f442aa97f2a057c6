import Foundation
import SwiftUI
import Testing
import WaggleTesting

/// Lists as people use them, through the public interface.
@MainActor struct ListTests {
    struct Chore: Identifiable, Hashable {
        let id: Int
        var title: String
        var isDone = false
    }
    struct Settings: View {
        @State var count = 0
        var body: some View {
            List {
                Section("Household") {
                    Text("Kitchen")
                    Label("Lamp", systemImage: "star")
                    Button("Water the plants") { count += 1 }
                }
                Section {
                    HStack { Text("Watered"); Spacer(); Text("\(count)").foregroundStyle(.secondary) }
                    Text("A row with so much to say that it needs more than one line for all of it, as rows sometimes do.")
                } footer: { Text("Plants drink more in summer.") }
                Text("Loose row")
                Section { Button("Delete all", role: .destructive) {} }
            }
        }
    }

    @Test func pictures() throws {
        guard let folder = ProcessInfo.processInfo.environment["LIST_PICTURES"] else { return }
        for (name, scheme) in [("light", ColorScheme.light), ("dark", .dark)] {
            let screen = try TestScreen(Settings(), size: CGSize(width: 390, height: 700), colorScheme: scheme)
            try screen.savePicture(to: "\(folder)/settings-\(name).png")
            try screen.fingerDown(on: "Water the plants")
            screen.advance(by: 0.3)
            if name == "light" { try screen.savePicture(to: "\(folder)/settings-pressed.png") }
            try screen.fingerUp()
            try screen.settle()
            try screen.savePicture(to: "\(folder)/settings-after.png")
        }
        func save<V: View>(_ name: String, @ViewBuilder _ view: () -> V, then: (TestScreen) throws -> Void = { _ in }) throws {
            let screen = try TestScreen(view(), size: CGSize(width: 390, height: 500))
            try then(screen)
            try screen.savePicture(to: "\(folder)/\(name).png")
        }
        let chores = (0..<30).map { Chore(id: $0, title: "Chore \($0)") }
        for (name, style) in [("plain", 0), ("grouped", 1), ("inset", 2), ("sidebar", 3)] {
            let list = List {
                Section("First") { ForEach(chores.prefix(4)) { Text($0.title) } }
                Section { ForEach(chores.dropFirst(4)) { Text($0.title) } } header: { Text("Second") } footer: { Text("The end") }
            }
            switch style {
            case 0: try save(name, { list.listStyle(.plain) }) { try $0.scroll("Chore 5", by: CGVector(dx: 0, dy: -60), halts: true) }
            case 1: try save(name, { list.listStyle(.grouped) })
            case 2: try save(name, { list.listStyle(.inset) })
            default: try save(name, { list.listStyle(.sidebar) })
            }
        }
        struct Editable: View {
            @State var chores = (0..<6).map { Chore(id: $0, title: "Chore \($0)") }
            @State var chosen: Set<Int> = [2]
            var several = false
            var body: some View {
                VStack {
                    EditButton()
                    List(selection: several ? $chosen : nil) {
                        ForEach(chores) { chore in
                            Text(chore.title)
                                .swipeActions(edge: .leading) { Button { } label: { Label("Pin", systemImage: "star") }.tint(.orange) }
                        }
                        .onDelete { chores.remove(atOffsets: $0) }
                        .onMove { chores.move(fromOffsets: $0, toOffset: $1) }
                    }
                }
            }
        }
        try save("edit", { Editable() }) { try $0.tap("Edit"); try $0.settle() }
        try save("edit-several", { Editable(several: true) }) { try $0.tap("Edit"); try $0.settle(); try $0.tap("Chore 3"); try $0.settle() }
        try save("swipe-trailing", { Editable() }) { try $0.drag("Chore 1", by: CGSize(width: -80, height: 0), halts: true); try $0.settle() }
        try save("swipe-leading", { Editable() }) { try $0.drag("Chore 1", by: CGSize(width: 80, height: 0), halts: true); try $0.settle() }
        try save("swipe-full", { Editable() }) { screen in
            try screen.fingerDown(on: "Chore 1")
            try screen.fingerMove(to: ("Chore 1" as ScreenTarget).at(UnitPoint(x: -3.6, y: 0.5)), over: 0.3)
        }
        try save("deleted", { Editable() }) { screen in
            try screen.drag("Chore 1", by: CGSize(width: -300, height: 0), halts: true)
            screen.advance(by: 0.15)
        }
    }
}
