//
//  HallView.swift
//  Matinee
//

import SwiftUI

struct HallView: View {
  @Binding var zoomed: Bool
  @Binding var selectedChairs: [Chair]

  @State private var blocks: [Int: [Block]] = [:]
  @State private var selectedBlock: Block?
  @State private var zoom: CGFloat = 1
  @State private var anchor = UnitPoint.center
  @State private var percentage: CGFloat = 0
  @State private var offset = CGSize.zero
  @State private var angle = Angle.zero
  @GestureState private var drag: CGSize = .zero
  @GestureState private var pinch: CGFloat = 1
  @GestureState private var turn: Angle = .zero

  var body: some View {
    ZStack {
      HallShape(blocks: $blocks)
        .trim(from: 0, to: percentage)
        .stroke(.gray, style: StrokeStyle(lineWidth: 2, lineJoin: .round))

      ForEach(blocks.keys.sorted(), id: \.self) { tier in
        ForEach(blocks[tier] ?? [], id: \.self) { block in
          ZStack {
            block.path
              .trim(from: 0, to: percentage)
              .stroke(.blue, style: StrokeStyle(lineWidth: 1, lineJoin: .round))
              .background(block.path.fill(.blue.opacity(percentage == 1 ? 0.12 : 0)))
            if block == selectedBlock {
              chairs(of: block)
            }
          }
          .contentShape(block.path)
          .onTapGesture(coordinateSpace: .named("hall")) { _ in
            select(block)
          }
        }
      }
    }
    .frame(width: 360, height: 420)
    .rotationEffect(angle + turn, anchor: anchor)
    .scaleEffect(zoom * pinch, anchor: anchor)
    .offset(offset + drag)
    .coordinateSpace(name: "hall")
    .simultaneousGesture(dragging)
    .simultaneousGesture(magnification)
    .simultaneousGesture(rotation)
    .onChange(of: zoomed) { newValue in
      if !newValue && selectedBlock != nil {
        LinkedAnimation.easeInOut(for: 0.4) { reset() }
          .link(to: .easeInOut(for: 0.2) { selectedBlock = nil }, reverse: false)
      }
    }
    .onAppear {
      withAnimation(.easeInOut(duration: 1)) { percentage = 1 }
    }
  }

  @ViewBuilder
  private func chairs(of block: Block) -> some View {
    ForEach(block.chairs, id: \.self) { chair in
      chair.path
        .fill(selectedChairs.contains(chair) ? .green : .blue)
        .onTapGesture { toggle(chair) }
    }
    .transition(.opacity)
  }

  private func select(_ block: Block) {
    guard block != selectedBlock else { return }
    let box = block.path.boundingRect
    zoomed = true
    LinkedAnimation.easeInOut(for: 0.5) {
      zoom = 3
      anchor = UnitPoint(x: box.midX / 360, y: box.midY / 420)
      offset = CGSize(width: 180 - box.midX, height: 210 - box.midY)
    }
    .link(to: .easeInOut(for: 0.3) { selectedBlock = block }, reverse: false)
  }

  private func toggle(_ chair: Chair) {
    if let index = selectedChairs.firstIndex(of: chair) {
      selectedChairs.remove(at: index)
    } else {
      selectedChairs.append(chair)
    }
  }

  private func reset() {
    zoom = 1
    anchor = .center
    offset = .zero
    angle = .zero
  }

  private var dragging: some Gesture {
    DragGesture()
      .updating($drag) { value, state, _ in state = value.translation }
      .onEnded { offset = offset + $0.translation }
  }

  private var magnification: some Gesture {
    MagnificationGesture()
      .updating($pinch) { value, state, _ in state = value }
      .onEnded { zoom = max(1, min(zoom * $0, 25)) }
  }

  private var rotation: some Gesture {
    RotationGesture()
      .updating($turn) { value, state, _ in state = value }
      .onEnded { angle += $0 }
  }
}
