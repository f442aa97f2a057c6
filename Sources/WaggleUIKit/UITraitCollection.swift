import Foundation
import WaggleCore

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified, light, dark
}

/// The contrast that the user prefers.
public enum UIAccessibilityContrast: Int, Sendable {
    case unspecified = -1, normal, high
}

/// The traits on which a dynamic colour may depend.
open class UITraitCollection: NSObject, @unchecked Sendable {
    public let userInterfaceStyle: UIUserInterfaceStyle
    public let accessibilityContrast: UIAccessibilityContrast

    /// A plain light appearance: the traits for colours outside views.
    public static let current = UITraitCollection(userInterfaceStyle: .light)

    public init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.userInterfaceStyle = userInterfaceStyle
        accessibilityContrast = .normal
        super.init()
    }

    init(_ environment: EnvironmentValues) {
        userInterfaceStyle = environment.colorScheme == .dark ? .dark : .light
        accessibilityContrast = environment.colorSchemeContrast == .increased ? .high : .normal
        super.init()
    }

    var environment: EnvironmentValues {
        var environment = EnvironmentValues()
        environment.colorScheme = userInterfaceStyle == .dark ? .dark : .light
        return environment
    }
}
