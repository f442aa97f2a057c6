import Foundation
import SwiftUI
import Testing
@testable import Flourish
@testable import WaggleCore
@testable import WaggleTesting

/// Pulls to refresh in lists and forms, and those that are interrupted.
@MainActor struct BouncingRefreshUseTests {
    enum Kind: CaseIterable { case scrollView, list, plainList, form, listInAStack }
    struct Page: View {
        let kind: Kind
        let loads: TestValue<Int>
        var count = 30
        var time = 1.0
        var ended: TestValue<Int>?
        var body: some View {
            switch kind {
            case .scrollView: ScrollView { LazyVStack { rows } }.modifier(refreshing)
            case .list: List { rows }.modifier(refreshing)
            case .plainList: List { rows }.listStyle(.plain).modifier(refreshing)
            case .form: Form { Section("Section") { rows } }.modifier(refreshing)
            case .listInAStack: NavigationStack { List { rows }.modifier(refreshing).navigationTitle("Messages") }
            }
        }
        private var rows: some View { ForEach(0..<count, id: \.self) { Text("Row \($0)").frame(height: 40) } }
        private var refreshing: some ViewModifier { Refreshing(loads: loads, time: time, ended: ended) }
    }
    private struct Refreshing: ViewModifier {
        let loads: TestValue<Int>
        let time: Double
        let ended: TestValue<Int>?
        func body(content: Content) -> some View {
            content.bouncingRefresh {
                loads.value += 1
                defer { ended?.value += 1 }
                try await Task.sleep(for: .seconds(time))
            }
        }
    }
    private func top(_ screen: TestScreen) throws -> CGFloat { try screen.element("Row 0").frame.minY }

    @Test(arguments: Kind.allCases) func aFingerPullsListsAndFormsAsWell(_ kind: Kind) throws {
        let loads = TestValue(0), screen = try TestScreen(Page(kind: kind, loads: loads), size: CGSize(width: 320, height: 500)), rest = try top(screen)
        try screen.fingerDown(on: .point(160, 200))
        try screen.fingerMove(to: .point(160, 260), over: 0.2)
        #expect(try top(screen) > rest + 10)
        try screen.fingerMove(to: .point(160, 440), over: 0.2)
        try screen.look("refresh-\(kind)-armed")
        #expect(loads.value == 0)
        try screen.fingerUp()
        screen.advance(by: 0.6)
        try screen.look("refresh-\(kind)-refreshing")
        #expect(try loads.value == 1 && abs(top(screen) - rest - 64) < 4 && screen.shows("Refreshing"))
        try screen.settle()
        #expect(try abs(top(screen) - rest) < 0.6 && loads.value == 1)
        // A short pull does nothing, in any of them.
        try screen.drag(.point(160, 200), to: .point(160, 250), over: 0.3, halts: true)
        try screen.settle()
        #expect(loads.value == 1)
        screen.advance(by: 0.5)
        #expect(screen.window.graph.counters.bodies == 0 && screen.window.graph.counters.drawnItems == 0)
    }
    @Test(arguments: [Kind.scrollView, .list]) func aRefreshThatEndsWhileFurtherDownIsShownMovesNothing(_ kind: Kind) throws {
        let loads = TestValue(0), screen = try TestScreen(Page(kind: kind, loads: loads, time: 1.5), size: CGSize(width: 320, height: 500))
        try screen.drag(.point(160, 120), to: .point(160, 420), over: 0.3, halts: true)
        screen.advance(by: 0.3)
        #expect(loads.value == 1)
        try screen.drag(.point(160, 420), to: .point(160, 60), over: 0.2, halts: true)
        screen.advance(by: 0.2)
        let row = try #require(screen.elements.first { $0.frame.minY > 200 && $0.label.hasPrefix("Row") }), before = row.frame.minY
        try screen.settle()
        #expect(try abs(screen.element(.text(row.label)).frame.minY - before) < 1)
        try screen.drag(.point(160, 100), to: .point(160, 480), over: 0.2, halts: true)
        try screen.settle()
        #expect(loads.value == 1)
    }
    @Test(arguments: [0, 1, 10_000]) func anyNumberOfRows(_ count: Int) throws {
        let loads = TestValue(0), screen = try TestScreen(Page(kind: .scrollView, loads: loads, count: count), size: CGSize(width: 320, height: 500))
        try screen.drag(.point(160, 120), to: .point(160, 420), over: 0.3, halts: true)
        try screen.settle()
        #expect(loads.value == 1 && screen.isUntouched)
    }

    private struct Coming: View {
        let isShown: TestValue<Bool>
        let loads: TestValue<Int>, ended: TestValue<Int>
        var threshold = TestValue<CGFloat>(64)
        var isEnabled = true
        var body: some View {
            if isShown.value {
                ScrollView { LazyVStack { ForEach(0..<30, id: \.self) { Text("Row \($0)").frame(height: 40) } } }
                    .bouncingRefresh(threshold: threshold.value) {
                        loads.value += 1
                        defer { ended.value += 1 }
                        try await Task.sleep(for: .seconds(3))
                    }
                    .disabled(!isEnabled)
            } else {
                Text("Elsewhere")
            }
        }
    }
    @Test func aRefreshEndsWithItsViewAndBeginsAnewInANewOne() throws {
        let isShown = TestValue(true), loads = TestValue(0), ended = TestValue(0), screen = try TestScreen(Coming(isShown: isShown, loads: loads, ended: ended), size: CGSize(width: 320, height: 500))
        try screen.press("r", modifiers: .command)
        screen.advance(by: 0.5)
        isShown.value = false
        screen.advance(by: 0.2)
        #expect(loads.value == 1 && ended.value == 1)
        isShown.value = true
        screen.advance(by: 0.2)
        #expect(!screen.shows("Refreshing"))
        try screen.press("r", modifiers: .command)
        screen.advance(by: 0.2)
        #expect(loads.value == 2)
        try screen.settle()
    }
    @Test func aThresholdThatChangesCounts() throws {
        let loads = TestValue(0), threshold = TestValue<CGFloat>(64)
        let screen = try TestScreen(Coming(isShown: TestValue(true), loads: loads, ended: TestValue(0), threshold: threshold), size: CGSize(width: 320, height: 500)), rest = try top(screen)
        threshold.value = 110
        screen.advance(by: 0.1)
        try screen.fingerDown(on: .point(160, 120))
        try screen.fingerMove(to: .point(160, 420), over: 0.3)
        try screen.fingerUp()
        screen.advance(by: 0.8)
        #expect(try loads.value == 1 && abs(top(screen) - rest - 110) < 4)
        try screen.settle()
    }
    @Test func aDisabledViewDoesNotRefresh() throws {
        let loads = TestValue(0), screen = try TestScreen(Coming(isShown: TestValue(true), loads: loads, ended: TestValue(0), isEnabled: false), size: CGSize(width: 320, height: 500))
        try? screen.drag(.point(160, 120), to: .point(160, 420), over: 0.3, halts: true)
        try screen.settle()
        try? screen.press("r", modifiers: .command)
        try screen.settle()
        #expect(loads.value == 0)
    }
    @Test func scrollViewsInsideDoNotRefresh() throws {
        let loads = TestValue(0)
        let view = ScrollView {
            VStack {
                ScrollView(.horizontal) { HStack { ForEach(0..<20, id: \.self) { Text("Card \($0)").frame(width: 100, height: 80) } } }
                ScrollView { VStack { ForEach(0..<40, id: \.self) { Text("Inner \($0)").frame(height: 30) } } }.frame(height: 200)
                ForEach(0..<20, id: \.self) { Text("Row \($0)").frame(height: 40) }
            }
        }
        .bouncingRefresh { loads.value += 1 }
        let screen = try TestScreen(view, size: CGSize(width: 320, height: 500))
        try screen.drag(.point(250, 40), to: .point(30, 60), over: 0.3)
        try screen.settle()
        try screen.drag(.point(160, 250), to: .point(160, 120), over: 0.3, halts: true)
        try screen.drag(.point(160, 120), to: .point(160, 250), over: 0.3, halts: true)
        try screen.settle()
        #expect(loads.value == 0)
    }
    @Test func aFingerMayTakeTheContentAtAnyMoment() throws {
        let loads = TestValue(0), screen = try TestScreen(Page(kind: .scrollView, loads: loads, time: 0.2), size: CGSize(width: 320, height: 500)), rest = try top(screen)
        for pause in stride(from: 0.05, to: 2.2, by: 0.15) {
            try screen.drag(.point(160, 120), to: .point(160, 420), over: 0.2, halts: true)
            screen.advance(by: pause)
        }
        try screen.settle()
        #expect(try loads.value > 1 && abs(top(screen) - rest) < 0.6 && screen.isUntouched && !screen.shows("Refreshing"))
    }
}

extension BouncingRefreshUseTests {
    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft]) func theLargestTextLeavesTheBallInItsRoom(_ direction: LayoutDirection) throws {
        let loads = TestValue(0), view = Page(kind: .list, loads: loads).environment(\.dynamicTypeSize, .accessibility5).environment(\.layoutDirection, direction)
        let screen = try TestScreen(view, size: CGSize(width: 320, height: 500), colorScheme: .dark), rest = try top(screen)
        try screen.drag(.point(160, 120), to: .point(160, 440), over: 0.3, halts: true)
        screen.advance(by: 0.8)
        try screen.look("refresh-largest-\(direction)")
        let indicator = try screen.element("Refreshing").frame
        #expect(try loads.value == 1 && indicator.height <= 65 && indicator.maxY <= top(screen) + 1 && abs(top(screen) - rest - 64) < 4)
        try screen.settle()
    }
    /// A pull that becomes one on the edge is none: the finger has come from further down.
    @Test func aFingerThatScrollsToTheEdgeAndOnDoesNotRefresh() throws {
        let loads = TestValue(0), screen = try TestScreen(Page(kind: .list, loads: loads), size: CGSize(width: 320, height: 500))
        try screen.drag(.point(160, 400), to: .point(160, 300), over: 0.3, halts: true)
        try screen.settle()
        try screen.drag(.point(160, 60), to: .point(160, 480), over: 0.5, halts: true)
        try screen.settle()
        #expect(loads.value == 0)
    }
}
