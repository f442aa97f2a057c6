import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

/// Matched views below ancestors that are turned, mirrored or slanted.
@MainActor @Suite struct MatchedTurnTests {
    private struct Pair: View {
        @Namespace private var space
        var body: some View {
            ZStack(alignment: .topLeading) {
                Color.clear
                Paints.green.frame(width: 40, height: 20).matchedGeometryEffect(id: 1, in: space).offset(x: 100, y: 50)
                Paints.red.matchedGeometryEffect(id: 1, in: space, isSource: false).frame(width: 10, height: 10)
            }
            .frame(width: 200, height: 100)
        }
    }
    /// The follower lies exactly on the source.
    private func expectMatch(_ view: some View, _ place: SourceLocation = #_sourceLocation) {
        let window = HeadlessWindow(view, size: CGSize(width: 200, height: 200))
        guard let source = window.frame(Paints.green), let follower = window.frame(Paints.red) else {
            Issue.record("Nothing is shown.", sourceLocation: place)
            return
        }
        #expect(near(source.minX, follower.minX, 0.01) && near(source.minY, follower.minY, 0.01), "\(source) \(follower)", sourceLocation: place)
        #expect(near(source.width, follower.width, 0.01) && near(source.height, follower.height, 0.01), "\(source) \(follower)", sourceLocation: place)
    }

    @Test func aFollowerLiesOnItsSourceHoweverBothAreTurned() {
        expectMatch(Pair())
        expectMatch(Pair().rotationEffect(.degrees(90)))
        expectMatch(Pair().rotationEffect(.degrees(30)))
        expectMatch(Pair().rotationEffect(.degrees(180)))
        expectMatch(Pair().scaleEffect(x: -1, y: 1))
        expectMatch(Pair().scaleEffect(0.5).rotationEffect(.degrees(-70)))
        expectMatch(Pair().transformEffect(CGAffineTransform(a: 1, b: 0.2, c: 0.3, d: 1, tx: 5, ty: 7)))
    }

    @Test func aHeroBelowATurnedAncestorGoesFromPlaceToPlace() {
        struct Hero: View {
            @Namespace private var space
            @State private var isOpen = false
            let remote: Remote<Bool>
            var body: some View {
                remote.connect($isOpen)
                ZStack(alignment: .topLeading) {
                    Color.clear
                    if isOpen {
                        Paints.red.matchedGeometryEffect(id: 1, in: space).frame(width: 40, height: 40).offset(x: 100, y: 60).transition(.identity)
                    } else {
                        Paints.green.matchedGeometryEffect(id: 1, in: space).frame(width: 20, height: 20).transition(.identity)
                    }
                }
                .frame(width: 200, height: 200).rotationEffect(.degrees(180))
            }
        }
        let remote = Remote<Bool>(), window = HeadlessWindow(Hero(remote: remote), size: CGSize(width: 200, height: 200))
        #expect(window.frame(Paints.green) == CGRect(x: 180, y: 180, width: 20, height: 20))
        window.animate(remote, to: true, .linear(duration: 1))
        #expect(near(window.frame(Paints.red)?.midX, 190, 0.1))
        window.advance(to: 0.5)
        #expect(near(window.frame(Paints.red)?.midX, (190 + 80) / 2, 0.1))
        #expect(near(window.frame(Paints.red)?.width, 30, 0.1))
    }
}
