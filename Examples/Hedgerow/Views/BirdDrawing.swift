import SwiftUI

/// A bird on a twig, facing the trailing side.
struct BirdDrawing: View {
    let bird: Bird

    var body: some View {
        Canvas { context, size in
            let side = min(size.width, size.height)
            context.translateBy(x: (size.width - side) / 2, y: (size.height - side) / 2)
            context.scaleBy(x: side / 100, y: side / 100)
            draw(in: context)
        }
        .aspectRatio(1, contentMode: .fit)
        .flipsForRightToLeftLayoutDirection(true)
        .accessibilityHidden(true)
    }

    /// On a square of 100 units.
    private func draw(in context: GraphicsContext) {
        line([(8, 86), (94, 82)], 4, Color("Twig"), context)
        line([(46, 72), (44, 84)], 2.5, Color("Twig"), context)
        line([(55, 72), (56, 83)], 2.5, Color("Twig"), context)
        // The tail, the body, its breast, the head and its cap.
        context.fill(Path { path in
            path.move(to: CGPoint(x: 30, y: 52))
            path.addLine(to: CGPoint(x: 4, y: 68))
            path.addLine(to: CGPoint(x: 12, y: 74))
            path.addLine(to: CGPoint(x: 38, y: 66))
            path.closeSubpath()
        }, with: .color(bird.back))
        let body = Path(ellipseIn: CGRect(x: 24, y: 34, width: 54, height: 42))
        context.fill(body, with: .color(bird.back))
        let head = Path(ellipseIn: CGRect(x: 54, y: 18, width: 32, height: 32))
        context.fill(head, with: .color(bird.back))
        var front = context
        front.clip(to: body.union(head))
        front.fill(Path(ellipseIn: CGRect(x: 46, y: 38, width: 52, height: 46)), with: .color(bird.breast))
        var top = context
        top.clip(to: head)
        top.fill(Path(CGRect(x: 50, y: 14, width: 40, height: 16)), with: .color(bird.cap))
        context.fill(Path { path in
            path.move(to: CGPoint(x: 28, y: 50))
            path.addQuadCurve(to: CGPoint(x: 60, y: 58), control: CGPoint(x: 44, y: 38))
            path.addQuadCurve(to: CGPoint(x: 28, y: 50), control: CGPoint(x: 44, y: 72))
        }, with: .color(bird.cap.opacity(0.85)))
        context.fill(Path { path in
            path.move(to: CGPoint(x: 84, y: 29))
            path.addLine(to: CGPoint(x: 97, y: 34))
            path.addLine(to: CGPoint(x: 84, y: 38))
            path.closeSubpath()
        }, with: .color(Color(red: 0.25, green: 0.22, blue: 0.20)))
        context.fill(Path(ellipseIn: CGRect(x: 72, y: 28, width: 6.5, height: 6.5)), with: .color(.black))
        context.fill(Path(ellipseIn: CGRect(x: 74.6, y: 29, width: 2.2, height: 2.2)), with: .color(.white))
    }

    private func line(_ points: [(CGFloat, CGFloat)], _ width: CGFloat, _ color: Color, _ context: GraphicsContext) {
        var path = Path()
        path.addLines(points.map { CGPoint(x: $0.0, y: $0.1) })
        context.stroke(path, with: .color(color), style: StrokeStyle(lineWidth: width, lineCap: .round))
    }
}

struct BirdDrawing_Previews: PreviewProvider {
    static var previews: some View {
        HStack {
            ForEach(Bird.all.prefix(5)) { BirdDrawing(bird: $0).frame(width: 80) }
        }
        .padding()
        .previewLayout(.sizeThatFits)
    }
}
