import Foundation
import SwiftUI
import UniformTypeIdentifiers

/// A button by which a person chooses pictures or films: the desktop's dialog for files. Without a desktop nothing is chosen; a test
/// answers with `chooseFiles`.
nonisolated public struct PhotosPicker<Label: View>: View {
    private let choice: PhotosChoice
    private let label: Label
    @State private var isPresented = false

    @MainActor public var body: some View {
        Button { isPresented = true } label: { label }
            .modifier(PhotosDialog(isPresented: $isPresented, choice: choice))
    }

    /// - Parameter matching: What can be chosen; nil for pictures and films.
    public init(selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
                            preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
                            @ViewBuilder label: () -> Label) {
        (choice, self.label) = (PhotosChoice(selection, filter), label())
    }
    /// - Parameter maxSelectionCount: How many can be chosen; nil for any number.
    public init(selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
                            selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
                            preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
                            @ViewBuilder label: () -> Label) {
        (choice, self.label) = (PhotosChoice(selection, maxSelectionCount, filter), label())
    }
    public init(selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
                            preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
                            photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label) {
        (choice, self.label) = (PhotosChoice(selection, filter), label())
    }
    public init(selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
                            selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
                            preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary,
                            @ViewBuilder label: () -> Label) {
        (choice, self.label) = (PhotosChoice(selection, maxSelectionCount, filter), label())
    }
}

extension PhotosPicker where Label == Text {
    public init(_ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
                            preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic) {
        self.init(selection: selection, matching: filter) { Text(titleKey) }
    }
    public init(_ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
                            selectionBehavior: PhotosPickerSelectionBehavior = .default,
                            matching filter: PHPickerFilter? = nil,
                            preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic) {
        self.init(selection: selection, maxSelectionCount: maxSelectionCount, matching: filter) { Text(titleKey) }
    }
    public init(_ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
                            preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
                            photoLibrary: PHPhotoLibrary) {
        self.init(selection: selection, matching: filter) { Text(titleKey) }
    }
    public init(_ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
                            selectionBehavior: PhotosPickerSelectionBehavior = .default,
                            matching filter: PHPickerFilter? = nil,
                            preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
                            photoLibrary: PHPhotoLibrary) {
        self.init(selection: selection, maxSelectionCount: maxSelectionCount, matching: filter) { Text(titleKey) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
                                               preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic) {
        self.init(selection: selection, matching: filter) { Text(title) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
                                               selectionBehavior: PhotosPickerSelectionBehavior = .default,
                                               matching filter: PHPickerFilter? = nil,
                                               preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic) {
        self.init(selection: selection, maxSelectionCount: maxSelectionCount, matching: filter) { Text(title) }
    }
}

extension View {
    /// Lets a person choose a picture or film while the binding is true.
    public nonisolated func photosPicker(isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
                                         matching filter: PHPickerFilter? = nil,
                                         preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic) -> some View {
        modifier(PhotosDialog(isPresented: isPresented, choice: PhotosChoice(selection, filter)))
    }
    public nonisolated func photosPicker(isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
                                         selectionBehavior: PhotosPickerSelectionBehavior = .default,
                                         matching filter: PHPickerFilter? = nil,
                                         preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic) -> some View {
        modifier(PhotosDialog(isPresented: isPresented, choice: PhotosChoice(selection, maxSelectionCount, filter)))
    }
    public nonisolated func photosPicker(isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
                                         matching filter: PHPickerFilter? = nil,
                                         preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
                                         photoLibrary: PHPhotoLibrary) -> some View {
        photosPicker(isPresented: isPresented, selection: selection, matching: filter)
    }
    public nonisolated func photosPicker(isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
                                         selectionBehavior: PhotosPickerSelectionBehavior = .default,
                                         matching filter: PHPickerFilter? = nil,
                                         preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
                                         photoLibrary: PHPhotoLibrary) -> some View {
        photosPicker(isPresented: isPresented, selection: selection, maxSelectionCount: maxSelectionCount, matching: filter)
    }
    /// Has no effect: see `PhotosPickerStyle`.
    public nonisolated func photosPickerStyle(_ style: PhotosPickerStyle) -> some View { self }
}

/// What is chosen, and where it goes.
struct PhotosChoice: @unchecked Sendable {
    let types: [UTType]
    /// Nil for any number.
    let most: Int?
    let take: @MainActor ([PhotosPickerItem]) -> Void

    init(_ selection: Binding<PhotosPickerItem?>, _ filter: PHPickerFilter?) {
        (types, most) = (filter?.types ?? [.image, .movie], 1)
        take = { if let item = $0.first { selection.wrappedValue = item } }
    }
    init(_ selection: Binding<[PhotosPickerItem]>, _ most: Int?, _ filter: PHPickerFilter?) {
        (types, self.most) = (filter?.types ?? [.image, .movie], most)
        take = { selection.wrappedValue = $0 }
    }
}

struct PhotosDialog: ViewModifier {
    let isPresented: Binding<Bool>
    let choice: PhotosChoice

    func body(content: Content) -> some View {
        content.fileImporter(
            isPresented: isPresented, allowedContentTypes: choice.types, allowsMultipleSelection: choice.most != 1) { result in
            guard let files = try? result.get(), !files.isEmpty else { return }
            choice.take(files.prefix(max(choice.most ?? .max, 0)).map(PhotosPickerItem.init))
        }
    }
}
