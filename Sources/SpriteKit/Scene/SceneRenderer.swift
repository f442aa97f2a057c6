// Renders a scene's tree into a display list.

import Foundation
import WaggleDisplayList
import WaggleGeometry
import WaggleUIKit

/// The state that a node inherits from its ancestors.
struct NodeState {
    /// The transform from the node's coordinates, y upward, to the view's, y downward.
    var transform: CGAffineTransform
    /// The product of the opacities of the node and its ancestors.
    var alpha: CGFloat = 1
    /// The sum of the z positions of the node and its ancestors.
    var z: CGFloat = 0
}

/// Collects the drawings of nodes, sorts them by z position and merges sprites with the same texture into batches.
@MainActor
final class SceneRenderer {
    let textEngine: any TextEngine
    private(set) var visitedNodes = 0
    var quadCount: Int { sprites.count + quadsInGroups }
    private var quadsInGroups = 0
    private var entries: [Entry] = []
    private var sprites: [SpriteBatch.Sprite] = []
    private var isSorted = true
    private let root: SKNode
    private let rootState: NodeState

    private struct Entry {
        enum Content {
            /// Sprites of one appearance, and their indices in `sprites`.
            case sprites(SpriteAppearance, Range<Int>)
            case item(DisplayList.Item)
        }
        let z: CGFloat
        let content: Content
    }

    /// - Parameter transform: the transform from the root's coordinates to the view's.
    init(_ root: SKNode, _ transform: CGAffineTransform, textEngine: any TextEngine) {
        (self.root, self.textEngine) = (root, textEngine)
        rootState = NodeState(transform: transform, alpha: root.alpha)
    }

    func run() -> DisplayList {
        if !root.isHidden, root.alpha > 0 {
            drawNode(root, rootState)
        }
        return finish()
    }

    private func drawNode(_ node: SKNode, _ state: NodeState) {
        visitedNodes += 1
        node.draw(in: self, state)
        if node.drawsChildrenAsOne { drawGroup(node, state) } else { drawChildren(of: node, state) }
    }
    private func drawChildren(of node: SKNode, _ state: NodeState) {
        for child in node.children where !child.isHidden && child.alpha > 0 {
            drawNode(child, NodeState(
                transform: child.transformToParent.concatenating(state.transform), alpha: state.alpha * min(child.alpha, 1),
                z: state.z + child.zPosition))
        }
    }
    /// Draws the children of a node separately, in the order of their z positions.
    private func drawGroup(_ node: SKNode, _ state: NodeState) {
        let inner = SceneRenderer(root, rootState.transform, textEngine: textEngine)
        inner.drawChildren(of: node, NodeState(transform: state.transform))
        let children = inner.finish()
        visitedNodes += inner.visitedNodes
        quadsInGroups += inner.quadCount
        if !children.isEmpty { node.group(children, in: self, state) }
    }

    /// A node's state, even if the node is hidden.
    func state(of node: SKNode) -> NodeState {
        guard node !== root, let parent = node.parent else { return rootState }
        let outer = state(of: parent)
        return NodeState(
            transform: node.transformToParent.concatenating(outer.transform), alpha: outer.alpha * min(max(node.alpha, 0), 1),
            z: outer.z + node.zPosition)
    }

    // MARK: Called by nodes

    /// Adds the sprites that the closure appends.
    func addSprites(_ appearance: SpriteAppearance, z: CGFloat, _ append: (inout [SpriteBatch.Sprite]) -> Void) {
        let start = sprites.count
        append(&sprites)
        guard sprites.count > start else { return }
        if let last = entries.last, last.z == z, case .sprites(let known, let range) = last.content, known == appearance,
           range.upperBound == start {
            entries[entries.count - 1] = Entry(z: z, content: .sprites(appearance, range.lowerBound..<sprites.count))
        } else {
            add(Entry(z: z, content: .sprites(appearance, start..<sprites.count)))
        }
    }
    /// Adds a display list in the node's coordinates.
    func add(_ list: DisplayList, _ state: NodeState, blend: SKBlendMode) {
        guard !list.isEmpty else { return }
        add(list.transformed(by: state.transform, identity: 0, version: 0), state, blend: blend)
    }
    /// Adds an item in the view's coordinates, with the opacity and z position of a node.
    func add(_ item: DisplayList.Item, _ state: NodeState, blend: SKBlendMode) {
        var item = item
        if state.alpha < 1 { item = item.within(.opacity(Double(state.alpha))) }
        if let mode = blend.shapeMode, mode != .normal { item = item.within(.blend(mode)) }
        add(Entry(z: state.z, content: .item(item)))
    }
    private func add(_ entry: Entry) {
        if let last = entries.last, entry.z < last.z { isSorted = false }
        entries.append(entry)
    }

    // MARK: Result

    private func finish() -> DisplayList {
        if !isSorted { entries = entries.enumerated().sorted {
            $0.element.z != $1.element.z ? $0.element.z < $1.element.z : $0.offset < $1.offset
        }.map(\.element) }
        var list = DisplayList(), batch: SpriteBatch?, appearance: SpriteAppearance?
        func close() {
            guard let made = batch else { return }
            list.items.append(DisplayList.Item(bounds: made.bounds, content: .sprites(made)))
            (batch, appearance) = (nil, nil)
        }
        for entry in entries {
            switch entry.content {
            case .item(let item):
                close()
                list.items.append(item)
            case .sprites(let next, let range):
                if next != appearance {
                    close()
                    batch = SpriteBatch(next.source, region: next.region, blend: next.blend, isSmooth: next.isSmooth)
                    appearance = next
                }
                batch?.sprites.append(contentsOf: sprites[range])
            }
        }
        close()
        return list
    }
}

/// The attributes that all sprites of a batch share.
struct SpriteAppearance: Equatable {
    let source: ImageSource
    /// The visible part of the image, in pixels.
    let region: CGRect
    let blend: SpriteBatch.Blend
    let isSmooth: Bool

    static func == (a: SpriteAppearance, b: SpriteAppearance) -> Bool {
        a.source === b.source && a.region == b.region && a.blend == b.blend && a.isSmooth == b.isSmooth
    }
}

extension DisplayList.Item {
    fileprivate func within(_ effect: DisplayList.Effect) -> DisplayList.Item {
        DisplayList.Item(bounds: bounds, content: .effect(effect, DisplayList([self])))
    }
}

extension SpriteBatch.Sprite {
    /// A copy of an image over a rectangle of a node, whose top edge is the one with the larger y.
    init(_ rect: CGRect, _ transform: CGAffineTransform, tint: SIMD4<Float>) {
        let corner = CGPoint(x: rect.minX, y: rect.maxY).applying(transform)
        self.init(across: SIMD2(Float(transform.a * rect.width), Float(transform.b * rect.width)),
                  down: SIMD2(Float(-transform.c * rect.height), Float(-transform.d * rect.height)),
                  corner: SIMD2(Float(corner.x), Float(corner.y)), tint: tint)
    }
}
