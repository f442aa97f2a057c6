import Foundation
import Testing
import WaggleGeometry

@Suite struct PathFigureTests {
    @Test func aRectangleStartsTopLeftAndGoesRight() {
        #expect(Path(CGRect(x: 1, y: 2, width: 30, height: 40)).description == "1 2 m 31 2 l 31 42 l 1 42 l h")
        #expect(Path(CGRect(x: 31, y: 42, width: -30, height: -40)) == Path(CGRect(x: 1, y: 2, width: 30, height: 40)))
        #expect(Path(CGRect.null).isEmpty && Path().boundingRect.isNull)
    }

    @Test func anEllipseIsFourCurvesFromTheRight() {
        let elements = Path(ellipseIn: CGRect(x: 0, y: 0, width: 200, height: 100)).allElements
        #expect(elements.count == 6)
        #expect(elements[0] == .move(to: CGPoint(200, 50)))
        guard case .curve(let end, let control1, let control2) = elements[1] else { Issue.record("no curve"); return }
        #expect(end == CGPoint(100, 100))
        #expect(control1.isNear(CGPoint(200, 50 + 50 * 0.5522847498)))
        #expect(control2.isNear(CGPoint(100 + 100 * 0.5522847498, 100)))
    }

    @Test func cornersAreCutToHalfOfTheSides() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 40)
        #expect(Path(roundedRect: rect, cornerSize: CGSize(width: 500, height: 400), style: .circular)
            == Path(roundedRect: rect, cornerSize: CGSize(width: 50, height: 20), style: .circular))
        #expect(Path(roundedRect: rect, cornerRadius: 500, style: .circular) == Path(roundedRect: rect, cornerRadius: 20, style: .circular))
        #expect(Path(roundedRect: rect, cornerRadius: 0) == Path(rect))
        #expect(abs(Path(roundedRect: rect, cornerRadius: 10, style: .circular).signedArea - (4000 - (4 - .pi) * 100)) < 0.1)
    }

    @Test func aContinuousCornerHasTheKnownPoints() {
        let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 400, height: 400), cornerRadius: 80)
        var ends: [CGPoint] = []
        var controls: [CGPoint] = []
        path.forEach { element in
            switch element {
            case .move(let end), .line(let end), .quadCurve(let end, _): ends.append(end)
            case .curve(let end, let control1, let control2):
                ends.append(end)
                controls += [control1, control2]
            case .closeSubpath: break
            }
        }
        for expected in [CGPoint(122.2932, 0), CGPoint(0.63149379 * 80, 0.07491139 * 80), CGPoint(0.07491139 * 80, 0.63149379 * 80), CGPoint(0, 122.2932)] {
            #expect(ends.contains { $0.isNear(expected, 1e-3) }, "\(expected)")
        }
        for expected in [CGPoint(1.08849296 * 80, 0), CGPoint(0.86840694 * 80, 0), CGPoint(0.37282383 * 80, 0.16905956 * 80)] {
            #expect(controls.contains { $0.isNear(expected, 1e-3) }, "\(expected)")
        }
        #expect(path.signedArea > 0)
    }

    @Test func aContinuousCornerOfHalfTheSideIsACircle() {
        let path = Path(roundedRect: CGRect(x: -50, y: -50, width: 100, height: 100), cornerRadius: 50)
        for (start, _) in path.chords() { #expect(abs(start.distance(to: .zero) - 50) < 0.05) }
    }

    @Test func cornersOfTheirOwnStandWhereTheyBelong() {
        let radii = RectangleCornerRadii(topLeading: 20, bottomTrailing: 10)
        let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), cornerRadii: radii, style: .circular)
        #expect(!path.contains(CGPoint(1, 1)) && !path.contains(CGPoint(99, 99)))
        #expect(path.contains(CGPoint(99, 1)) && path.contains(CGPoint(1, 99)) && path.contains(CGPoint(97, 97)) && !path.contains(CGPoint(5, 5)))
        let even = RectangleCornerRadii(topLeading: 7, bottomLeading: 7, bottomTrailing: 7, topTrailing: 7)
        #expect(Path(roundedRect: CGRect(x: 0, y: 0, width: 9, height: 99), cornerRadii: even)
            == Path(roundedRect: CGRect(x: 0, y: 0, width: 9, height: 99), cornerRadius: 4.5))
    }

    @Test func figuresStayFiguresUntilAddedTo() {
        let moved = Path(CGRect(x: 0, y: 0, width: 1, height: 1)).applying(CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 1, y: 1))
        guard case .rect(let rect) = moved.kind else { Issue.record("no rect"); return }
        #expect(rect == CGRect(x: 2, y: 3, width: 2, height: 3))
        var added = Path { $0.addEllipse(in: CGRect(x: 0, y: 0, width: 5, height: 5)) }
        guard case .ellipse = added.kind else { Issue.record("no ellipse"); return }
        let before = added
        added.addLine(to: CGPoint(9, 9))
        guard case .general = added.kind else { Issue.record("not general"); return }
        #expect(added != before && before == Path(ellipseIn: CGRect(x: 0, y: 0, width: 5, height: 5)))
    }

    @Test func boundsAreTightAndHoldTheWholeOutline() {
        let arch = Path { $0.move(to: .zero); $0.addQuadCurve(to: CGPoint(100, 0), control: CGPoint(50, 100)) }
        #expect(arch.boundingRect == CGRect(x: 0, y: 0, width: 100, height: 50))
        var generator = SeededGenerator(seed: 2)
        for _ in 0..<100 {
            let path = generator.path()
            let points = path.chords(tolerance: 1e-4).flatMap { [$0.0, $0.1] }
            let bounds = path.boundingRect
            #expect(abs(bounds.minX - points.map(\.x).min()!) < 1e-3 && abs(bounds.maxX - points.map(\.x).max()!) < 1e-3)
            #expect(abs(bounds.minY - points.map(\.y).min()!) < 1e-3 && abs(bounds.maxY - points.map(\.y).max()!) < 1e-3)
        }
    }

    @Test func linesNeedASubpathAndClosingReturnsToItsStart() {
        var path = Path()
        path.addLine(to: CGPoint(5, 5))
        path.closeSubpath()
        #expect(path.isEmpty && path.currentPoint == nil)
        path.addLines([CGPoint(1, 2), CGPoint(3, 4), CGPoint(5, 0)])
        #expect(path.currentPoint == CGPoint(5, 0))
        path.closeSubpath()
        #expect(path.currentPoint == CGPoint(1, 2))
        #expect(path.description == "1 2 m 3 4 l 5 0 l h")
    }

    @Test(arguments: [CGRect.infinite, CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 3), CGRect(x: CGFloat.nan, y: 0, width: 1, height: 2)])
    func figuresThatAreNotFiniteDoNotStopTheProgram(rect: CGRect) {
        for path in [Path(rect), Path(ellipseIn: rect), Path(roundedRect: rect, cornerRadius: 9), Path(roundedRect: rect, cornerRadius: .infinity)] {
            let turned = path.applying(CGAffineTransform(rotationAngle: 1))
            #expect(!turned.contains(CGPoint(-10, CGFloat.nan)) && !path.description.isEmpty)
            _ = (turned.boundingRect, turned.trimmedPath(from: 0.1, to: 0.6), turned.strokedPath(StrokeStyle(lineWidth: 3, dash: [3, 2])))
            path.forEachFlattened(tolerance: 0.1) { _ in }
            #expect(!path.contains(CGPoint(CGFloat.nan, 0)))
        }
    }
}
