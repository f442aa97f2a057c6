import Foundation
import WaggleDisplayList
import WaggleGeometry

/// The line of statistics in the lower right corner of a view.
enum DebugText {
    static func list(_ line: String, size: CGSize, textEngine: any TextEngine) -> DisplayList {
        let text = StyledText([StyledText.Run(.string(line), font: FontDescription(size: 11))])
        let layout = textEngine.shape(text, ParagraphStyle()).layout(width: nil, height: nil)
        let corner = CGPoint(x: size.width - layout.size.width - 4, y: size.height - layout.size.height - 4)
        let background = CGRect(origin: corner, size: layout.size).insetBy(dx: -4, dy: -4)
        return DisplayList([
            DisplayList.Item(bounds: background, content: .fill(.rectangle(background), .nonZero, .color(ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0.5)), antialiased: false)),
            DisplayList.Item(bounds: CGRect(origin: corner, size: layout.size), content: .text(layout, at: corner, .color(.white))),
        ])
    }
}
