//
//  PourPage.swift
//  Brew
//

import SwiftUI
import SpriteKit

class SteamScene: SKScene {
  static let shared = SteamScene()
  let steam = SKEmitterNode(fileNamed: "Steam.sks")

  override func didMove(to view: SKView) {
    backgroundColor = .clear
    scaleMode = .resizeFill
    if let steam = steam, !children.contains(steam) {
      addChild(steam)
    }
    steam?.position.x = size.width / 2
    steam?.position.y = 20
  }
}

struct WaveShape: Shape {
  var top: Double
  var amplitude: Double
  var phase: Double
  let wavelength: Double

  var animatableData: AnimatablePair<Double, AnimatablePair<Double, Double>> {
    get { AnimatablePair(top, AnimatablePair(amplitude, phase)) }
    set {
      top = newValue.first
      amplitude = newValue.second.first
      phase = newValue.second.second
    }
  }

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: 0, y: rect.maxY))
      for x in stride(from: 0, through: rect.maxX, by: 2) {
        let y = rect.maxY - top * rect.height + sin(x / wavelength + phase) * amplitude
        path.addLine(to: CGPoint(x: x, y: y))
      }
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

struct PourPage: View {
  @State private var top = 0.1
  @State private var amplitude = 12.0
  @State private var phase = 0.0

  var body: some View {
    ZStack(alignment: .bottom) {
      WaveShape(top: top, amplitude: amplitude, phase: phase, wavelength: 40)
        .fill(Color("Leaf").opacity(0.5))
      WaveShape(top: top * 0.9, amplitude: amplitude, phase: -phase, wavelength: 55)
        .fill(Color("Leaf"))
      SpriteView(scene: SteamScene.shared, options: [.allowsTransparency])
        .frame(height: 260)
        .padding(.bottom, 160)
      Text("Pouring")
        .font(.headline)
        .foregroundColor(.white)
        .padding()
    }
    .ignoresSafeArea(edges: .bottom)
    .onAppear {
      withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { phase = 2 * .pi }
      withAnimation(.linear(duration: 3).delay(0.5)) {
        top = 0.5
        amplitude = 4
      }
    }
  }
}
