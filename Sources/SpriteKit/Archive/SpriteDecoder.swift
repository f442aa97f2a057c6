import Foundation
import WaggleDisplayList
import WaggleGeometry
import WaggleUIKit

/// The state shared by the decoders of one file.
@MainActor
final class SpriteFileContents {
    let archive: KeyedArchive
    let file: String
    /// The nodes decoded so far or being decoded, by index. Nodes may refer to each other, but none may contain itself.
    var nodes: [Int: SKNode] = [:]
    var textures: [Int: SKTexture] = [:]

    init(_ archive: KeyedArchive, file: String) { (self.archive, self.file) = (archive, file) }
}

/// Decodes one node of a file. It is the coder passed to the node's `init(coder:)`.
final class SpriteDecoder: NSCoder {
    private let contents: SpriteFileContents
    private let object: KeyedArchive.Object
    private let index: Int
    private let depth: Int
    private let archive: KeyedArchive

    /// The maximum nesting depth of nodes. Deeper nodes are omitted.
    private static let deepest = 100

    @MainActor
    init(_ contents: SpriteFileContents, _ object: KeyedArchive.Object, at index: Int, depth: Int) {
        (self.contents, self.object, self.index, self.depth) = (contents, object, index, depth)
        archive = contents.archive
        super.init()
    }

    // MARK: Values

    func number(_ key: String) -> CGFloat? { archive.number(object.fields[key]).map { CGFloat($0) } }
    func whole(_ key: String) -> Int? { archive.number(object.fields[key]).flatMap { Int(exactly: $0.rounded()) } }
    func flag(_ key: String) -> Bool? { archive.number(object.fields[key]).map { $0 != 0 } }
    func string(_ key: String) -> String? { archive.string(object.fields[key]) }
    func point(_ key: String) -> CGPoint? { archive.numbers(object.fields[key], count: 2).map { CGPoint(x: $0[0], y: $0[1]) } }
    func vector(_ key: String) -> CGVector? { point(key).map { CGVector(dx: $0.x, dy: $0.y) } }
    func size(_ key: String) -> CGSize? { point(key).map { CGSize(width: $0.x, height: $0.y) } }
    func rect(_ key: String) -> CGRect? {
        archive.numbers(object.fields[key], count: 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
    }
    /// A color stored as four numbers with keys that end in R, G, B and A; nil if one is missing.
    func color(_ prefix: String) -> UIColor? {
        guard let red = number(prefix + "R"), let green = number(prefix + "G"), let blue = number(prefix + "B"),
              let alpha = number(prefix + "A") else { return nil }
        return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    // MARK: Objects

    @MainActor func texture(_ key: String) -> SKTexture? {
        guard let value = object.fields[key], let index = KeyedArchive.index(value), let texture = archive.object(at: index),
              texture.classes.contains("SKTexture") else { return nil }
        if let known = contents.textures[index] { return known }
        guard let name = archive.string(texture.fields["_imgName"]), !name.isEmpty else { return nil }
        let made = SKTexture(imageNamed: name)
        if archive.number(texture.fields["_filteringMode"]) == 0 { made.filteringMode = .nearest }
        contents.textures[index] = made
        return made
    }
    @MainActor func sequence(_ key: String) -> SKKeyframeSequence? {
        guard let sequence = archive.object(object.fields[key]), sequence.classes.contains("SKKeyframeSequence"),
              let values = archive.elements(sequence.fields["_values"]), let times = archive.elements(sequence.fields["_times"]) else {
                  return nil
              }
        let keys = zip(values, times).compactMap { value, time -> (Any, NSNumber)? in
            guard let time = archive.number(time),
                  let value: Any = archive.color(value) ?? archive.number(value).map({ NSNumber(value: $0) }) else { return nil }
            return (value, NSNumber(value: time))
        }
        guard !keys.isEmpty else { return nil }
        let made = SKKeyframeSequence(keyframeValues: keys.map(\.0), times: keys.map(\.1))
        made.interpolationMode = archive.number(sequence.fields["_interpolationMode"])
            .flatMap { SKInterpolationMode(rawValue: Int($0)) } ?? .linear
        made.repeatMode = archive.number(sequence.fields["_repeatMode"]).flatMap { SKRepeatMode(rawValue: Int($0)) } ?? .clamp
        return made
    }
    /// The children, in order. Children of unknown classes become plain nodes, which is reported.
    @MainActor func children() -> [SKNode] {
        (archive.elements(object.fields["_children"]) ?? []).compactMap { value in KeyedArchive.index(value).flatMap(node) }
    }
    /// The node that a key refers to, if it has been decoded.
    @MainActor func madeNode(_ key: String) -> SKNode? { object.fields[key].flatMap(KeyedArchive.index).flatMap { contents.nodes[$0] } }
    /// Records the node decoded from this object.
    @MainActor func note(_ node: SKNode) {
        contents.nodes[index] = node
        // An empty list is not reported.
        if let actions = archive.elements(object.fields["_actions"]), !actions.isEmpty { report("actions") }
        if archive.value(object.fields["_PKPhysicsBody"]) != nil || archive.value(object.fields["_physicsBody"]) != nil {
            report("physics bodies")
        }
        if let constraints = archive.elements(object.fields["_constraints"]), !constraints.isEmpty { report("constraints") }
    }
    @MainActor private func report(_ what: String) {
        SpriteFile.report("\(contents.file) has \(what), which are not read; add them in the program.")
    }

    @MainActor private func node(at index: Int) -> SKNode? {
        guard contents.nodes[index] == nil, let object = archive.object(at: index),
              let type = SpriteClasses.node(object.classes) else { return nil }
        guard depth < Self.deepest else {
            SpriteFile.report("\(contents.file) nests nodes more than \(Self.deepest) deep; deeper ones are left out.")
            return nil
        }
        if let name = object.classes.first, name.hasPrefix("SK"), type == SKNode.self, name != "SKNode" {
            SpriteFile.report("\(contents.file) has a \(name), which is not supported; it becomes a node without content.")
        }
        let node = type.init(coder: SpriteDecoder(contents, object, at: index, depth: depth + 1))
        if node is SKShapeNode { report("outlines of shapes") }
        if node is SKCropNode { report("masks of crop nodes") }
        return node
    }

    /// A dictionary of values from the editor or the program; only strings and numbers are read.
    @MainActor func dictionary(_ key: String) -> NSMutableDictionary? {
        guard let object = archive.object(object.fields[key]), let keys = object.fields["NS.keys"] as? [Any],
              let values = object.fields["NS.objects"] as? [Any], !keys.isEmpty else { return nil }
        let made = NSMutableDictionary()
        for (key, value) in zip(keys, values) {
            guard let name = archive.string(key) else { continue }
            if let text = archive.string(value) {
                made[name] = text
            } else if let number = archive.number(value) {
                made[name] = NSNumber(value: number)
            }
        }
        return made
    }
}

extension KeyedArchive {
    /// An archived color of iOS or macOS; nil for other values.
    func color(_ value: Any?) -> UIColor? {
        guard let object = object(value), object.classes.contains("UIColor") || object.classes.contains("NSColor") else { return nil }
        func components(_ key: String) -> [CGFloat]? {
            guard let data = self.value(object.fields[key]) as? Data else { return nil }
            // The text may end with a zero byte.
            let numbers = String(decoding: data.prefix { $0 != 0 }, as: UTF8.self).split(separator: " ").compactMap { Double($0) }
                .filter(\.isFinite)
            return numbers.map { CGFloat($0) }
        }
        if let rgb = components("NSRGB"), rgb.count >= 3 {
            return UIColor(red: rgb[0], green: rgb[1], blue: rgb[2], alpha: rgb.count > 3 ? rgb[3] : 1)
        }
        if let white = components("NSWhite"), let level = white.first {
            return UIColor(white: level, alpha: white.count > 1 ? white[1] : 1)
        }
        if let parts = components("NSComponents") {
            if parts.count >= 3 { return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count > 3 ? parts[3] : 1) }
            if let level = parts.first { return UIColor(white: level, alpha: parts.count > 1 ? parts[1] : 1) }
        }
        let alpha = number(object.fields["UIAlpha"]).map { CGFloat($0) } ?? 1
        if let red = number(object.fields["UIRed"]), let green = number(object.fields["UIGreen"]),
           let blue = number(object.fields["UIBlue"]) {
            return UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: alpha)
        }
        return number(object.fields["UIWhite"]).map { UIColor(white: CGFloat($0), alpha: alpha) }
    }
}
