import Foundation
import SwiftUI
import Testing
import WaggleTesting

/// Content anchored to the bottom of a scroll view, as in a chat.
@MainActor struct ChatTests {
    struct Chat: View {
        let isLazy: Bool
        @State private var count = 30
        var body: some View {
            VStack(spacing: 0) {
                ScrollView {
                    if isLazy { LazyVStack(spacing: 0) { rows } } else { VStack(spacing: 0) { rows } }
                }
                .defaultScrollAnchor(.bottom)
                HStack {
                    Button("Send") { withAnimation(.linear(duration: 1)) { count += 1 } }
                    Button("Add") { count += 1 }
                    Button("Delete") { withAnimation(.linear(duration: 1)) { count -= 1 } }
                }
                .frame(height: 44)
            }
        }
        private var rows: some View { ForEach(0..<count, id: \.self) { Text("Message \($0)").frame(maxWidth: .infinity).frame(height: 40) } }
    }

    @Test(arguments: [true, false]) func anAnimatedMessagePushesTheOthersUpInTheSameAnimation(isLazy: Bool) throws {
        let screen = try TestScreen(Chat(isLazy: isLazy), size: CGSize(width: 300, height: 444))
        func place(_ number: Int) throws -> CGFloat { try screen.element(.text("Message \(number)")).frame.midY.rounded() }
        #expect(try place(29) == 380)
        try screen.tap("Send")
        let begun = screen.time
        for share in [0.25, 0.5, 0.75] {
            screen.advance(by: begun + share - screen.time)
            #expect(abs(try place(29) - (380 - 40 * share)) < 6)
        }
        try screen.settle()
        #expect(try place(29) == 340 && place(30) == 380)
        try screen.tap("Delete")
        screen.advance(by: 0.5)
        #expect(abs(try place(29) - 360) < 6)
        try screen.settle()
        #expect(try place(29) == 380)
    }
    @Test(arguments: [true, false]) func severalMessagesInShortSuccessionKeepTheMovementContinuous(isLazy: Bool) throws {
        let screen = try TestScreen(Chat(isLazy: isLazy), size: CGSize(width: 300, height: 444))
        func place() throws -> CGFloat { try screen.element("Message 29").frame.midY.rounded() }
        var last = try place()
        for _ in 0..<4 {
            try screen.tap("Send")
            last = try place()
            for _ in 0..<12 {
                screen.advance(by: 1.0 / 60)
                let now = try place()
                #expect(now <= last + 0.5 && last - now < 8, "\(last) to \(now)")
                last = now
            }
        }
        try screen.settle()
        #expect(try place() == 220)
    }
    @Test(arguments: [true, false]) func aMessageWithoutAnimationIsThereAtOnce(isLazy: Bool) throws {
        let screen = try TestScreen(Chat(isLazy: isLazy), size: CGSize(width: 300, height: 444))
        try screen.tap("Add")
        screen.advance(by: 0)
        #expect(try screen.element("Message 30").frame.midY.rounded() == 380)
    }
    @Test func aFingerTakesTheMovement() throws {
        let screen = try TestScreen(Chat(isLazy: true), size: CGSize(width: 300, height: 444))
        try screen.tap("Send")
        screen.advance(by: 0.3)
        let before = try screen.element("Message 29").frame.midY
        try screen.fingerDown(on: .point(150, 200))
        screen.advance(by: 0.3)
        #expect(abs(try screen.element("Message 29").frame.midY - before) < 2)
        try screen.fingerUp()
        try screen.settle()
    }
}
