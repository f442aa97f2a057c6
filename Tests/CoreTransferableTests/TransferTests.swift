import CoreTransferable
import Foundation
import Testing
import UniformTypeIdentifiers

@Suite struct UTTypeTests {
    @Test func aTypeIsASpecialCaseOfItsAncestors() {
        #expect(UTType.png.conforms(to: .image))
        #expect(UTType.png.conforms(to: .data))
        #expect(UTType.png.conforms(to: .png))
        #expect(!UTType.image.conforms(to: .png))
        #expect(UTType.swiftSource.isSubtype(of: .text))
        #expect(!UTType.png.isSubtype(of: .png))
        #expect(UTType.fileURL.conforms(to: .url))
    }
    @Test func extensionsAndMIMETypesLeadToTypes() {
        #expect(UTType(filenameExtension: "JPG") == .jpeg)
        #expect(UTType(mimeType: "image/png") == .png)
        #expect(UTType.jpeg.preferredFilenameExtension == "jpg")
        #expect(UTType.json.preferredMIMEType == "application/json")
        #expect(UTType("public.png") == .png)
        #expect(UTType("nobody.knows") == nil)
    }
    @Test func anUnknownExtensionHasADynamicTypeThatKeepsIt() throws {
        let type = try #require(UTType(filenameExtension: "pond"))
        #expect(type.isDynamic)
        #expect(type.preferredFilenameExtension == "pond")
        #expect(type.conforms(to: .data))
        #expect(UTType(filenameExtension: "pond", conformingTo: .image)?.conforms(to: .image) == true)
    }
    @Test func aTypeOfTheProgramsOwnConformsToWhatItSays() {
        let note = UTType(exportedAs: "org.pond.note", conformingTo: .json)
        #expect(note.conforms(to: .text))
        #expect(UTType(exportedAs: "org.pond.fish").conforms(to: .data))
    }
    @Test func aPathTakesTheUsualExtension() {
        #expect(URL(fileURLWithPath: "/a").appendingPathComponent("b", conformingTo: .png).lastPathComponent == "b.png")
        #expect(URL(fileURLWithPath: "/a").appendingPathComponent("b.jpeg", conformingTo: .jpeg).lastPathComponent == "b.jpeg")
    }
}

private struct Note: Codable, Equatable, Transferable {
    var title: String
    static let type = UTType(exportedAs: "org.pond.note")
    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: type)
        ProxyRepresentation(exporting: \.title)
    }
}
private struct Sketch: Equatable, Transferable {
    var lines: [String]
    static var transferRepresentation: some TransferRepresentation {
        FileRepresentation(contentType: .log) { sketch in
            let file = FileManager.default.temporaryDirectory.appendingPathComponent("sketch-\(UUID().uuidString).log")
            try sketch.lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
            return SentTransferredFile(file)
        } importing: { received in
            Sketch(lines: try String(contentsOf: received.file, encoding: .utf8).split(separator: "\n").map(String.init))
        }
        DataRepresentation(exportedContentType: .json) { try JSONEncoder().encode($0.lines) }.exportingCondition { $0.lines.count > 1 }
            .suggestedFileName("sketch.json")
    }
}

@Suite struct TransferableTests {
    private func provider<T: Transferable & Sendable>(of item: T) -> NSItemProvider {
        let provider = NSItemProvider()
        provider.register(item)
        return provider
    }
    private func load<T: Transferable & Sendable>(_ type: T.Type, from provider: NSItemProvider) async throws -> T {
        try await withCheckedThrowingContinuation { continuation in _ = provider.loadTransferable(type: T.self) { continuation.resume(with: $0) } }
    }

    @Test func aValueTravelsAsItsBestFormAndAsItsProxy() async throws {
        let provider = provider(of: Note(title: "Lily"))
        #expect(provider.registeredContentTypes == [Note.type, .utf8PlainText])
        #expect(try await load(Note.self, from: provider) == Note(title: "Lily"))
        #expect(try await load(String.self, from: provider) == "Lily")
    }
    @Test func whatOnlyLeavesIsNotRead() async throws {
        await #expect(throws: (any Error).self) { try await load(Note.self, from: provider(of: "Lily")) }
    }
    @Test func aFileRepresentationWritesAndReadsFiles() async throws {
        let provider = provider(of: Sketch(lines: ["a", "b"]))
        #expect(try await load(Sketch.self, from: provider) == Sketch(lines: ["a", "b"]))
        #expect(provider.suggestedName == "sketch.json")
    }
    @Test func aConditionHidesAForm() {
        #expect(provider(of: Sketch(lines: ["a"])).registeredContentTypes == [.log])
        #expect(provider(of: Sketch(lines: ["a", "b"])).registeredContentTypes == [.log, .json])
    }
    @Test func anAddressTravelsAsAddressAndAsText() async throws {
        let url = try #require(URL(string: "https://example.org/pond"))
        #expect(try await load(URL.self, from: provider(of: url)) == url)
        #expect(try await load(String.self, from: provider(of: url)) == "https://example.org/pond")
        #expect(provider(of: URL(fileURLWithPath: "/a/b")).registeredContentTypes == [.fileURL, .url])
    }
    @Test func attributedTextKeepsItsLinks() async throws {
        var text = AttributedString("Lily")
        text.link = URL(string: "https://example.org")
        #expect(try await load(AttributedString.self, from: provider(of: text)) == text)
        #expect(try await load(String.self, from: provider(of: text)) == "Lily")
    }
    @Test func aProviderOfAFileHasItsContentsAndItsAddress() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("pond-\(UUID().uuidString).txt")
        try Data("Lily".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let provider = try #require(NSItemProvider(contentsOf: file))
        #expect(provider.registeredContentTypes == [.plainText, .fileURL])
        #expect(try await load(String.self, from: provider) == "Lily")
        #expect(try await load(URL.self, from: provider).lastPathComponent == file.lastPathComponent)
        #expect(NSItemProvider(contentsOf: URL(fileURLWithPath: "/nobody/knows")) == nil)
    }
    @Test func objectsLoadByTheirClass() async throws {
        let provider = NSItemProvider(object: "Lily" as NSString)
        #expect(provider.canLoadObject(ofClass: NSString.self))
        #expect(!provider.canLoadObject(ofClass: URL.self))
        let text: String? = await withCheckedContinuation { continuation in _ = provider.loadObject(ofClass: String.self) { text, _ in continuation.resume(returning: text) } }
        #expect(text == "Lily")
    }
    @Test func valuesAreExportedAndReadByHand() async throws {
        let data = try await Note(title: "Reed").exported(as: .utf8PlainText)
        #expect(String(decoding: data, as: UTF8.self) == "Reed")
        #expect(try await String(importing: data, contentType: .utf8PlainText) == "Reed")
        await #expect(throws: TransferError.self) { _ = try await Note(title: "Reed").exported(as: .png) }
    }
}
