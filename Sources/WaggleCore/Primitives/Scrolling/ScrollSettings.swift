import Foundation
import WaggleGeometry

/// The settings of scroll views in the environment.
struct ScrollSettings: Equatable {
    var isEnabled = true
    var clips = true
    var verticalBounce = ScrollBounceBehavior.automatic
    var horizontalBounce = ScrollBounceBehavior.automatic
    var verticalIndicators = ScrollIndicatorVisibility.automatic
    var horizontalIndicators = ScrollIndicatorVisibility.automatic
    var contentMargins = EdgeInsets()
    var indicatorMargins = EdgeInsets()
    var anchors = ScrollAnchors()
    var dismissesKeyboard = true

    init() {}
    init(_ environment: EnvironmentValues, _ look: ScrollLook) {
        var environment = environment
        if look != ScrollLook() { look.apply(to: &environment) }
        self.init(environment)
    }
    init(_ environment: EnvironmentValues) {
        isEnabled = environment.isScrollEnabled && environment.isEnabled
        clips = !environment.isScrollClipDisabled
        verticalBounce = environment.verticalScrollBounceBehavior
        horizontalBounce = environment.horizontalScrollBounceBehavior
        verticalIndicators = environment.verticalScrollIndicatorVisibility
        horizontalIndicators = environment.horizontalScrollIndicatorVisibility
        contentMargins = environment.contentMargins.content
        indicatorMargins = environment.contentMargins.indicators
        anchors = environment.scrollAnchors
        dismissesKeyboard = environment.scrollDismissesKeyboardMode != .never
    }
}
