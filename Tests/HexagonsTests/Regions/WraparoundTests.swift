import Testing
@testable import Hexagons

@Suite struct WraparoundTests {
    @Test func cellsComeInOnTheOtherSide() {
        let three = HexWraparound(radius: 3), two = HexWraparound(radius: 2)
        #expect(three.mirrorCenters == [Hex(7, -3), Hex(3, 4), Hex(-4, 7), Hex(-7, 3), Hex(-3, -4), Hex(4, -7)] && three.count == 37)
        #expect(three.wrapped(Hex(0, 4)) == Hex(-3, 0) && three.wrapped(Hex(4, 0)) == Hex(-3, 3) && three.wrapped(Hex(4, -4)) == Hex(0, 3))
        #expect(two.wrapped(Hex(3, 0)) == Hex(-2, 2) && two.wrapped(Hex(5, 0)) == Hex(0, 2) && two.wrapped(Hex(6, 0)) == Hex(-1, -1))
        #expect(two.wrapped(Hex(2, 3)) == .zero && two.wrapped(Hex(4, 6)) == .zero)
    }

    @Test(arguments: 0...6) func everyCellIsACopyOfOne(radius: Int) {
        let world = HexWraparound(radius: radius)
        for hex in Hex.zero.range(4 * radius + 3) {
            let inside = world.wrapped(hex)
            #expect(inside.length <= radius && world.wrapped(inside) == inside && world.index(of: hex) == world.index(of: inside))
            #expect(world.mirrorCenters.allSatisfy { world.wrapped(hex + $0) == inside })
            #expect(world.hex(at: world.index(of: hex)) == inside)
        }
        #expect(Set(Hex.zero.range(radius).map { world.index(of: $0) }) == Set(0..<world.count) && world.hex(at: -1) == nil && world.hex(at: world.count) == nil)
        for one in Hex.zero.range(radius) {
            for direction in Hex.Direction.allCases {
                #expect(world.neighbor(of: world.neighbor(of: one, direction), direction.opposite) == one && world.distance(from: one, to: world.neighbor(of: one, direction)) <= 1)
            }
            #expect(world.distance(from: .zero, to: one) == one.length)
        }
    }

    @Test func absurdSizesAndCellsDoNotTrap() {
        for radius in [Int.min, -1, 0, 1, .max] {
            let world = Said().during { HexWraparound(radius: radius) }, chunks = Said().during { HexChunks(radius: radius) }
            for hex in extremeCells {
                #expect(world.wrapped(hex).length <= world.radius && world.hex(at: world.index(of: hex)) == world.wrapped(hex))
                _ = ( world.distance(from: hex, to: .zero), chunks.chunk(of: hex), chunks.center(of: hex), chunks.cells(of: hex).count, chunks.ancestor(of: hex, levels: .max))
            }
        }
    }
}

@Suite struct ChunkTests {
    @Test(arguments: 0...5) func chunksCoverThePlaneWithoutOverlap(radius: Int) {
        let chunks = HexChunks(radius: radius)
        for hex in Hex.zero.range(5 * radius + 4) {
            let chunk = chunks.chunk(of: hex)
            #expect(chunks.center(of: chunk).distance(to: hex) <= radius && chunks.cells(of: chunk).contains(hex))
        }
        for chunk in Hex.zero.range(3) {
            #expect(chunks.chunk(of: chunks.center(of: chunk)) == chunk && chunks.cells(of: chunk).count == chunks.count && chunks.cells(of: chunk).allSatisfy { chunks.chunk(of: $0) == chunk })
            #expect(chunk.neighbors.allSatisfy { chunks.center(of: $0).distance(to: chunks.center(of: chunk)) == 2 * radius + 1 })
        }
        #expect(chunks.chunk(of: Hex(2 * radius + 1, -radius)) == Hex(1, 0))
    }

    @Test func coarserLevelsAreChunksOfChunks() {
        let chunks = HexChunks(radius: 1), region = HexRegion.hexagon(radius: 12)
        #expect(chunks.ancestor(of: Hex(9, -4), levels: 0) == Hex(9, -4) && chunks.ancestor(of: Hex(9, -4), levels: 2) == chunks.chunk(of: chunks.chunk(of: Hex(9, -4))))
        #expect(chunks.ancestor(of: Hex(1 << 40, 7), levels: 63) == .zero)
        let covering = chunks.chunks(covering: region)
        #expect(covering.count >= region.count / 7 && covering.count < region.count / 4 && region.allSatisfy { covering.contains(chunks.chunk(of: $0)) })
    }

    @Test func farCellsAreExact() {
        var dice = Dice(95)
        for _ in 0..<500 {
            let chunks = HexChunks(radius: .random(in: 1...2000, using: &dice)), hex = Hex(.random(in: -(1 << 58)...1 << 58, using: &dice), .random(in: -(1 << 58)...1 << 58, using: &dice))
            #expect(chunks.center(of: chunks.chunk(of: hex)).distance(to: hex) <= chunks.radius)
        }
    }
}
