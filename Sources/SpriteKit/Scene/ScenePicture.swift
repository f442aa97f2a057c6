import Foundation
import WaggleCore
import WaggleDisplayList
import WaggleGeometry
import WaggleUIKit

/// The picture of a scene in a view: background and nodes.
@MainActor
struct ScenePicture {
    private(set) var list = DisplayList()
    let nodeCount, quadCount: Int

    /// - Parameter allowsTransparency: false puts black behind the scene.
    init(_ scene: SKScene, size: CGSize, allowsTransparency: Bool, textEngine: any TextEngine) {
        let renderer = SceneRenderer(scene, scene.transform(toViewOf: size), textEngine: textEngine)
        let content = renderer.run(), area = scene.area(inViewOf: size), bounds = CGRect(origin: .zero, size: size)
        (nodeCount, quadCount) = (renderer.visitedNodes, renderer.quadCount)
        let color = scene.backgroundColor.spriteColor
        let isOpaque = !allowsTransparency || color.opacity >= 1 && area.contains(bounds)
        func fill(_ rect: CGRect, _ color: ResolvedColor) {
            if color.opacity > 0 {
                list.items.append(
                    DisplayList.Item(bounds: rect, content: .fill(.rectangle(rect), .nonZero, .color(color), antialiased: true)))
            }
        }
        if !allowsTransparency, color.opacity < 1 || !area.contains(bounds) { fill(bounds, .black) }
        fill(area.intersection(bounds), color)
        if !isOpaque, content.blendsWithBackdrop {
            // On a transparent background, nodes blend with each other but not with the content behind the view.
            list = DisplayList([DisplayList.Item(
                bounds: list.bounds.union(content.bounds), content: .effect(.flatten, DisplayList(list.items + content.items)))])
        } else {
            list.items += content.items
        }
        guard !area.contains(bounds), !content.isEmpty else { return }
        list = DisplayList([DisplayList.Item(
            bounds: list.bounds,
            content: .effect(.clip(.rectangle(allowsTransparency ? area : bounds), .nonZero, antialiased: true), list))])
    }
}

extension UIColor {
    /// The components in the light appearance, because scenes have no appearance.
    var spriteColor: ResolvedColor {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return ResolvedColor(red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(alpha))
    }
}
