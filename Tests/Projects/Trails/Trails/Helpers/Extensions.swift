//
//  Extensions.swift
//  Trails
//

import UIKit

extension UIApplication {
  static var keyWindow: UIWindow? {
    UIApplication.shared.connectedScenes
      .filter { $0.activationState == .foregroundActive }
      .first(where: { $0 is UIWindowScene })
      .flatMap({ $0 as? UIWindowScene })?.windows
      .first(where: \.isKeyWindow)
  }

  static var topInset: CGFloat {
    keyWindow?.safeAreaInsets.top ?? 0
  }
}

extension UIScreen {
  static var halfWidth: CGFloat { main.bounds.width / 2 }
}
