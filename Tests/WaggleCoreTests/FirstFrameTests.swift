import Foundation
import Testing
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

    @Test func drawsAndAnimates() throws {
        let window = HeadlessWindow(Scene(), size: CGSize(width: 300, height: 300), scale: 2)
        for (index, time) in [0.0, 0.5, 1.0].enumerated() {
            window.advance(to: time)
            try window.draw().writePNG(to: "/tmp/first-\(index).png")
        }
        #expect(window.graph.isAnimating == false)
    }
}
