// Images are exported as PNG data, and imported from every format that can be decoded.

import CoreTransferable
import Foundation
import UniformTypeIdentifiers
import WaggleCairo
import WaggleCore
import WaggleCoreGraphics
import WaggleDisplayList

extension Image: Transferable {
    /// Images are exported as PNG data. Symbols are not exported: only a view knows their size and colour.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .png) { image in
            guard let picture = image.picture else { throw TransferError("A symbol or a missing image cannot be exported.") }
            guard let data = UIImage(cgImage: CGImage(picture.source), scale: picture.scale)
                .pngData() else { throw TransferError("The image could not be encoded.") }
            return data
        }
        DataRepresentation(importedContentType: .image) { Image(try ImageDecoder.decode(Array($0)), scale: 1) }
    }
}

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
    public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.png.identifier, UTType.jpeg.identifier] }
    public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.image.identifier] }
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        let data = typeIdentifier == UTType.jpeg.identifier ? jpegData(compressionQuality: 0.9) : pngData()
        completionHandler(data, data == nil ? TransferError("The image could not be encoded.") : nil)
        return nil
    }
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let image = UIImage(data: data) as? Self else { throw TransferError("The data is not an image that can be decoded.") }
        return image
    }
}
