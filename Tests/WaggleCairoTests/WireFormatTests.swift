import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCairo
@testable import WaggleDisplayList

/// Every kind of content, effect, paint and figure.
private func everything() -> DisplayList {
    let engine = PangoTextEngine()
    let styled = StyledText([
        .init(.string("Wave "), font: FontDescription(size: 14, smallCapitals: true), background: Ink.green, underline: .init(pattern: .dash, color: Ink.red)),
        .init(.attachment(DisplayList([filled(rect(0, 0, 8, 8), Ink.green)]), size: CGSize(width: 8, height: 8), baseline: 8), font: FontDescription(size: 14)),
        .init(.string("bye"), font: FontDescription(size: 20, weight: 700, italic: true), paint: .color(Ink.blue)),
    ])
    let text = engine.shape(styled, ParagraphStyle()).layout(width: 200, height: nil)
    let picture = ImageSource(width: 4, height: 4, pixels: (0..<64).map { UInt8($0 * 3 % 256) | ($0 % 4 == 3 ? 255 : 0) })
    let stops = [ResolvedStop(color: Ink.red, location: 0), ResolvedStop(color: Ink.blue, location: 1)]
    func vertex(_ x: Float, _ y: Float) -> MeshPaint.Vertex {
        MeshPaint.Vertex(position: [x, y], leading: [x - 0.25, y], top: [x, y - 0.25], trailing: [x + 0.25, y], bottom: [x, y + 0.25])
    }
    let mesh = MeshPaint(bounds: rect(0, 0, 20, 20), columns: 2, rows: 2, vertices: [vertex(0, 0), vertex(1, 0), vertex(0, 1), vertex(0.75, 0.75)], detail: 1,
                         colors: [Ink.red, Ink.blue, Ink.green, Ink.red], background: Ink.blue)
    let paints: [Paint] = [mesh].compactMap { $0.map { .mesh($0) } } + [
        .color(Ink.red), .linear(stops, from: .zero, to: CGPoint(x: 20, y: 20)), .radial(stops, center: CGPoint(x: 10, y: 10), startRadius: 0, endRadius: 10),
        .elliptical(stops, in: rect(0, 0, 20, 10), center: .center, startFraction: 0, endFraction: 0.5),
        .angular(stops, center: CGPoint(x: 10, y: 10), startAngle: 0, endAngle: 6), .image(picture, origin: .zero, source: rect(0, 0, 1, 1), scale: 1),
        .repeating(.linear(stops, from: .zero, to: CGPoint(x: 5, y: 0)), mirrored: true),
        .repeating(.radial(stops, center: CGPoint(x: 10, y: 10), startRadius: 0, endRadius: 4), mirrored: false), .backdrop,
    ]
    var path = Path()
    path.move(to: CGPoint(x: 2, y: 2))
    path.addLine(to: CGPoint(x: 18, y: 4))
    path.addQuadCurve(to: CGPoint(x: 10, y: 18), control: CGPoint(x: 22, y: 12))
    path.addCurve(to: CGPoint(x: 2, y: 2), control1: CGPoint(x: 6, y: 12), control2: CGPoint(x: 0, y: 8))
    path.closeSubpath()
    let primitives: [Primitive] = [.rectangle(rect(1, 1, 18, 9)), .roundedRectangle(rect(1, 1, 18, 18), CGSize(width: 4, height: 5), continuous: true), .ellipse(rect(2, 3, 9, 9)),
                             .path(path), .path(Path(rect(3, 3, 5, 5))), .path(Path(ellipseIn: rect(3, 3, 9, 5))), .path(Path()),
                             .path(Path(roundedRect: rect(2, 2, 12, 12), cornerSize: CGSize(width: 3, height: 3), style: .circular))]
    var projection = ProjectionTransform()
    projection.m13 = 0.004
    let effects: [DisplayList.Effect] = [
        .transform(CGAffineTransform(rotationAngle: 0.3)), .projection(projection), .opacity(0.5), .clip(.ellipse(rect(0, 0, 15, 15)), .evenOdd, antialiased: true),
        .mask(DisplayList([filled(rect(0, 0, 10, 30), ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0.5))])), .blend(.multiply),
        .filter(.blur(radius: 2, opaque: false)), .filter(.shadow(color: .black, radius: 2, offset: CGSize(width: 1, height: 2), only: false)),
        .filter(.colorMatrix([-1, 0, 0, 0, 1, 0, -1, 0, 0, 1, 0, 0, -1, 0, 1, 0, 0, 0, 1, 0])), .flatten,
        .filter(.linearColorMatrix([0.5, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0.2, 0, 0, 0, 1, 0])), .filter(.ditheredBlur(radius: 2, opaque: true)),
        .filter(.alphaThreshold(min: 0.2, max: 0.9, color: Ink.green)),
        .filter(.compositedShadow(CompositedShadow(color: .black, radius: 1, offset: CGSize(width: 2, height: 1), blend: .sourceAtop, isAbove: true, isAlone: false, invertsAlpha: true))),
    ]
    var items: [DisplayList.Item] = []
    func place(_ item: DisplayList.Item) {
        let offset = CGPoint(x: CGFloat(items.count % 8) * 24, y: CGFloat(items.count / 8) * 24)
        items.append(DisplayList.Item(identity: UInt32(items.count + 1), version: 7, bounds: item.bounds.offsetBy(dx: offset.x, dy: offset.y),
                                      content: .list(DisplayList([item]), offset: offset)))
    }
    for paint in paints { place(filled(.rectangle(rect(0, 0, 20, 20)), paint)) }
    for primitive in primitives { place(filled(primitive, .color(Ink.blue), .evenOdd)) }
    place(DisplayList.Item(bounds: rect(1, 2, 15, 15), content: .list(DisplayList([filled(rect(0, 0, 20, 20), Ink.red)]), offset: CGPoint(x: 1, y: 2), scale: 0.75)))
    let stroke = StrokeParameters(width: 2, cap: .round, join: .bevel, miterLimit: 3, dash: [4, 2], dashPhase: 1)
    place(DisplayList.Item(bounds: rect(0, 0, 22, 22), content: .stroke(.path(path), stroke, .black, antialiased: true)))
    for effect in effects { place(through(effect, [filled(rect(2, 2, 14, 14), Ink.red)])) }
    place(DisplayList.Item(bounds: rect(0, 0, 20, 20), content: .image(ImageDrawing(
        source: picture, destination: rect(0, 0, 20, 20), capInsets: EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1), resizing: .tile, scale: 2,
        interpolation: .high, template: .color(Ink.green), antialiased: true))))
    for blend in SpriteBatch.Blend.allCases {
        let sprites = [SpriteBatch.Sprite(in: rect(1, 1, 12, 12), tint: SIMD4(1, 0.5, 0.25, 0.75)),
                       SpriteBatch.Sprite(across: SIMD2(6, 3), down: SIMD2(-3, 6), corner: SIMD2(9, 8))]
        place(DisplayList.Item(bounds: rect(0, 0, 20, 20), content: .sprites(SpriteBatch(picture, region: rect(1, 0, 3, 4), blend: blend, isSmooth: blend != .add, sprites: sprites))))
    }
    place(DisplayList.Item(bounds: rect(-20, -20, 240, 60), content: .text(text, at: CGPoint(x: 0, y: 2), .black)))
    return DisplayList(items)
}

/// Emoji in two sizes, opaque and faded, beside letters.
private func emoji() -> DisplayList {
    let engine = PangoTextEngine()
    func text(_ string: String, _ size: CGFloat, at point: CGPoint, opacity: Float = 1) -> DisplayList.Item {
        let layout = engine.shape(StyledText([.init(.string(string), font: FontDescription(size: size))]), ParagraphStyle()).layout(width: nil, height: nil)
        return DisplayList.Item(bounds: rect(0, 0, 240, 160), content: .text(layout, at: point, .color(ResolvedColor(red: 0, green: 0, blue: 0, opacity: opacity))))
    }
    return DisplayList([text("a\u{1F41D}b\u{1F33B}", 40, at: CGPoint(x: 5, y: 4)), text("\u{1F41D}\u{2764}\u{FE0F} 7", 17, at: CGPoint(x: 6, y: 66)),
                        through(.transform(CGAffineTransform(rotationAngle: 0.4)), [text("\u{1F33B}", 50, at: CGPoint(x: 140, y: 0), opacity: 0.5)])])
}

private func pixels(_ list: DisplayList) throws -> [UInt8] {
    let surface = try CairoSurface(width: 240, height: 160)
    surface.show(list, background: .white)
    return surface.withPixels { Array($0) }
}

struct WireFormatTests {
    @Test func aListThatTravelledDrawsTheSamePixels() throws {
        let list = everything(), received = try DisplayListReceiver().receive(try DisplayListSender().message(for: list))
        #expect(received.items.map(\.identity) == list.items.map(\.identity) && received.items.allSatisfy { $0.version == 7 })
        #expect(received.items.map(\.bounds) == list.items.map(\.bounds))
        #expect(try pixels(received) == pixels(list))
        #expect(try Set(pixels(list)).count > 20, "Something is drawn.")
    }

    /// The pictures are resampled once more than Cairo's glyphs, so their inner edges are slightly softer.
    @Test func emojiTravelAsPictures() throws {
        let list = emoji(), sender = DisplayListSender(), receiver = DisplayListReceiver()
        let message = try sender.message(for: list), received = try receiver.receive(message)
        let (here, there) = (try pixels(list), try pixels(received))
        // A machine without an emoji font shows boxes, which are not glyphs.
        let isColored = stride(from: 0, to: here.count, by: 4).contains { abs(Int(here[$0]) - Int(here[$0 + 2])) > 60 }
        let differences = zip(here, there).map { abs(Int($0) - Int($1)) }
        #expect(Double(differences.reduce(0, +)) / Double(differences.count) < 1)
        #expect(differences.count { $0 > 60 } < differences.count / 200)
        #expect(try sender.message(for: list).count < (isColored ? message.count / 20 : message.count))
    }

    @Test func resourcesAreSentOnce() throws {
        let sender = DisplayListSender(), receiver = DisplayListReceiver(), list = everything()
        let needed = try sender.resources(of: list)
        #expect(Set(needed.map(\.kind)) == [.face, .text, .picture] && Set(needed).count == needed.count)
        let first = try sender.message(for: list), second = try sender.message(for: list)
        #expect(sender.known == Set(needed))
        #expect(second.count < first.count - 1000)
        _ = try receiver.receive(first)
        #expect(try pixels(try receiver.receive(second)) == pixels(list))
        #expect(throws: WireError.self, "Without the first message it lacks a resource.") { try DisplayListReceiver().receive(second) }
        sender.receiverDidReset()
        #expect(try sender.message(for: list).count == first.count)
    }

    @Test func newGlyphsOfAKnownFaceFollow() throws {
        let engine = PangoTextEngine(), sender = DisplayListSender(), receiver = DisplayListReceiver()
        func list(_ string: String) -> DisplayList {
            let layout = engine.shape(StyledText([.init(.string(string), font: FontDescription(size: 17))]), ParagraphStyle()).layout(width: nil, height: nil)
            return DisplayList([DisplayList.Item(bounds: rect(-10, -10, 200, 60), content: .text(layout, at: .zero, .black))])
        }
        for string in ["abc", "abc", "cdef"] {
            let list = list(string), received = try receiver.receive(try sender.message(for: list))
            #expect(try pixels(received) == pixels(list), "\(string)")
        }
    }

    @Test func unusedResourcesAreReleasedOnBothSides() throws {
        let sender = DisplayListSender(), receiver = DisplayListReceiver()
        func list(_ source: ImageSource) -> DisplayList { DisplayList([DisplayList.Item(bounds: rect(0, 0, 9, 9), content: .image(ImageDrawing(source: source, destination: rect(0, 0, 9, 9))))]) }
        for shade in 0..<20 {
            let source = ImageSource(width: 1, height: 1, pixels: [UInt8(shade), 0, 0, 255])
            _ = try receiver.receive(try sender.message(for: list(source)))
            #expect(sender.known.count <= 2 && receiver.resourceCount <= 2)
        }
        _ = try receiver.receive(try sender.message(for: DisplayList()))
        #expect(sender.known.isEmpty && receiver.resourceCount == 0)
    }

    @Test func bytesThatAreNoListAreAnError() throws {
        let message = try DisplayListSender().message(for: DisplayList(everything().items + emoji().items))
        #expect(throws: WireError.self) { try DisplayListReceiver().receive([]) }
        #expect(throws: WireError.self) { try DisplayListReceiver().receive([0x57, 0x47, 0x44, 0x4C, 3, 0, 0, 0]) }
        #expect(throws: WireError.self) { try DisplayListReceiver().receive(message + [0]) }
        for length in stride(from: 0, to: message.count, by: max(message.count / 300, 1)) {
            #expect(throws: WireError.self, "\(length) of \(message.count) bytes") { try DisplayListReceiver().receive(Array(message.prefix(length))) }
        }
    }

    @Test func brokenBytesNeverTrap() throws {
        let message = try DisplayListSender().message(for: DisplayList(everything().items + emoji().items))
        var state: UInt64 = 11, read = 0
        func next(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        for _ in 0..<3000 {
            var bytes = message
            for _ in 0...next(4) { bytes[5 + next(bytes.count - 5)] = UInt8(next(256)) }
            if (try? DisplayListReceiver().receive(bytes)) != nil { read += 1 }
        }
        #expect(read > 0, "Some changes only change what is drawn.")
    }

    @Test func hugeCountsAndDeepListsAreErrorsBeforeTheyCostMemoryOrStack() throws {
        let start = DisplayListSender.header + [1, 0, 0]
        #expect(throws: WireError.self) { try DisplayListReceiver().receive(start + [0, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x01]) }
        #expect(throws: WireError.self) { try DisplayListReceiver().receive(start + [1, 2, 1, 0xFF, 0xFF, 0xFF, 0xFF, 0x0F, 0xFF, 0xFF, 0xFF, 0xFF, 0x0F]) }
        func nested(_ depth: Int) -> DisplayList {
            var list = DisplayList([filled(rect(0, 0, 5, 5), Ink.red)])
            for _ in 1..<depth { list = DisplayList([DisplayList.Item(bounds: rect(0, 0, 5, 5), content: .list(list, offset: .zero))]) }
            return list
        }
        #expect(try DisplayListReceiver().receive(DisplayListSender().message(for: nested(DisplayListSender.deepest))).items.count == 1)
        #expect(throws: WireError.self) { try DisplayListSender().message(for: nested(DisplayListSender.deepest + 1)) }
        // One list after another, each with one item at the origin.
        let level: [UInt8] = [4, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0]
        #expect(throws: WireError.self) { try DisplayListReceiver().receive(start + [0] + Array([[UInt8]](repeating: level, count: 5000).joined()) + [0]) }
    }

    // MARK: Differences

    /// Rows of letters at places that a scroll view would give them.
    private func rows(_ numbers: Range<Int>, from top: CGFloat, _ fragments: [DisplayList], version: UInt32 = 1) -> DisplayList {
        DisplayList(numbers.map { number in
            let place = CGPoint(x: 0, y: top + CGFloat(number) * 20)
            return DisplayList.Item(identity: UInt32(number + 1), version: version, bounds: rect(0, place.y, 200, 20), content: .list(fragments[number], offset: place))
        })
    }
    private func fragments(_ count: Int) -> [DisplayList] {
        (0..<count).map { number in
            DisplayList([filled(rect(0, 0, 100 + CGFloat(number), 18), number % 2 == 0 ? Ink.red : Ink.blue), filled(.ellipse(rect(4, 4, 10, 10)), .color(Ink.green))])
        }
    }

    @Test func movedFragmentsCostTheirPlaces() throws {
        let sender = DisplayListSender(), receiver = DisplayListReceiver(), fragments = fragments(40)
        func send(_ top: CGFloat, _ numbers: Range<Int>, _ version: UInt32) throws -> Int {
            let list = rows(numbers, from: top, fragments, version: version), message = try sender.message(for: list)
            #expect(try pixels(try receiver.receive(message)) == pixels(list))
            return message.count
        }
        let first = try send(0, 0..<30, 1)
        #expect(try send(-3, 0..<30, 2) < 30 * 24, "Each row costs its key, its bounds and its place.")
        #expect(try send(-43, 2..<32, 3) < first / 2)
        #expect(try send(-43, 2..<32, 3) < 16, "What is the same costs nothing.")
    }

    /// Attachments travel with their text, before the list.
    @Test func listsInTextsDoNotDisturbTheNumbers() throws {
        let sender = DisplayListSender(), receiver = DisplayListReceiver(), fragments = fragments(6), engine = PangoTextEngine()
        func text(_ words: String) -> DisplayList.Item {
            let styled = StyledText([.init(.string(words), font: FontDescription(size: 14)),
                                     .init(.attachment(DisplayList([filled(rect(0, 0, 8, 8), Ink.green)]), size: CGSize(width: 8, height: 8), baseline: 8), font: FontDescription(size: 14))])
            return DisplayList.Item(bounds: rect(0, 0, 240, 160), content: .text(engine.shape(styled, ParagraphStyle()).layout(width: 200, height: nil), at: CGPoint(x: 0, y: 100), .black))
        }
        for step in 0..<6 {
            let rows = rows(0..<4, from: CGFloat(step) * 3, fragments, version: UInt32(step)).items
            let list = DisplayList([rows[0], text("step \(step)")] + rows.dropFirst() + [DisplayList.Item(bounds: rect(0, 80, 240, 20), content: .list(fragments[step % 6], offset: CGPoint(x: 0, y: 80)))])
            #expect(try pixels(try receiver.receive(try sender.message(for: list))) == pixels(list), "Step \(step)")
        }
    }

    @Test func changedItemsAmongOthersAreSentAlone() throws {
        let sender = DisplayListSender(), receiver = DisplayListReceiver(), fragments = fragments(40)
        var list = rows(0..<40, from: 0, fragments)
        let first = try sender.message(for: list)
        _ = try receiver.receive(first)
        for change in 0..<5 {
            switch change {
            case 0: list.items[17] = DisplayList.Item(identity: 18, version: 9, bounds: rect(0, 340, 200, 20), content: .list(DisplayList([filled(rect(0, 0, 90, 9), Ink.green)]), offset: CGPoint(x: 0, y: 340)))
            case 1: list.items.remove(at: 3)
            case 2: list.items.insert(DisplayList.Item(bounds: rect(50, 0, 50, 50), content: .fill(.rectangle(rect(50, 0, 50, 50)), .nonZero, .black, antialiased: true)), at: 9)
            case 3: list.items.swapAt(2, 30)
            default: list.items.append(list.items[5])
            }
            let message = try sender.message(for: list), received = try receiver.receive(message)
            #expect(message.count < 120, "Change \(change) took \(message.count) of \(first.count) bytes.")
            #expect(received.items.map(\.identity) == list.items.map(\.identity) && received.items.map(\.bounds) == list.items.map(\.bounds))
            #expect(try pixels(received) == pixels(list), "Change \(change)")
        }
    }

    @Test func randomChangesArriveAsTheyAre() throws {
        var state: UInt64 = 5
        func next(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        let sender = DisplayListSender(), receiver = DisplayListReceiver(), whole = DisplayListSender()
        var version: UInt32 = 0
        func fragment(_ depth: Int) -> DisplayList {
            DisplayList((0..<next(4)).map { _ in
                version += 1
                let place = CGPoint(x: CGFloat(next(64)) / 4, y: CGFloat(next(200)) / 3), bounds = rect(0, 0, 240, 160)
                let content: DisplayList.Content = switch depth == 0 ? 0 : next(4) {
                case 1: .list(fragment(depth - 1), offset: place, scale: next(3) == 0 ? 0.5 : 1)
                case 2: .effect(.opacity(0.5), fragment(depth - 1))
                case 3: .effect(.mask(fragment(depth - 1)), fragment(depth - 1))
                default: .fill(.ellipse(CGRect(origin: place, size: CGSize(width: 20, height: 30))), .nonZero, .color(Ink.red), antialiased: true)
                }
                return DisplayList.Item(identity: UInt32(next(20)), version: version, bounds: bounds, content: content)
            })
        }
        var list = fragment(3)
        for step in 0..<200 {
            if next(5) == 0 || list.isEmpty { list.items.append(contentsOf: fragment(3).items) }
            if next(3) == 0, !list.isEmpty { list.items.remove(at: next(list.items.count)) }
            if next(2) == 0, !list.isEmpty { list.items.append(list.items[next(list.items.count)]) }
            if next(4) == 0 { list.items.reverse() }
            if step % 40 == 39 { list = fragment(3) }
            let received = try receiver.receive(try sender.message(for: list))
            whole.receiverDidReset()
            let expected = try whole.message(for: list)
            whole.receiverDidReset()
            #expect(try whole.message(for: received) == expected, "Step \(step)")
            if list.items.count > 60 { list.items.removeFirst(40) }
        }
    }

    @Test func listsThatNameOneAnotherCannotGrowWithoutLimit() throws {
        // Each list has the one before twice: a few bytes that would draw for ever.
        var message = DisplayListSender.header + [1, 0, 0, 0]
        var body: [UInt8] = [4, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0]
        for level in 1..<40 { body = [8, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0] + body + [0, 0, 0, 0, 0, 0, 4, 0, 0, 0, UInt8(level << 2 | 1)] }
        message += body
        #expect(throws: WireError.self) { try DisplayListReceiver().receive(message) }
    }

    @Test func anImageWithoutHeightThatIsTooWideIsNone() {
        let width: [UInt8] = [UInt8](repeating: 0x80, count: 9) + [1], picture: [UInt8] = [2, 1] + width + [0]
        #expect(throws: WireError.self) { try DisplayListReceiver().receive(DisplayListSender.header + [1, 0, 0, 1] + picture + [0]) }
    }

    @Test func aColourOfNoNumberHasNoShareOfIt() throws {
        #expect([-1, 0, 0.5, 1, 2, .nan, .infinity, -.infinity].map { UInt8(fraction: $0) } == [0, 0, 128, 255, 255, 0, 255, 0])
        let list = DisplayList([filled(rect(0, 0, 2, 2), ResolvedColor(red: .nan, green: .infinity, blue: 1, opacity: 1))])
        #expect(try DisplayListReceiver().receive(DisplayListSender(isExact: false).message(for: list)).items.count == 1)
    }

    @Test func differencesWithoutEndStayWhatTheyAre() throws {
        let sender = DisplayListSender(), receiver = DisplayListReceiver(), fragments = fragments(30)
        for step in 0..<1500 {
            let list = DisplayList([DisplayList.Item(identity: 900, version: UInt32(step), bounds: rect(0, 0, 200, 600), content: .list(rows(0..<30, from: CGFloat(step % 9), fragments, version: UInt32(step)), offset: .zero))])
            #expect(try receiver.receive(try sender.message(for: list)).items.count == 1)
        }
    }

    @Test func aReceiverForPeopleGetsShorterNumbers() throws {
        let list = everything(), exact = try DisplayListSender().message(for: list), short = try DisplayListSender(isExact: false).message(for: list)
        #expect(short.count < exact.count)
        let differences = try zip(pixels(try DisplayListReceiver().receive(short)), pixels(list)).map { abs(Int($0) - Int($1)) }
        #expect(differences.max() ?? 0 <= 24 && differences.count { $0 > 2 } < differences.count / 500, "Colours are rounded to bytes, and places far below a pixel.")
    }

    /// With `WAGGLE_PAGE_PICTURES=FOLDER`, for `Tests/Browser/pictures.py`: every kind of content and Cairo's picture of it.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["WAGGLE_PAGE_PICTURES"] != nil)) func everythingForThePage() throws {
        let folder = ProcessInfo.processInfo.environment["WAGGLE_PAGE_PICTURES"] ?? ""
        for (name, list) in [("everything", everything()), ("emoji", emoji())] {
            let surface = try CairoSurface(width: 480, height: 320, scale: 2, backend: CairoRasterBackend())
            surface.show(list, background: .white)
            try surface.writePNG(to: "\(folder)/\(name).png")
            let png = FileManager.default.contents(atPath: "\(folder)/\(name).png")?.base64EncodedString() ?? ""
            let frame: [String: Any] = ["bytes": Data(try DisplayListSender(isExact: false).message(for: list)).base64EncodedString(), "width": 240, "height": 160, "color": "rgb(255,255,255)", "png": png]
            try JSONSerialization.data(withJSONObject: ["scale": 2, "frames": [frame]]).write(to: URL(fileURLWithPath: "\(folder)/\(name).json"))
        }
    }
}
