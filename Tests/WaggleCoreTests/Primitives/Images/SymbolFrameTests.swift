import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

/// Frames and ink bounds of symbols, measured on Apple's own renderings at three pixels per point.
@MainActor @Suite struct SymbolFrameTests {
    private func size(_ view: some View) -> CGSize {
        var size = CGSize.zero
        _ = HeadlessWindow(view.fixedSize().background(GeometryReader { proxy -> Color in
            size = proxy.size
            return Color.clear
        }), size: CGSize(width: 200, height: 200), scale: 3)
        return size
    }
    private func ink(_ view: some View) -> CGSize {
        HeadlessWindow(view.foregroundColor(Paints.red), size: CGSize(width: 200, height: 200), scale: 3).all(Paints.red)
            .reduce(CGRect.null) { $0.union($1.frame) }.size
    }
    private func isNear(_ a: CGSize, _ width: CGFloat, _ height: CGFloat, _ tolerance: CGFloat) -> Bool {
        abs(a.width - width) <= tolerance && abs(a.height - height) <= tolerance
    }

    @Test(arguments: [5.0, 17, 22] as [CGFloat]) func aFullDiscIsAsWideAsTheFontIsHigh(points: CGFloat) {
        #expect(isNear(ink(Image(systemName: "circle.fill").font(.system(size: points))), points, points, 0.05))
        #expect(isNear(ink(Image(systemName: "checkmark.circle.fill").font(.system(size: points))), points, points, 0.05))
    }

    @Test func scalesAreThoseOfText() {
        #expect(isNear(ink(Image(systemName: "circle.fill").imageScale(.large)), 22, 22, 0.5))
        #expect(isNear(ink(Image(systemName: "checkmark.square.fill").font(.system(size: 16)).imageScale(.small)), 11.5, 11.5, 0.3))
    }

    @Test func framesHaveAirAround() {
        #expect(isNear(ink(Image(systemName: "person.circle.fill").font(.title2)), 21.9, 21.9, 0.15))
        #expect(abs(size(Image(systemName: "person.circle.fill").font(.title2)).width - 26) < 0.35)
        #expect(isNear(size(Image(systemName: "star.fill").font(.title2)), 28.3, 27, 0.5))
        #expect(isNear(size(Image(systemName: "mic.fill")), 17, 19.3, 0.5))
        #expect(isNear(size(Button {} label: { Image(systemName: "mic.fill") }.buttonStyle(.bordered)), 41, 33.3, 0.5))
    }

    @Test func framesAreWholePixels() {
        for name in ["star.fill", "mic.fill", "plus", "chevron.right"] {
            let size = size(Image(systemName: name).font(.system(size: 19.3)))
            #expect(abs(size.width * 3 - (size.width * 3).rounded()) < 1e-9 && abs(size.height * 3 - (size.height * 3).rounded()) < 1e-9)
        }
    }

    @Test func aResizableSymbolFillsItsFrame() {
        #expect(isNear(ink(Image(systemName: "circle.fill").resizable().frame(width: 60, height: 60)), 60, 60, 0.01))
    }

    @Test func theWeightFollowsTheFontAndItsModifiers() {
        func height(_ view: some View) -> CGFloat { ink(view).height }
        let regular = height(Image(systemName: "minus"))
        #expect(height(Image(systemName: "minus").font(.body.bold())) > regular * 1.3)
        #expect(height(Image(systemName: "minus").fontWeight(.bold)) > regular * 1.3)
        #expect(height(Image(systemName: "minus").fontWeight(.thin)) < regular * 0.7)
    }

    /// A disc of five points is centred on a first line of sixteen: its centre is 273.0 for a line from 264 with a height of 19.
    @Test func aLabelsIconStandsInTheMiddleOfTheFirstLine() throws {
        let label = Label { Text("Title").font(.system(size: 16)).foregroundColor(Paints.blue) } icon: {
            Image(systemName: "circle.fill").font(.system(size: 5)).foregroundColor(Paints.red)
        }
        let window = HeadlessWindow(label.font(.system(size: 16)), size: CGSize(width: 200, height: 100), scale: 3)
        let icon = try #require(window.frame(Paints.red)), text = try #require(window.frame(Paints.blue))
        #expect(abs(icon.midY - text.midY) < 0.51)
        let twoLines = HeadlessWindow(Label { Text("One\nTwo").foregroundColor(Paints.blue) } icon: { Block(Paints.red, 5) }, size: CGSize(width: 200, height: 100), scale: 3)
        let square = try #require(twoLines.frame(Paints.red)), lines = try #require(twoLines.frame(Paints.blue))
        #expect(abs(square.midY - (lines.minY + 20.287 / 2)) < 0.51)
    }
}
