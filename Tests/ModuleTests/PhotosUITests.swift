import Foundation
import PhotosUI
import SwiftUI
import Testing
import UIKit
import WaggleTesting

@MainActor struct PhotosUITests {
    /// The call form of most programs.
    private struct Portrait: View {
        @State private var item: PhotosPickerItem?
        @State private var image: Image?
        var body: some View {
            VStack {
                PhotosPicker(selection: $item, matching: .images, photoLibrary: .shared()) { Label("Choose a photo", systemImage: "photo") }
                if image != nil { Text("There it is") }
            }
            .onChange(of: item) { _, item in
                Task {
                    if let data = try? await item?.loadTransferable(type: Data.self), let picture = UIImage(data: data) {
                        image = Image(uiImage: picture)
                    }
                }
            }
        }
    }

    private func picture() throws -> URL {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
        let data = try #require(
            UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2)) }.pngData())
        try data.write(to: file)
        return file
    }

    @Test func aChosenPhotoIsAFileThatIsReadOnRequest() throws {
        let screen = try TestScreen(Portrait()), file = try picture()
        defer { try? FileManager.default.removeItem(at: file) }
        try screen.tap("Choose a photo")
        #expect(screen.fileDialog?.types == [.image] && screen.fileDialog?.purpose == .open(several: false))
        try screen.chooseFiles([file])
        screen.advance(by: 0.5)
        #expect(screen.shows("There it is"))
    }

    @Test func noMoreThanTheMostAreTakenAndCancellingKeepsTheSelection() throws {
        struct Album: View {
            @State private var items: [PhotosPickerItem] = []
            var body: some View {
                PhotosPicker("Add \(items.count)", selection: $items, maxSelectionCount: 2, matching: .any(of: [.images, .not(.videos)]))
            }
        }
        let screen = try TestScreen(Album())
        try screen.tap("Add 0")
        #expect(screen.fileDialog?.types == [.image] && screen.fileDialog?.purpose == .open(several: true))
        try screen.chooseFiles(["a", "b", "c"].map { URL(fileURLWithPath: "/tmp/\($0).png") })
        screen.advance(by: 0.1)
        try screen.tap("Add 2")
        try screen.chooseFiles([])
        #expect(screen.shows("Add 2"))
    }

    @Test func anItemThatIsNoPictureMakesNone() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
        try Data("eel".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(try await PhotosPickerItem(itemIdentifier: "A").loadTransferable(type: Data.self) == nil)
        #expect(await PHPhotoLibrary.requestAuthorization(for: .addOnly) == .denied)
        await #expect(throws: PHPhotosError(.accessUserDenied)) { try await PHPhotoLibrary.shared().performChanges {} }
    }

    @Test func thePickerOfUIKitTellsItsDelegate() throws {
        @MainActor final class Owner: UIViewController, PHPickerViewControllerDelegate {
            let label = UILabel()
            override func viewDidLoad() {
                super.viewDidLoad()
                label.frame = CGRect(x: 20, y: 100, width: 200, height: 30)
                view.addSubview(label)
            }
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                guard label.text == nil else { return }
                label.text = "none"
                var configuration = PHPickerConfiguration()
                configuration.filter = .images
                configuration.selectionLimit = 0
                let picker = PHPickerViewController(configuration: configuration)
                picker.delegate = self
                present(picker, animated: false)
            }
            func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
                label.text = "\(results.count) \(results.first?.itemProvider.canLoadObject(ofClass: UIImage.self) == true)"
                picker.dismiss(animated: false)
            }
        }
        struct Screen: UIViewControllerRepresentable {
            func makeUIViewController(context: Context) -> Owner { Owner() }
            func updateUIViewController(_ controller: Owner, context: Context) {}
        }
        let screen = try TestScreen(Screen()), file = try picture()
        defer { try? FileManager.default.removeItem(at: file) }
        screen.advance(by: 1)
        try screen.chooseFiles([file])
        screen.advance(by: 1)
        #expect(screen.shows("1 true"))
    }
}

/// UIKit's own picker, in the form in which most programs wrap it.
@MainActor struct ImagePickerTests {
    private struct Picker: UIViewControllerRepresentable {
        let told: (UIImage?) -> Void
        func makeCoordinator() -> Coordinator { Coordinator(self) }
        func makeUIViewController(context: Context) -> UIImagePickerController {
            let picker = UIImagePickerController()
            picker.sourceType = .photoLibrary
            picker.allowsEditing = true
            picker.delegate = context.coordinator
            return picker
        }
        func updateUIViewController(_ controller: UIImagePickerController, context: Context) {}
        final class Coordinator: NSObject, UINavigationControllerDelegate, UIImagePickerControllerDelegate {
            let parent: Picker
            init(_ parent: Picker) { self.parent = parent }
            func imagePickerController(
                _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
            ) {
                parent.told(info[.editedImage] as? UIImage)
            }
            func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { parent.told(nil) }
        }
    }

    @Test func aChosenFileIsAnImage() throws {
        struct Page: View {
            @State private var isShown = false
            @State private var text = "nothing"
            var body: some View {
                Button("Choose") { isShown = true }
                Text(text)
                    .sheet(isPresented: $isShown) {
                        Picker {
                            text = $0.map { "\(Int($0.size.width))" } ?? "cancelled"
                            isShown = false
                        }
                    }
            }
        }
        let screen = try TestScreen(Page()),
            file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
        try #require(UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
        }.pngData()).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        try screen.tap("Choose")
        screen.advance(by: 1)
        try screen.chooseFiles([file])
        screen.advance(by: 1)
        #expect(!screen.shows("nothing") && !screen.shows("cancelled") && !UIImagePickerController.isSourceTypeAvailable(.camera))
        try screen.tap("Choose")
        screen.advance(by: 1)
        try screen.chooseFiles([])
        screen.advance(by: 1)
        #expect(screen.shows("cancelled"))
    }
}
