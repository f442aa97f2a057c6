import Foundation
import WaggleTesting

extension TestScreen {
    /// Writes a picture for eyes, into the folder that `CHARTS_LOOK` names.
    func look(_ name: String) throws {
        guard let folder = ProcessInfo.processInfo.environment["CHARTS_LOOK"] else { return }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try savePicture(to: "\(folder)/\(name).png")
    }
}
