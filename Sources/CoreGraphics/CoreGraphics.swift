// Points, sizes, rectangles, vectors, transforms and paths under the name that programs import: only the names that belong to it.

@_exported import struct Foundation.CGFloat
@_exported import struct Foundation.CGPoint
@_exported import struct Foundation.CGSize
@_exported import struct Foundation.CGRect
@_exported import struct WaggleGeometry.CGVector
@_exported import struct WaggleGeometry.CGAffineTransform
@_exported import struct WaggleGeometry.CGAffineTransformComponents
@_exported import enum WaggleGeometry.CGPathFillRule
@_exported import class WaggleGeometry.CGPath
@_exported import class WaggleGeometry.CGMutablePath
@_exported import let WaggleGeometry.CGAffineTransformIdentity
@_exported import func WaggleGeometry.CGAffineTransformMake
@_exported import func WaggleGeometry.CGAffineTransformMakeTranslation
@_exported import func WaggleGeometry.CGAffineTransformMakeScale
@_exported import func WaggleGeometry.CGAffineTransformMakeRotation
@_exported import func WaggleGeometry.CGAffineTransformIsIdentity
@_exported import func WaggleGeometry.CGAffineTransformTranslate
@_exported import func WaggleGeometry.CGAffineTransformScale
@_exported import func WaggleGeometry.CGAffineTransformRotate
@_exported import func WaggleGeometry.CGAffineTransformInvert
@_exported import func WaggleGeometry.CGAffineTransformConcat
@_exported import func WaggleGeometry.CGAffineTransformEqualToTransform
@_exported import func WaggleGeometry.CGPointApplyAffineTransform
@_exported import func WaggleGeometry.CGSizeApplyAffineTransform
@_exported import func WaggleGeometry.CGRectApplyAffineTransform
