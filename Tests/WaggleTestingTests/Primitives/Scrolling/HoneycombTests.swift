import Foundation
import SwiftUI
import Testing
import WaggleTesting

/// Seven cells that pan under the finger, coast after a fling, and stay within bounds.
private struct SmallHoneycomb: View {
    @State private var center = CGSize.zero
    @State private var chosen: Int?
    @GestureState private var pan = CGSize.zero
    private let bounds = 60.0

    var body: some View {
        ZStack {
            ForEach(0..<7) { index in
                let angle = Double(index) * .pi / 3, distance = index == 6 ? 0.0 : 60
                Text("\(index)").frame(width: 50, height: 50).background(Circle().fill(chosen == index ? .orange : .gray))
                    .contentShape(Circle())
                    .onTapGesture { chosen = index }
                    .accessibilityElement(children: .combine)
                    .accessibilityAddTraits(chosen == index ? .isSelected : [])
                    .offset(x: distance * cos(angle), y: distance * sin(angle))
            }
        }
        .offset(x: center.width + pan.width, y: center.height + pan.height)
        .frame(maxWidth: .infinity, maxHeight: .infinity).contentShape(Rectangle())
        .gesture(DragGesture()
            .updating($pan) { value, pan, _ in pan = value.translation }
            .onEnded { value in
                center.width += value.translation.width
                center.height += value.translation.height
                withAnimation(.spring) {
                    center.width = min(max(center.width + value.predictedEndTranslation.width - value.translation.width, -bounds), bounds)
                    center.height = min(max(center.height + value.predictedEndTranslation.height - value.translation.height, -bounds), bounds)
                }
            })
    }
}

@MainActor
@Suite struct HoneycombTests {
    private func open() throws -> TestScreen { try TestScreen(SmallHoneycomb(), size: CGSize(width: 300, height: 300)) }
    private func middle(_ screen: TestScreen, _ cell: String = "6") throws -> CGPoint {
        let frame = try screen.element(.text(cell)).frame
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    @Test func aTapChoosesTheCellUnderTheFinger() throws {
        let screen = try open()
        try screen.tap("2")
        #expect(try screen.element("2").traits.contains(.isSelected) && !screen.element("3").traits.contains(.isSelected))
        try screen.tap("3")
        #expect(try screen.element("3").traits.contains(.isSelected) && !screen.element("2").traits.contains(.isSelected))
    }

    @Test func theCombFollowsTheFinger() throws {
        let screen = try open()
        try screen.fingerDown(on: "6")
        try screen.fingerMove(to: .point(180, 170), over: 0.5)
        #expect(try middle(screen) == CGPoint(x: 180, y: 170))
        #expect(try middle(screen, "0") == CGPoint(x: 240, y: 170))
        try screen.fingerUp()
        try screen.settle()
    }

    @Test func aDragThatHaltsStaysWhereItWasLet() throws {
        let screen = try open()
        try screen.drag("6", by: CGSize(width: 30, height: 10), over: 0.4, halts: true)
        let left = try middle(screen)
        try screen.settle()
        let rest = try middle(screen)
        #expect(abs(rest.x - 180) < 0.5 && abs(rest.y - 160) < 0.5 && abs(rest.x - left.x) < 0.5)
    }

    @Test func aFlingRunsOnToTheBoundAndNoFarther() throws {
        let screen = try open()
        try screen.drag("6", by: CGSize(width: 40, height: 0), over: 0.1)
        let left = try middle(screen)
        #expect(abs(left.x - 190) < 5)
        screen.advance(by: 0.1)
        let later = try middle(screen)
        // The finger moved to the right at 400 points per second.
        #expect(later.x > left.x + 5)
        try screen.settle()
        #expect(abs(try middle(screen).x - 210) < 0.01)
        #expect(abs(try middle(screen).y - 150) < 0.01)
    }
}
