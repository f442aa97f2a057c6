// Styled text as one byte string with Pango attributes.

import CPango
import Foundation
import WaggleDisplayList

/// A text's runs concatenated. Attachments are object replacement characters.
struct TextSource {
    let text: StyledText
    let bytes: [CChar]
    /// Where each run begins, then the end.
    let starts: [Int]
    /// The font that measures empty text and empty lines.
    var firstFont: FontDescription { text.runs.first?.font ?? FontDescription(size: 17) }

    init(_ text: StyledText) {
        self.text = text
        var bytes: [CChar] = [], starts: [Int] = []
        for run in text.runs {
            starts.append(bytes.count)
            switch run.content {
            case .string(let string): for byte in string.utf8 { bytes.append(CChar(bitPattern: byte == 0 ? 0x20 : byte)) }
            case .attachment: for byte in "\u{FFFC}".utf8 { bytes.append(CChar(bitPattern: byte)) }
            }
        }
        starts.append(bytes.count)
        self.bytes = bytes
        self.starts = starts
    }

    /// The run that contains a byte; the last run for the end.
    func run(at offset: Int) -> Int {
        if text.runs.count < 2 { return 0 }
        var (low, high) = (0, text.runs.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if starts[middle] <= offset { low = middle } else { high = middle - 1 }
        }
        return low
    }

    func isBlank(before offset: Int) -> Bool {
        offset > 0 && offset <= bytes.count && (bytes[offset - 1] == 0x20 || bytes[offset - 1] == 0x09)
    }

    /// Points after each letter of the first run.
    var spacingOfLetters: CGFloat { text.runs.first.map { $0.ownSpacing + SystemTracking.points(of: $0.font) } ?? 0 }

    /// True for text that its letters and its font describe completely.
    func isLabel(_ style: ParagraphStyle) -> Bool { text.plainString(style)?.isOneParagraph ?? false }

    /// The paragraphs of a plain string with their byte offsets; empty for a single paragraph, and if there are separators other
    /// than line feeds.
    func paragraphs(_ style: ParagraphStyle) -> [(source: TextSource, start: Int)] {
        guard bytes.contains(0x0A), !bytes.contains(where: { $0 == 0x0D || $0 == -30 }), let string = text.plainString(style),
              let run = text.runs.first else { return [] }
        var start = 0
        return string.split(separator: "\n", omittingEmptySubsequences: false).map { part in
            var paragraph = run
            paragraph.content = .string(String(part))
            defer { start += part.utf8.count + 1 }
            return (TextSource(StyledText([paragraph])), start)
        }
    }

    /// Whether a font description alone tells Pango everything.
    var isPlain: Bool {
        guard text.runs.count == 1, let run = text.runs.first, case .string = run.content else { return text.runs.isEmpty }
        return run.ownSpacing == 0 && SystemTracking.points(of: run.font) == 0 && run.font.features.isEmpty && !bytes.contains(-62)
    }

    /// Attributes for the text from a byte on.
    /// - Parameters:
    ///   - extra: the number of bytes appended to the text, styled like its last run.
    ///   - unbroken: bytes that stay on one line.
    func attributes(_ engine: PangoTextEngine, from start: Int, extra: Int, unbroken: Range<Int>? = nil) -> OpaquePointer? {
        guard let list = pango_attr_list_new() else { return nil }
        func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ range: Range<Int>) {
            guard let attribute else { return }
            attribute.pointee.start_index = UInt32(range.lowerBound)
            attribute.pointee.end_index = UInt32(range.upperBound)
            pango_attr_list_insert(list, attribute)
        }
        func units(_ points: CGFloat) -> Int32 { Int32(clamping: Int(min(max(points, -1e6), 1e6) * CGFloat(PANGO_SCALE))) }
        // A soft hyphen shows a hyphen; other breaks within words do not.
        if !bytes.contains(-83) { add(pango_attr_insert_hyphens_new(0), 0..<Int(UInt32.max)) }
        for (index, run) in text.runs.enumerated() where starts[index + 1] > start || index == text.runs.count - 1 {
            let end = index == text.runs.count - 1 ? starts[index + 1] + extra : starts[index + 1]
            let range = max(0, starts[index] - start)..<max(0, end - start)
            if range.isEmpty { continue }
            add(pango_attr_font_desc_new(engine.description(run.font)), range)
            // Pango splits its runs where colors change, so the index of our run is encoded as a color.
            add(pango_attr_foreground_new(UInt16(index >> 16), UInt16(index & 0xFFFF), 0), range)
            for part in spacedParts(of: run, bytes: max(start, starts[index])..<starts[index + 1]) where part.spacing != 0 {
                add(
                    pango_attr_letter_spacing_new(units(part.spacing)),
                    (part.bytes.lowerBound - start)..<(part.bytes.upperBound - start + (part.bytes.upperBound == bytes.count ? extra : 0)))
            }
            var features = run.font.features
            if run.tracking != 0 { features.append("liga=0") }
            if !features.isEmpty { add(pango_attr_font_features_new(features.joined(separator: ",")), range) }
            if case .attachment(_, let size, let baseline) = run.content {
                var rect = PangoRectangle(x: 0, y: units(-baseline), width: units(size.width), height: units(size.height))
                add(pango_attr_shape_new(&rect, &rect), range)
            }
        }
        if let unbroken { add(pango_attr_allow_breaks_new(0), (unbroken.lowerBound - start)..<(unbroken.upperBound - start)) }
        return list
    }

    /// A run's bytes by letter spacing. Only the system face's own letters get its tracking, which would tear apart or squeeze scripts that
    /// join their letters or fall back to another face.
    private func spacedParts(of run: StyledText.Run, bytes range: Range<Int>) -> [(bytes: Range<Int>, spacing: CGFloat)] {
        let own = run.ownSpacing, system = SystemTracking.points(of: run.font)
        guard system != 0, case .string = run.content, !range.isEmpty else { return [(range, own)] }
        var parts: [(bytes: Range<Int>, spacing: CGFloat)] = []
        var (begin, isTracked) = (range.lowerBound, true)
        for index in range where bytes[index] >= 0x41 || -62...(-1) ~= bytes[index] {
            // The lead byte decides: Latin, Greek and Cyrillic are below U+0530, their extensions at U+1E00 to U+1FFF, signs up to U+20CF.
            let lead = UInt8(bitPattern: bytes[index])
            let next = index + 1 < bytes.count ? UInt8(bitPattern: bytes[index + 1]) : 0
            let isLetter = lead < 0xD4 || lead == 0xD4 && next < 0xB0 || lead == 0xE1 && next >= 0xB8 || lead == 0xE2 && next < 0x84
            guard isLetter != isTracked else { continue }
            if index > begin { parts.append((begin..<index, isTracked ? own + system : own)) }
            (begin, isTracked) = (index, isLetter)
        }
        parts.append((begin..<range.upperBound, isTracked ? own + system : own))
        return parts
    }

    /// The letter spacing of a Pango item, set by `attributes`, in points.
    static func spacing(of attributes: UnsafeMutablePointer<GSList>?) -> CGFloat {
        var next = attributes
        while let node = next {
            if let attribute = node.pointee.data?.assumingMemoryBound(to: PangoAttribute.self),
               attribute.pointee.klass.pointee.type == PANGO_ATTR_LETTER_SPACING {
                return CGFloat(
                    UnsafeMutableRawPointer(attribute).assumingMemoryBound(to: PangoAttrInt.self).pointee.value) / CGFloat(PANGO_SCALE)
            }
            next = node.pointee.next
        }
        return 0
    }

    /// The run index of a Pango item, encoded by `attributes`.
    static func run(of attributes: UnsafeMutablePointer<GSList>?) -> Int? {
        var next = attributes
        while let node = next {
            if let attribute = node.pointee.data?.assumingMemoryBound(to: PangoAttribute.self),
               attribute.pointee.klass.pointee.type == PANGO_ATTR_FOREGROUND {
                let color = UnsafeMutableRawPointer(attribute).assumingMemoryBound(to: PangoAttrColor.self).pointee.color
                return Int(color.red) << 16 | Int(color.green)
            }
            next = node.pointee.next
        }
        return nil
    }
}

extension StyledText {
    /// The string, if it and the font of the only run describe the text completely. The run is accessed in place, since a copy costs more.
    func plainString(_ style: ParagraphStyle) -> String? {
        guard runs.count == 1, !style.reservesSpace, case .string(let string) = runs[0].content else { return nil }
        guard runs[0].paint == nil, runs[0].kerning == 0, runs[0].tracking == 0, runs[0].baselineOffset == 0, runs[0].background == nil,
              runs[0].underline == nil, runs[0].strikethrough == nil else { return nil }
        return string
    }
}

extension String {
    /// True if there are no line or paragraph separators; two of these begin with 0xE2.
    fileprivate var isOneParagraph: Bool { !utf8.contains { $0 == 0x0A || $0 == 0x0D || $0 == 0xE2 } }
}

extension ShortText {
    /// The key of a label worth caching; nil for any other text.
    init?(_ text: StyledText, _ style: ParagraphStyle) {
        guard let string = text.plainString(style), string.utf8.count <= 64, string.isOneParagraph else { return nil }
        self.init(string: string, font: text.runs[0].font, rightToLeft: style.rightToLeft)
    }
}
