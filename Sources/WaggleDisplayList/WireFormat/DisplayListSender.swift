// Serializes display lists for a receiver that draws them elsewhere, such as a browser.

import Foundation
import WaggleGeometry

/// Serializes lists for one receiver, which keeps fonts, texts, images and lists between messages.
///
/// A message contains the resources that the receiver lacks, the ids it may release, and then the list: as a whole, or as its differences
/// from the last one. A fragment that the receiver has is only named, wherever it moves. `DisplayListReceiver` reads it.
/// ```swift
/// let sender = DisplayListSender(), receiver = DisplayListReceiver()
/// let list = try receiver.receive(try sender.message(for: picture))
/// ```
public final class DisplayListSender {
    /// "WGDL" and the format version.
    static let header: [UInt8] = [0x57, 0x47, 0x44, 0x4C, 3]
    /// The greatest number of lists within each other, because receivers are recursive.
    public static let deepest = 1000

    private var table = ResourceTable()
    /// The resources that the receiver has.
    public private(set) var known: Set<ResourceID> = []
    /// The glyphs that the receiver has of each face.
    private var knownGlyphs: [ResourceID: Set<UInt32>] = [:]
    /// The lists that the receiver has.
    private var lists = ListTable()
    private let isExact: Bool

    /// - Parameter isExact: false if the receiver draws for people to see: numbers then have the digits of a `Float`, and colours 8 bits.
    public init(isExact: Bool = true) { self.isExact = isExact }

    /// The resources that a list needs, dependencies first.
    public func resources(of list: DisplayList) throws(WireError) -> [ResourceID] { try write(list, ListTable()).needed }

    /// The list with all resources that the receiver lacks. From now on, the receiver is assumed to have them.
    public func message(for list: DisplayList) throws(WireError) -> [UInt8] {
        var written = try write(list, lists)
        let left = written.lists.keep(only: list)
        lists = written.lists
        let living = table.living()
        assert(written.records.count <= written.needed.count, "More resources are sent than are named.")
        let released = known.subtracting(living).sorted { $0.number < $1.number }
        var writer = ByteWriter(bytes: Self.header)
        writer.flag(isExact)
        writer.count(left.count)
        for number in left { writer.number(number) }
        writer.count(released.count)
        for id in released { writer.id(id) }
        writer.count(written.records.count)
        for record in written.records { writer.bytes += record }
        writer.bytes += written.writer.bytes
        known = known.subtracting(released).union(written.needed)
        for id in released { knownGlyphs[id] = nil }
        for (face, glyphs) in written.newGlyphs { knownGlyphs[face, default: []].formUnion(glyphs) }
        return writer.bytes
    }

    /// Call when the receiver has restarted and has no resources.
    public func receiverDidReset() {
        known = []
        knownGlyphs = [:]
        lists = ListTable()
    }

    /// The serialized item, with resources as numbers.
    func bytes(of item: DisplayList.Item) throws(WireError) -> [UInt8] { try write(DisplayList([item]), ListTable()).writer.bytes }

    private func write(_ list: DisplayList, _ lists: ListTable) throws(WireError) -> DisplayListWriter {
        var writer = DisplayListWriter(table: table, lists: lists, known: known, knownGlyphs: knownGlyphs, isExact: isExact)
        try writer.list(list, before: lists.root)
        writer.finishFaces()
        table = writer.table
        return writer
    }
}

extension ByteWriter {
    mutating func id(_ id: ResourceID) {
        byte(id.kind.rawValue)
        number(id.number)
    }
}
extension ByteReader {
    mutating func id() throws(WireError) -> ResourceID {
        let kind = try choice(ResourceID.Kind.allCases, "kind of resource")
        return ResourceID(kind: kind, number: try number32())
    }
}
