import Foundation
import Testing
import WaggleDisplayList
import WaggleGeometry
@testable import WaggleCairo

@MainActor struct TextTests {
    let engine = PangoTextEngine()
    let body = FontDescription(size: 17, lineHeight: 22)

    func shaped(_ string: String, _ style: ParagraphStyle = ParagraphStyle(), _ font: FontDescription? = nil) -> any ShapedText {
        engine.shape(StyledText([StyledText.Run(.string(string), font: font ?? body)]), style)
    }

    func set(_ string: String, _ style: ParagraphStyle = ParagraphStyle(), width: CGFloat? = nil, height: CGFloat? = nil) -> TextLayout {
        shaped(string, style).layout(width: width, height: height)
    }

    @Test func aLineHasTheSystemFacesHeight() {
        let layout = set("Hello")
        #expect(abs(layout.size.height - 20.287) < 0.001)
        #expect(abs(layout.firstBaseline - 16.187) < 0.001)
        #expect(layout.lineCount == 1 && !layout.isTruncated)
        let metrics = engine.metrics(of: body)
        #expect(abs(metrics.leading - 1.713) < 0.001 && abs(metrics.capHeight - 11.978) < 0.001)
    }

    @Test func everyFaceHasTheSizeAskedForEmojiToo() {
        for run in set("A🚀B").runs { #expect(abs(run.size - body.size) < 0.001, "\(run.face.description)") }
    }

    // A window draws UIKit strings and sprite labels, which come from separate engines.
    @Test func listsOfSeveralEnginesKeepTheirFaces() throws {
        func word(_ font: FontDescription, at y: CGFloat) -> DisplayList.Item {
            let layout = PangoTextEngine().shape(StyledText([StyledText.Run(.string("Wagon"), font: font)]), ParagraphStyle()).layout(width: nil, height: nil)
            return DisplayList.Item(bounds: rect(0, y, 100, 30), content: .text(layout, at: CGPoint(x: 0, y: y), .color(.black)))
        }
        let light = FontDescription(size: 17, weight: 100), heavy = FontDescription(size: 17, weight: 900)
        func ink(_ surface: CairoSurface, _ rows: Range<Int>) -> Float {
            rows.reduce(0) { sum, y in (0..<100).reduce(sum) { $0 + 1 - surface.color(x: $1, y: y).red } }
        }
        let both = try drawn([word(light, at: 0), word(heavy, at: 30)], width: 100, height: 60)
        let alone = try drawn([word(heavy, at: 30)], width: 100, height: 60)
        #expect(ink(both, 30..<60) == ink(alone, 30..<60) && ink(both, 0..<30) < ink(both, 30..<60) / 2)
    }

    @Test func emojiFadeLikeLetters() throws {
        let layout = set("😀")
        // A machine without an emoji font has nothing to fade.
        guard (layout.runs.first?.face as? PangoFontFace)?.hasColors == true else { return }
        let text = DisplayList.Item(bounds: rect(0, 0, 40, 40), content: .text(layout, at: .zero, .color(.black)))
        let whole = try drawn([text]), faded = try drawn([through(.opacity(0.5), [text])])
        let middle = (x: Int(layout.size.width / 2), y: Int(layout.size.height / 2))
        let full = whole.color(x: middle.x, y: middle.y), half = faded.color(x: middle.x, y: middle.y)
        #expect(!full.isNear(.white))
        #expect(half.isNear(ResolvedColor(red: (1 + full.red) / 2, green: (1 + full.green) / 2, blue: (1 + full.blue) / 2), 0.02))
    }

    @Test func theTextStylesLeadingStandsBetweenLines() {
        #expect(abs(set("a\nb\nc").size.height - (22 * 2 + 20.287)) < 0.001)
        #expect(abs(set("a\nb", ParagraphStyle(lineSpacing: 5)).size.height - (22 + 5 + 20.287)) < 0.001)
    }

    @Test func emptyTextIsOneLineHigh() {
        #expect(set("").size.width == 0)
        for text in ["", " "] { #expect(abs(set(text).size.height - 20.287) < 0.001) }
        #expect(engine.shape(StyledText([]), ParagraphStyle()).layout(width: 0, height: 0).lineCount == 1)
    }

    /// By labels and by Pango alike.
    @Test(arguments: ["word", "wörd", "w\u{300}ord"]) func trailingBlanksOfOneLineCount(_ word: String) {
        let own = set(word).size.width, blank = set(" ").size.width
        #expect(blank > 3 && abs(set("a b").size.width - set("a").size.width - set("b").size.width - blank) < 0.5)
        #expect(abs(set(word + "  ").size.width - own - 2 * blank) < 0.5)
        #expect(abs(set("  ").size.width - 2 * blank) < 0.01)
        // They need no room: less of it cuts nothing.
        for width in [own, own + blank] {
            let tight = set(word + "  ", ParagraphStyle(lineLimit: 1), width: width), measure = shaped(word + "  ", ParagraphStyle(lineLimit: 1)).measure(width: width, height: nil)
            #expect(tight.lineCount == 1 && !tight.isTruncated && abs(tight.size.width - width) < 0.01)
            #expect(abs(measure.size.width - width) < 0.01 && measure.lineCount == 1)
        }
        #expect(abs(shaped(word + "  ").measure(width: nil, height: nil).size.width - own - 2 * blank) < 0.5)
    }
    @Test func trailingBlanksOfOneLineLieOnTheSideWhereItEnds() {
        let blank = set(" ").size.width, right = set("שלום  ", ParagraphStyle(rightToLeft: true))
        // The blanks may be of another face.
        #expect(right.size.width - set("שלום", ParagraphStyle(rightToLeft: true)).size.width > blank)
        let first = right.runs.flatMap { zip($0.glyphs, $0.positions) }.map(\.1.x).sorted()
        #expect(abs((first.first ?? -1)) < 0.01 && (first.last ?? 0) <= right.size.width)
        let left = set("ab ", ParagraphStyle(alignment: .trailing))
        #expect(left.runs.first?.positions.first?.x == 0)
    }
    /// By labels and by Pango alike. Apple's pictures of 25 wrapped texts are as wide as that.
    @Test(arguments: ["word", "wörd", "w\u{300}ord"]) func theBlanksWhereALineIsBrokenCountAsFarAsThereIsRoom(_ word: String) {
        let first = word + " long", own = set(first).size.width, blank = set(" ").size.width
        for (room, counted) in [(0, 0), (blank / 2, blank / 2), (blank, blank), (blank + 9, blank)] {
            let shaped = shaped(first + " " + word + " on"), layout = shaped.layout(width: own + room, height: nil)
            #expect(layout.lineCount == 2 && abs(layout.size.width - own - counted) < 0.5, "\(room): \(layout.size.width)")
            #expect(abs(shaped.measure(width: own + room, height: nil).size.width - layout.size.width) < 0.01)
        }
        // A cut text's earlier lines are lines like others.
        let cut = set(first + " " + first + " " + first, ParagraphStyle(lineLimit: 2), width: own + blank)
        #expect(cut.isTruncated && cut.lineCount == 2 && abs(cut.size.width - own - blank) < 0.5)
        // Editors set each paragraph by itself.
        var editor = ParagraphStyle()
        editor.avoidsOrphans = false
        #expect(abs(set(first + " " + word + " on", editor, width: own + blank).size.width - own) < 0.5)
    }
    @Test(arguments: ["word", "wörd"]) func linesAreAlignedWithoutTheirBlanks(_ word: String) {
        let first = word + " long", own = set(first).size.width, blank = set(" ").size.width
        func left(_ style: ParagraphStyle) -> CGFloat { set(first + " " + word + " on", style, width: own + blank).runs.flatMap(\.positions).filter { $0.y < 20 }.map(\.x).min() ?? -1 }
        #expect(abs(left(ParagraphStyle(alignment: .center)) - blank / 2) < 0.5)
        #expect(abs(left(ParagraphStyle(alignment: .trailing)) - blank) < 0.5)
        #expect(abs(left(ParagraphStyle())) < 0.5)
    }
    @Test func styledTextsHaveTheirTrailingBlanks() {
        let big = FontDescription(size: 34, lineHeight: 41)
        let text = engine.shape(StyledText([StyledText.Run(.string("a"), font: body), StyledText.Run(.string(" "), font: big)]), ParagraphStyle()).layout(width: nil, height: nil)
        #expect(abs(text.size.width - set("a").size.width - shaped(" ", ParagraphStyle(), big).layout(width: nil, height: nil).size.width) < 0.5)
    }

    @Test func linesBreakAtWordsThenWithinThem() {
        let words = set("aaaa bbbb cccc dddd", width: set("aaaa bbbb").size.width)
        #expect(words.lineCount == 2)
        #expect(abs(words.size.width - max(set("aaaa bbbb").size.width, set("cccc dddd").size.width)) < 0.01)
        let long = set("aaaaaaaaaaaaaaaaaaaa", width: 60)
        #expect(long.lineCount > 1 && long.size.width <= 60.01)
        #expect(set("hello", width: 0).size.width > 0)
    }

    @Test func textFitsIntoItsOwnWidth() {
        for string in ["Hello", "Word by word", "AVATAR To", "1.5 × 2"] {
            let own = set(string).size.width
            #expect(set(string, width: own).lineCount == 1)
            #expect(set(string, width: own - 1).lineCount > 1)
        }
    }

    @Test func tooMuchTextIsCut() {
        let long = "one two three four five six seven eight nine ten"
        let two = set(long, ParagraphStyle(lineLimit: 2), width: 100)
        #expect(two.lineCount == 2 && two.isTruncated && two.size.width <= 100.01)
        let low = set(long, width: 100, height: 45)
        #expect(low.lineCount == 2 && low.isTruncated)
        #expect(set(long, width: 100, height: 1).lineCount == 1)
        #expect(!set(long, ParagraphStyle(lineLimit: 1)).isTruncated)
        #expect(set("a\nb", ParagraphStyle(lineLimit: 1)).isTruncated)
        let ellipsis = set("\u{2026}").runs[0].glyphs[0]
        for truncation in [ParagraphStyle.Truncation.head, .middle, .tail] {
            let layout = set(long, ParagraphStyle(truncation: truncation, lineLimit: 1), width: 100)
            let glyphs = layout.runs.flatMap(\.glyphs)
            let place = glyphs.firstIndex(of: ellipsis)
            #expect(layout.size.width <= 100.01)
            switch truncation {
            case .head: #expect(place == 0)
            case .tail: #expect(place == glyphs.count - 1)
            case .middle: #expect(place.map { $0 > 0 && $0 < glyphs.count - 1 } == true)
            }
        }
    }

    /// One picture of Apple's tells which letters stay; this is the simplest rule that leaves them.
    @Test(arguments: Array(stride(from: CGFloat(70), to: 210, by: 7))) func inTheMiddleTheBeginningTakesHalfOfTheRoomAndTheEndTheRest(_ width: CGFloat) throws {
        let text = "https://meadow.ponds.org:8123", layout = set(text, ParagraphStyle(truncation: .middle, lineLimit: 1), width: width), glyphs = layout.runs.flatMap(\.glyphs)
        let head = try #require(glyphs.firstIndex(of: set("\u{2026}").runs[0].glyphs[0])), tail = glyphs.count - head - 1
        func length(_ part: Substring) -> CGFloat { set(String(part)).size.width }
        let room = width - set("\u{2026}").size.width, beginning = length(text.prefix(head))
        #expect(beginning <= room / 2 + 1 && length(text.prefix(head + 1)) > room / 2 - 1)
        #expect(length(text.suffix(tail)) <= room - beginning + 1 && length(text.suffix(tail + 1)) > room - beginning - 1)
        #expect(layout.isTruncated && layout.size.width <= width + 0.01)
    }

    @Test func spaceIsReservedForMissingLines() {
        #expect(abs(set("a", ParagraphStyle(lineLimit: 3, reservesSpace: true)).size.height - (22 * 2 + 20.287)) < 0.001)
    }

    @Test func textShrinksBeforeItIsCut() {
        let own = set("A long headline").size.width
        let shrunk = set("A long headline", ParagraphStyle(lineLimit: 1, minimumScaleFactor: 0.5), width: own * 0.7)
        #expect(!shrunk.isTruncated && shrunk.size.width <= own * 0.7 + 0.01 && shrunk.size.width > own * 0.67)
        #expect(set("A long headline", ParagraphStyle(lineLimit: 1, minimumScaleFactor: 0.9), width: own * 0.7).isTruncated)
        #expect(!set("A long headline", ParagraphStyle(lineLimit: 1, allowsTightening: true), width: own * 0.97).isTruncated)
    }

    @Test func linesAreAlignedWithinTheTextsOwnWidth() {
        func left(_ style: ParagraphStyle) -> CGFloat { set("wide line here\ni", style).runs.last?.positions.first?.x ?? -1 }
        let width = set("wide line here").size.width - set("i").size.width
        #expect(left(ParagraphStyle()) == 0)
        #expect(abs(left(ParagraphStyle(alignment: .trailing)) - width) < 0.01)
        #expect(abs(left(ParagraphStyle(alignment: .center)) - width / 2) < 0.01)
        #expect(abs(left(ParagraphStyle(rightToLeft: true)) - width) < 0.01)
    }

    @Test func digitsOfOneWidth() {
        var font = body
        func width(_ string: String) -> CGFloat { shaped(string, ParagraphStyle(), font).layout(width: nil, height: nil).size.width }
        #expect(width("1111") < width("0000"))
        font.monospacedDigits = true
        #expect(abs(width("1111") - width("0000")) < 0.01)
    }

    @Test func weightsAndSlantsAreTheirOwnFaces() {
        func face(_ font: FontDescription) -> FontFace? { shaped("x", ParagraphStyle(), font).layout(width: nil, height: nil).runs.first?.face }
        let faces = [FontDescription(size: 17), FontDescription(size: 17, weight: 700), FontDescription(size: 17, italic: true),
                     FontDescription(design: .monospaced, size: 17), FontDescription(design: .serif, size: 17)].compactMap(face).map(ObjectIdentifier.init)
        #expect(Set(faces).count == 5)
        #expect(face(FontDescription(size: 12)) === face(FontDescription(size: 19)))
    }

    @Test func labelsComeOutAsPangoSetsThem() {
        for (text, font) in [("AVATAR fi To. 1:2 -> x", body), ("ffi \"quoted\"  ", FontDescription(design: .serif, size: 13, italic: true)), ("12:45", FontDescription(size: 31, weight: 800, monospacedDigits: true))] {
            let source = TextSource(StyledText([StyledText.Run(.string(text), font: font)]))
            let label = TextSetter(engine, source, ParagraphStyle(), label: engine.labels.label(source, engine)).labelLayout()
            let whole = TextSetter(engine, source, ParagraphStyle()).layout(width: .infinity, height: .infinity)
            #expect(engine.labels.label(source, engine) != nil)
            #expect(label.size == whole.size && label.firstBaseline == whole.firstBaseline)
            #expect(label.runs.flatMap(\.glyphs) == whole.runs.flatMap(\.glyphs))
            for (a, b) in zip(label.runs.flatMap(\.positions), whole.runs.flatMap(\.positions)) { #expect(abs(a.x - b.x) < 0.005 && a.y == b.y) }
            #expect(label.runs[0].face === whole.runs[0].face && label.runs[0].size == whole.runs[0].size)
        }
    }

    /// Text of letters, digits and spaces is broken into lines without Pango.
    @Test(arguments: [
        ["a", "well-known", "of", "Waggle,", "(every)", "12.5", "hexagons", "x-ray", "it's", "and/or", "--", "ffi", "To.", "\"so\""],
        ["a", "of", "Row", "12", "hexagons", "4x4", "ffi", "changed3times", "To", "0"],
    ]) func labelsAreBrokenAndCutAsPangoDoesIt(words: [String]) {
        var random = Seeded(ProcessInfo.processInfo.environment["SEED"].flatMap(Int.init) ?? 1), count = 0
        for _ in 0..<300 {
            let text = (0..<Int.random(in: 1...9, using: &random)).map { _ in words.randomElement(using: &random)! }.joined(separator: " ")
            let font = FontDescription(design: .default, size: [11, 17, 23].randomElement(using: &random)!)
            let source = TextSource(StyledText([StyledText.Run(.string(text), font: font)]))
            guard source.bytes.contains(where: { $0 != 0x20 }) else { continue }
            // If the letters of a word have extra spacing, Pango shapes them separately, without kerning.
            let width = CGFloat.random(in: 90...300, using: &random)
            let height = [CGFloat.infinity, 24, 50].randomElement(using: &random)!
            let label = TextSetter(engine, source, ParagraphStyle(), label: engine.labels.label(source, engine)).layout(width: width, height: height)
            let whole = TextSetter(engine, source, ParagraphStyle()).layout(width: width, height: height)
            #expect(label.lineCount == whole.lineCount && label.isTruncated == whole.isTruncated, "\(text) in \(width) x \(height)")
            #expect(abs(label.size.width - whole.size.width) < 0.5 && label.size.height == whole.size.height, "\(text) in \(width) x \(height): \(label.size), \(whole.size)")
            // Pango keeps invisible spaces at the ends of lines.
            func seen(_ layout: TextLayout) -> [(UInt32, CGPoint)] { layout.runs.flatMap { zip($0.glyphs, $0.positions) }.filter { $0.1.x <= layout.size.width } }
            let (a, b) = (seen(label), seen(whole))
            if a.map(\.0) == b.map(\.0) {
                for (a, b) in zip(a, b) { #expect(abs(a.1.x - b.1.x) < 0.5 && abs(a.1.y - b.1.y) < 0.001, "\(text) in \(width) x \(height)") }
                count += 1
            }
        }
        // Kerning across a line break may leave another glyph at the end.
        #expect(count > 150)
    }

    /// Paragraphs are set without Pango, too.
    @Test func paragraphsOfLabelsAreSetAsPangoDoesIt() throws {
        var random = Seeded(3)
        let words = ["a", "well-known", "of", "Row", "12", "hexagons", "x-ray", "ffi", "To.", "0"]
        for _ in 0..<200 {
            let text = (0..<Int.random(in: 2...4, using: &random)).map { _ in
                (0..<Int.random(in: 1...5, using: &random)).map { _ in words.randomElement(using: &random) ?? "" }.joined(separator: " ")
            }.joined(separator: "\n")
            let font = FontDescription(size: [11, 17, 23].randomElement(using: &random) ?? 17)
            let style = ParagraphStyle(alignment: [.leading, .center, .trailing].randomElement(using: &random) ?? .leading, lineLimit: [nil, nil, 2, 3].randomElement(using: &random) ?? nil,
                                       lineSpacing: [0, 3].randomElement(using: &random) ?? 0)
            let styled = StyledText([StyledText.Run(.string(text), font: font)]), source = TextSource(styled)
            let width = [CGFloat.infinity, .random(in: 90...300, using: &random)].randomElement(using: &random) ?? .infinity
            let height = [CGFloat.infinity, 24, 50].randomElement(using: &random) ?? .infinity
            let shaped = engine.shape(styled, style), layout = shaped.layout(width: width, height: height), measure = shaped.measure(width: width, height: height)
            let whole = TextSetter(engine, source, style).layout(width: width, height: height)
            let place = "\(text) in \(width) x \(height)"
            #expect(source.paragraphs(style).count == text.split(separator: "\n").count)
            #expect(layout.lineCount == whole.lineCount && layout.isTruncated == whole.isTruncated, "\(place): \(layout.lineCount), \(whole.lineCount)")
            #expect(abs(layout.size.width - whole.size.width) < 0.5 && abs(layout.size.height - whole.size.height) < 0.001, "\(place): \(layout.size), \(whole.size)")
            #expect(abs(layout.firstBaseline - whole.firstBaseline) < 0.001 && abs(layout.lastBaseline - whole.lastBaseline) < 0.001, "\(place)")
            #expect(abs(measure.size.width - layout.size.width) < 0.01 && abs(measure.size.height - layout.size.height) < 0.001 && measure.lineCount == layout.lineCount
                && abs(measure.lastBaseline - layout.lastBaseline) < 0.001, "\(place): \(measure), \(layout.size)")
        }
    }

    @Test func emptyParagraphsAndOtherBreaksAreLeftToPango() {
        for text in ["a\n\nb", "a\n", "\na", "a\r\nb", "a\u{2028}b", "a"] {
            let source = TextSource(StyledText([StyledText.Run(.string(text), font: body)]))
            #expect(ShapedParagraphs(source.paragraphs(ParagraphStyle())) { engine.labels.label($0, engine) } == nil, "\(text.debugDescription)")
        }
    }

    /// Unicode keeps a quotation mark and the bracket after it on one line (UAX 14, LB15).
    @Test(arguments: [("\"so\" (every) of", 13), ("\"sö\" (every) of", 14), ("\"sö\" every of", 6), ("so every of", 3)])
    func aSecondWordJoinsTheLastOnlyWhereALineMayEnd(text: String, start: Int) {
        let source = TextSource(StyledText([StyledText.Run(.string(text), font: body)])), width = set(text).size.width - 1
        for label in [nil, engine.labels.label(source, engine)] {
            #expect(TextSetter(engine, source, ParagraphStyle(), label: label).setLines(width: width, height: .infinity).lines.map(\.start) == [0, start])
        }
    }

    @Test func aCutLineOfSeveralFontsFitsIntoItsWidth() {
        var random = Seeded(7)
        for _ in 0..<200 {
            let runs = (0..<Int.random(in: 2...4, using: &random)).map { _ in
                StyledText.Run(.string(["Waggle ", "hexagons", " of ü", "12 ", "To. "].randomElement(using: &random)!),
                               font: FontDescription(size: [11, 17, 23, 40].randomElement(using: &random)!), tracking: [0, 0, 2, -1].randomElement(using: &random)!)
            }
            let style = ParagraphStyle(truncation: [.head, .middle, .tail].randomElement(using: &random)!, lineLimit: 1)
            let text = engine.shape(StyledText(runs), style), own = text.layout(width: nil, height: nil).size.width
            let width = CGFloat.random(in: min(own / 2, 60)...own, using: &random)
            let layout = text.layout(width: width, height: nil)
            #expect(layout.size.width <= width + 0.01 && layout.size.width > width - 60, "\(runs.map(\.content)) in \(width)")
        }
    }

    @Test func spacingWidensText() {
        func width(_ tracking: CGFloat) -> CGFloat {
            engine.shape(StyledText([StyledText.Run(.string("abcd"), font: body, tracking: tracking)]), ParagraphStyle()).layout(width: nil, height: nil).size.width
        }
        #expect(abs(width(2) - width(0) - 8) < 0.01)
    }

    @Test func attachmentsStandOnTheBaseline() {
        let dot = DisplayList([filled(rect(0, 0, 10, 30), Ink.red)])
        let layout = engine.shape(StyledText([
            StyledText.Run(.string("ab"), font: body), StyledText.Run(.attachment(dot, size: CGSize(width: 10, height: 30), baseline: 25), font: body),
            StyledText.Run(.string("c"), font: body),
        ]), ParagraphStyle()).layout(width: nil, height: nil)
        #expect(layout.attachments.count == 1 && layout.attachments[0].at.y == 0)
        #expect(abs(layout.attachments[0].at.x - set("ab").size.width) < 0.5)
        #expect(layout.firstBaseline == 25 && layout.size.height == 30)
    }

    @Test func runsKeepTheirPaintAndLines() {
        let layout = engine.shape(StyledText([
            StyledText.Run(.string("one"), font: body), StyledText.Run(.string("two"), font: body, paint: .color(Ink.red), underline: StyledText.Line()),
        ]), ParagraphStyle()).layout(width: nil, height: nil)
        #expect(layout.runs.count == 2 && layout.runs[0].paint == nil && layout.runs[1].paint != nil)
        #expect(layout.decorations.count == 1)
        #expect(abs(layout.decorations[0].rect.minX - set("one").size.width) < 0.5)
    }

    @Test(arguments: [0, 0.25, 0.5, 7, 7.75] as [CGFloat]) func lettersDoNotHop(_ shift: CGFloat) throws {
        // Equal glyphs have equal distances, wherever the text is.
        let layout = set("Typography")
        func picture(_ x: CGFloat) throws -> [Float] {
            let surface = try drawn([DisplayList.Item(bounds: rect(-100, -100, 400, 300), content: .text(layout, at: CGPoint(x: x, y: 2), .black))], width: 140, height: 30)
            return (0..<30).flatMap { y in (0..<120).map { surface.color(x: $0 + Int(x.rounded(.down)), y: y).red } }
        }
        #expect(try picture(shift) == picture(shift.truncatingRemainder(dividingBy: 1) + 1))
    }

    @Test func keptGlyphsLookLikeOutlines() throws {
        let layout = set("Ag&5")
        func ink(_ effect: DisplayList.Effect) throws -> [Float] {
            let surface = try drawn([through(effect, [DisplayList.Item(bounds: rect(0, 0, 80, 30), content: .text(layout, at: CGPoint(x: 3.25, y: 2.25), .black))])], width: 80, height: 30)
            return (0..<30).flatMap { y in (0..<80).map { surface.color(x: $0, y: y).red } }
        }
        // Rotation by a tiny angle draws outlines.
        let kept = try ink(.transform(CGAffineTransform(scaleX: 1.0000001, y: 1.0000001))), outlines = try ink(.transform(CGAffineTransform(rotationAngle: 1e-7)))
        let difference = zip(kept, outlines).map { abs($0 - $1) }
        #expect(difference.max() ?? 1 < 0.3)
        #expect(difference.reduce(0, +) / 2400 < 0.01)
        #expect(kept.contains { $0 < 0.2 })
    }
}
