import Foundation
import WaggleDisplayList
import WaggleGeometry

/// A glyph-by-glyph transition of a text to its next content. A class, because few texts ever have one.
final class GlyphTransition {
    enum Rule: Equatable {
        /// Changed characters roll: upward if positive, downward if negative.
        case roll(direction: Double)
        /// Equal characters interpolate size and weight.
        case morph
    }
    private let rule: Rule
    private let old: GlyphLine
    /// How the old glyphs were presented when the transition began.
    private let oldPoses: [Pose]
    /// Glyphs that were leaving before the transition began.
    private let leftovers: [Part]
    private var made: (layout: TextLayout, parts: [Part])?

    /// How a glyph is presented, relative to its position in its own layout.
    struct Pose {
        var offset = CGPoint.zero
        var scale: CGFloat = 1
        var opacity = 1.0

        func moved(to end: Pose, by amount: Double) -> Pose {
            func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * CGFloat(amount) }
            return Pose(offset: CGPoint(x: between(offset.x, end.offset.x), y: between(offset.y, end.offset.y)),
                         scale: between(scale, end.scale),
                         opacity: min(max(opacity + (end.opacity - opacity) * amount, 0), 1))
        }
    }
    /// A glyph with its start and end.
    fileprivate struct Part {
        let layout: TextLayout
        let origin: CGPoint
        /// The index of the glyph's character in the new text; nil if the glyph leaves.
        let index: Int?
        var start: Pose
        let end: Pose

        init(_ glyph: GlyphLine.Glyph, in size: CGSize, index: Int?, from start: Pose, to end: Pose) {
            layout = glyph.layout(in: size)
            origin = glyph.position
            self.index = index
            self.start = start
            self.end = end
        }
    }

    /// - Parameters:
    ///   - running: The transition that this one replaces, and its progress.
    init(_ rule: Rule, from old: GlyphLine, running: (transition: GlyphTransition, amount: Double)?) {
        assert(old.glyphs.count == old.characters.count, "A character of a line has no glyph of its own.")
        self.rule = rule
        self.old = old
        var poses = Array(repeating: Pose(), count: old.glyphs.count), leftovers: [Part] = []
        for var part in running?.transition.made?.parts ?? [] {
            part.start = part.start.moved(to: part.end, by: running?.amount ?? 1)
            if let index = part.index {
                if poses.indices.contains(index) { poses[index] = part.start }
            } else if part.start.opacity > 0.01 {
                leftovers.append(part)
            }
        }
        oldPoses = poses
        self.leftovers = leftovers
    }

    /// The text at a progress; nil if the new content cannot be split into glyphs.
    /// - Parameter paint: For glyphs without their own paint.
    @MainActor func shown(_ amount: Double, text: StyledText, layout: TextLayout, paint: Paint, by node: ItemNode) -> DisplayList? {
        if made?.layout !== layout {
            guard let new = GlyphLine(text, layout) else { return nil }
            made = (layout, parts(to: new) + leftovers)
        }
        return made.map { DisplayList($0.parts.compactMap { $0.item(amount, paint, node) }) }
    }

    private func parts(to new: GlyphLine) -> [Part] {
        switch rule {
        case .roll(let direction): rolling(to: new, by: CGFloat(direction) * new.lineHeight / 2)
        case .morph: morphing(to: new)
        }
    }

    /// - Parameter distance: how far glyphs enter from below and leave upward; if negative, in the opposite direction.
    private func rolling(to new: GlyphLine, by distance: CGFloat) -> [Part] {
        let sources = Self.sources(of: new.characters, in: old.characters)
        var kept: Set<Int> = []
        var parts = new.glyphs.enumerated().map { index, glyph in
            if let source = sources[index], old.characters[source] == new.characters[index], old.glyphs[source].size == glyph.size {
                kept.insert(source)
                var start = oldPoses[source]
                start.offset.x += old.glyphs[source].position.x - glyph.position.x
                start.offset.y += old.glyphs[source].position.y - glyph.position.y
                return Part(glyph, in: new.size, index: index, from: start, to: Pose())
            }
            return Part(glyph, in: new.size, index: index, from: Pose(offset: CGPoint(x: 0, y: distance), opacity: 0), to: Pose())
        }
        for (index, glyph) in old.glyphs.enumerated() where !kept.contains(index) {
            parts.append(
                Part(glyph, in: old.size, index: nil, from: oldPoses[index], to: Pose(offset: CGPoint(x: 0, y: -distance), opacity: 0)))
        }
        return parts
    }

    /// Glyphs of one weight scale in place; between two weights, the old glyph cross-fades to the new one at equal size.
    private func morphing(to new: GlyphLine) -> [Part] {
        guard old.glyphs.count == new.glyphs.count else { return [] }
        return zip(old.glyphs, new.glyphs).enumerated().flatMap { index, pair -> [Part] in
            let (before, after) = pair
            let hasOneWeight = before.face.description.weight == after.face.description.weight
            var start = oldPoses[index], end = Pose()
            start.offset.x += before.position.x - after.position.x
            start.offset.y += before.position.y - after.position.y
            start.scale *= before.size / after.size
            if hasOneWeight { return [Part(after, in: new.size, index: index, from: start, to: end)] }
            start.opacity = 0
            end.offset = CGPoint(x: after.position.x - before.position.x, y: after.position.y - before.position.y)
            end.scale = after.size / before.size
            end.opacity = 0
            return [Part(before, in: old.size, index: nil, from: oldPoses[index], to: end),
                    Part(after, in: new.size, index: index, from: start, to: Pose())]
        }
    }

    /// The index of the old character that each new one replaces; nil for none.
    ///
    /// A common prefix and suffix stay. What is between them is aligned at its end, like the digits of a number.
    static func sources(of new: [Character], in old: [Character]) -> [Int?] {
        let shorter = min(new.count, old.count)
        var start = 0
        while start < shorter, new[start] == old[start] { start += 1 }
        return new.indices.map { index in
            if index < start { return index }
            let fromEnd = old.count - (new.count - index)
            return fromEnd >= start ? fromEnd : nil
        }
    }
}

extension GlyphTransition.Part {
    @MainActor fileprivate func item(_ amount: Double, _ paint: Paint, _ node: ItemNode) -> DisplayList.Item? {
        let pose = start.moved(to: end, by: amount)
        guard pose.opacity > 0 else { return nil }
        // Accents and italics extend beyond the line box.
        let bounds = CGRect(origin: .zero, size: layout.size).insetBy(dx: -layout.size.height / 2, dy: -layout.size.height / 2)
        @MainActor func item(_ bounds: CGRect, _ content: DisplayList.Content) -> DisplayList.Item {
            DisplayList.Item(identity: node.number, version: node.nextVersion(), bounds: bounds, content: content)
        }
        var shown = item(bounds, .text(layout, at: .zero, paint))
        let transform = CGAffineTransform(translationX: origin.x + pose.offset.x, y: origin.y + pose.offset.y)
            .scaledBy(x: pose.scale, y: pose.scale).translatedBy(x: -origin.x, y: -origin.y)
        if !transform.isIdentity { shown = item(bounds.applying(transform), .effect(.transform(transform), DisplayList([shown]))) }
        return pose.opacity < 1 ? item(shown.bounds, .effect(.opacity(pose.opacity), DisplayList([shown]))) : shown
    }
}

extension ContentTransition {
    /// The rule by which glyphs change from one text to another; nil if the texts cross-fade as a whole.
    /// - Parameter previous: the transition that applied when the old text was resolved.
    func glyphRule(from old: StyledText, to new: StyledText, previous: ContentTransition?) -> GlyphTransition.Rule? {
        switch kind {
        case .identity, .opacity, .symbolEffect: return nil
        case .countsDown(let countsDown): return .roll(direction: countsDown ? -1 : 1)
        case .value(let value):
            guard case .value(let before)? = previous?.kind else { return .roll(direction: 1) }
            return .roll(direction: value < before ? -1 : 1)
        case .interpolate:
            let hasOneDesign = old.runs.count == new.runs.count && zip(old.runs, new.runs).allSatisfy { $0.font.isVariant(of: $1.font) }
            return hasOneDesign && old.plainString == new.plainString ? .morph : nil
        }
    }
}

extension FontDescription {
    /// True for fonts that differ only in size and weight.
    fileprivate func isVariant(of other: FontDescription) -> Bool {
        var own = self
        (own.size, own.weight, own.lineHeight) = (other.size, other.weight, other.lineHeight)
        return own == other
    }
}
