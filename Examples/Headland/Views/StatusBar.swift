import UIKit

extension UIApplication {
    /// What the status bar covers of the window in front; nil without such a window, as in previews.
    var topInset: CGFloat? {
        connectedScenes
            .filter { $0.activationState == .foregroundActive }
            .compactMap { $0 as? UIWindowScene }
            .flatMap(\.windows)
            .first(where: \.isKeyWindow)?
            .safeAreaInsets.top
    }
}
