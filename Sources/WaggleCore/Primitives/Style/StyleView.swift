// Colours and gradients as views.

import Foundation

/// A style that is also a view filled with itself: colours and gradients.
@MainActor @preconcurrency
protocol StyleView: ShapeStyle, View {}

extension StyleView {
    public static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode {
        _ShapeView._makeNode(_ShapeView(shape: Rectangle(), style: view), in: inputs)
    }
    public static func _updateNode(_ node: ViewNode, with view: Self) {
        _ShapeView._updateNode(node, with: _ShapeView(shape: Rectangle(), style: view))
    }
    public static var _isUnary: Bool { true }
}
extension Color: StyleView { public typealias Body = Never }
extension LinearGradient: StyleView { public typealias Body = Never }
extension MeshGradient: StyleView { public typealias Body = Never }
extension RadialGradient: StyleView { public typealias Body = Never }
extension AngularGradient: StyleView { public typealias Body = Never }
extension EllipticalGradient: StyleView { public typealias Body = Never }
