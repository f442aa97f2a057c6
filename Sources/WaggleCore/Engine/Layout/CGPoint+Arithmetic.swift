// Point arithmetic. Internal, because programs define such operators themselves.

import Foundation

extension CGPoint {
    static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
    static func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
}

extension CGRect {
    func offsetBy(_ move: CGPoint) -> CGRect { offsetBy(dx: move.x, dy: move.y) }
}
