import Foundation
import UniformTypeIdentifiers
import WaggleCore

/// Lets a person choose a picture or a film: the desktop's dialog for files, open as soon as the controller is shown. There is no camera,
/// which `isSourceTypeAvailable` says.
@MainActor @preconcurrency
open class UIImagePickerController: UINavigationController {
    public enum SourceType: Int, Sendable { case photoLibrary = 0, camera = 1, savedPhotosAlbum = 2 }
    public enum CameraDevice: Int, Sendable { case rear = 0, front = 1 }
    public enum CameraCaptureMode: Int, Sendable { case photo = 0, video = 1 }
    public enum CameraFlashMode: Int, Sendable { case off = -1, auto = 0, on = 1 }
    public enum QualityType: Int, Sendable {
        case typeHigh = 0, typeMedium = 1, typeLow = 2, type640x480 = 3, typeIFrame1280x720 = 4, typeIFrame960x540 = 5
    }
    /// What the delegate is told of a choice.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A `UIImage`.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// A `UIImage`, if the picker allows editing. Nothing is cut off: it is the whole one.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        /// A string, such as `public.image`.
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        /// A picture's file.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
        /// A film's file.
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
        public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
    }

    /// False for the camera.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
        sourceType == .camera ? nil : [UTType.image.identifier, UTType.movie.identifier]
    }
    open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
    open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
    open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }

    /// The camera is not there; a picker with it opens the dialog for files, too.
    open var sourceType = SourceType.photoLibrary
    open var mediaTypes = [UTType.image.identifier]
    open var allowsEditing = false
    open var cameraDevice = CameraDevice.rear
    open var cameraCaptureMode = CameraCaptureMode.photo
    open var cameraFlashMode = CameraFlashMode.auto
    open var showsCameraControls = true
    open var videoQuality = QualityType.typeMedium
    open var videoMaximumDuration: TimeInterval = 600
    /// What the picker tells, besides what a navigation controller tells.
    private weak var owner: (any UIImagePickerControllerDelegate)?
    open override var delegate: (any UINavigationControllerDelegate)? {
        didSet { owner = delegate as? any UIImagePickerControllerDelegate }
    }
    private var hasAsked = false

    public init() {
        super.init(nibName: nil, bundle: nil)
        let dialog = UIHostingController(rootView: PictureFile(types: { [weak self] in
            (self?.mediaTypes ?? []).compactMap { UTType($0) }
        }, chosen: { [weak self] in self?.chosen($0) }))
        viewControllers = [dialog]
        isNavigationBarHidden = true
    }
    public required init?(coder: NSCoder) { return nil }

    private func chosen(_ file: URL?) {
        guard let owner else { return dismiss(animated: true) }
        guard let file else { return owner.imagePickerControllerDidCancel(self) }
        let type = UTType(filenameExtension: file.pathExtension) ?? .image
        var info: [InfoKey: Any] = [.mediaType: type.conforms(to: .movie) ? UTType.movie.identifier : UTType.image.identifier]
        if type.conforms(to: .movie) {
            info[.mediaURL] = file
        } else {
            guard let image = UIImage(contentsOfFile: file.path) else { return owner.imagePickerControllerDidCancel(self) }
            info[.originalImage] = image
            info[.imageURL] = file
            if allowsEditing { (info[.editedImage], info[.cropRect]) = (image, CGRect(origin: .zero, size: image.size)) }
        }
        owner.imagePickerController(self, didFinishPickingMediaWithInfo: info)
    }
}

@MainActor @preconcurrency
public protocol UIImagePickerControllerDelegate: AnyObject {
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}
extension UIImagePickerControllerDelegate {
    public func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) { picker.dismiss(animated: true) }
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }
}

/// A dialog that is open as soon as the view is there.
private struct PictureFile: View {
    let types: @MainActor () -> [UTType]
    let chosen: @MainActor (URL?) -> Void
    @State private var isPresented = false

    var body: some View {
        Color.clear
            .onAppear { isPresented = true }
            .fileImporter(
                isPresented: $isPresented, allowedContentTypes: types(), allowsMultipleSelection: false,
                onCompletion: { chosen((try? $0.get())?.first) }, onCancellation: { chosen(nil) })
    }
}
