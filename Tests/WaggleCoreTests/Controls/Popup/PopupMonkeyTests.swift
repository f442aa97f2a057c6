import Foundation
import Testing
import TestSupport
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

/// Menus, context menus and picker panels: random use, and freeing.
@MainActor
struct PopupMonkeyTests {
    private struct Model: Equatable {
        var count = 0
        var isOn = false
        var size = 1
        var rows = 5
        var date = Date(timeIntervalSinceReferenceDate: 700_000_000)
        var color = Color.red
        var hasMenus = true
    }
    private struct Panels: View {
        let remote: Remote<Model>
        @State private var model = Model()
        var body: some View {
            ScrollView {
                VStack(alignment: .leading, spacing: 16) {
                    if model.hasMenus {
                        Menu("Actions") { rows }
                        Menu("Add") { rows } primaryAction: { model.count += 1 }
                        Picker("Size", selection: $model.size) { ForEach(0..<model.rows, id: \.self) { Text("size \($0)") } }
                    }
                    Text("Hold me \(model.count)").padding().contextMenu { rows }
                    DatePicker("Date", selection: $model.date)
                    ColorPicker("Paint", selection: $model.color)
                    Button("Help") { model.count += 1 }.help("Does nothing much")
                    ForEach(0..<8, id: \.self) { row in Text("Row \(row)").frame(height: 40).contextMenu { Button("Pin \(row)") { model.count += 1 } } }
                }
                .padding()
            }
            .background { remote.connect($model) }
        }
        @ViewBuilder private var rows: some View {
            ForEach(0..<model.rows, id: \.self) { row in Button("Do \(row)") { model.count += 1 } }
            Divider()
            Toggle("On", isOn: $model.isOn)
            Menu("More") {
                Button("Fewer") { model.rows = max(model.rows - 1, 0) }
                Button("More rows") { model.rows += 1 }
                Menu("Deeper") { Button("Leave") { model.hasMenus.toggle() } }
            }
        }
    }

    @Test(arguments: Narrowing.seeds([1, 2, 3])) func randomInputOnPopupsNeverTrapsAndSettles(seed: UInt64) {
        var dice = Dice(state: seed &* 0x9E37_79B9_7F4A_7C15)
        let remote = Remote<Model>(), hand = Hand(on: Panels(remote: remote), width: 320, height: 600)
        for _ in 0..<250 {
            let point = CGPoint(x: dice.number(0...320), y: dice.number(0...600))
            switch dice.roll(10) {
            case 0...3: hand.tap(point.x, point.y)
            case 4:
                hand.down(point.x, point.y)
                hand.wait(Double(dice.number(0.2...0.9)))
                hand.drag(to: point.x + dice.number(-150...150), point.y + dice.number(-150...150), in: Double(dice.number(0.02...0.2)))
                if dice.roll(6) == 0 { hand.cancel() } else { hand.up() }
            case 5:
                hand.window.graph.send(.secondaryClick(point))
                hand.wait(0)
            case 6:
                let keys: [KeyEquivalent] = [.tab, .space, .return, .upArrow, .downArrow, .home, .end, .escape]
                hand.window.key(keys[dice.roll(keys.count)])
            case 7:
                let elements = hand.window.elements
                if !elements.isEmpty { _ = hand.window.graph.perform([.activate, .adjust(.increment)][dice.roll(2)], on: elements[dice.roll(elements.count)].id) }
            case 8: hand.hover(point.x, point.y)
            default:
                var model = remote.value ?? Model()
                if dice.roll(3) == 0 { model.hasMenus.toggle() } else { model.rows = dice.roll(7) }
                remote.value = model
            }
            hand.wait(Double(dice.number(0...0.4)))
        }
        hand.window.graph.send(.hover(nil))
        for _ in 0..<6 {
            hand.window.key(.escape)
            hand.wait(1)
        }
        hand.wait(2)
        #expect(hand.isIdle && !hand.window.graph.isAnimating)
        #expect(hand.window.graph.root.layers.isEmpty)
        let count = remote.value?.count ?? 0
        hand.window.perform(.activate, on: "Help")
        #expect(remote.value?.count == count + 1)
    }

    // MARK: Freed

    private final class Census: @unchecked Sendable { var living = 0 }
    private final class Soul {
        let census: Census
        init(_ census: Census) {
            self.census = census
            census.living += 1
        }
        deinit { census.living -= 1 }
    }
    private struct Item: View {
        let census: Census
        @State private var soul: Soul?
        var body: some View { Button("Do") { _ = soul }.onAppear { soul = Soul(census) } }
    }
    @Test func whatAMenuShowedIsFreedOnceItHasClosed() {
        let census = Census()
        let hand = Hand(on: Menu("Open") { ForEach(0..<5, id: \.self) { _ in Item(census: census) } }, width: 320, height: 600)
        weak var layer: WindowLayer?
        for _ in 0..<20 {
            hand.window.perform(.activate, on: "Open")
            hand.wait(1)
            layer = hand.window.graph.root.layers.first
            #expect(layer != nil && census.living == 5)
            hand.window.key(.escape)
            hand.wait(2)
            #expect(hand.window.graph.root.layers.isEmpty)
        }
        #expect(layer == nil)
        #expect(census.living == 0)
    }
    @Test func aWindowWithAnOpenMenuIsFreed() {
        let census = Census()
        weak var graph: ViewGraph?
        do {
            let hand = Hand(on: Menu("Open") { Item(census: census); Menu("More") { Item(census: census) } }, width: 320, height: 600)
            hand.window.perform(.activate, on: "Open")
            hand.wait(1)
            hand.window.perform(.activate, on: "More")
            hand.wait(1)
            #expect(census.living == 2)
            graph = hand.window.graph
            hand.window.graph.close()
        }
        #expect(graph == nil)
        #expect(census.living == 0)
    }
}
