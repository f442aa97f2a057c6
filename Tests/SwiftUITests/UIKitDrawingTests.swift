import CoreGraphics
import Foundation
import SwiftUI
import Testing
import UIKit

/// Images drawn by UIKit's calls.
@MainActor @Suite struct UIKitDrawingTests {
    private func image(_ size: CGSize = CGSize(width: 4, height: 4), scale: CGFloat = 1, opaque: Bool = false, _ draw: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        (format.scale, format.opaque) = (scale, opaque)
        return UIGraphicsImageRenderer(size: size, format: format).image(actions: draw)
    }
    /// Red, green, blue and alpha of a pixel, from the top left corner.
    private func pixel(_ image: UIImage, _ x: Int, _ y: Int) throws -> [UInt8] { try pixels(image)(x, y) }
    /// The pixels of an image; it is read only once.
    private func pixels(_ image: UIImage) throws -> (_ x: Int, _ y: Int) -> [UInt8] {
        let cgImage = try #require(image.cgImage), bytes = [UInt8](try #require(cgImage.dataProvider?.data) as Data), row = cgImage.bytesPerRow
        return { x, y in
            let start = y * row + x * 4
            return [bytes[start + 2], bytes[start + 1], bytes[start], bytes[start + 3]]
        }
    }

    @Test func theOriginIsInTheUpperLeftCorner() throws {
        let made = image(scale: 2) { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
            #expect(UIGraphicsGetCurrentContext() === context.cgContext)
        }
        #expect(made.size == CGSize(width: 4, height: 4) && made.cgImage?.width == 8 && made.scale == 2)
        #expect(try pixel(made, 0, 0) == [255, 0, 0, 255] && pixel(made, 3, 1) == [255, 0, 0, 255] && pixel(made, 4, 0)[3] == 0 && pixel(made, 0, 2)[3] == 0)
        #expect(UIGraphicsGetCurrentContext() == nil)
        #expect(try pixel(image(opaque: true) { _ in }, 1, 1) == [0, 0, 0, 255])
    }

    @Test func theOlderFunctionsDoTheSame() throws {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 2), false, 1)
        UIColor.blue.set()
        UIRectFill(CGRect(x: 1, y: 0, width: 1, height: 1))
        let made = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        #expect(try pixel(made, 1, 0) == [0, 0, 255, 255] && pixel(made, 0, 0)[3] == 0)
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    }

    @Test func emptySizesGiveNoImage() {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 2), false, 1)
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 0, height: 2), false, 1)
        #expect(UIGraphicsGetCurrentContext() == nil && UIGraphicsGetImageFromCurrentImageContext() == nil)
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 2, height: 2))
        UIGraphicsEndImageContext()
    }

    @Test func formatsOfAProgramsOwnHaveDefaults() {
        final class Poster: UIGraphicsImageRendererFormat { var title = "A fair" }
        #expect(Poster.default().title == "A fair")
    }

    @Test func pathsAreFilledStrokedAndClippedTo() throws {
        let made = image(CGSize(width: 10, height: 10)) { _ in
            let path = UIBezierPath(rect: CGRect(x: 2, y: 2, width: 6, height: 6))
            UIColor.green.setFill()
            path.fill()
            UIColor.black.setStroke()
            path.lineWidth = 2
            path.stroke()
            UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 10)).addClip()
            UIColor.white.setFill()
            UIBezierPath(ovalIn: CGRect(x: 4, y: 4, width: 2, height: 2)).fill(with: .normal, alpha: 0.5)
        }
        #expect(try pixel(made, 3, 3) == [0, 255, 0, 255] && pixel(made, 1, 5) == [0, 0, 0, 255] && pixel(made, 2, 5) == [0, 0, 0, 255] && pixel(made, 0, 0)[3] == 0)
        #expect(try pixel(made, 4, 4)[0] > 60 && pixel(made, 5, 4) == [0, 255, 0, 255])
    }

    @Test func imagesAreDrawnUprightAndTinted() throws {
        let flag = image(CGSize(width: 2, height: 2)) { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        }
        let copy = image(CGSize(width: 2, height: 2)) { _ in flag.draw(at: .zero) }
        #expect(try pixel(copy, 0, 0) == [255, 0, 0, 255] && pixel(copy, 0, 1)[3] == 0)
        let faint = image(CGSize(width: 2, height: 2)) { _ in flag.draw(in: CGRect(x: 0, y: 0, width: 2, height: 2), blendMode: .normal, alpha: 0.5) }
        #expect(abs(Int(try pixel(faint, 0, 0)[3]) - 128) <= 1)
        #expect(try pixel(flag.withTintColor(.blue), 0, 0) == [0, 0, 255, 255] && pixel(flag.withTintColor(.blue), 0, 1)[3] == 0)
        // Core Graphics' own call draws it upside down here.
        let upsideDown = image(CGSize(width: 2, height: 2)) { context in
            if let cgImage = flag.cgImage { context.cgContext.draw(cgImage, in: CGRect(x: 0, y: 0, width: 2, height: 2)) }
        }
        #expect(try pixel(upsideDown, 0, 1) == [255, 0, 0, 255] && pixel(upsideDown, 0, 0)[3] == 0)
        let small = try #require(flag.preparingThumbnail(of: CGSize(width: 1, height: 1)))
        #expect(small.size == CGSize(width: 1, height: 1))
    }

    @Test func patternsFillHugeRectangles() throws {
        let dot = image(CGSize(width: 2, height: 2)) { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        let made = image(CGSize(width: 6, height: 6)) { _ in dot.drawAsPattern(in: CGRect(x: 1 - 2_000_000, y: 1, width: 8_000_000, height: 3)) }
        #expect(try pixel(made, 1, 1) == [255, 0, 0, 255] && pixel(made, 5, 3) == [255, 0, 0, 255] && pixel(made, 2, 1)[3] == 0 && pixel(made, 1, 4)[3] == 0)
    }

    @Test func orientationsTurnWhatIsSeen() throws {
        let cgImage = try #require(image(CGSize(width: 3, height: 1)) { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }.cgImage)
        let turned = UIImage(cgImage: cgImage, scale: 1, orientation: .right)
        #expect(turned.size == CGSize(width: 1, height: 3) && turned.cgImage?.width == 3)
        let drawn = image(CGSize(width: 1, height: 3)) { _ in turned.draw(at: .zero) }
        #expect(try pixel(drawn, 0, 0) == [255, 0, 0, 255] && pixel(drawn, 0, 2)[3] == 0)
        #expect(UIImage(cgImage: cgImage).withHorizontallyFlippedOrientation().imageOrientation == .upMirrored)
    }

    @Test func symbolsAreTemplatesOfTheirSize() throws {
        let star = try #require(UIImage(systemName: "star.fill"))
        let large = try #require(UIImage(systemName: "star.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34)))
        #expect(star.isSymbolImage && abs(large.size.width - 2 * star.size.width) < 1 && star.size.width > 10)
        #expect(UIImage(systemName: "there.is.no.such.symbol") == nil)
        let configuration = UIImage.SymbolConfiguration(weight: .bold).applying(UIImage.SymbolConfiguration(pointSize: 34))
        #expect(star.withConfiguration(configuration).size.width >= large.size.width - 1)
        let drawn = image(CGSize(width: 40, height: 40)) { _ in
            UIColor.red.setFill()
            large.draw(in: CGRect(x: 0, y: 0, width: 40, height: 40))
        }
        #expect(try pixel(drawn, 20, 22) == [255, 0, 0, 255] && pixel(drawn, 1, 1)[3] == 0)
    }

    @Test func aStringInARectangleIsCutAtItsEdgeAndTruncatedOnDemand() throws {
        let style = NSMutableParagraphStyle(), text = "Hill Hill Hill" as NSString
        var attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red, .paragraphStyle: style]
        let word = ("Hill" as NSString).size(withAttributes: attributes), width = word.width + 12
        func drawn(_ height: CGFloat, _ options: NSStringDrawingOptions = .usesLineFragmentOrigin) throws -> [[UInt8]] {
            let made = image(CGSize(width: 120, height: 90)) { _ in
                text.draw(with: CGRect(x: 0, y: 0, width: width, height: height), options: options, attributes: attributes, context: nil)
            }
            let pixel = try pixels(made)
            return (0..<90).map { y in (0..<120).map { x in pixel(x, y)[3] } }
        }
        let whole = try drawn(90), middle = Int((word.height * 1.5).rounded())
        #expect(whole[middle + 2].contains { $0 > 0 })
        // The upper half of the second line is visible, and the first line has no ellipsis.
        let cut = try drawn(CGFloat(middle))
        #expect(cut[..<middle] == whole[..<middle] && cut[middle...].allSatisfy { $0.allSatisfy { $0 == 0 } })
        let truncated = try drawn(CGFloat(middle), [.usesLineFragmentOrigin, .truncatesLastVisibleLine])
        #expect(truncated[..<Int(word.height)] != whole[..<Int(word.height)])
        style.lineBreakMode = .byClipping
        attributes[.paragraphStyle] = style
        let clipped = try drawn(90), edge = Int(width.rounded(.up)), row = Int(word.height / 2)
        #expect(clipped.allSatisfy { $0[edge...].allSatisfy { $0 == 0 } } && clipped[Int(word.height)...].allSatisfy { $0.allSatisfy { $0 == 0 } })
        // The first letter of the second word begins on the first line.
        #expect(clipped[row][edge - 7..<edge].contains { $0 > 0 } && whole[row][edge - 7..<edge].allSatisfy { $0 == 0 })
    }

    @Test func stringsAreDrawnWhereTheyAreMeasured() throws {
        let text = "Hill" as NSString, attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red]
        let size = text.size(withAttributes: attributes)
        let made = image(CGSize(width: 60, height: 40), scale: 2) { _ in text.draw(at: CGPoint(x: 10, y: 5), withAttributes: attributes) }
        var box = CGRect.null
        let pixel = try pixels(made)
        for y in 0..<80 { for x in 0..<120 where pixel(x, y)[3] > 128 { box = box.union(CGRect(x: x, y: y, width: 1, height: 1)) } }
        #expect(box.minX / 2 >= 10 && box.maxX / 2 <= 10 + size.width && box.minY / 2 > 5 && box.maxY / 2 < 5 + size.height)
        #expect(abs(box.height / 2 - 20 * 0.73) < 2)
        #expect(pixel(Int(box.minX) + 1, Int(box.midY))[0] > 200)
    }

    @Test func paragraphsAreBrokenAndMeasured() {
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 10)]
        let line = "one two".size(withAttributes: attributes)
        let box = "one two one two one two".boundingRect(with: CGSize(width: line.width + 1, height: .greatestFiniteMagnitude), options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: attributes, context: nil)
        #expect(abs(box.height - 3 * line.height) < 0.5 && abs(box.width - line.width) < 1 && box.origin == .zero)
        let alone = "one two one two".boundingRect(with: CGSize(width: 10, height: 10), attributes: attributes, context: nil)
        #expect(alone.minY < 0 && alone.height < 2 * line.height)
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 5
        let spaced = NSAttributedString(string: "one\ntwo", attributes: [.font: UIFont.systemFont(ofSize: 10), .paragraphStyle: style])
        #expect(abs(spaced.size().height - 2 * line.height - 5) < 0.5)
    }

    @Test func documentsHavePages() {
        let data = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 100, height: 100)).pdfData { context in
            for _ in 0..<2 {
                context.beginPage()
                UIColor.red.setFill()
                context.fill(CGRect(x: 10, y: 10, width: 50, height: 50))
            }
        }
        let text = String(decoding: data, as: UTF8.self)
        #expect(text.hasPrefix("%PDF") && text.contains("/Count 2"))
    }

    @Test func aDocumentThatCannotBeWrittenThrows() throws {
        // The path of the file is a folder.
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 9, height: 9))
        #expect(throws: (any Error).self) { try renderer.writePDF(to: folder) { $0.beginPage() } }
        #expect(throws: (any Error).self) { try renderer.writePDF(to: URL(fileURLWithPath: "/there/is/none.pdf")) { $0.beginPage() } }
    }

    // MARK: Paragraph styles

    /// The bounds of the ink in a band of rows, in points.
    private func ink(_ string: NSAttributedString, in rect: CGRect, rows: Range<Int>? = nil, size: CGSize = CGSize(width: 200, height: 120)) throws -> CGRect {
        let pixel = try pixels(image(size) { _ in string.draw(in: rect) })
        var bounds = CGRect.null
        for y in rows ?? 0..<Int(size.height) { for x in 0..<Int(size.width) where pixel(x, y)[3] > 60 { bounds = bounds.union(CGRect(x: x, y: y, width: 1, height: 1)) } }
        return bounds
    }
    private func string(_ text: String, _ change: (NSMutableParagraphStyle) -> Void) -> NSAttributedString {
        let style = NSMutableParagraphStyle()
        change(style)
        return NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 20), .paragraphStyle: style])
    }
    private let all = CGRect(x: 0, y: 0, width: 200, height: 120)

    @Test func linesAreIndented() throws {
        let plain = try ink(string("HHH HHH HHH HHH HHH HHH") { _ in }, in: all)
        let hanging = string("HHH HHH HHH HHH HHH HHH") { ($0.firstLineHeadIndent, $0.headIndent) = (10, 40) }
        let line = Int(UIFont.systemFont(ofSize: 20).lineHeight)
        let first = try ink(hanging, in: all, rows: 0..<line), second = try ink(hanging, in: all, rows: line..<2 * line)
        #expect(abs(first.minX - plain.minX - 10) <= 1 && abs(second.minX - plain.minX - 40) <= 1, "\(plain) \(first) \(second)")
        let indented = string("HHH HHH HHH HHH HHH HHH") { ($0.firstLineHeadIndent, $0.headIndent, $0.tailIndent) = (50, 20, -60) }
        let start = try ink(indented, in: all, rows: 0..<line), rest = try ink(indented, in: all, rows: line..<2 * line)
        #expect(abs(start.minX - plain.minX - 50) <= 1 && abs(rest.minX - plain.minX - 20) <= 1 && max(start.maxX, rest.maxX) <= 140, "\(start) \(rest)")
        let short = string("HHH HHH HHH HHH") { ($0.tailIndent, $0.alignment) = (100, .right) }
        #expect(try abs(ink(short, in: all).maxX - 99) <= 2)
    }

    @Test func linesAreAsHighAsTheirStyleSays() throws {
        func height(_ change: (NSMutableParagraphStyle) -> Void) -> CGFloat {
            string("H\nH\nH", change).boundingRect(with: CGSize(width: 200, height: 1000), options: .usesLineFragmentOrigin, context: nil).height
        }
        let natural = UIFont.systemFont(ofSize: 20).lineHeight
        #expect(abs(height { _ in } - 3 * natural) < 0.1)
        #expect(abs(height { $0.lineHeightMultiple = 2 } - 6 * natural) < 0.1 && abs(height { $0.minimumLineHeight = 40 } - 120) < 0.1)
        #expect(abs(height { $0.maximumLineHeight = 15 } - 45) < 0.1 && abs(height { ($0.lineHeightMultiple, $0.maximumLineHeight) = (3, 30) } - 90) < 0.1)
        #expect(abs(height { ($0.paragraphSpacing, $0.paragraphSpacingBefore, $0.lineSpacing) = (5, 3, 2) } - 3 * natural - 20) < 0.1)
        // The space is above the letters.
        let usual = try ink(string("H") { _ in }, in: all), high = try ink(string("H") { $0.minimumLineHeight = natural + 30 }, in: all)
        #expect(abs(high.minY - usual.minY - 30) <= 1 && abs(high.height - usual.height) <= 1)
    }

    @Test func paragraphsHaveStylesOfTheirOwn() throws {
        let text = NSMutableAttributedString(string: "HH\n\nHH", attributes: [.font: UIFont.systemFont(ofSize: 20)]), right = NSMutableParagraphStyle()
        right.alignment = .right
        text.addAttribute(.paragraphStyle, value: right, range: NSRange(location: 4, length: 2))
        let line = Int(UIFont.systemFont(ofSize: 20).lineHeight)
        let first = try ink(text, in: all, rows: 0..<line), last = try ink(text, in: all, rows: 2 * line..<3 * line + 2)
        #expect(first.minX < 5 && last.maxX > 195 && last.minX > 150, "\(first) \(last)")
        #expect(try ink(text, in: all, rows: line + 2..<2 * line).isNull)
        let style = NSMutableParagraphStyle()
        (style.headIndent, style.lineHeightMultiple) = (3, 2)
        let copy = style.copy() as? NSParagraphStyle
        #expect(copy?.headIndent == 3 && copy?.lineHeightMultiple == 2 && copy == style && copy != NSParagraphStyle.default)
    }
}
