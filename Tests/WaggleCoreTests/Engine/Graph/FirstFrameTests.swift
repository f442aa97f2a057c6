import Foundation
import Testing
import WaggleDisplayList
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

@MainActor
@Suite struct FirstFrameTests {
    struct Scene: View {
        @State var on = false
        var body: some View {
            VStack {
                Text("Hello, Waggle").font(.title)
                HStack {
                    Circle().fill(.red).frame(width: 60, height: 60).shadow(radius: 4)
                    RoundedRectangle(cornerRadius: 12).fill(.blue).frame(width: on ? 120 : 60, height: 60)
                    if on { Image(systemName: "star.fill").foregroundColor(.orange).transition(.scale) }
                }
                LinearGradient(colors: [.green, .yellow], startPoint: .leading, endPoint: .trailing)
                    .frame(height: 30).clipShape(Capsule()).padding()
            }
            .onAppear { withAnimation(.linear(duration: 1)) { on = true } }
        }
    }

    @Test func aPictureAnAnimationAndAnInsertionComeToRest() throws {
        let window = HeadlessWindow(Scene(), size: CGSize(width: 300, height: 300), scale: 2)
        let start = try window.draw().makeImage().pixels
        window.advance(to: 0.5)
        let middle = try window.draw().makeImage().pixels
        #expect(window.graph.isAnimating)
        window.advance(to: 1.02)
        let end = try window.draw().makeImage().pixels
        #expect(!window.graph.isAnimating && !window.graph.needsUpdate)
        #expect(start != middle && middle != end)
    }

    @Test func framesAtRestDoNoWork() {
        let window = HeadlessWindow(Scene(), size: CGSize(width: 300, height: 300))
        window.advance(to: 2)
        window.advance(to: 3)
        window.advance(to: 4)
        let counters = window.graph.counters
        #expect(counters.bodies == 0 && counters.measures == 0 && counters.placements == 0 && counters.drawnItems == 0)
    }

    struct Label: View {
        @State var chosen = false
        var body: some View {
            Text("Word").foregroundColor(chosen ? Color(red: 1, green: 0, blue: 0) : Color(red: 0, green: 0, blue: 1))
                .onAppear { withAnimation(.linear(duration: 1)) { chosen = true } }
        }
    }

    @Test func theColourThatATextNamesMovesLikeAForeground() {
        let window = HeadlessWindow(Label(), size: CGSize(width: 100, height: 100))
        window.advance(to: 0.5)
        var colors: [ResolvedColor] = []
        func collect(_ list: DisplayList) {
            for item in list.items {
                switch item.content {
                case .text(_, _, .color(let color)): colors.append(color)
                case .list(let inner, _, _), .effect(_, let inner): collect(inner)
                default: break
                }
            }
        }
        collect(window.graph.displayList())
        #expect(colors.count == 1)
        #expect(colors.allSatisfy { abs($0.red - 0.5) < 0.01 && abs($0.blue - 0.5) < 0.01 })
    }
}
