extension Hex {
    /// The cells that can be seen from this one.
    ///
    /// A cell is seen if the straight line to it runs through cells that let light pass; the cell itself may be opaque, so walls are seen.
    /// A line exactly between cells passes if it does on one of the two sides. Who sees is seen: the rule is the same both ways, whatever
    /// the cells at the two ends.
    ///
    /// Complexity: O(*r*³) in the radius; each cell is asked once.
    /// - Parameters:
    ///   - radius: How far one sees, in steps; at most 4,096. A negative radius sees nothing.
    ///   - direction: The middle of a field of 120 degrees; nil to see all around.
    public func fieldOfView(radius: Int, toward direction: Direction? = nil, isOpaque: (Hex) -> Bool) -> HexRegion {
        let usable = Self.usable(radius: radius, upTo: 4096)
        guard usable >= 0 else { return HexRegion() }
        let around = HexRegion.hexagon(radius: usable, center: self)
        // Each cell is asked once.
        let opaque = HexMap(around) { $0 == self ? false : isOpaque($0) }
        return HexRegion(around.filter { hex in
            guard isAhead(hex, direction) else { return false }
            return isClear(HexLine(from: self, to: hex), opaque) || isClear(HexLine(from: self, to: hex, bias: -1), opaque)
        })
    }

    private func isClear(_ line: HexLine, _ opaque: HexMap<Bool>) -> Bool {
        line.dropFirst().dropLast().allSatisfy { (hex: Hex) in opaque[hex] == false }
    }

    /// Whether a cell lies at most a sixth of a turn aside of a direction.
    private func isAhead(_ hex: Hex, _ direction: Direction?) -> Bool {
        guard let direction else { return true }
        let there = (hex - self).rotated(by: -direction.rawValue)
        // From the direction one sixth anticlockwise, (1, -1), to the one clockwise, (0, 1).
        return there.q >= 0 && there.q.saturatingAdd(there.r) >= 0
    }
}
