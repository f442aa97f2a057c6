// Serializes one list and its resources.

import Foundation
import WaggleGeometry

struct DisplayListWriter {
    var writer: ByteWriter
    var table: ResourceTable
    var lists: ListTable
    let known: Set<ResourceID>
    let knownGlyphs: [ResourceID: Set<UInt32>]
    /// Each resource once, dependencies first.
    private(set) var needed: [ResourceID] = []
    private var neededSet: Set<ResourceID> = []
    /// The records of resources that the receiver lacks, in the same order.
    private(set) var records: [[UInt8]] = []
    /// The glyphs that the receiver lacks.
    private(set) var newGlyphs: [ResourceID: Set<UInt32>] = [:]
    private var faces: [ResourceID: FontFace] = [:]
    private var depth = 0
    /// The numbered lists directly inside the one that is being written.
    private var inner: [ListTable.Storage] = []
    /// Records stand before the list, in an order of their own, so lists in them have no numbers.
    private var isInRecord = false

    init(table: ResourceTable, lists: ListTable, known: Set<ResourceID>, knownGlyphs: [ResourceID: Set<UInt32>], isExact: Bool) {
        (self.table, self.lists, self.known, self.knownGlyphs) = (table, lists, known, knownGlyphs)
        writer = ByteWriter(isExact: isExact)
    }

    // MARK: Lists

    /// Writes all of a list, the number of one that the receiver has, its differences from one that the receiver has, or all of it without
    /// a number: 0 to 3 in two bits of the first number.
    /// - Parameter before: what stood in the same place.
    mutating func list(_ list: DisplayList, before: DisplayList? = nil) throws(WireError) {
        guard let storage = ListTable.storage(of: list) else { return writer.count(0) }
        if isInRecord {
            depth += 1
            defer { depth -= 1 }
            guard depth <= DisplayListSender.deepest else { throw Self.tooDeep }
            writer.count(list.items.count << 2 | 3)
            for item in list.items { try self.item(item, before: nil) }
            return
        }
        inner.append(storage)
        if let number = lists.number(of: storage) { return writer.number(UInt64(number) << 2 | 1) }
        depth += 1
        let outer = inner
        inner = []
        defer { (depth, inner) = (depth - 1, outer) }
        guard depth <= DisplayListSender.deepest else { throw Self.tooDeep }
        if let before, let base = ListTable.storage(of: before).flatMap(lists.number) {
            writer.number(UInt64(base) << 2 | 2)
            try differences(list, before)
        } else {
            writer.count(list.items.count << 2)
            for item in list.items { try self.item(item, before: nil) }
        }
        lists.add(list, storage, inner: inner)
    }

    private static let tooDeep = WireError("A display list nested more than \(DisplayListSender.deepest) deep cannot be sent.")

    /// Items by number where the earlier list has the same, and the others as a whole.
    private mutating func differences(_ list: DisplayList, _ before: DisplayList) throws(WireError) {
        writer.count(list.items.count)
        // Where the last copied items end, and where the next item is likely to be.
        var indices: [UInt32: Int]?, next = 0, likely = 0
        /// The item of the same node in the earlier list.
        func earlierIndex(of item: DisplayList.Item) -> Int? {
            if likely < before.items.count, before.items[likely].identity == item.identity { return likely }
            if indices == nil { indices = Dictionary(before.items.enumerated().map { ($1.identity, $0) }) { first, _ in first } }
            return indices?[item.identity]
        }
        var index = 0
        while index < list.items.count {
            let item = list.items[index], old = item.identity == 0 ? nil : earlierIndex(of: item)
            guard let old, before.items[old].isSame(as: item) else {
                writer.count(0)
                try self.item(item, before: old.map { before.items[$0] })
                if let old { likely = old + 1 }
                index += 1
                continue
            }
            var end = index + 1
            while end < list.items.count, old + end - index < before.items.count,
                  before.items[old + end - index].isSame(as: list.items[end]) { end += 1 }
            writer.count(end - index)
            writer.signed(old - next)
            for copied in list.items[index..<end] { noteLists(in: copied.content) }
            (next, likely) = (old + end - index, old + end - index)
            index = end
        }
    }
    /// The numbered lists of an item that is not written again.
    private mutating func noteLists(in content: DisplayList.Content) {
        func note(_ list: DisplayList) { if let storage = ListTable.storage(of: list) { inner.append(storage) } }
        switch content {
        case .list(let list, _, _): note(list)
        case .effect(let effect, let list):
            note(list)
            if case .mask(let mask) = effect { note(mask) }
        case .fill, .stroke, .text, .image, .sprites: break
        }
    }

    private mutating func item(_ item: DisplayList.Item, before: DisplayList.Item?) throws(WireError) {
        writer.number(item.identity)
        writer.number(item.version)
        writer.rect(item.bounds)
        try content(item.content, before: before?.content)
    }

    private mutating func content(_ content: DisplayList.Content, before: DisplayList.Content?) throws(WireError) {
        switch content {
        case .fill(let primitive, let rule, let paint, let antialiased):
            writer.byte(0)
            self.primitive(primitive)
            writer.byte(rule == .nonZero ? 0 : 1)
            self.paint(paint)
            writer.flag(antialiased)
        case .stroke(let primitive, let stroke, let paint, let antialiased):
            writer.byte(1)
            self.primitive(primitive)
            self.stroke(stroke)
            self.paint(paint)
            writer.flag(antialiased)
        case .text(let layout, let point, let paint):
            writer.byte(2)
            let id = try text(layout)
            writer.number(id.number)
            writer.point(point)
            self.paint(paint)
        case .image(let drawing):
            writer.byte(3)
            image(drawing)
        case .list(let list, let offset, let scale):
            writer.byte(4)
            writer.point(offset)
            writer.double(scale)
            try self.list(list, before: before?.list)
        case .effect(let effect, let list):
            writer.byte(5)
            try self.effect(effect)
            try self.list(list, before: before?.list)
        case .sprites(let batch):
            writer.byte(6)
            sprites(batch)
        }
    }

    private mutating func sprites(_ batch: SpriteBatch) {
        writer.number(picture(batch.source).number)
        writer.rect(batch.region)
        writer.byte(batch.blend.rawValue)
        writer.flag(batch.isSmooth)
        writer.count(batch.sprites.count)
        for sprite in batch.sprites {
            for value in [sprite.across.x, sprite.across.y, sprite.down.x, sprite.down.y, sprite.corner.x, sprite.corner.y] {
                writer.float(value)
            }
            for index in 0..<4 { writer.fraction(sprite.tint[index]) }
        }
    }

    private mutating func effect(_ effect: DisplayList.Effect) throws(WireError) {
        switch effect {
        case .transform(let t):
            writer.byte(0)
            for value in [t.a, t.b, t.c, t.d, t.tx, t.ty] { writer.double(value) }
        case .projection(let p):
            writer.byte(1)
            for value in [p.m11, p.m12, p.m13, p.m21, p.m22, p.m23, p.m31, p.m32, p.m33] { writer.double(value) }
        case .opacity(let opacity):
            writer.byte(2)
            writer.double(CGFloat(opacity))
        case .clip(let primitive, let rule, let antialiased):
            writer.byte(3)
            self.primitive(primitive)
            writer.byte(rule == .nonZero ? 0 : 1)
            writer.flag(antialiased)
        case .mask(let mask):
            writer.byte(4)
            try list(mask)
        case .blend(let mode):
            writer.byte(5)
            writer.caseNumber(of: mode, in: BlendMode.allInOrder)
        case .filter(.blur(let radius, let opaque)):
            writer.byte(6)
            writer.double(CGFloat(radius))
            writer.flag(opaque)
        case .filter(.shadow(let color, let radius, let offset, let only)):
            writer.byte(7)
            self.color(color)
            writer.double(CGFloat(radius))
            writer.size(offset)
            writer.flag(only)
        case .filter(.colorMatrix(let matrix)):
            writer.byte(8)
            writer.count(matrix.count)
            for value in matrix { writer.float(value) }
        case .filter(.linearColorMatrix(let matrix)):
            writer.byte(12)
            writer.count(matrix.count)
            for value in matrix { writer.float(value) }
        case .filter(.compositedShadow(let shadow)):
            writer.byte(13)
            self.color(shadow.color)
            writer.double(CGFloat(shadow.radius))
            writer.size(shadow.offset)
            writer.caseNumber(of: shadow.blend, in: BlendMode.allInOrder)
            for flag in [shadow.isAbove, shadow.isAlone, shadow.invertsAlpha] { writer.flag(flag) }
        case .filter(.alphaThreshold(let min, let max, let color)):
            writer.byte(14)
            writer.double(CGFloat(min))
            writer.double(CGFloat(max))
            self.color(color)
        case .filter(.ditheredBlur(let radius, let opaque)):
            writer.byte(15)
            writer.double(CGFloat(radius))
            writer.flag(opaque)
        case .flatten: writer.byte(9)
        case .backdrop(let primitive, let rule, let radius):
            writer.byte(11)
            self.primitive(primitive)
            writer.byte(rule == .nonZero ? 0 : 1)
            writer.double(CGFloat(radius))
        case .filter(.innerShadow(let color, let radius, let offset)):
            writer.byte(10)
            self.color(color)
            writer.double(CGFloat(radius))
            writer.size(offset)
        }
    }

    // MARK: Primitives and paints

    private mutating func primitive(_ primitive: Primitive) {
        switch primitive {
        case .rectangle(let rect):
            writer.byte(0)
            writer.rect(rect)
        case .roundedRectangle(let rect, let corner, let continuous):
            writer.byte(1)
            writer.rect(rect)
            writer.size(corner)
            writer.flag(continuous)
        case .ellipse(let rect):
            writer.byte(2)
            writer.rect(rect)
        case .path(let path):
            writer.byte(3)
            self.path(path)
        }
    }

    private mutating func path(_ path: Path) {
        switch path.kind {
        case .empty: writer.byte(0)
        case .rect(let rect):
            writer.byte(1)
            writer.rect(rect)
        case .ellipse(let rect):
            writer.byte(2)
            writer.rect(rect)
        case .roundedRect(let rect, let corner, let style):
            writer.byte(3)
            writer.rect(rect)
            writer.size(corner)
            writer.flag(style == .continuous)
        case .general(let elements):
            writer.byte(4)
            writer.count(elements.verbs.count)
            for verb in elements.verbs { writer.byte(verb.rawValue) }
            for point in elements.points { writer.point(point) }
        }
    }

    private mutating func stroke(_ stroke: StrokeParameters) {
        writer.double(stroke.width)
        writer.caseNumber(of: stroke.cap, in: LineCap.allInOrder)
        writer.caseNumber(of: stroke.join, in: LineJoin.allInOrder)
        writer.double(stroke.miterLimit)
        writer.count(stroke.dash.count)
        for length in stroke.dash { writer.double(length) }
        writer.double(stroke.dashPhase)
    }

    private mutating func paint(_ paint: Paint) {
        switch paint {
        case .color(let color):
            writer.byte(0)
            self.color(color)
        case .linear(let stops, let from, let to):
            writer.byte(1)
            self.stops(stops)
            writer.point(from)
            writer.point(to)
        case .radial(let stops, let center, let start, let end):
            writer.byte(2)
            self.stops(stops)
            writer.point(center)
            writer.double(start)
            writer.double(end)
        case .elliptical(let stops, let rect, let center, let start, let end):
            writer.byte(3)
            self.stops(stops)
            writer.rect(rect)
            writer.point(CGPoint(x: center.x, y: center.y))
            writer.double(start)
            writer.double(end)
        case .angular(let stops, let center, let start, let end):
            writer.byte(4)
            self.stops(stops)
            writer.point(center)
            writer.double(CGFloat(start))
            writer.double(CGFloat(end))
        case .image(let source, let origin, let part, let scale):
            writer.byte(5)
            writer.number(picture(source).number)
            writer.point(origin)
            writer.rect(part)
            writer.double(scale)
        case .repeating(let gradient, let mirrored):
            writer.byte(6)
            writer.flag(mirrored)
            self.paint(gradient)
        case .backdrop: writer.byte(7)
        case .mesh(let mesh):
            writer.byte(8)
            self.mesh(mesh)
        }
    }
    private mutating func mesh(_ mesh: MeshPaint) {
        // The receiver reads as many as the grid has.
        assert(mesh.vertices.count == mesh.columns * mesh.rows, "A mesh's number of vertices does not match its grid.")
        assert(
            mesh.colors.count == ((mesh.columns - 1) * mesh.detail + 1) * ((mesh.rows - 1) * mesh.detail + 1),
            "A mesh's number of colors does not match its grid.")
        writer.rect(mesh.bounds)
        for number in [mesh.columns, mesh.rows, mesh.detail] { writer.count(number) }
        for vertex in mesh.vertices {
            for point in [vertex.position, vertex.leading, vertex.top, vertex.trailing, vertex.bottom] {
                writer.float(point.x)
                writer.float(point.y)
            }
        }
        for color in mesh.colors + [mesh.background] { self.color(color) }
    }
    private mutating func color(_ color: ResolvedColor) {
        for value in [color.red, color.green, color.blue, color.opacity] { writer.fraction(value) }
    }
    private mutating func stops(_ stops: [ResolvedStop]) {
        writer.count(stops.count)
        for stop in stops {
            color(stop.color)
            writer.double(stop.location)
        }
    }

    private mutating func image(_ drawing: ImageDrawing) {
        writer.number(picture(drawing.source).number)
        writer.rect(drawing.destination)
        for value in [drawing.capInsets.top, drawing.capInsets.leading, drawing.capInsets.bottom, drawing.capInsets.trailing] {
            writer.double(value)
        }
        writer.byte(drawing.resizing == .stretch ? 0 : 1)
        writer.double(drawing.scale)
        writer.caseNumber(of: drawing.interpolation, in: ImageDrawing.Interpolation.allInOrder)
        writer.flag(drawing.template != nil)
        if let template = drawing.template { paint(template) }
        writer.flag(drawing.antialiased)
    }

    // MARK: Resources

    /// Writes a separate record, unless the receiver has the resource or it is already in the message.
    private mutating func need(_ id: ResourceID, _ write: (inout DisplayListWriter) throws(WireError) -> Void) throws(WireError) {
        guard neededSet.insert(id).inserted else { return }
        if known.contains(id) { return needed.append(id) }
        let outer = (writer, isInRecord)
        (writer, isInRecord) = (ByteWriter(isExact: outer.0.isExact), true)
        writer.id(id)
        try write(&self)
        records.append(writer.bytes)
        (writer, isInRecord) = outer
        // After its dependencies.
        needed.append(id)
    }

    private mutating func picture(_ source: ImageSource) -> ResourceID {
        let id = table.id(of: source, .picture)
        guard neededSet.insert(id).inserted else { return id }
        needed.append(id)
        guard !known.contains(id) else { return id }
        var record = ByteWriter(isExact: writer.isExact)
        record.id(id)
        record.picture(source)
        records.append(record.bytes)
        return id
    }

    private mutating func text(_ layout: TextLayout) throws(WireError) -> ResourceID {
        let id = table.id(of: layout, .text)
        // The receiver may have the faces without these glyphs.
        for run in layout.runs { need(run.face, run.glyphs) }
        try need(id) { (self) throws(WireError) in
            self.writer.size(layout.size)
            self.writer.double(layout.firstBaseline)
            self.writer.double(layout.lastBaseline)
            self.writer.count(layout.lineCount)
            self.writer.flag(layout.isTruncated)
            self.writer.count(layout.runs.count)
            for run in layout.runs {
                self.writer.number(self.table.id(of: run.face, .face).number)
                self.writer.double(run.size)
                self.writer.count(min(run.glyphs.count, run.positions.count))
                for (glyph, position) in zip(run.glyphs, run.positions) {
                    self.writer.number(glyph)
                    self.writer.point(position)
                }
                self.optionalPaint(run.paint)
            }
            for decorations in [layout.backgrounds, layout.decorations] {
                self.writer.count(decorations.count)
                for decoration in decorations {
                    self.writer.rect(decoration.rect)
                    self.optionalPaint(decoration.paint)
                }
            }
            self.writer.count(layout.attachments.count)
            for attachment in layout.attachments {
                self.writer.point(attachment.at)
                try self.list(attachment.list)
            }
        }
        return id
    }
    private mutating func optionalPaint(_ paint: Paint?) {
        writer.flag(paint != nil)
        if let paint { self.paint(paint) }
    }

    private mutating func need(_ face: FontFace, _ glyphs: [UInt32]) {
        let id = table.id(of: face, .face)
        faces[id] = face
        let had = knownGlyphs[id] ?? []
        for glyph in glyphs where !had.contains(glyph) { newGlyphs[id, default: []].insert(glyph) }
        if neededSet.insert(id).inserted { needed.append(id) }
    }

    /// Writes new faces and glyphs before everything else. Called last, when all glyphs are known.
    mutating func finishFaces() {
        assert(depth == 0, "The faces are finished while a list is being written.")
        assert(needed.count == neededSet.count, "A resource is named twice.")
        var written: [[UInt8]] = []
        for (id, face) in faces.sorted(by: { $0.key.number < $1.key.number }) where !known.contains(id) || newGlyphs[id] != nil {
            var record = ByteWriter(isExact: writer.isExact)
            record.id(id)
            record.font(face.description)
            record.double(face.unitsPerEm ?? 0)
            let glyphs = (newGlyphs[id] ?? []).sorted()
            record.count(glyphs.count)
            for glyph in glyphs {
                record.number(glyph)
                if face.unitsPerEm == nil {
                    record.optional(face.picture(of: glyph)) { $0.picture($1) }
                } else {
                    record.shape(face.shape(of: glyph))
                }
            }
            written.append(record.bytes)
        }
        records = written + records
        needed = needed.filter { $0.kind == .face } + needed.filter { $0.kind != .face }
    }
}

extension DisplayList.Item {
    /// True if both are one drawing of one node at one place.
    fileprivate func isSame(as other: DisplayList.Item) -> Bool {
        identity != 0 && identity == other.identity && version == other.version && bounds == other.bounds
    }
}
extension DisplayList.Content {
    fileprivate var list: DisplayList? {
        switch self {
        case .list(let list, _, _), .effect(_, let list): list
        case .fill, .stroke, .text, .image, .sprites: nil
        }
    }
}

extension ByteWriter {
    /// The number of a case in the format.
    fileprivate mutating func caseNumber<Value: Equatable>(of value: Value, in all: [Value]) {
        let index = all.firstIndex(of: value)
        assert(index != nil, "A case of \(Value.self) has no number in the format.")
        byte(UInt8(index ?? 0))
    }
    fileprivate mutating func font(_ font: FontDescription) {
        optional(font.family) { $0.string($1) }
        caseNumber(of: font.design, in: FontDescription.Design.allInOrder)
        double(font.size)
        signed(font.weight)
        flag(font.italic)
        flag(font.monospacedDigits)
        flag(font.smallCaps)
        flag(font.smallCapitals)
        double(CGFloat(font.width))
        optional(font.lineHeight) { $0.double($1) }
    }
    fileprivate mutating func picture(_ source: ImageSource) {
        count(source.width)
        count(source.height)
        bytes += source.pixels
    }
    fileprivate mutating func picture(_ picture: GlyphPicture) {
        rect(picture.frame)
        flag(picture.isTemplate)
        self.picture(picture.source)
    }
    fileprivate mutating func shape(_ shape: GlyphShape) {
        assert(shape.coordinates.count == 2 * shape.tags.count, "A point of a glyph has no tag, or a tag no point.")
        count(shape.tags.count)
        for value in shape.coordinates { signed(value) }
        bytes += shape.tags
        count(shape.contours.count)
        for end in shape.contours { signed(end) }
        signed(shape.flags)
    }
}

// MARK: Case numbers of the format

extension BlendMode {
    static let allInOrder: [BlendMode] = [
        .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight, .difference, .exclusion,
        .hue, .saturation,
        .color, .luminosity, .sourceAtop, .destinationOver, .destinationOut, .plusDarker, .plusLighter, .clear, .copy, .sourceIn,
        .sourceOut, .destinationIn,
        .destinationAtop, .xor,
    ]
}
extension LineCap { static let allInOrder: [LineCap] = [.butt, .round, .square] }
extension LineJoin { static let allInOrder: [LineJoin] = [.miter, .round, .bevel] }
extension ImageDrawing.Interpolation { static let allInOrder: [ImageDrawing.Interpolation] = [.none, .low, .medium, .high] }
extension FontDescription.Design { static let allInOrder: [FontDescription.Design] = [.default, .serif, .rounded, .monospaced] }

/// Why a list cannot be serialized or deserialized.
public struct WireError: Error, Equatable, CustomStringConvertible {
    public let description: String
    init(_ description: String) { self.description = description }

    static let end = WireError("The bytes of a display list end too early.")
    static func unknown(_ what: String, _ number: some BinaryInteger) -> WireError {
        WireError("The bytes of a display list contain an unknown \(what): \(number).")
    }
}
