import Foundation
import WaggleGeometry
import WaggleUIKit

extension UITouch {
    /// The location in a node's coordinates, y upward. The node must be in the scene that the touched view presents; otherwise the result is in the view's coordinates.
    public func location(in node: SKNode) -> CGPoint { convert(location(in: view), to: node) }
    /// The location at the previous event, in a node's coordinates.
    public func previousLocation(in node: SKNode) -> CGPoint { convert(previousLocation(in: view), to: node) }

    private func convert(_ point: CGPoint, to node: SKNode) -> CGPoint {
        guard let view = view as? SKView, let scene = view.scene, node.scene === scene else { return point }
        return scene.convert(view.convert(point, to: scene), to: node)
    }
}
