import Foundation
import WaggleCairo
import WaggleCore
import WaggleCoreGraphics
import WaggleGeometry

/// The background of a view: rounded corners, border and shadow. It has no custom drawing and no sublayers.
@MainActor @preconcurrency
open class CALayer: NSObject {
    weak var view: UIView?

    /// In points.
    open var cornerRadius: CGFloat = 0 { didSet { if cornerRadius != oldValue { change() } } }
    /// True clips the content to the rounded bounds.
    open var masksToBounds = false { didSet { if masksToBounds != oldValue { change() } } }
    /// In points. The border is inside the bounds.
    open var borderWidth: CGFloat = 0 { didSet { if borderWidth != oldValue { change() } } }
    open var borderColor: CGColor? { didSet { change() } }
    open var shadowColor: CGColor? { didSet { change() } }
    /// 0, the default, shows no shadow.
    open var shadowOpacity: Float = 0 { didSet { if shadowOpacity != oldValue { change() } } }
    /// In points.
    open var shadowRadius: CGFloat = 3 { didSet { if shadowRadius != oldValue { change() } } }
    open var shadowOffset = CGSize(width: 0, height: -3) { didSet { if shadowOffset != oldValue { change() } } }
    open var opacity: Float {
        get { Float(view?.alpha ?? 1) }
        set { view?.alpha = CGFloat(newValue) }
    }
    open var frame: CGRect { view?.frame ?? .zero }
    open var bounds: CGRect { view?.bounds ?? .zero }

    private func change() { view?.appearanceDidChange() }
}
