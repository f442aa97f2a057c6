//
//  HallShapes.swift
//  Matinee
//

import SwiftUI

/// The outline of the hall with the screen. It also works out the blocks of chairs.
struct HallShape: Shape {
  @Binding var blocks: [Int: [Block]]

  func path(in rect: CGRect) -> Path {
    Path { path in
      let width = rect.width
      path.addRoundedRect(in: rect.insetBy(dx: 4, dy: 4), cornerSize: CGSize(width: 30, height: 30), style: .continuous)
      path.move(to: CGPoint(x: width * 0.2, y: 40))
      path.addArc(center: CGPoint(x: width / 2, y: 140), radius: width * 0.36, startAngle: .degrees(-150), endAngle: .degrees(-30), clockwise: false)
      path.addEllipse(in: CGRect(x: width / 2 - 6, y: rect.maxY - 30, width: 12, height: 12))

      var computed: [Int: [Block]] = [:]
      for tier in 0..<3 {
        computed[tier] = computeBlocks(tier: tier, in: rect)
      }
      Task {
        guard blocks.isEmpty else { return }
        blocks = computed
      }
    }
  }

  private func computeBlocks(tier: Int, in rect: CGRect) -> [Block] {
    let center = CGPoint(x: rect.midX, y: 20)
    let radius = 150 + CGFloat(tier) * 85
    var result: [Block] = []
    for number in -1...1 {
      let angle = CGFloat(number) * .pi / 7
      let size = CGSize(width: 86 + CGFloat(tier) * 12, height: 70)
      let frame = CGRect(x: center.x - size.width / 2, y: center.y + radius, width: size.width, height: size.height)
      let turn = CGAffineTransform.rotation(by: -angle, around: center)
      let path = RectBlock(frame: frame).path(in: rect).applying(turn)
      var chairs: [Chair] = []
      let side: CGFloat = 10
      for row in 0..<5 {
        for place in 0..<Int(size.width / 13) {
          let box = CGRect(x: frame.minX + 5 + CGFloat(place) * 13, y: frame.minY + 4 + CGFloat(row) * 13, width: side, height: side)
          chairs.append(Chair(path: ChairShape(turn: -angle, pivot: center).path(in: box)))
        }
      }
      result.append(Block(path: path, chairs: chairs))
    }
    return result
  }
}

struct RectBlock: Shape {
  let frame: CGRect

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addRoundedRect(in: frame, cornerSize: CGSize(width: 8, height: 8), style: .continuous)
    return path
  }
}

/// A chair with a back and a slanted seat.
struct ChairShape: Shape {
  let turn: CGFloat
  let pivot: CGPoint

  func path(in rect: CGRect) -> Path {
    Path { path in
      let back = CGRect(x: rect.minX, y: rect.maxY - rect.height * 0.3, width: rect.width, height: rect.height * 0.3)
      let seat = CGRect(x: rect.minX + 1, y: rect.minY, width: rect.width - 2, height: rect.height * 0.6)
      path.addRoundedRect(in: seat, cornerSize: CGSize(width: 2, height: 2))
      let slant = CGAffineTransform(translationX: -rect.midX, y: -rect.midY)
        .concatenating(.slant(0.02))
        .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
      path.addRoundedRect(in: back, cornerSize: CGSize(width: 1, height: 1), transform: slant)
    }
    .applying(.rotation(by: turn, around: pivot))
  }
}
