//
//  Constants.swift
//  Trails
//

import SwiftUI

enum Constants {
  static let leafSize: CGFloat = 44
  static let maxPull: CGFloat = 140
  static let minHeaderHeight: CGFloat = 96
  static let maxHeaderHeight: CGFloat = 300
  static let orange = Color("Clay")
  static let spring = Animation.interpolatingSpring(stiffness: 80, damping: 9)
  static let filterAnimation = Animation.interpolatingSpring(stiffness: 20, damping: 3).speed(2.5)
  static let timeForLeafToRollIn = 0.6
}

enum PullState: Equatable {
  case idle, pulling, loading, leaving
}

struct PullToRefresh: Equatable {
  var progress: Double = 0
  var state: PullState = .idle
}
