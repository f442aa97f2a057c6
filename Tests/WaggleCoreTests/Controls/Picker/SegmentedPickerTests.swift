import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

/// Three segments of 100 points each.
@MainActor
struct SegmentedPickerTests {
    private func hand(_ remote: Remote<Int>, _ value: Int = 0, direction: LayoutDirection = .leftToRight) -> Hand {
        Hand(on: Held(value, remote) { value in
            Picker("Size", selection: value) { ForEach(["Small", "Medium", "Large"].indices, id: \.self) { Text(["Small", "Medium", "Large"][$0]) } }
                .pickerStyle(.segmented)
        }.environment(\.layoutDirection, direction), width: 300, height: 60)
    }
    private func thumb(_ hand: Hand) -> CGRect? { hand.window.all(.white).last?.frame }

    @Test func theThumbStandsTwoPointsInsideItsSegment() {
        #expect(thumb(hand(Remote(), 1)) == CGRect(x: 102, y: 16, width: 96, height: 28))
        #expect(thumb(hand(Remote(), 0, direction: .rightToLeft)) == CGRect(x: 202, y: 16, width: 96, height: 28))
    }
    @Test func segmentsAreAsWideAsTheWidestNeeds() {
        let view = Picker("A", selection: .constant(1)) { Block(Paints.red, 10).tag(1); Block(Paints.green, 20).tag(2) }
            .pickerStyle(.segmented).fixedSize().background(Paints.blue)
        #expect(HeadlessWindow(view, size: CGSize(width: 300, height: 60)).frame(Paints.blue)?.size == CGSize(width: 80, height: 32))
    }
    @Test func inAStackItTakesWhatTheOthersLeave() {
        let picker = Picker("A", selection: .constant(1)) { Block(Paints.red, 10).tag(1); Block(Paints.red, 20).tag(2) }.pickerStyle(.segmented).background(Paints.blue)
        let window = HeadlessWindow(HStack { picker; Block(Paints.green, 50) }, size: CGSize(width: 393, height: 60))
        #expect(window.frame(Paints.blue) == CGRect(x: 0, y: 14, width: 335, height: 32) && window.frame(Paints.green)?.minX == 343)
        // A larger share of the rest, too, if the other view is flexible.
        let shared = HeadlessWindow(HStack(spacing: 0) { picker; Paints.green.frame(height: 50) }, size: CGSize(width: 400, height: 60))
        #expect(shared.frame(Paints.blue)?.width == 200 && shared.frame(Paints.green)?.width == 200)
    }
    @Test func aTapChoosesWhenTheFingerLiftsAndTheThumbSlides() {
        let remote = Remote<Int>(), hand = hand(remote)
        hand.down(250, 30)
        hand.wait(0.1)
        #expect(remote.value == 0 && thumb(hand)?.minX == 2)
        hand.up()
        #expect(remote.value == 2)
        hand.wait(0.1)
        let middle = thumb(hand)?.minX ?? 0
        // Critically damped at 22.44 a second: 66 % of the way after a tenth of a second.
        #expect(near(middle, 2 + 200 * 0.656, 4))
        hand.wait(0.6)
        #expect(near(thumb(hand)?.minX, 202, 0.1))
        #expect(hand.isIdle)
    }
    @Test func aDragFromTheThumbTakesItAlongAndWritesAtTheEnd() {
        let remote = Remote<Int>(), hand = hand(remote)
        hand.down(50, 30)
        hand.drag(to: 150, 30, in: 0.1)
        hand.wait(0.8)
        // Pressed, it is a little smaller.
        #expect(near(thumb(hand)?.midX, 150, 3) && near(thumb(hand)?.width, 96 * 0.95, 0.5))
        #expect(remote.value == 0)
        hand.drag(to: 290, 30, in: 0.1)
        hand.up()
        #expect(remote.value == 2)
        hand.wait(0.8)
        #expect(near(thumb(hand)?.width, 96, 0.1) && near(thumb(hand)?.minX, 202, 0.1))
    }
    @Test func aFingerThatLeavesChoosesNothing() {
        let remote = Remote<Int>(), hand = hand(remote)
        hand.down(250, 30)
        hand.move(250, 130)
        hand.up()
        #expect(remote.value == 0 && hand.isIdle)
    }
    @Test func separatorsBesideTheThumbAreNotSeen() {
        func seen(_ value: Int) -> [CGFloat] { hand(Remote(), value).window.shown.filter { $0.frame.width == 1 && $0.opacity > 0 }.map { ($0.frame.midX / 100).rounded() } }
        #expect(seen(0) == [2])
        #expect(seen(1) == [])
        #expect(seen(2) == [1])
    }
    @Test func arrowsChooseTheNext() {
        let remote = Remote<Int>(), hand = hand(remote)
        hand.window.key(.tab)
        hand.window.key(.rightArrow)
        #expect(remote.value == 1)
        hand.window.key(.end)
        #expect(remote.value == 2)
        hand.window.key(.rightArrow)
        #expect(remote.value == 2)
        hand.window.key(.leftArrow)
        #expect(remote.value == 1)
    }
    @Test func inAScrollViewTheThumbKeepsItsDragAndATapAcrossScrolls() {
        let remote = Remote<Int>()
        let hand = Hand(on: Held(0, remote) { value in
            ScrollView([.horizontal, .vertical]) {
                Picker("A", selection: value) { ForEach(0..<3, id: \.self) { Text("\($0)") } }.pickerStyle(.segmented)
                    .frame(width: 300).padding([.trailing, .bottom], 900)
            }
        }, width: 300, height: 200)
        hand.down(50, 16)
        hand.drag(to: 150, 16, in: 0.2)
        #expect(hand.x == 0)
        hand.up()
        #expect(remote.value == 1)
        hand.down(250, 16)
        hand.drag(to: 250, -60, in: 0.2)
        hand.up()
        #expect(remote.value == 1 && hand.y > 30)
    }
    @Test func segmentsAreButtonsWithinTheLabel() {
        let hand = hand(Remote(), 1)
        let group = hand.window.element("Size")
        #expect(group?.children.map(\.label) == ["Small", "Medium", "Large"])
        #expect(group?.children.allSatisfy { $0.traits.contains(.isButton) } == true)
        #expect(group?.children.map { $0.traits.contains(.isSelected) } == [false, true, false])
    }
    @Test func optionsThatComeAndGoAreFollowed() {
        let remote = Remote<Int>()
        let window = HeadlessWindow(Held(2, remote) { count in
            Picker("A", selection: .constant(0)) { ForEach(0..<count.wrappedValue, id: \.self) { Text("\($0)") } }.pickerStyle(.segmented)
        }, size: CGSize(width: 300, height: 60))
        #expect(window.elements.first?.children.count == 2)
        remote.value = 4
        window.settle()
        #expect(window.elements.first?.children.count == 4)
        remote.value = 0
        window.settle()
        #expect(window.elements.first?.children.isEmpty ?? true)
    }
}
