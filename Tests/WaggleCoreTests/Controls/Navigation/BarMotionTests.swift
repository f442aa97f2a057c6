import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCore

/// The parts of navigation bars during a push, compared with measurements of a real one.
struct BarMotionTests {
    private func motion(_ position: CGFloat, rightToLeft: Bool = false, slides: Bool = true) -> BarMotion {
        BarMotion(position: position, width: 390, isRightToLeft: rightToLeft, slides: slides)
    }
    private let size = CGSize(width: 60, height: 20)
    /// The middle of a title in the middle of the bar, or of a label 27 points from its edge.
    private func middle(_ part: BarPart, _ motion: BarMotion) -> CGFloat {
        let rest: CGFloat = if case .title = part { 195 } else { motion.isRightToLeft ? 390 - 27 - 30 : 27 + 30 }
        return rest - 30 + CGPoint(x: 30, y: 10).applying(motion.transform(of: part, size: size)).x
    }

    @Test func aCoveredTitleGoesToWhereTheBackLabelAppears() {
        #expect(middle(.title, motion(0)) == 195)
        #expect(middle(.title, motion(-1)) == middle(.backLabel, motion(0)))
        #expect(middle(.backLabel, motion(1)) == middle(.title, motion(0)))
        for progress in stride(from: 0.0, through: 1, by: 0.1) {
            #expect(abs(middle(.title, motion(-progress)) - middle(.backLabel, motion(1 - progress))) < 1e-9)
        }
    }
    @Test func aNewTitleComesFromHalfTheWidth() {
        #expect(middle(.title, motion(1)) == 390)
        #expect(middle(.title, motion(0.5)) == 292.5)
    }
    @Test func aCoveredLargeTitleRisesToTheRowOfItsBar() {
        var sheet = motion(-1)
        sheet.inset = 6
        let more = motion(-1).transform(of: .largeTitle, size: size).ty - sheet.transform(of: .largeTitle, size: size).ty
        #expect(abs(more - 6) < 1e-9, "A page sheet's title begins lower.")
    }
    @Test func partsFadeInTheirTurns() {
        // Buttons disappear in the first 40 % of the transition and appear in its last 40 %.
        #expect(motion(-0.4).opacity(of: .items) == 0 && motion(0.4).opacity(of: .items) == 0)
        #expect(motion(-0.2).opacity(of: .items) == 0.5 && motion(0.2).opacity(of: .items) == 0.5)
        // A new title appears after 30 %; an old one is gone after 60 %.
        #expect(motion(0.7).opacity(of: .title) == 0 && abs(motion(0.35).opacity(of: .title) - 0.5) < 1e-9)
        #expect(motion(-0.6).opacity(of: .title) == 0)
        #expect(motion(0.5).opacity(of: .backLabel) == 0.5)
        for part in [BarPart.title, .largeTitle, .backLabel, .items, .chevron(isFirst: true)] { #expect(motion(0).opacity(of: part) == 1) }
    }
    @Test func theFirstChevronComesInDuringTheFirstHalf() {
        #expect(motion(1).opacity(of: .chevron(isFirst: true)) == 0 && motion(0.5).opacity(of: .chevron(isFirst: true)) == 1)
        #expect(motion(1).transform(of: .chevron(isFirst: true), size: size).a == 0.5)
        #expect(motion(0.5).transform(of: .chevron(isFirst: true), size: size).isIdentity)
        for position in [1, 0.5, -0.5] { #expect(motion(position).transform(of: .chevron(isFirst: false), size: size).isIdentity && motion(position).opacity(of: .chevron(isFirst: false)) == 1) }
    }
    @Test func aCoveredLargeTitleShrinksIntoTheBackLabel() {
        let end = motion(-1).transform(of: .largeTitle, size: CGSize(width: 200, height: 52))
        #expect(abs(end.a - 0.47) < 1e-9 && CGPoint(x: 16, y: 26).applying(end).y == -22)
        #expect(motion(-0.6).opacity(of: .largeTitle) == 0)
        #expect(motion(1).transform(of: .largeTitle, size: size).tx == 390)
    }
    @Test func rightToLeftMirrorsThem() {
        for part in [BarPart.title, .backLabel] {
            for position in [1, 0.4, -0.3, -1] {
                #expect(abs(390 - middle(part, motion(position)) - middle(part, motion(position, rightToLeft: true))) < 1e-9)
            }
        }
    }
    @Test func inAZoomNothingSlides() {
        for part in [BarPart.title, .largeTitle, .backLabel, .chevron(isFirst: true)] { #expect(motion(0.5, slides: false).transform(of: part, size: size).isIdentity) }
    }
}
