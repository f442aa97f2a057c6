import SwiftUI
import Testing

/// Shapes filled and stroked several times.
@MainActor struct ShapeViewTests {
    private func pixels(_ view: some View, _ points: [Int]) -> [[UInt8]] {
        guard let image = ImageRenderer(content: view.frame(width: 40, height: 40)).cgImage else { return [] }
        let pixels = image.source.pixels
        return points.map { x in
            let start = (20 * image.width + x) * 4
            return [pixels[start + 2], pixels[start + 1], pixels[start]]
        }
    }
    private let red = Color(red: 1, green: 0, blue: 0), green = Color(red: 0, green: 1, blue: 0), blue = Color(red: 0, green: 0, blue: 1)

    @Test func laterFillsAndStrokesAreInFront() {
        let view = Rectangle().fill(red).stroke(green, lineWidth: 12).strokeBorder(blue, lineWidth: 2)
        #expect(pixels(view, [0, 1, 3, 5, 7, 20]) == [[0, 0, 255], [0, 0, 255], [0, 255, 0], [0, 255, 0], [255, 0, 0], [255, 0, 0]])
        let reversed = Rectangle().strokeBorder(blue, lineWidth: 2).stroke(green, lineWidth: 12).fill(red)
        #expect(pixels(reversed, [0, 3, 7, 20]) == [[255, 0, 0], [255, 0, 0], [255, 0, 0], [255, 0, 0]])
    }
    @Test func typesAreThoseOfTheInterface() {
        let once: StrokeShapeView<Circle, Color, EmptyView> = Circle().stroke(.red, lineWidth: 2)
        let twice: FillShapeView<Circle, Color, StrokeShapeView<Circle, Color, EmptyView>> = once.fill(.blue)
        let border: StrokeBorderShapeView<Circle, Color, FillShapeView<Circle, Color, StrokeShapeView<Circle, Color, EmptyView>>> = twice.strokeBorder(.green, style: StrokeStyle(lineWidth: 3))
        #expect(border.strokeStyle.lineWidth == 3 && border.background.background.strokeStyle.lineWidth == 2)
    }
    @Test func movedAndTurnedShapesHaveBorders() {
        let moved = Rectangle().offset(x: 10).strokeBorder(green, lineWidth: 4)
        #expect(pixels(moved, [5, 11, 20]) == [[0, 0, 0], [0, 255, 0], [0, 0, 0]])
        let turned = Rectangle().rotation(.degrees(90)).strokeBorder(green, lineWidth: 4)
        #expect(pixels(turned, [1, 20]) == [[0, 255, 0], [0, 0, 0]])
    }
}
