// The current context: where UIKit's drawing calls draw. Each thread has its own.

import Foundation
import WaggleCore
import WaggleCoreGraphics
import WaggleGeometry

/// The contexts of a thread, the current one last; nil stands for an image that could not be begun.
private final class ContextStack {
    var contexts: [CGContext?] = []

    private static let key = "waggle.graphics"
    static var current: ContextStack {
        let values = Thread.current.threadDictionary
        if let stack = values[key] as? ContextStack { return stack }
        let stack = ContextStack()
        values[key] = stack
        return stack
    }
}

/// The current context; nil where nothing is being drawn.
public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.current.contexts.last ?? nil }
/// Makes a context the current one, until `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) { ContextStack.current.contexts.append(context) }
public func UIGraphicsPopContext() { _ = ContextStack.current.contexts.popLast() }

/// Begins a transparent image with one pixel per point.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }
/// Begins an image, and makes its context the current one.
///
/// If the size is empty or has more than 32767 pixels a side, there is no current context until the image ends.
/// - Parameters:
///   - opaque: true for a black image without transparency.
///   - scale: pixels per point; 0 for the screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let context = CGContext(size: size, scale: DrawingScale.used(scale), isOpaque: opaque)
    if context == nil { Diagnostics.shared.report("There is no image of \(size.width) by \(size.height) points; nothing is drawn into it.") }
    ContextStack.current.contexts.append(context)
}
/// The image that was begun last, as it is now; nil if none was.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let context = UIGraphicsGetCurrentContext(), let image = context.makeImage() else { return nil }
    return UIImage(cgImage: image, scale: DrawingScale.of(context))
}
public func UIGraphicsEndImageContext() { UIGraphicsPopContext() }

enum DrawingScale {
    static func used(_ scale: CGFloat) -> CGFloat { scale > 0 && scale.isFinite ? scale : MainScreen.scale }
    /// The pixels per point that a context began with.
    static func of(_ context: CGContext) -> CGFloat { context.pointScale }
}

/// Fills a rectangle of the current context with the fill colour.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.fill(rect)
    context.restoreGState()
}
/// Draws a frame of one point inside of a rectangle of the current context, in the fill colour.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.addRect(rect)
    context.addRect(rect.insetBy(dx: 1, dy: 1))
    context.fillPath(using: .evenOdd)
    context.restoreGState()
}
/// Clips the current context to a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
