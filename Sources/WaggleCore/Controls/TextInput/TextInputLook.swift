import Foundation
import WaggleDisplayList
import WaggleGeometry

/// What the environment says of an editable text's appearance and size.
struct TextInputLook {
    var insets = EdgeInsets()
    /// The least and the most lines of a field that grows; nil for no limit.
    var lineLimits: (least: Int, most: Int?) = (1, nil)
    var paint = Paint.black
    var tint = Paint.black
    /// nil for a text without one.
    var placeholder: (shaped: any ShapedText, ideal: TextMeasure, paint: Paint)?
    /// The least height of a text editor, in points: that of the scroll view around it.
    var containerHeight: CGFloat = 0
}
