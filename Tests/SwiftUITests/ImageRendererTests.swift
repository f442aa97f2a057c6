import Combine
import SwiftUI
import Testing
import TestSupport

private final class Counter: ObservableObject {
    @Published var count = 1
}

private struct Bars: View {
    @ObservedObject var counter: Counter
    var body: some View {
        HStack(spacing: 0) { ForEach(0..<counter.count, id: \.self) { _ in Color.red.frame(width: 4, height: 6) } }
    }
}

@MainActor @Suite struct ImageRendererTests {
    /// Red, green, blue and alpha of a pixel.
    private func pixel(_ image: CGImage?, _ x: Int, _ y: Int) -> [UInt8] {
        guard let image, x < image.width, y < image.height else { return [] }
        let start = (y * image.width + x) * 4, pixels = image.source.pixels
        return [pixels[start + 2], pixels[start + 1], pixels[start], pixels[start + 3]]
    }

    @Test func aPictureIsAsLargeAsTheView() {
        let renderer = ImageRenderer(content: Color(red: 1, green: 0, blue: 0).frame(width: 10, height: 5))
        #expect(renderer.scale == 1 && renderer.proposedSize == .unspecified && !renderer.isOpaque)
        #expect(renderer.cgImage?.width == 10 && renderer.cgImage?.height == 5)
        #expect(pixel(renderer.cgImage, 9, 4) == [255, 0, 0, 255])
        renderer.scale = 3
        #expect(renderer.cgImage?.width == 30 && renderer.cgImage?.height == 15)
        #expect(renderer.uiImage?.size == CGSize(width: 10, height: 5) && renderer.uiImage?.scale == 3)
    }

    @Test func theViewIsOfferedTheProposedSize() {
        let renderer = ImageRenderer(content: Color.blue)
        // Without a proposal, the ideal size applies, which is 10 for views that have none.
        #expect(renderer.cgImage?.width == 10 && renderer.cgImage?.height == 10)
        renderer.proposedSize = ProposedViewSize(width: 40, height: 30)
        #expect(renderer.cgImage?.width == 40 && renderer.cgImage?.height == 30)
        renderer.proposedSize.height = nil
        #expect(renderer.cgImage?.height == 10)
    }

    @Test func contentWithoutPixelsGivesNoImage() {
        #expect(ImageRenderer(content: EmptyView()).cgImage == nil)
        #expect(ImageRenderer(content: Color.red.frame(width: 0, height: 10)).cgImage == nil)
        #expect(ImageRenderer(content: Color.red.frame(width: 40_000, height: 10)).cgImage == nil)
        let renderer = ImageRenderer(content: Color.red)
        for scale in [0, -1, CGFloat.nan, .infinity] {
            renderer.scale = scale
            #expect(renderer.uiImage == nil)
        }
    }

    @Test func picturesAreTransparentUnlessTheyAreOpaque() {
        let renderer = ImageRenderer(content: Color.clear.frame(width: 2, height: 2))
        #expect(pixel(renderer.cgImage, 0, 0) == [0, 0, 0, 0])
        renderer.isOpaque = true
        #expect(pixel(renderer.cgImage, 0, 0) == [0, 0, 0, 255])
    }

    @Test func stateStaysFromPictureToPicture() {
        let counter = Counter(), renderer = ImageRenderer(content: Bars(counter: counter))
        #expect(renderer.cgImage?.width == 4)
        counter.count = 3
        #expect(renderer.cgImage?.width == 12)
        let other = Counter()
        other.count = 2
        renderer.content = Bars(counter: other)
        #expect(renderer.cgImage?.width == 8)
    }

    @Test func whatThePictureShowedIsFreedWithTheRenderer() {
        struct Note: View {
            @StateObject var counter: Counter
            @Environment(\.colorScheme) private var scheme
            var body: some View { Color.red.frame(width: CGFloat(counter.count), height: scheme == .dark ? 1 : 2) }
        }
        weak var counter: Counter?
        do {
            let made = Counter(), renderer = ImageRenderer(content: Note(counter: made))
            counter = made
            #expect(renderer.cgImage?.height == 2)
        }
        #expect(counter == nil)
    }

    @Test func aChangeOfTheViewIsPublished() async {
        let counter = Counter(), renderer = ImageRenderer(content: Bars(counter: counter))
        _ = renderer.cgImage
        var changes = 0
        let watch = renderer.objectWillChange.sink { changes += 1 }
        counter.count = 2
        await eventually { changes > 0 }
        #expect(changes > 0)
        watch.cancel()
    }

    @Test func aRendererThatDoesNotObserveTellsOnlyItsOwnChanges() async {
        let counter = Counter(), renderer = ImageRenderer(content: Bars(counter: counter))
        renderer.isObservationEnabled = false
        _ = renderer.cgImage
        var changes = 0
        let watch = renderer.objectWillChange.sink { changes += 1 }
        counter.count = 2
        for _ in 0..<50 { await Task.yield() }
        #expect(changes == 0)
        renderer.scale = 2
        #expect(changes == 1)
        watch.cancel()
    }

    @Test func changesInOnAppearAreInTheFirstImage() {
        struct Late: View {
            @State private var width: CGFloat = 1
            var body: some View { Color.red.frame(width: width, height: 1).onAppear { width = 7 } }
        }
        #expect(ImageRenderer(content: Late()).cgImage?.width == 7)
    }

    @Test func picturesBecomeFilesAndViewsAgain() throws {
        let renderer = ImageRenderer(content: Color(red: 0, green: 1, blue: 0).frame(width: 6, height: 4))
        let image = try #require(renderer.uiImage)
        let png = try #require(image.pngData()), jpeg = try #require(image.jpegData(compressionQuality: 0.9))
        #expect(png.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]) && jpeg.prefix(2) == Data([0xFF, 0xD8]))
        let again = try #require(UIImage(data: png))
        #expect(pixel(again.cgImage, 5, 3) == [0, 255, 0, 255])
        #expect(UIImage(data: Data("no picture".utf8)) == nil)
        let shown = ImageRenderer(content: Image(uiImage: again).resizable().frame(width: 3, height: 3)).cgImage
        #expect(pixel(shown, 1, 1) == [0, 255, 0, 255])
        #expect(ImageRenderer(content: Image(decorative: try #require(again.cgImage), scale: 2)).cgImage?.width == 3)
    }

    @Test func transparencyIsWhiteInJPEG() throws {
        let image = try #require(ImageRenderer(content: Color.clear.frame(width: 8, height: 8)).uiImage)
        let again = UIImage(data: try #require(image.jpegData(compressionQuality: 1)))
        #expect(pixel(again?.cgImage, 4, 4) == [255, 255, 255, 255])
    }

    @Test func aPictureIsCut() throws {
        let image = try #require(ImageRenderer(content: HStack(spacing: 0) { Color(red: 1, green: 0, blue: 0); Color(red: 0, green: 0, blue: 1) }
            .frame(width: 8, height: 4)).cgImage)
        let part = try #require(image.cropping(to: CGRect(x: 3.5, y: 1, width: 100, height: 2)))
        #expect(part.width == 5 && part.height == 2)
        #expect(pixel(part, 0, 0) == [255, 0, 0, 255] && pixel(part, 1, 1) == [0, 0, 255, 255])
        #expect(image.cropping(to: CGRect(x: 20, y: 0, width: 1, height: 1)) == nil)
        #expect(image.cropping(to: .null) == nil)
    }

    @Test func aViewBecomesADocument() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("view-\(UUID().uuidString).pdf")
        defer { try? FileManager.default.removeItem(at: url) }
        ImageRenderer(content: Color.red.frame(width: 120, height: 80)).render { size, context in
            #expect(size == CGSize(width: 120, height: 80))
            var box = CGRect(origin: .zero, size: size)
            guard let document = CGContext(url as CFURL, mediaBox: &box, nil) else { return }
            document.beginPDFPage(nil)
            context(document)
            document.endPDFPage()
            document.closePDF()
        }
        let text = String(decoding: try Data(contentsOf: url), as: UTF8.self)
        #expect(text.hasPrefix("%PDF") && text.contains("/MediaBox [ 0 0 120 80 ]"))
    }

    @Test func aDocumentThatCannotBeWrittenIsNone() {
        #expect(CGContext(URL(fileURLWithPath: "/no/such/folder/a.pdf"), mediaBox: nil, nil) == nil)
        #expect(CGContext(URL(string: "https://example.org/a.pdf")!, mediaBox: nil, nil) == nil)
    }

    @Test func coordinatesOfADocumentGrowUpward() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("page-\(UUID().uuidString).pdf")
        let context = try #require(CGContext(url, mediaBox: nil, nil))
        context.beginPDFPage(nil)
        context.saveGState()
        context.translateBy(x: 10, y: 20)
        context.scaleBy(x: 2, y: 2)
        #expect(CGPoint(x: 1, y: 1).applying(context.ctm) == CGPoint(x: 12, y: 22))
        context.restoreGState()
        context.restoreGState()
        #expect(context.ctm == .identity)
        context.closePDF()
        try? FileManager.default.removeItem(at: url)
    }
}
