import Honeycomb
import SwiftUI

struct SnapshotsView: View {
    var photos = Self.photos(in: URL.homeDirectory.appending(path: "Pictures"))
    @State private var selection: Set<URL> = []

    var body: some View {
        HoneycombView(photos, id: \.self, selection: $selection, cellWidth: 110) { photo, cell in
            picture(photo)
                .clipShape(Hexagon())
                .overlay { Hexagon().stroke(.orange, lineWidth: cell.isSelected ? 5 : 0) }
                .scaleEffect(cell.isPressed ? 0.93 : 1)
        }
        .names { $0.deletingPathExtension().lastPathComponent }
        .overlay(alignment: .bottom) { Text("\(selection.count) of \(photos.count) chosen").padding(10).background(.thinMaterial, in: Capsule()) }
    }

    @ViewBuilder private func picture(_ photo: URL) -> some View {
        if let image = UIImage(contentsOfFile: photo.path) { Image(uiImage: image).resizable().scaledToFill() } else { drawn(photo) }
    }

    private func drawn(_ photo: URL) -> some View {
        let number = Double(photo.lastPathComponent.dropFirst(6)) ?? 0
        return LinearGradient(colors: [Color(hue: (number * 0.07).truncatingRemainder(dividingBy: 1), saturation: 0.6, brightness: 0.95), .indigo], startPoint: .top, endPoint: .bottom)
    }

    static func photos(in folder: URL) -> [URL] {
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        let photos = files.filter { ["jpg", "jpeg", "png", "heic", "webp"].contains($0.pathExtension.lowercased()) }.sorted { $0.path < $1.path }
        return photos.isEmpty ? (1...37).map { URL(filePath: "/Drawn \($0)") } : photos
    }
}
