import UIKit

extension UIApplication {
    /// The height that the status bar covers of the front window; nil without one, as in previews.
    var topInset: CGFloat? {
        connectedScenes
            .filter { $0.activationState == .foregroundActive }
            .compactMap { $0 as? UIWindowScene }
            .flatMap(\.windows)
            .first(where: \.isKeyWindow)?
            .safeAreaInsets.top
    }
}
