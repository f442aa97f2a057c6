//
//  Swing.swift
//  Brew
//

import Foundation

struct Swing {
  let angle: Double

  var push: CGVector {
    CGVector(dx: sin(angle) * 12, dy: -cos(angle) * 12)
  }
}
