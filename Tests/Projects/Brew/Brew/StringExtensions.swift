//
//  StringExtensions.swift
//  Brew
//

import Foundation
import UIKit

extension String {
  func size(in font: UIFont) -> CGSize {
    (self as NSString).size(withAttributes: [NSAttributedString.Key.font: font])
  }
}
