// Deserializes display lists.

import Foundation
import WaggleGeometry

/// A face received with a list: its description, and the outlines or images of the glyphs needed so far.
public final class TravelledFace: FontFace, @unchecked Sendable {
    private let units: CGFloat?
    private var shapes: [UInt32: GlyphShape] = [:]
    private var pictures: [UInt32: GlyphPicture] = [:]

    init(_ description: FontDescription, unitsPerEm: CGFloat?) {
        units = unitsPerEm
        super.init(description)
    }
    public override var unitsPerEm: CGFloat? { units }
    public override func shape(of glyph: UInt32) -> GlyphShape { shapes[glyph] ?? GlyphShape() }
    public override func picture(of glyph: UInt32) -> GlyphPicture? { pictures[glyph] }
    fileprivate func add(_ glyph: UInt32, _ shape: GlyphShape) { shapes[glyph] = shape }
    fileprivate func add(_ glyph: UInt32, _ picture: GlyphPicture?) { pictures[glyph] = picture }
}

/// Reads the messages of one `DisplayListSender` in order, and keeps their resources for later messages.
///
/// Input may be arbitrary bytes: anything that is not a message throws an error and changes nothing, except that resources already
/// read are kept.
public final class DisplayListReceiver {
    private var faces: [UInt32: TravelledFace] = [:]
    private var texts: [UInt32: TextLayout] = [:]
    private var pictures: [UInt32: ImageSource] = [:]
    private var lists: [UInt32: Known] = [:]
    private var lastList: UInt32 = 0

    /// A list of this message or of an earlier one.
    private struct Known {
        let list: DisplayList
        /// What is inside each item.
        let inner: [Size]
        let size: Size

        init(_ list: DisplayList, _ inner: [Size]) {
            (self.list, self.inner) = (list, inner)
            size = inner.reduce(into: Size(depth: 1, items: inner.count)) {
                $0.depth = max($0.depth, $1.depth + 1)
                $0.items += $1.items
            }
        }
    }
    private struct Size {
        /// How deep lists are nested.
        var depth = 0
        /// Items in all of them: bytes that name lists in one another must not cost more than a picture may.
        var items = 0
        mutating func add(_ other: Size) {
            depth = max(depth, other.depth)
            items += other.items
        }
    }
    /// The most items of a picture, and of all that one message makes.
    private static let largest = 4_000_000
    /// Items that the message at hand has made so far.
    private var made = 0

    public init() {}

    /// The number of resources held.
    public var resourceCount: Int { faces.count + texts.count + pictures.count }

    /// Decodes the list in a message.
    /// - Throws: `WireError` if the bytes are not a message or refer to unknown resources.
    public func receive(_ bytes: [UInt8]) throws(WireError) -> DisplayList {
        guard bytes.starts(with: DisplayListSender.header) else {
            throw WireError(
                "The bytes are not a display list of this version: they do not begin with WGDL and \(DisplayListSender.header.last ?? 0).")
        }
        var reader = ByteReader(bytes)
        _ = try reader.raw(DisplayListSender.header.count)
        reader.isExact = try reader.flag()
        made = 0
        var left: [UInt32] = []
        for _ in 0..<(try reader.count()) { left.append(try reader.number32()) }
        for _ in 0..<(try reader.count(bytesEach: 2)) { forget(try reader.id()) }
        for _ in 0..<(try reader.count(bytesEach: 2)) { try resource(&reader) }
        let list = try list(&reader, depth: 1)
        guard reader.remaining == 0 else { throw WireError("\(reader.remaining) bytes follow a display list.") }
        // The list may be told as differences from one that is no longer needed.
        for number in left { lists[number] = nil }
        return list.list
    }

    private func forget(_ id: ResourceID) {
        switch id.kind {
        case .face: faces[id.number] = nil
        case .text: texts[id.number] = nil
        case .picture: pictures[id.number] = nil
        }
    }

    // MARK: Resources

    private func resource(_ reader: inout ByteReader) throws(WireError) {
        let id = try reader.id()
        switch id.kind {
        case .face: try face(id.number, &reader)
        case .text: texts[id.number] = try text(&reader)
        case .picture: pictures[id.number] = try reader.picture()
        }
    }

    private func face(_ number: UInt32, _ reader: inout ByteReader) throws(WireError) {
        let description = try reader.font(), units = try reader.double()
        guard units >= 0, units.isFinite else { throw WireError("A face of a display list has \(units) units per em.") }
        let face = faces[number] ?? TravelledFace(description, unitsPerEm: units > 0 ? units : nil)
        for _ in 0..<(try reader.count(bytesEach: 2)) {
            let glyph = try reader.number32()
            if units > 0 {
                face.add(glyph, try reader.shape())
            } else {
                face.add(glyph, try reader.optional { (reader) throws(WireError) in try reader.glyphPicture() })
            }
        }
        faces[number] = face
    }

    private func text(_ reader: inout ByteReader) throws(WireError) -> TextLayout {
        let size = try reader.size(), first = try reader.double(), last = try reader.double()
        let lineCount = try reader.number32(), isTruncated = try reader.flag()
        var runs: [GlyphRun] = []
        for _ in 0..<(try reader.count(bytesEach: 4)) {
            let number = try reader.number32()
            guard let face = faces[number] else { throw .unknown("face", number) }
            let size = try reader.double()
            var glyphs: [UInt32] = [], positions: [CGPoint] = []
            for _ in 0..<(try reader.count(bytesEach: 3)) {
                glyphs.append(try reader.number32())
                positions.append(try reader.point())
            }
            runs.append(GlyphRun(face: face, size: size, glyphs: glyphs, positions: positions, paint: try optionalPaint(&reader)))
        }
        let backgrounds = try decorations(&reader), lines = try decorations(&reader)
        var attachments: [(list: DisplayList, at: CGPoint)] = []
        for _ in 0..<(try reader.count(bytesEach: 3)) {
            let point = try reader.point()
            attachments.append((try list(&reader, depth: 1).list, point))
        }
        return TextLayout(size: size, firstBaseline: first, lastBaseline: last, lineCount: Int(lineCount), isTruncated: isTruncated,
                          runs: runs,
                          backgrounds: backgrounds, decorations: lines, attachments: attachments)
    }
    private func decorations(_ reader: inout ByteReader) throws(WireError) -> [TextLayout.Decoration] {
        var decorations: [TextLayout.Decoration] = []
        for _ in 0..<(try reader.count(bytesEach: 5)) {
            let rect = try reader.rect()
            decorations.append(TextLayout.Decoration(rect: rect, paint: try optionalPaint(&reader)))
        }
        return decorations
    }
    private func optionalPaint(_ reader: inout ByteReader) throws(WireError) -> Paint? { try reader.flag() ? try paint(&reader) : nil }

    // MARK: Lists

    private func list(_ reader: inout ByteReader, depth: Int) throws(WireError) -> Known {
        let head = try reader.number(), rest = head >> 2
        if head == 0 { return Known(DisplayList(), []) }
        func known() throws(WireError) -> Known {
            guard let number = UInt32(exactly: rest), let list = lists[number] else { throw .unknown("list", rest) }
            guard depth + list.size.depth - 1 <= DisplayListSender.deepest else { throw Self.tooDeep }
            return list
        }
        guard depth <= DisplayListSender.deepest else { throw Self.tooDeep }
        var items: [DisplayList.Item] = [], inner: [Size] = []
        switch head & 3 {
        case 1: return try known()
        case 2: try differences(try known(), &items, &inner, &reader, depth)
        default:
            guard let count = Int(exactly: rest), count <= reader.remaining / 8 else { throw .end }
            items.reserveCapacity(count)
            for _ in 0..<count { try item(&reader, depth, &items, &inner) }
        }
        let list = Known(DisplayList(items), inner)
        guard list.size.items <= Self.largest else { throw Self.tooLarge }
        // Lists in records have no numbers.
        if head & 3 == 3 { return list }
        lastList &+= 1
        lists[lastList] = list
        return list
    }
    private static let tooLarge = WireError("The bytes of a display list contain more than \(largest) items.")
    private static let tooDeep = WireError("The bytes of a display list contain lists nested more than \(DisplayListSender.deepest) deep.")

    private func add(_ items: Int) throws(WireError) {
        made += items
        guard made <= Self.largest else { throw Self.tooLarge }
    }

    /// Reads runs of items that an earlier list has, and the items between them.
    private func differences(
        _ base: Known, _ items: inout [DisplayList.Item], _ inner: inout [Size], _ reader: inout ByteReader, _ depth: Int
    ) throws(WireError) {
        let count = try reader.number()
        guard count <= UInt64(Self.largest) else { throw Self.tooLarge }
        var next: Int64 = 0
        while items.count < Int(count) {
            let run = try reader.number()
            if run == 0 {
                try item(&reader, depth, &items, &inner)
                continue
            }
            let (start, isTooFar) = next.addingReportingOverflow(try reader.signed())
            guard !isTooFar, start >= 0, start < base.inner.count, run <= UInt64(base.inner.count) - UInt64(start),
                  run <= count - UInt64(items.count) else {
                throw .unknown("part of a list", run)
            }
            try add(Int(run))
            let range = Int(start)..<Int(start) + Int(run)
            items += base.list.items[range]
            inner += base.inner[range]
            next = start + Int64(run)
        }
    }

    private func item(
        _ reader: inout ByteReader, _ depth: Int, _ items: inout [DisplayList.Item], _ inner: inout [Size]
    ) throws(WireError) {
        try add(1)
        let identity = try reader.number32(), version = try reader.number32(), bounds = try reader.rect()
        var size = Size()
        items.append(DisplayList.Item(identity: identity, version: version, bounds: bounds, content: try content(&reader, depth, &size)))
        inner.append(size)
    }

    private func content(_ reader: inout ByteReader, _ depth: Int, _ size: inout Size) throws(WireError) -> DisplayList.Content {
        func inner() throws(WireError) -> DisplayList {
            let list = try list(&reader, depth: depth + 1)
            size.add(list.size)
            return list.list
        }
        switch try reader.byte() {
        case 0:
            let primitive = try reader.primitive(), rule = try reader.rule(), paint = try paint(&reader)
            return .fill(primitive, rule, paint, antialiased: try reader.flag())
        case 1:
            let primitive = try reader.primitive(), stroke = try reader.stroke(), paint = try paint(&reader)
            return .stroke(primitive, stroke, paint, antialiased: try reader.flag())
        case 2:
            let number = try reader.number32()
            guard let layout = texts[number] else { throw .unknown("text", number) }
            let point = try reader.point()
            return .text(layout, at: point, try paint(&reader))
        case 3: return .image(try image(&reader))
        case 4:
            let offset = try reader.point(), scale = try reader.double()
            return .list(try inner(), offset: offset, scale: scale)
        case 5:
            let effect = try effect(&reader, depth, &size)
            return .effect(effect, try inner())
        case 6: return .sprites(try sprites(&reader))
        case let other: throw .unknown("content", other)
        }
    }

    private func effect(_ reader: inout ByteReader, _ depth: Int, _ size: inout Size) throws(WireError) -> DisplayList.Effect {
        switch try reader.byte() {
        case 0:
            return .transform(CGAffineTransform(a: try reader.double(), b: try reader.double(), c: try reader.double(),
                                                d: try reader.double(),
                                                tx: try reader.double(), ty: try reader.double()))
        case 1:
            var p = ProjectionTransform()
            (p.m11, p.m12, p.m13) = (try reader.double(), try reader.double(), try reader.double())
            (p.m21, p.m22, p.m23) = (try reader.double(), try reader.double(), try reader.double())
            (p.m31, p.m32, p.m33) = (try reader.double(), try reader.double(), try reader.double())
            return .projection(p)
        case 2: return .opacity(Double(try reader.double()))
        case 3:
            let primitive = try reader.primitive(), rule = try reader.rule()
            return .clip(primitive, rule, antialiased: try reader.flag())
        case 4:
            let mask = try list(&reader, depth: depth + 1)
            size.add(mask.size)
            return .mask(mask.list)
        case 5: return .blend(try reader.choice(BlendMode.allInOrder, "blend mode"))
        case 6:
            let radius = Double(try reader.double())
            return .filter(.blur(radius: radius, opaque: try reader.flag()))
        case 7:
            let color = try reader.color(), radius = Double(try reader.double()), offset = try reader.size()
            return .filter(.shadow(color: color, radius: radius, offset: offset, only: try reader.flag()))
        case 8:
            guard try reader.count(bytesEach: 4) == 20 else {
                throw WireError("A colour matrix of a display list does not have 20 numbers.")
            }
            var matrix: [Float] = []
            for _ in 0..<20 { matrix.append(try reader.float()) }
            return .filter(.colorMatrix(matrix))
        case 9: return .flatten
        case 10:
            let color = try reader.color(), radius = Double(try reader.double()), offset = try reader.size()
            return .filter(.innerShadow(color: color, radius: radius, offset: offset))
        case 11:
            let primitive = try reader.primitive(), rule = try reader.rule()
            return .backdrop(primitive, rule, radius: Double(try reader.double()))
        case 12:
            guard try reader.count(bytesEach: 4) == 20 else {
                throw WireError("A colour matrix of a display list does not have 20 numbers.")
            }
            var matrix: [Float] = []
            for _ in 0..<20 { matrix.append(try reader.float()) }
            return .filter(.linearColorMatrix(matrix))
        case 13:
            let color = try reader.color(), radius = Double(try reader.double()), offset = try reader.size()
            let blend = try reader.choice(BlendMode.allInOrder, "blend mode"), isAbove = try reader.flag(), isAlone = try reader.flag()
            return .filter(.compositedShadow(CompositedShadow(color: color, radius: radius, offset: offset, blend: blend, isAbove: isAbove,
                                                              isAlone: isAlone,
                                                              invertsAlpha: try reader.flag())))
        case 14:
            let min = Double(try reader.double()), max = Double(try reader.double())
            return .filter(.alphaThreshold(min: min, max: max, color: try reader.color()))
        case 15:
            let radius = Double(try reader.double())
            return .filter(.ditheredBlur(radius: radius, opaque: try reader.flag()))
        case let other: throw .unknown("effect", other)
        }
    }

    private func image(_ reader: inout ByteReader) throws(WireError) -> ImageDrawing {
        let source = try source(&reader), destination = try reader.rect()
        let insets = EdgeInsets(
            top: try reader.double(), leading: try reader.double(), bottom: try reader.double(), trailing: try reader.double())
        let resizing = try reader.choice([ImageDrawing.Resizing.stretch, .tile], "resizing mode"), scale = try reader.double()
        let interpolation = try reader.choice(ImageDrawing.Interpolation.allInOrder, "interpolation"), template = try optionalPaint(&reader)
        return ImageDrawing(source: source, destination: destination, capInsets: insets, resizing: resizing, scale: scale,
                            interpolation: interpolation,
                            template: template, antialiased: try reader.flag())
    }
    private func sprites(_ reader: inout ByteReader) throws(WireError) -> SpriteBatch {
        let source = try source(&reader), region = try reader.rect(),
            blend = try reader.choice(SpriteBatch.Blend.allCases, "blend mode of sprites")
        var batch = SpriteBatch(source, region: region, blend: blend, isSmooth: try reader.flag())
        let count = try reader.count(bytesEach: 28)
        batch.sprites.reserveCapacity(count)
        for _ in 0..<count {
            let across = SIMD2(try reader.float(), try reader.float()), down = SIMD2(try reader.float(), try reader.float())
            let corner = SIMD2(try reader.float(), try reader.float())
            let tint = SIMD4(try reader.fraction(), try reader.fraction(), try reader.fraction(), try reader.fraction())
            batch.sprites.append(SpriteBatch.Sprite(across: across, down: down, corner: corner, tint: tint))
        }
        return batch
    }
    private func source(_ reader: inout ByteReader) throws(WireError) -> ImageSource {
        let number = try reader.number32()
        guard let source = pictures[number] else { throw .unknown("picture", number) }
        return source
    }

    private func paint(_ reader: inout ByteReader) throws(WireError) -> Paint { try paint(try reader.byte(), &reader) }
    private func paint(_ kind: UInt8, _ reader: inout ByteReader) throws(WireError) -> Paint {
        switch kind {
        case 0: return .color(try reader.color())
        case 1:
            let stops = try reader.stops(), from = try reader.point()
            return .linear(stops, from: from, to: try reader.point())
        case 2:
            let stops = try reader.stops(), center = try reader.point(), start = try reader.double()
            return .radial(stops, center: center, startRadius: start, endRadius: try reader.double())
        case 3:
            let stops = try reader.stops(), rect = try reader.rect(), center = try reader.point(), start = try reader.double()
            return .elliptical(
                stops, in: rect, center: UnitPoint(x: center.x, y: center.y), startFraction: start, endFraction: try reader.double())
        case 4:
            let stops = try reader.stops(), center = try reader.point(), start = Double(try reader.double())
            return .angular(stops, center: center, startAngle: start, endAngle: Double(try reader.double()))
        case 5:
            let source = try source(&reader), origin = try reader.point(), part = try reader.rect()
            return .image(source, origin: origin, source: part, scale: try reader.double())
        case 6:
            let mirrored = try reader.flag(), kind = try reader.byte()
            // Only gradients repeat, so bytes cannot nest one repetition in another.
            guard kind == 1 || kind == 2 else { throw .unknown("repeating paint", kind) }
            return .repeating(try paint(kind, &reader), mirrored: mirrored)
        case 7: return .backdrop
        case 8: return .mesh(try reader.mesh())
        case let other: throw .unknown("paint", other)
        }
    }
}

extension ByteReader {
    fileprivate mutating func rule() throws(WireError) -> FillRule { try choice([FillRule.nonZero, .evenOdd], "fill rule") }
    fileprivate mutating func color() throws(WireError) -> ResolvedColor {
        ResolvedColor(red: try fraction(), green: try fraction(), blue: try fraction(), opacity: try fraction())
    }
    fileprivate mutating func mesh() throws(WireError) -> MeshPaint {
        // Each vertex takes 40 bytes and each colour at least 4, so bytes that name more than there are end before they cost memory.
        let bounds = try rect(), columns = try count(bytesEach: 40), rows = try count(bytesEach: 40), detail = try count(bytesEach: 4)
        func point() throws(WireError) -> SIMD2<Float> { SIMD2(try float(), try float()) }
        var vertices: [MeshPaint.Vertex] = [], colors: [ResolvedColor] = []
        guard (2...256).contains(columns), (2...256).contains(rows), (1...64).contains(detail) else {
            throw .unknown("grid of a mesh", UInt32(clamping: columns))
        }
        for _ in 0..<columns * rows {
            vertices.append(
                MeshPaint.Vertex(position: try point(), leading: try point(), top: try point(), trailing: try point(), bottom: try point()))
        }
        for _ in 0..<((columns - 1) * detail + 1) * ((rows - 1) * detail + 1) { colors.append(try color()) }
        guard let mesh = MeshPaint(
            bounds: bounds, columns: columns, rows: rows, vertices: vertices, detail: detail, colors: colors, background: try color()
        ) else {
            throw .unknown("grid of a mesh", UInt32(clamping: columns))
        }
        return mesh
    }
    fileprivate mutating func stops() throws(WireError) -> [ResolvedStop] {
        var stops: [ResolvedStop] = []
        for _ in 0..<(try count(bytesEach: 5)) {
            let color = try color()
            stops.append(ResolvedStop(color: color, location: try double()))
        }
        return stops
    }
    fileprivate mutating func stroke() throws(WireError) -> StrokeParameters {
        var stroke = StrokeParameters(width: try double(), cap: try choice(LineCap.allInOrder, "line cap"),
                                      join: try choice(LineJoin.allInOrder, "line join"),
                                      miterLimit: try double())
        for _ in 0..<(try count()) { stroke.dash.append(try double()) }
        stroke.dashPhase = try double()
        return stroke
    }
    fileprivate mutating func primitive() throws(WireError) -> Primitive {
        switch try byte() {
        case 0: return .rectangle(try rect())
        case 1:
            let rect = try rect(), corner = try size()
            return .roundedRectangle(rect, corner, continuous: try flag())
        case 2: return .ellipse(try rect())
        case 3: return .path(try path())
        case let other: throw .unknown("figure", other)
        }
    }
    private mutating func path() throws(WireError) -> Path {
        switch try byte() {
        case 0: return Path()
        case 1: return Path(try rect())
        case 2: return Path(ellipseIn: try rect())
        case 3:
            let rect = try rect(), corner = try size()
            return Path(roundedRect: rect, cornerSize: corner, style: try flag() ? .continuous : .circular)
        case 4:
            var verbs: [PathElements.Verb] = []
            for _ in 0..<(try count()) {
                let number = try byte()
                guard let verb = PathElements.Verb(rawValue: number) else { throw .unknown("step of a path", number) }
                verbs.append(verb)
            }
            var path = Path()
            for verb in verbs {
                switch verb {
                case .move: path.move(to: try point())
                case .line: path.addLine(to: try point())
                case .quadCurve:
                    let control = try point()
                    path.addQuadCurve(to: try point(), control: control)
                case .curve:
                    let control1 = try point(), control2 = try point()
                    path.addCurve(to: try point(), control1: control1, control2: control2)
                case .closeSubpath: path.closeSubpath()
                }
            }
            return path
        case let other: throw .unknown("kind of path", other)
        }
    }
    fileprivate mutating func font() throws(WireError) -> FontDescription {
        let family = try optional { (reader) throws(WireError) in try reader.string() }
        let design = try choice(FontDescription.Design.allInOrder, "design of a face"), size = try double()
        let weight = try signed(), italic = try flag(), monospacedDigits = try flag(), smallCaps = try flag(), smallCapitals = try flag()
        let width = Double(try double())
        let lineHeight = try optional { (reader) throws(WireError) in try reader.double() }
        return FontDescription(family: family, design: design, size: size, weight: Int(clamping: weight), italic: italic,
                               monospacedDigits: monospacedDigits,
                               smallCaps: smallCaps, smallCapitals: smallCapitals, width: width, lineHeight: lineHeight)
    }
    fileprivate mutating func picture() throws(WireError) -> ImageSource {
        // Two numbers of 32 bits have a product of 64; one of them may be 0.
        let width = UInt64(try number32()), height = UInt64(try number32()), area = width * height
        guard area <= UInt64(remaining / 4) else { throw .end }
        return ImageSource(width: Int(width), height: Int(height), pixels: try raw(Int(area) * 4))
    }
    fileprivate mutating func glyphPicture() throws(WireError) -> GlyphPicture {
        let frame = try rect(), isTemplate = try flag()
        return GlyphPicture(source: try picture(), frame: frame, isTemplate: isTemplate)
    }
    fileprivate mutating func shape() throws(WireError) -> GlyphShape {
        var shape = GlyphShape()
        let count = try count(bytesEach: 3)
        for _ in 0..<2 * count {
            guard let value = Int32(exactly: try signed()) else { throw WireError("A glyph of a display list has a point out of range.") }
            shape.coordinates.append(value)
        }
        shape.tags = try raw(count)
        var last = -1
        for _ in 0..<(try self.count()) {
            // Each contour must have points, all of which exist.
            guard let end = Int16(exactly: try signed()), Int(end) > last, Int(end) < count else {
                throw WireError("A glyph of a display list has a broken contour.")
            }
            last = Int(end)
            shape.contours.append(end)
        }
        guard last == count - 1 else { throw WireError("A glyph of a display list has points beyond its contours.") }
        let flags = try signed()
        guard let short = Int32(exactly: flags) else { throw .unknown("flag of a glyph", flags) }
        shape.flags = short
        return shape
    }
}
