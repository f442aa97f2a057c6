// Frequently used UIKit names that are not supported. Each message names the replacement.

import Foundation
import WaggleCore
import WaggleSelectors

@available(*, unavailable, message: "There are no cells to configure; the rows of SwiftUI's List and the cells of LazyVGrid are plain views.")
public struct UIHostingConfiguration<Content: View, Background: View> {}
@available(*, unavailable, message: "UIKit's tables are not supported; use SwiftUI's List.")
open class UITableViewController: UIViewController {}
@available(*, unavailable, message: "UIKit's collections are not supported; use LazyVGrid in a ScrollView.")
open class UICollectionViewController: UIViewController {}
@available(*, unavailable, message: "Transitions of the program's own are not supported; present in a sheet with detents, or over the whole window.")
@MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {}
@available(*, unavailable, message: "Transitions of the program's own are not supported; animate the views in viewDidAppear.")
@MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {}
@available(*, unavailable, message: "UIKit's pages are not supported; use TabView with the page style.")
open class UIPageViewController: UIViewController {}
@available(*, unavailable, message: "Use fileImporter or fileExporter.")
open class UIDocumentPickerViewController: UIViewController {}
@available(*, unavailable, message: "UIKit's pickers are not supported; use SwiftUI's Picker with the wheel style.")
open class UIPickerView: UIView {}
@available(*, unavailable, message: "Layers are not repeated; add one layer for each copy, or use a Canvas.")
open class CAReplicatorLayer: CALayer {}
@available(*, unavailable, message: "Transitions between layers are not supported; use UIView.transition(with:duration:options:).")
open class CATransition: NSObject {}
@available(*, unavailable, message: "Layers emit no particles; use SpriteKit's SKEmitterNode in a SpriteView, or a Canvas in a TimelineView.")
open class CAEmitterLayer: CALayer {}
@available(*, unavailable, message: "Layers emit no particles; use SpriteKit's SKEmitterNode in a SpriteView, or a Canvas in a TimelineView.")
open class CAEmitterCell: NSObject {}
@available(*, unavailable, message: "Web views are not supported; Link and openURL open the desktop's browser.")
open class WKWebView: UIView {}
@available(*, unavailable, message: "Maps are not supported; use an image, or a ZStack with the places in it.")
open class MKMapView: UIView {}

@available(*, unavailable, message: "There is no photo library; let the person save the image with ShareLink or fileExporter.")
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {}

extension UIApplication {
    @available(*, unavailable, message: "Program icons have no badges here.")
    public var applicationIconBadgeNumber: Int { get { 0 } set {} }
    @available(*, unavailable, message: "There are no remote notifications.")
    public func registerForRemoteNotifications() {}
}
