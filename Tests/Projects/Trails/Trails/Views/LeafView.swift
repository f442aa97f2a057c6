//
//  LeafView.swift
//  Trails
//

import SwiftUI

struct LeafView: View {
  @Binding var pullToRefresh: PullToRefresh

  var body: some View {
    switch pullToRefresh.state {
    case .idle:
      EmptyView()
    case .pulling:
      leaf
        .rotationEffect(.degrees(pullToRefresh.progress * 360))
        .offset(x: -UIScreen.halfWidth + UIScreen.halfWidth * pullToRefresh.progress)
    case .loading:
      JumpingLeaf { leaf }
    case .leaving:
      RollingOutLeaf { leaf }
    }
  }

  var leaf: some View {
    Image("leaf")
      .resizable()
      .renderingMode(.template)
      .foregroundColor(Constants.orange)
      .frame(width: Constants.leafSize, height: Constants.leafSize)
  }
}

struct JumpingLeaf<Leaf: View>: View {
  let leaf: Leaf
  @State private var jumps = false
  @State private var turn: Double = 0
  @State private var squash: CGFloat = 1

  init(leaf: () -> Leaf) {
    self.leaf = leaf()
  }

  var body: some View {
    ZStack {
      Ellipse()
        .fill(Color.gray.opacity(0.4))
        .frame(width: Constants.leafSize * 0.8, height: Constants.leafSize / 8)
        .scaleEffect(jumps ? 0.5 : 1)
        .offset(y: Constants.leafSize / 2)
      leaf
        .rotationEffect(Angle(degrees: turn), anchor: .center)
        .scaleEffect(x: 1 / squash, y: squash, anchor: .bottom)
        .offset(y: jumps ? -Constants.leafSize / 2 : 0)
    }
    .onAppear {
      withAnimation(.easeInOut(duration: 0.35).repeatForever()) { jumps = true }
      withAnimation(.linear(duration: 0.7).repeatForever(autoreverses: false)) { turn = 360 }
      withAnimation(.easeOut(duration: 0.35).repeatForever()) { squash = 0.85 }
    }
  }
}

struct RollingOutLeaf<Leaf: View>: View {
  var leaf: () -> Leaf
  @State private var isOut = false

  var body: some View {
    leaf()
      .rotationEffect(.degrees(isOut ? 360 : 0))
      .offset(x: isOut ? UIScreen.main.bounds.width : 0)
      .onAppear {
        withAnimation(.easeIn(duration: Constants.timeForLeafToRollIn)) { isOut = true }
      }
  }
}
