// Serializes display lists for a receiver that draws them elsewhere, such as a browser.

import Foundation
import WaggleGeometry

/// Serializes lists for one receiver, which keeps fonts, texts and images between messages.
///
/// A message contains the resources that the receiver lacks, the ids it may release, and then the list. `DisplayListReceiver` reads it.
/// ```swift
/// let sender = DisplayListSender(), receiver = DisplayListReceiver()
/// let list = try receiver.receive(try sender.message(for: picture))
/// ```
public final class DisplayListSender {
    /// "WGDL" and the format version.
    static let header: [UInt8] = [0x57, 0x47, 0x44, 0x4C, 2]
    /// The maximum nesting of lists, because receivers are recursive.
    public static let deepest = 1000

    private var table = ResourceTable()
    /// The resources that the receiver has.
    public private(set) var known: Set<ResourceID> = []
    /// The glyphs that the receiver has of each face.
    private var knownGlyphs: [ResourceID: Set<UInt32>] = [:]

    public init() {}

    /// The resources that a list needs, dependencies first.
    public func resources(of list: DisplayList) throws(TravelError) -> [ResourceID] { try write(list).needed }

    /// The list with all resources that the receiver lacks. From now on, the receiver is assumed to have them.
    public func message(for list: DisplayList) throws(TravelError) -> [UInt8] {
        let written = try write(list), living = table.living()
        assert(written.records.count <= written.needed.count, "More resources are sent than are named.")
        let released = known.subtracting(living).sorted { $0.number < $1.number }
        var writer = ByteWriter(bytes: Self.header)
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
    }

    /// The serialized item, with resources as numbers.
    func bytes(of item: DisplayList.Item) throws(TravelError) -> [UInt8] { try write(DisplayList([item])).writer.bytes }

    private func write(_ list: DisplayList) throws(TravelError) -> DisplayListWriter {
        var writer = DisplayListWriter(table: table, known: known, knownGlyphs: knownGlyphs)
        try writer.list(list)
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
    mutating func id() throws(TravelError) -> ResourceID {
        let kind = try choice(ResourceID.Kind.allCases, "kind of resource")
        return ResourceID(kind: kind, number: try number32())
    }
}
