import Foundation
import Synchronization
import WaggleDisplayList
@testable import WaggleAssets

/// A catalogue folder that lives as long as a test.
final class CatalogFixture {
    let folder: URL

    init(_ files: [String: String]) throws {
        folder = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("catalog-\(UUID().uuidString).xcassets")
        for (path, text) in files {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func catalog(onIssue: @escaping @Sendable (AssetIssue) -> Void = { _ in }) -> AssetCatalog {
        AssetCatalog(folders: [folder], decoder: NumberDecoder(), onIssue: onIssue)
    }
}

/// “Decodes” a text file that contains a length into a square of that size.
struct NumberDecoder: AssetImageDecoder {
    func decode(contentsOf file: URL) throws -> ImageSource {
        guard let side = Int(try String(contentsOf: file, encoding: .utf8)) else { throw AssetMessage("it is no picture.") }
        return ImageSource(width: side, height: side, pixels: Array(repeating: 0, count: side * side * 4))
    }

    func rasterize(svg file: URL, scale: CGFloat) throws -> ImageSource {
        guard let side = Int(try String(contentsOf: file, encoding: .utf8)) else { throw AssetMessage("it is no drawing.") }
        let pixels = Int(CGFloat(side) * scale)
        return ImageSource(width: pixels, height: pixels, pixels: Array(repeating: 0, count: pixels * pixels * 4))
    }
    func rasterize(pdf file: URL, scale: CGFloat) throws -> ImageSource { try rasterize(svg: file, scale: scale) }
}

/// Collects issues from any thread.
final class IssueLog: Sendable {
    private let issues = Mutex<[AssetIssue]>([])
    func add(_ issue: AssetIssue) { issues.withLock { $0.append(issue) } }
    var all: [AssetIssue] { issues.withLock { $0 } }
}
