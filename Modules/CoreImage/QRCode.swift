/// A QR code (ISO 18004) of bytes: the smallest version that holds them, with the mask that reads best.
struct QRCode {
    /// How much of the code may be unreadable.
    enum Correction: Int { case low = 0, medium, quartile, high
        init?(_ letter: String) {
            switch letter.uppercased() {
            case "L": self = .low
            case "M": self = .medium
            case "Q": self = .quartile
            case "H": self = .high
            default: return nil
            }
        }
        /// As the format's bits say it.
        fileprivate var bits: Int { [1, 0, 3, 2][rawValue] }
    }

    /// Modules on a side.
    let size: Int
    /// Dark ones are true, row by row.
    private(set) var modules: [Bool]
    private var isFunction: [Bool]

    subscript(x: Int, y: Int) -> Bool { modules[y * size + x] }

    /// Nil for more bytes than the largest code holds.
    init?(_ bytes: [UInt8], _ correction: Correction) {
        guard let version = (1...40).first(where: { version in
            4 + (version < 10 ? 8 : 16) + 8 * bytes.count <= 8 * Self.dataCount(version, correction)
        }) else { return nil }
        size = 17 + 4 * version
        (modules, isFunction) = ([Bool](repeating: false, count: size * size), [Bool](repeating: false, count: size * size))
        drawFunctions(version)
        draw(Self.codewords(Self.data(bytes, version, correction), version, correction))
        var best: (mask: Int, penalty: Int)?
        for mask in 0..<8 {
            apply(mask)
            drawFormat(correction, mask)
            let penalty = penalty
            if penalty < best?.penalty ?? .max { best = (mask, penalty) }
            apply(mask)
        }
        let mask = best?.mask ?? 0
        apply(mask)
        drawFormat(correction, mask)
    }

    // MARK: Bytes

    /// Correction bytes per block, and blocks, by correction and version.
    private static let correctionBytes: [[Int]] = [
        [7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30, 30, 30, 30, 30, 30, 30,
            30, 30, 30, 30, 30, 30, 30],
        [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
            28, 28, 28, 28, 28, 28, 28],
        [13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30, 30, 30, 28, 30, 30, 30, 30, 30, 30, 30,
            30, 30, 30, 30, 30, 30, 30],
        [17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
            30, 30, 30, 30, 30, 30, 30],
    ]
    private static let blockCounts: [[Int]] = [
        [1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19, 19, 20, 21, 22,
            24, 25],
        [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33, 35, 37, 38, 40,
            43, 45, 47, 49],
        [1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34, 34, 35, 38, 40, 43, 45, 48, 51, 53,
            56, 59, 62, 65, 68],
        [1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37, 40, 42, 45, 48, 51, 54, 57, 60, 63,
            66, 70, 74, 77, 81],
    ]

    /// The modules that hold data, in bits.
    private static func rawBits(_ version: Int) -> Int {
        var bits = (16 * version + 128) * version + 64
        if version >= 2 {
            let patterns = version / 7 + 2
            bits -= (25 * patterns - 10) * patterns - 55
            if version >= 7 { bits -= 36 }
        }
        return bits
    }
    private static func dataCount(_ version: Int, _ correction: Correction) -> Int {
        rawBits(version) / 8 - correctionBytes[correction.rawValue][version - 1] * blockCounts[correction.rawValue][version - 1]
    }

    private static func data(_ bytes: [UInt8], _ version: Int, _ correction: Correction) -> [UInt8] {
        var bits: [Bool] = []
        func add(_ value: Int, _ count: Int) {
            for bit in stride(from: count - 1, through: 0, by: -1) { bits.append(value >> bit & 1 == 1) }
        }
        // Bytes as they are.
        add(4, 4)
        add(bytes.count, version < 10 ? 8 : 16)
        for byte in bytes { add(Int(byte), 8) }
        let capacity = 8 * dataCount(version, correction)
        add(0, min(4, capacity - bits.count))
        add(0, (8 - bits.count % 8) % 8)
        var data = stride(from: 0, to: bits.count, by: 8).map { start in (0..<8).reduce(UInt8(0)) { $0 << 1 | (bits[start + $1] ? 1 : 0) } }
        var pad: UInt8 = 0xEC
        while data.count < capacity / 8 {
            data.append(pad)
            pad ^= 0xEC ^ 0x11
        }
        return data
    }

    /// Blocks with their corrections, interleaved.
    private static func codewords(_ data: [UInt8], _ version: Int, _ correction: Correction) -> [UInt8] {
        let count = blockCounts[correction.rawValue][version - 1], extra = correctionBytes[correction.rawValue][version - 1],
            raw = rawBits(version) / 8
        let shortCount = count - raw % count, shortLength = raw / count - extra, divisor = divisor(extra)
        var blocks: [(data: [UInt8], correction: [UInt8])] = [], position = 0
        for index in 0..<count {
            let length = shortLength + (index < shortCount ? 0 : 1), block = Array(data[position..<position + length])
            position += length
            blocks.append((block, remainder(block, divisor)))
        }
        var words: [UInt8] = []
        for index in 0...shortLength { for block in blocks where index < block.data.count { words.append(block.data[index]) } }
        for index in 0..<extra { for block in blocks { words.append(block.correction[index]) } }
        return words
    }

    /// A product in the field of 256 elements.
    private static func product(_ x: UInt8, _ y: UInt8) -> UInt8 {
        var result = 0
        for bit in stride(from: 7, through: 0, by: -1) {
            result = result << 1 ^ (result >> 7) * 0x11D
            result ^= Int(y >> bit & 1) * Int(x)
        }
        return UInt8(truncatingIfNeeded: result)
    }
    private static func divisor(_ degree: Int) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: degree - 1) + [1], root: UInt8 = 1
        for _ in 0..<degree {
            for index in 0..<degree {
                result[index] = product(result[index], root)
                if index + 1 < degree { result[index] ^= result[index + 1] }
            }
            root = product(root, 2)
        }
        return result
    }
    private static func remainder(_ data: [UInt8], _ divisor: [UInt8]) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: divisor.count)
        for byte in data {
            let factor = byte ^ result.removeFirst()
            result.append(0)
            for index in divisor.indices { result[index] ^= product(divisor[index], factor) }
        }
        return result
    }

    // MARK: Modules

    private mutating func set(_ x: Int, _ y: Int, _ isDark: Bool) {
        guard (0..<size).contains(x), (0..<size).contains(y) else { return }
        modules[y * size + x] = isDark
        isFunction[y * size + x] = true
    }

    private mutating func drawFunctions(_ version: Int) {
        for index in 0..<size {
            set(6, index, index % 2 == 0)
            set(index, 6, index % 2 == 0)
        }
        for (x, y) in [(3, 3), (size - 4, 3), (3, size - 4)] {
            for dy in -4...4 { for dx in -4...4 { let ring = max(abs(dx), abs(dy)); set(x + dx, y + dy, ring != 2 && ring != 4) } }
        }
        let places = Self.alignmentPlaces(version)
        for (row, y) in places.enumerated() {
            for (column, x) in places.enumerated() {
                // Three corners have the large patterns.
                if row == 0 && column == 0 || row == 0 && column == places.count - 1 || row == places.count - 1 && column == 0 { continue }
                for dy in -2...2 { for dx in -2...2 { set(x + dx, y + dy, max(abs(dx), abs(dy)) != 1) } }
            }
        }
        drawFormat(.low, 0)
        guard version >= 7 else { return }
        var rest = version
        for _ in 0..<12 { rest = rest << 1 ^ (rest >> 11) * 0x1F25 }
        let bits = version << 12 | rest
        for index in 0..<18 {
            let isDark = bits >> index & 1 == 1, a = size - 11 + index % 3, b = index / 3
            set(a, b, isDark)
            set(b, a, isDark)
        }
    }

    private static func alignmentPlaces(_ version: Int) -> [Int] {
        guard version > 1 else { return [] }
        let count = version / 7 + 2, step = version == 32 ? 26 : (version * 4 + count * 2 + 1) / (count * 2 - 2) * 2,
            last = version * 4 + 10
        return [6] + (0..<count - 1).reversed().map { last - $0 * step }
    }

    private mutating func drawFormat(_ correction: Correction, _ mask: Int) {
        let data = correction.bits << 3 | mask
        var rest = data
        for _ in 0..<10 { rest = rest << 1 ^ (rest >> 9) * 0x537 }
        let bits = (data << 10 | rest) ^ 0x5412
        func isDark(_ index: Int) -> Bool { bits >> index & 1 == 1 }
        for index in 0...5 { set(8, index, isDark(index)) }
        set(8, 7, isDark(6))
        set(8, 8, isDark(7))
        set(7, 8, isDark(8))
        for index in 9..<15 { set(14 - index, 8, isDark(index)) }
        for index in 0..<8 { set(size - 1 - index, 8, isDark(index)) }
        for index in 8..<15 { set(8, size - 15 + index, isDark(index)) }
        set(8, size - 8, true)
    }

    /// Two columns at a time, from the right, up and down.
    private mutating func draw(_ words: [UInt8]) {
        var index = 0, right = size - 1
        while right >= 1 {
            if right == 6 { right = 5 }
            for step in 0..<size {
                for side in 0..<2 {
                    let x = right - side, isUpward = (right + 1) & 2 == 0, y = isUpward ? size - 1 - step : step
                    if !isFunction[y * size + x], index < words.count * 8 {
                        modules[y * size + x] = words[index / 8] >> (7 - index % 8) & 1 == 1
                        index += 1
                    }
                }
            }
            right -= 2
        }
    }

    private mutating func apply(_ mask: Int) {
        for y in 0..<size {
            for x in 0..<size where !isFunction[y * size + x] {
                let isFlipped = switch mask {
                case 0: (x + y) % 2 == 0
                case 1: y % 2 == 0
                case 2: x % 3 == 0
                case 3: (x + y) % 3 == 0
                case 4: (x / 3 + y / 2) % 2 == 0
                case 5: x * y % 2 + x * y % 3 == 0
                case 6: (x * y % 2 + x * y % 3) % 2 == 0
                default: ((x + y) % 2 + x * y % 3) % 2 == 0
                }
                if isFlipped { modules[y * size + x].toggle() }
            }
        }
    }

    /// How badly a camera would read it.
    private var penalty: Int {
        var total = 0
        for isColumn in [false, true] {
            for line in 0..<size {
                let run = (0..<size).map { isColumn ? self[line, $0] : self[$0, line] }
                var length = 1
                for index in 1...size {
                    if index < size, run[index] == run[index - 1] { length += 1 } else {
                        if length >= 5 { total += length - 2 }
                        length = 1
                    }
                }
                // What looks like a corner.
                let corner = [true, false, true, true, true, false, true]
                for start in 0...(size - 7) where Array(run[start..<start + 7]) == corner {
                    let before = (start - 4..<start).allSatisfy { $0 < 0 || !run[$0] },
                        after = (start + 7..<start + 11).allSatisfy { $0 >= size || !run[$0] }
                    if before { total += 40 }
                    if after { total += 40 }
                }
            }
        }
        for y in 0..<size - 1 {
            for x in 0..<size - 1 where self[x, y] == self[x + 1, y] && self[x, y] == self[x, y + 1] && self[x, y] == self[x + 1, y + 1] {
                total += 3
            }
        }
        let dark = modules.count { $0 }
        return total + abs(dark * 20 - modules.count * 10) / modules.count * 10
    }
}
