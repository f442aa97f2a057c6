// Transfers colors as their components.

import CoreTransferable
import Foundation
import UniformTypeIdentifiers

extension Color: Transferable {
    /// The color in the default (light) environment: red, green, blue and opacity in sRGB.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: UTType(exportedAs: "com.apple.uikit.color")) { color in
            let resolved = color.resolve(in: EnvironmentValues())
            return try JSONEncoder().encode([resolved.red, resolved.green, resolved.blue, resolved.opacity])
        } importing: { data in
            let parts = try JSONDecoder().decode([Float].self, from: data)
            guard parts.count == 4 else { throw TransferError("A colour has four components, not \(parts.count).") }
            return Color(Color.Resolved(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3]))
        }
    }
}
