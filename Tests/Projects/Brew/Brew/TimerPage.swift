//
//  TimerPage.swift
//  Brew
//

import SwiftUI

struct TimerPage: View {
  @StateObject private var manager = TimerManager()
  @State private var glows = false
  @State private var seconds: Double = 5

  var gradient: AngularGradient {
    AngularGradient(colors: [Color("Leaf"), .yellow, Color("Leaf")], center: .center, angle: .degrees(glows ? 360 : 0))
  }

  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        AnalogClock(manager: manager)
          .aspectRatio(contentMode: .fit)
          .padding(12)
          .background {
            Circle()
              .stroke(gradient, lineWidth: 8)
              .opacity(manager.status == .running ? 1 : 0.3)
          }
          .padding()
        HStack(spacing: 2) {
          ForEach(0..<4) { index in
            if index == 2 { Text(":") }
            SlidingNumber(number: Double(manager.digits[index]))
          }
        }
        .animation(.easeOut(duration: 0.3), value: manager.digits)
        Slider(value: $seconds, in: 5...60, step: 5)
          .tint(Color("Leaf"))
          .disabled(manager.status == .running)
        HStack(spacing: 30) {
          Button {
            manager.start()
          } label: {
            Image(systemName: "play.fill")
          }
          .accessibilityLabel("Start")
          .disabled(manager.status == .running || manager.status == .done)
          Button {
            manager.stop()
          } label: {
            Image(systemName: "pause.fill")
          }
          .accessibilityLabel("Pause")
          .disabled(manager.status != .running)
        }
        Text(manager.status == .done ? "Ready" : "Steep for \(seconds.formatted()) seconds")
          .font(.body)
      }
      .padding()
    }
    .onChange(of: seconds) { newValue in manager.setTime(length: newValue) }
    .onAppear {
      if manager.status == .stopped { manager.setTime(length: seconds) }
      withAnimation(.linear(duration: 4).repeatForever(autoreverses: false)) { glows = true }
    }
  }
}

struct AnalogClock: View {
  @ObservedObject var manager: TimerManager

  func decorate(_ context: GraphicsContext, radius: CGFloat) {
    for mark in stride(from: 0, to: 60, by: 5) {
      var tick = context
      tick.rotate(by: .degrees(Double(mark) * 6))
      tick.translateBy(x: 0, y: -radius + 6)
      tick.fill(Path(ellipseIn: CGRect(x: -3, y: -3, width: 6, height: 6)), with: .color(.gray))
      if mark % 15 == 0 {
        let text = context.resolve(Text("\(mark)").font(.footnote))
        let size = "\(mark)".size(in: UIFont.preferredFont(forTextStyle: .footnote))
        tick.translateBy(x: 0, y: 18)
        tick.rotate(by: .degrees(-Double(mark) * 6))
        tick.draw(text, in: CGRect(origin: CGPoint(x: -size.width / 2, y: -size.height / 2), size: size))
      }
    }
  }

  var body: some View {
    TimelineView(.animation(minimumInterval: 0.1, paused: manager.status != .running)) { timeline in
      Canvas { context, size in
        let radius = min(size.width, size.height) / 2
        context.translateBy(x: size.width / 2, y: size.height / 2)
        decorate(context, radius: radius)
        var hand = context
        hand.rotate(by: .degrees(360 * manager.progress))
        var needle = Path()
        needle.move(to: CGPoint(x: 0, y: 14))
        needle.addCurve(to: CGPoint(x: 0, y: -radius + 30), control1: CGPoint(x: 8, y: 0), control2: CGPoint(x: 3, y: -20))
        needle.addCurve(to: CGPoint(x: 0, y: 14), control1: CGPoint(x: -3, y: -20), control2: CGPoint(x: -8, y: 0))
        needle.closeSubpath()
        hand.fill(needle, with: .color(Color("Leaf")))
        let swing = Swing(angle: manager.progress * 2 * .pi).push
        context.stroke(Path(ellipseIn: CGRect(x: swing.dx - 5, y: swing.dy - 5, width: 10, height: 10)), with: .color(.red), lineWidth: 2)
      }
    }
  }
}

struct SlidingNumber: View, Animatable {
  var number: Double

  var animatableData: Double {
    get { number }
    set { number = newValue }
  }

  var body: some View {
    let digits = (0...9).map { $0 }
    VStack(spacing: 0) {
      ForEach(digits, id: \.self) { digit in
        Text("\(digit)")
          .frame(width: 24, height: 44)
      }
    }
    .offset(y: 198 - number * 44)
    .frame(width: 24, height: 44)
    .clipped()
  }
}
