import Foundation
import SwiftUI
import UIKit
import UniformTypeIdentifiers

/// What a picker of UIKit's lets a person choose.
public struct PHPickerConfiguration: Equatable, Hashable, Sendable {
    public enum AssetRepresentationMode: Int, Sendable { case automatic = 0, current = 1, compatible = 2 }
    public enum Selection: Int, Sendable { case `default` = 0, ordered = 1, continuous = 2, continuousAndOrdered = 3 }
    /// Nil for pictures and films.
    public var filter: PHPickerFilter?
    /// 0 for any number.
    public var selectionLimit = 1
    public var selection = Selection.default
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    public var preselectedAssetIdentifiers: [String] = []
    public init() {}
    public init(photoLibrary: PHPhotoLibrary) {}
}

/// A picture or film that a person has chosen.
public struct PHPickerResult: Equatable, Hashable, @unchecked Sendable {
    public let itemProvider: NSItemProvider
    public let assetIdentifier: String?
}

@MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
    /// - Parameter results: Empty if the person cancelled.
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// Lets a person choose pictures or films. It opens the desktop's dialog for files, and is empty behind it; the delegate dismisses it.
@MainActor
open class PHPickerViewController: UIViewController {
    public let configuration: PHPickerConfiguration
    open weak var delegate: (any PHPickerViewControllerDelegate)?

    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) { return nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let types = configuration.filter?.types ?? [.image, .movie]
        let dialog = UIHostingController(rootView: FilesDialog(
            types: types, most: configuration.selectionLimit > 0 ? configuration.selectionLimit : nil) { [weak self] files in
            guard let self else { return }
            delegate?.picker(self, didFinishPicking: files.compactMap { file in
                NSItemProvider(contentsOf: file).map { PHPickerResult(itemProvider: $0, assetIdentifier: nil) }
            })
        })
        view.backgroundColor = .systemBackground
        addChild(dialog)
        dialog.view.frame = view.bounds
        dialog.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(dialog.view)
        dialog.didMove(toParent: self)
    }
}

/// A dialog that is open as soon as the view is there.
private struct FilesDialog: View {
    let types: [UTType]
    let most: Int?
    let chosen: @MainActor ([URL]) -> Void
    @State private var isPresented = false

    var body: some View {
        Color.clear
            .onAppear { isPresented = true }
            .fileImporter(isPresented: $isPresented, allowedContentTypes: types, allowsMultipleSelection: most != 1,
                          onCompletion: { chosen(Array(((try? $0.get()) ?? []).prefix(most ?? .max))) },
                          onCancellation: { chosen([]) })
    }
}
