// A file that imports only UIKit.

import UIKit

extension UIApplication {
    static var frontWindow: UIWindow? {
        UIApplication.shared.connectedScenes
            .filter { $0.activationState == .foregroundActive }
            .first(where: { $0 is UIWindowScene })
            .flatMap { $0 as? UIWindowScene }?.windows
            .first(where: \.isKeyWindow)
    }
    static var topInset: CGFloat { frontWindow?.safeAreaInsets.top ?? -1 }
}

extension UIScreen {
    static var halfWidth: CGFloat { main.bounds.width / 2 }
}

extension String {
    func width(in font: UIFont) -> CGFloat { (self as NSString).size(withAttributes: [NSAttributedString.Key.font: font]).width }
}
