// The QuartzCore module: timing, 3D transforms and the supported subset of layers.

@_exported import CoreGraphics
@_exported import Foundation
@_exported import class WaggleUIKit.CAAnimation
@_exported import class WaggleUIKit.CAAnimationGroup
@_exported import class WaggleUIKit.CABasicAnimation
@_exported import class WaggleUIKit.CADisplayLink
@_exported import class WaggleUIKit.CAGradientLayer
@_exported import class WaggleUIKit.CAKeyframeAnimation
@_exported import class WaggleUIKit.CALayer
@_exported import class WaggleUIKit.CAMediaTimingFunction
@_exported import class WaggleUIKit.CAPropertyAnimation
@_exported import class WaggleUIKit.CAShapeLayer
@_exported import class WaggleUIKit.CASpringAnimation
@_exported import class WaggleUIKit.CATextLayer
@_exported import class WaggleUIKit.CATransaction
@_exported import func WaggleGeometry.CATransform3DConcat
@_exported import func WaggleGeometry.CATransform3DEqualToTransform
@_exported import func WaggleGeometry.CATransform3DGetAffineTransform
@_exported import func WaggleGeometry.CATransform3DInvert
@_exported import func WaggleGeometry.CATransform3DIsAffine
@_exported import func WaggleGeometry.CATransform3DIsIdentity
@_exported import func WaggleGeometry.CATransform3DMakeAffineTransform
@_exported import func WaggleGeometry.CATransform3DMakeRotation
@_exported import func WaggleGeometry.CATransform3DMakeScale
@_exported import func WaggleGeometry.CATransform3DMakeTranslation
@_exported import func WaggleGeometry.CATransform3DRotate
@_exported import func WaggleGeometry.CATransform3DScale
@_exported import func WaggleGeometry.CATransform3DTranslate
@_exported import func WaggleUIKit.CACurrentMediaTime
@_exported import let WaggleGeometry.CATransform3DIdentity
@_exported import protocol WaggleUIKit.CAAnimationDelegate
@_exported import struct WaggleGeometry.CATransform3D
@_exported import struct WaggleUIKit.CAAnimationCalculationMode
@_exported import struct WaggleUIKit.CACornerMask
@_exported import struct WaggleUIKit.CAFrameRateRange
@_exported import struct WaggleUIKit.CAGradientLayerType
@_exported import struct WaggleUIKit.CALayerContentsGravity
@_exported import struct WaggleUIKit.CALayerCornerCurve
@_exported import struct WaggleUIKit.CAMediaTimingFillMode
@_exported import struct WaggleUIKit.CAMediaTimingFunctionName
@_exported import struct WaggleUIKit.CAShapeLayerFillRule
@_exported import struct WaggleUIKit.CAShapeLayerLineCap
@_exported import struct WaggleUIKit.CAShapeLayerLineJoin
@_exported import struct WaggleUIKit.CATextLayerAlignmentMode
@_exported import typealias WaggleUIKit.CFTimeInterval
