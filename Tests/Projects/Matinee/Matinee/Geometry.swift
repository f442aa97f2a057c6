//
//  Geometry.swift
//  Matinee
//

import SwiftUI

extension CGSize {
  static func + (left: CGSize, right: CGSize) -> CGSize {
    CGSize(width: left.width + right.width, height: left.height + right.height)
  }
}

extension CGAffineTransform {
  static func rotation(by angle: CGFloat, around point: CGPoint) -> CGAffineTransform {
    var transform = CGAffineTransformTranslate(.identity, point.x, point.y)
    transform = CGAffineTransformRotate(transform, angle)
    return CGAffineTransformTranslate(transform, -point.x, -point.y)
  }

  static func slant(_ amount: CGFloat) -> CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: amount, d: 1, tx: 0, ty: 0)
  }
}

struct LinkedAnimation {
  let type: Animation
  let duration: Double
  let action: () -> Void

  static func easeInOut(for duration: Double, action: @escaping () -> Void) -> LinkedAnimation {
    LinkedAnimation(type: .easeInOut(duration: duration), duration: duration, action: action)
  }

  func link(to animation: LinkedAnimation, reverse: Bool) {
    let first = reverse ? animation : self
    let second = reverse ? self : animation
    withAnimation(first.type) { first.action() }
    withAnimation(second.type.delay(first.duration)) { second.action() }
  }
}
