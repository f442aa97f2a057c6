// Names of UIKit that programs use often and that are not carried. Each says what takes its place.

import Foundation

@available(*, unavailable, message: "Scroll views of UIKit are not carried; use SwiftUI's ScrollView.")
open class UIScrollView: UIView {}
@available(*, unavailable, message: "Tables of UIKit are not carried; use SwiftUI's List.")
open class UITableView: UIView {}
@available(*, unavailable, message: "Tables of UIKit are not carried; use SwiftUI's List.")
open class UITableViewController: UIViewController {}
@available(*, unavailable, message: "Tables of UIKit are not carried; the rows of SwiftUI's List are plain views.")
open class UITableViewCell: UIView {}
@available(*, unavailable, message: "Collections of UIKit are not carried; use LazyVGrid in a ScrollView.")
open class UICollectionView: UIView {}
@available(*, unavailable, message: "Collections of UIKit are not carried; use LazyVGrid in a ScrollView.")
open class UICollectionViewController: UIViewController {}
@available(*, unavailable, message: "Navigation of UIKit is not carried; use NavigationStack.")
open class UINavigationController: UIViewController {}
@available(*, unavailable, message: "Tabs of UIKit are not carried; use TabView.")
open class UITabBarController: UIViewController {}
@available(*, unavailable, message: "Pages of UIKit are not carried; use TabView with the page style.")
open class UIPageViewController: UIViewController {}
@available(*, unavailable, message: "There is no photo library and no camera; use fileImporter, or pictures of the asset catalogue.")
open class UIImagePickerController: UIViewController {}
@available(*, unavailable, message: "Use ShareLink.")
open class UIActivityViewController: UIViewController {}
@available(*, unavailable, message: "Use alert or confirmationDialog.")
open class UIAlertController: UIViewController {}
@available(*, unavailable, message: "Use fileImporter or fileExporter.")
open class UIDocumentPickerViewController: UIViewController {}
@available(*, unavailable, message: "Use searchable.")
open class UISearchBar: UIView {}
@available(*, unavailable, message: "Buttons of UIKit are not carried; use SwiftUI's Button.")
open class UIButton: UIControl {}
@available(*, unavailable, message: "Switches of UIKit are not carried; use SwiftUI's Toggle.")
open class UISwitch: UIControl {}
@available(*, unavailable, message: "Sliders of UIKit are not carried; use SwiftUI's Slider.")
open class UISlider: UIControl {}
@available(*, unavailable, message: "Segments of UIKit are not carried; use SwiftUI's Picker with the segmented style.")
open class UISegmentedControl: UIControl {}
@available(*, unavailable, message: "Date pickers of UIKit are not carried; use SwiftUI's DatePicker.")
open class UIDatePicker: UIControl {}
@available(*, unavailable, message: "Pickers of UIKit are not carried; use SwiftUI's Picker with the wheel style.")
open class UIPickerView: UIView {}
@available(*, unavailable, message: "Use refreshable.")
open class UIRefreshControl: UIControl {}
@available(*, unavailable, message: "Pictures in views of UIKit are not carried; use SwiftUI's Image.")
open class UIImageView: UIView {}
@available(*, unavailable, message: "Stacks of UIKit are not carried; use HStack or VStack.")
open class UIStackView: UIView {}
@available(*, unavailable, message: "Progress views of UIKit are not carried; use SwiftUI's ProgressView.")
open class UIProgressView: UIView {}
@available(*, unavailable, message: "Recognizers of UIKit are not carried; use SwiftUI's gestures.")
open class UIGestureRecognizer: NSObject {}
@available(*, unavailable, message: "Recognizers of UIKit are not carried; use onTapGesture.")
open class UITapGestureRecognizer: NSObject {}
@available(*, unavailable, message: "Recognizers of UIKit are not carried; use DragGesture.")
open class UIPanGestureRecognizer: NSObject {}
@available(*, unavailable, message: "There is no haptic feedback; sensoryFeedback is accepted and plays nothing.")
open class UIImpactFeedbackGenerator: NSObject {}
@available(*, unavailable, message: "There is no haptic feedback; sensoryFeedback is accepted and plays nothing.")
open class UINotificationFeedbackGenerator: NSObject {}
@available(*, unavailable, message: "There is no haptic feedback; sensoryFeedback is accepted and plays nothing.")
open class UISelectionFeedbackGenerator: NSObject {}
@available(*, unavailable, message: "Pages are not shown in the program; Link and openURL open the desktop's browser.")
open class WKWebView: UIView {}
@available(*, unavailable, message: "There are no maps; a picture, or a ZStack with the places in it, can stand in their place.")
open class MKMapView: UIView {}

extension UIView {
    @available(*, unavailable, message: "Recognizers of UIKit are not carried; put SwiftUI's gestures on the view that shows this one.")
    public func addGestureRecognizer(_ gestureRecognizer: Any) {}
}

extension UIApplication {
    @available(*, unavailable, message: "Programs have no icon with a number here.")
    public var applicationIconBadgeNumber: Int { get { 0 } set {} }
    @available(*, unavailable, message: "There are no notifications from elsewhere.")
    public func registerForRemoteNotifications() {}
    @available(*, unavailable, message: "There are no selectors without Objective-C; windows.first?.endEditing(true) takes the keyboard from a field.")
    public func sendAction(_ action: Any, to target: Any?, from sender: Any?, for event: Any?) -> Bool { false }
}
