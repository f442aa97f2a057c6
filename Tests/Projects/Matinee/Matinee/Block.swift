//
//  Block.swift
//  Matinee
//

import SwiftUI

struct Chair: Hashable {
  var path: Path

  func hash(into hasher: inout Hasher) {
    hasher.combine(path.description)
  }
}

struct Block: Hashable, Equatable {
  var path: Path
  var chairs: [Chair]

  func hash(into hasher: inout Hasher) {
    hasher.combine(path.description)
  }
}
