// The current context: the target of UIKit's drawing calls. Each thread has its own.

import Foundation
import WaggleCore
import WaggleCoreGraphics
import WaggleGeometry

/// The context stack of a thread, with the current context last. Nil stands for an image context that could not be created.
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

/// The current context; nil when nothing is being drawn.
public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.current.contexts.last ?? nil }
/// Makes a context current until `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) { ContextStack.current.contexts.append(context) }
public func UIGraphicsPopContext() { _ = ContextStack.current.contexts.popLast() }

/// Begins a transparent image context with one pixel per point.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }
/// Begins an image context and makes it current.
///
/// If the size is empty or exceeds 32767 pixels per side, there is no current context until the image ends.
/// - Parameters:
///   - opaque: True for an opaque image, which begins black.
///   - scale: Pixels per point; 0 for the screen's scale.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let context = CGContext(size: size, scale: DrawingScale.used(scale), isOpaque: opaque)
    if context == nil {
        Diagnostics.shared.report(
            "An image of \(size.width) by \(size.height) points cannot be made, so nothing is drawn into it; both sides must be above 0 and at most 32767 pixels.")
    }
    ContextStack.current.contexts.append(context)
}
/// A snapshot of the image begun last; nil if there is none.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let context = UIGraphicsGetCurrentContext(), let image = context.makeImage() else { return nil }
    return UIImage(cgImage: image, scale: DrawingScale.of(context))
}
public func UIGraphicsEndImageContext() { UIGraphicsPopContext() }

enum DrawingScale {
    static func used(_ scale: CGFloat) -> CGFloat { scale > 0 && scale.isFinite ? scale : MainScreen.scale }
    /// The pixels per point that a context was created with.
    static func of(_ context: CGContext) -> CGFloat { context.pointScale }
}

/// Fills a rectangle in the current context's user space with the fill colour. Without a context, nothing happens.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    drawBlended(blendMode) { $0.fill(rect) }
}
/// Draws a one-point frame inside a rectangle of the current context, in the fill colour.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    drawBlended(blendMode) { context in
        context.addRect(rect)
        context.addRect(rect.insetBy(dx: 1, dy: 1))
        context.fillPath(using: .evenOdd)
    }
}
/// Draws in the current context, if there is one, with a blend mode.
private func drawBlended(_ blendMode: CGBlendMode, _ draw: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    draw(context)
    context.restoreGState()
}
/// Clips the current context to a rectangle in its user space.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
