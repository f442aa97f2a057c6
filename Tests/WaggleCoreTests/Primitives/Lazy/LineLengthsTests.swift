import Foundation
import Testing
@testable import WaggleCore

@Suite struct LineLengthsTests {
    @Test func placesAreKnownSumsAndAverages() {
        var lengths = LineLengths()
        lengths.estimate(by: 40)
        lengths.spreadEvenly()
        #expect(lengths.position(of: 100) == 4_000)
        lengths.set(20, of: 0..<1)
        lengths.set(100, of: 1..<2)
        #expect(lengths.average == 60)
        #expect(lengths.position(of: 2) == 120)
        #expect(lengths.position(of: 102) == 120 + 100 * 60)
        #expect(lengths[1] == 100 && lengths[2] == nil)
    }

    @Test func whatIsLearntBehindThePivotMovesNothingBeforeIt() {
        var lengths = LineLengths()
        lengths.set(40, of: 0..<1)
        lengths.spreadEvenly()
        lengths.pivot = 500
        let place = lengths.position(of: 500)
        lengths.set(90, of: 500..<501)
        lengths.set(10, of: 501..<502)
        #expect(lengths.position(of: 500) == place)
        #expect(lengths.position(of: 502) == place + 100)
        lengths.set(50, of: 499..<500)
        #expect(lengths.position(of: 500) == place + 10)
    }

    @Test func aCellIsFoundAtItsPlace() {
        var lengths = LineLengths()
        for cell in stride(from: 0, to: 3_000, by: 7) { lengths.set(Double(5 + cell % 50), of: cell..<cell + 1) }
        lengths.spreadEvenly()
        for cell in stride(from: 0, to: 5_000, by: 13) {
            #expect(lengths.cell(at: lengths.position(of: cell) + 0.01, count: 5_000) == cell)
        }
        #expect(lengths.cell(at: 1e9, count: 5_000) == 4_999)
    }

    @Test func aCellOfAGridLineIsItsFirst() {
        var lengths = LineLengths()
        for line in 0..<40 { lengths.set(30, of: line * 3..<line * 3 + 3) }
        lengths.spreadEvenly()
        #expect(lengths.cell(at: 31, count: 120) == 3)
        #expect(lengths.position(of: 3) == 30 && lengths.position(of: 4) == 60)
    }

    @Test func changesMoveWhatIsKnown() {
        var lengths = LineLengths()
        for cell in 0..<200 { lengths.set(Double(cell), of: cell..<cell + 1) }
        lengths.replace(100..<110, by: 103..<113, count: 203)
        #expect(lengths[50] == 47 && lengths[2] == nil && lengths[105] == nil && lengths[113] == 110 && lengths[202] == 199)
        lengths.replace(100..<110, by: 90..<90, count: 183)
        #expect(lengths[40] == 47 && lengths[93] == 110 && lengths[182] == 199)
    }
}
