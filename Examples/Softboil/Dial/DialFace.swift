import SwiftUI

/// Ticks, numerals, and two hands: one for the minutes that remain, one for the seconds. It shows the values in between when its time is animated.
struct DialFace: View, Animatable {
    /// Seconds; a full turn is twelve minutes.
    var remaining: TimeInterval
    /// False: there is no hand for the seconds.
    var showsSeconds = true

    nonisolated var animatableData: TimeInterval {
        get { remaining }
        set { remaining = newValue }
    }

    var body: some View {
        Canvas { context, size in
            context.translateBy(x: size.width / 2, y: size.height / 2)
            let radius = min(size.width, size.height) / 2
            drawTicks(in: context, radius: radius)
            drawNumerals(in: context, radius: radius)
            drawRemaining(in: context, radius: radius)
            if showsSeconds { drawSecondHand(in: context, radius: radius) }
            drawMinuteHand(in: context, radius: radius)
        }
        .aspectRatio(1, contentMode: .fit)
    }

    private func drawTicks(in context: GraphicsContext, radius: CGFloat) {
        for tick in 0..<60 {
            var turned = context
            turned.rotate(by: .degrees(Double(tick) * 6))
            let isMinute = tick.isMultiple(of: 5)
            let path = Path { path in
                path.move(to: CGPoint(x: 0, y: -radius * 0.97))
                path.addLine(to: CGPoint(x: 0, y: -radius * (isMinute ? 0.91 : 0.94)))
            }
            turned.stroke(path, with: .color(Color(isMinute ? "Ink" : "Tick")), style: StrokeStyle(lineWidth: isMinute ? 2.5 : 1.5, lineCap: .round))
        }
    }

    private func drawNumerals(in context: GraphicsContext, radius: CGFloat) {
        // Large dials have large numerals, and the widest one keeps clear of the ticks.
        let scale = min(radius / 150, 1.3), widest = "12".size(in: .preferredFont(forTextStyle: .title3)).width * scale
        let distance = radius * 0.875 - widest / 2
        for minute in 1...12 {
            let numeral = "\(minute)"
            let text = context.resolve(Text(numeral).font(.title3.weight(.medium)).foregroundColor(Color("Ink")))
            let size = text.measure(in: CGSize(width: radius, height: radius)), angle = DialTime.angle(ofMinutes: Double(minute)).radians
            var moved = context
            moved.translateBy(x: sin(angle) * distance, y: -cos(angle) * distance)
            moved.scaleBy(x: scale, y: scale)
            moved.draw(text, in: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
        }
    }

    /// The time that remains, from the top to the hand.
    private func drawRemaining(in context: GraphicsContext, radius: CGFloat) {
        let ring = radius * 0.62
        context.stroke(Path(ellipseIn: CGRect(x: -ring, y: -ring, width: ring * 2, height: ring * 2)), with: .color(Color("Tile")), lineWidth: radius * 0.06)
        guard remaining > 0 else { return }
        let arc = Path { path in
            path.addArc(center: .zero, radius: ring, startAngle: .degrees(-90), endAngle: .degrees(-90) + DialTime.angle(of: remaining), clockwise: false)
        }
        context.stroke(arc, with: .color(.accentColor), style: StrokeStyle(lineWidth: radius * 0.06, lineCap: .round))
    }

    private func drawMinuteHand(in context: GraphicsContext, radius: CGFloat) {
        var turned = context
        turned.rotate(by: DialTime.angle(of: remaining))
        let knob = radius * 0.075
        turned.translateBy(x: 0, y: -radius * 0.62)
        var shaded = turned
        shaded.addFilter(.shadow(color: .black.opacity(0.25), radius: 3, y: 1))
        shaded.fill(Path(ellipseIn: CGRect(x: -knob, y: -knob, width: knob * 2, height: knob * 2)), with: .color(.accentColor))
        turned.fill(Path(ellipseIn: CGRect(x: -knob * 0.45, y: -knob * 0.45, width: knob * 0.9, height: knob * 0.9)), with: .color(.white))
    }

    private func drawSecondHand(in context: GraphicsContext, radius: CGFloat) {
        var turned = context
        turned.rotate(by: .degrees(-360 * remaining / 60))
        let hand = Path { path in
            path.move(to: CGPoint(x: 0, y: -radius * 0.69))
            path.addLine(to: CGPoint(x: 0, y: -radius * 0.97))
        }
        turned.stroke(hand, with: .color(.accentColor), style: StrokeStyle(lineWidth: 2, lineCap: .round))
    }
}

extension String {
    /// The size of the text on one line in a font.
    func size(in font: UIFont) -> CGSize {
        (self as NSString).size(withAttributes: [.font: font])
    }
}

struct DialFace_Previews: PreviewProvider {
    static var previews: some View {
        DialFace(remaining: 400)
            .frame(width: 320)
            .padding()
            .previewLayout(.sizeThatFits)
    }
}
