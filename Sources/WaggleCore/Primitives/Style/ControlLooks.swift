// Looks that a program sets for all its bars, lists and controls at once.

import Foundation
import OpenCombine
import WaggleGeometry

/// The looks of the bars, lists and controls that are made from now on, as far as the program has set them; nil stands for
/// the system's look.
///
/// A bar or control takes its look in the frame in which it is made and keeps it, as views of UIKit do (`MadeLook`). Modifiers of the
/// program come before these looks.
package struct ControlLooks {
    @MainActor package static var current = ControlLooks() {
        // Views that are being evaluated are made with the new look; those before them keep theirs.
        didSet { if ThreadContext.current.evaluating == nil { for look in made { look.renew() } } }
    }
    /// What was made in this frame: an `onAppear` that sets a look comes after the views around it are made, and before they are shown.
    @MainActor fileprivate static var made: [any RenewedLook] = []
    /// - Parameter graph: the one whose frame it is.
    @MainActor static func note(_ look: any RenewedLook, in graph: ViewGraph?) {
        made.append(look)
        _ = graph?.service(LooksOfFrame.self)
    }

    package var navigationBar = NavigationBarLook()
    package var tabBar = TabBarLook()
    package var toolbar = ToolbarLook()
    package var list = ListLook()
    package var scrollView = ScrollLook()
    package var segments = SegmentsLook()
    package var pages = PagesLook()
    package var toggle = SwitchLook()
    package var slider = SliderLook()
    package var progress = ProgressLook()
    /// The background of text editors.
    package var textEditor: Color?
    /// The tint of the buttons of alerts and confirmation dialogs.
    package var dialogTint: Color?

    package init() {}
}

/// Settles the looks of what a frame has made.
@MainActor
private final class LooksOfFrame: FrameService {
    static func make(for graph: ViewGraph) -> LooksOfFrame { LooksOfFrame() }
    func updateDidEnd() { if !ControlLooks.made.isEmpty { ControlLooks.made = [] } }
}

/// What takes its look anew when the program sets it in the same frame.
@MainActor
protocol RenewedLook: AnyObject {
    func renew()
}

/// The look that a view was made with.
@MainActor
final class MadeLook<Look>: ObservableObject, RenewedLook {
    @Published private(set) var value: Look
    private let part: (ControlLooks) -> Look

    init(_ part: @escaping (ControlLooks) -> Look) {
        (self.part, value) = (part, part(.current))
        ControlLooks.note(self, in: ThreadContext.current.evaluating?.graph)
    }
    func renew() { value = part(.current) }
}

/// The look of a text.
package struct TextLook: Equatable, Sendable {
    package var color: Color?
    package var font: Font?
    /// In points.
    package var offset = CGSize.zero
    package init(color: Color? = nil, font: Font? = nil) { (self.color, self.font) = (color, font) }

    /// This look, and the other one where this one leaves something open.
    package func or(_ other: TextLook) -> TextLook {
        var look = TextLook(color: color ?? other.color, font: font ?? other.font)
        look.offset = offset == .zero ? other.offset : offset
        return look
    }
}

/// The background of a bar, from back to front: material, colour, image; and the line at its edge.
package struct BarSurface {
    package enum Line: Equatable {
        case standard, none
        case color(Color)
    }
    package var material: Material?
    package var color: Color?
    package var image: Image?
    package var line = Line.standard
    package init(material: Material? = .bar, color: Color? = nil, image: Image? = nil, line: Line = .standard) {
        (self.material, self.color, self.image, self.line) = (material, color, image, line)
    }
    /// Content below is not seen through it, or only blurred.
    var covers: Bool { material != nil || color != nil || image != nil }
}

package struct NavigationBarLook {
    /// Over content that has scrolled below the bar.
    package var surface = BarSurface()
    package var title = TextLook(), largeTitle = TextLook()
    /// Above content at rest.
    package var edgeSurface: BarSurface?
    package var edgeTitle = TextLook(), edgeLargeTitle = TextLook()
    /// The colour of the bar itself, which does not reach under the status bar.
    package var fill: Color?
    package var tint: Color?
    package var button = TextLook(), doneButton = TextLook(), backButton = TextLook()
    /// In place of the back button's chevron.
    package var backImage: Image?
    package init() {}
}

package struct TabBarLook {
    package var surface = BarSurface()
    package var isHidden = false
    /// The colour of the selected tab.
    package var tint: Color?
    package var icon: Color?, selectedIcon: Color?
    package var title = TextLook(), selectedTitle = TextLook()
    package var badge: Color?, badgeTitle = TextLook()
    package init() {}
}

package struct ToolbarLook {
    package var surface = BarSurface()
    package var tint: Color?
    package var button = TextLook()
    package init() {}
}

package struct ScrollLook: Equatable, Sendable {
    package var dismissesKeyboard: Bool?
    package var bounces: Bool?
    package var showsVerticalIndicator: Bool?, showsHorizontalIndicator: Bool?
    /// True rests at whole pages.
    package var pages = false
    package init() {}

    /// This look, and the other one where this one leaves something open.
    package func or(_ other: ScrollLook) -> ScrollLook {
        var look = self
        look.dismissesKeyboard = dismissesKeyboard ?? other.dismissesKeyboard
        look.bounces = bounces ?? other.bounces
        look.showsVerticalIndicator = showsVerticalIndicator ?? other.showsVerticalIndicator
        look.showsHorizontalIndicator = showsHorizontalIndicator ?? other.showsHorizontalIndicator
        look.pages = pages || other.pages
        return look
    }

    func apply(to environment: inout EnvironmentValues) {
        if let dismissesKeyboard, environment.scrollDismissesKeyboardMode == .automatic {
            environment.scrollDismissesKeyboardMode = dismissesKeyboard ? .immediately : .never
        }
        if bounces == false {
            if environment.verticalScrollBounceBehavior == .automatic { environment.verticalScrollBounceBehavior = .none }
            if environment.horizontalScrollBounceBehavior == .automatic { environment.horizontalScrollBounceBehavior = .none }
        }
        if showsVerticalIndicator == false, environment.verticalScrollIndicatorVisibility == .automatic {
            environment.verticalScrollIndicatorVisibility = .hidden
        }
        if showsHorizontalIndicator == false, environment.horizontalScrollIndicatorVisibility == .automatic {
            environment.horizontalScrollIndicatorVisibility = .hidden
        }
    }
}

package struct ListLook: Equatable, Sendable {
    package var background: Color?
    package var rowBackground: Color?
    /// The background of a pressed or selected row.
    package var highlight: Color?
    package var hasSeparators: Bool?
    package var separator: Color?
    package var scrolling = ScrollLook()
    package init() {}
}

package struct SegmentsLook {
    package var background: Color?, thumb: Color?
    package var title = TextLook(), selectedTitle = TextLook(), disabledTitle = TextLook()
    package init() {}
}

package struct PagesLook {
    package var color: Color?, currentColor: Color?
    package init() {}
}

package struct SwitchLook {
    package var on: Color?, off: Color?, thumb: Color?
    package init() {}
}

package struct SliderLook {
    package var filled: Color?, rest: Color?, thumb: Color?
    package init() {}
}

package struct ProgressLook {
    package var filled: Color?, rest: Color?
    /// The spinner of a scroll view that is being refreshed.
    package var refresh: Color?
    package init() {}
}

extension View {
    /// Shows texts inside in a look. Fonts and colours that the views set themselves come first.
    nonisolated func textLook(_ look: TextLook) -> some View {
        environmentTransform(look) { look, values in
            if let color = look.color { values.foregroundStyle = AnyShapeStyle(color) }
            if let font = look.font { values.font = font }
        }
        .offset(look.offset)
    }
    /// Shows buttons inside in a look.
    nonisolated func buttonLook(_ look: TextLook) -> some View {
        environmentTransform(look) { look, values in
            if let color = look.color { values.tint = AnyShapeStyle(color) }
            if let font = look.font { values.font = font }
        }
    }
    /// Tints a bar's items, unless the program tints them.
    nonisolated func barTint(_ color: Color?) -> some View {
        environmentTransform(color) { color, values in if let color { values.tint = AnyShapeStyle(color) } }
    }
}
