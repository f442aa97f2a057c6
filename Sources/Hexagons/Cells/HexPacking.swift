extension Hex {
    /// Both coordinates in one number, for keys and files: 32 bits each; nil if one does not fit in 32 bits.
    @inlinable public var packed: UInt64? {
        guard let q = Int32(exactly: q), let r = Int32(exactly: r) else { return nil }
        return UInt64(UInt32(bitPattern: q)) << 32 | UInt64(UInt32(bitPattern: r))
    }

    /// The cell of a number that `packed` made; any number is one.
    @inlinable public init(packed: UInt64) { self.init(Int(Int32(truncatingIfNeeded: packed >> 32)), Int(Int32(truncatingIfNeeded: packed))) }
}
