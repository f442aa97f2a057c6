// Frequently used UIKit names that are not supported. Each message names the replacement.

import Foundation
import WaggleCore

@available(*, unavailable, message: "There are no cells to configure; the rows of SwiftUI's List and the cells of LazyVGrid are plain views.")
public struct UIHostingConfiguration<Content: View, Background: View> {}
@available(*, unavailable, message: "UIKit's tables are not supported; use SwiftUI's List.")
open class UITableViewController: UIViewController {}
@available(*, unavailable, message: "UIKit's collections are not supported; use LazyVGrid in a ScrollView.")
open class UICollectionViewController: UIViewController {}
@available(*, unavailable, message: "UIKit's navigation is not supported; use NavigationStack.")
open class UINavigationController: UIViewController {}
@available(*, unavailable, message: "UIKit's tabs are not supported; use TabView.")
open class UITabBarController: UIViewController {}
@available(*, unavailable, message: "UIKit's pages are not supported; use TabView with the page style.")
open class UIPageViewController: UIViewController {}
@available(*, unavailable, message: "There is no photo library and no camera; use fileImporter, or images from the asset catalogue.")
open class UIImagePickerController: UIViewController {}
@available(*, unavailable, message: "Use fileImporter or fileExporter.")
open class UIDocumentPickerViewController: UIViewController {}
@available(*, unavailable, message: "Use searchable.")
open class UISearchBar: UIView {}
@available(*, unavailable, message: "UIKit's pickers are not supported; use SwiftUI's Picker with the wheel style.")
open class UIPickerView: UIView {}
@available(*, unavailable, message: "Layers do not draw here; use Shape or Path, or a Canvas in place of the UIView.")
open class CAShapeLayer: CALayer {}
@available(*, unavailable, message: "Layers do not draw here; use LinearGradient, RadialGradient or AngularGradient.")
open class CAGradientLayer: CALayer {}
@available(*, unavailable, message: "Layers do not draw here; use Text.")
open class CATextLayer: CALayer {}
@available(*, unavailable, message: "Layers emit no particles; use SpriteKit's SKEmitterNode in a SpriteView, or a Canvas in a TimelineView.")
open class CAEmitterLayer: CALayer {}
@available(*, unavailable, message: "Layers emit no particles; use SpriteKit's SKEmitterNode in a SpriteView, or a Canvas in a TimelineView.")
open class CAEmitterCell: NSObject {}
@available(*, unavailable, message: "Use UIView.animate, or SwiftUI's withAnimation.")
open class CAAnimation: NSObject {}
@available(*, unavailable, message: "Use UIView.animate, or SwiftUI's withAnimation.")
open class CABasicAnimation: NSObject {}
@available(*, unavailable, message: "Use SwiftUI's keyframeAnimator.")
open class CAKeyframeAnimation: NSObject {}
@available(*, unavailable, message: "Use UIView.animate with a spring, or SwiftUI's withAnimation(.spring).")
open class CASpringAnimation: NSObject {}
@available(*, unavailable, message: "Use UIView.animate, or SwiftUI's withTransaction.")
open class CATransaction: NSObject {}
@available(*, unavailable, message: "Web views are not supported; Link and openURL open the desktop's browser.")
open class WKWebView: UIView {}
@available(*, unavailable, message: "Maps are not supported; use an image, or a ZStack with the places in it.")
open class MKMapView: UIView {}

extension UIApplication {
    @available(*, unavailable, message: "Program icons have no badges here.")
    public var applicationIconBadgeNumber: Int { get { 0 } set {} }
    @available(*, unavailable, message: "There are no remote notifications.")
    public func registerForRemoteNotifications() {}
}
