// Importing and moving files.

import Foundation
import UniformTypeIdentifiers

extension View {
    /// Lets the user choose a file while the binding is true. Cancelling only resets the binding.
    /// - Parameter allowedContentTypes: The types of the files that can be chosen.
    public nonisolated func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        importer(
            isPresented, allowedContentTypes, severalAllowed: false, { urls in if let url = urls.first { onCompletion(.success(url)) } },
            {})
    }
    /// Lets the user choose files while the binding is true. Cancelling only resets the binding.
    public nonisolated func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View {
        importer(isPresented, allowedContentTypes, severalAllowed: allowsMultipleSelection, { onCompletion(.success($0)) }, {})
    }
    /// Lets the user choose files while the binding is true.
    /// - Parameter onCancellation: Runs if the user cancels.
    public nonisolated func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
    ) -> some View {
        importer(isPresented, allowedContentTypes, severalAllowed: allowsMultipleSelection, { onCompletion(.success($0)) }, onCancellation)
    }

    private nonisolated func importer(
        _ isPresented: Binding<Bool>, _ types: [UTType], severalAllowed: Bool, _ chosen: @escaping ([URL]) -> Void,
        _ cancelled: @escaping () -> Void
    ) -> some View {
        let answer = UncheckedBox((chosen: chosen, cancelled: cancelled))
        // If only folders are allowed, the dialog chooses a folder.
        let wantsFolders = !types.isEmpty && types.allSatisfy { $0.conforms(to: .directory) }
        return modifier(FileDialogModifier(isPresented: isPresented, request: {
            FileRequest(wantsFolders ? .openFolder : .open(several: severalAllowed), title: "Open", types: types)
        }, chosen: { answer.value.chosen($0) }, cancelled: { answer.value.cancelled() }))
    }

    // MARK: Moving

    /// Lets the user choose the folder that a file moves to, while the binding is true.
    public nonisolated func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        fileMover(isPresented: isPresented, file: file, onCompletion: onCompletion, onCancellation: {})
    }
    /// Lets the user choose the folder that files move to, while the binding is true.
    public nonisolated func fileMover<C: Collection>(
        isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element == URL {
        fileMover(isPresented: isPresented, files: files, onCompletion: onCompletion, onCancellation: {})
    }
    /// Lets the user choose the folder that a file moves to, while the binding is true.
    /// - Parameter onCancellation: Runs if the user cancels.
    public nonisolated func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View {
        mover(isPresented, file.map { [$0] } ?? [], { onCompletion($0.map { $0[0] }) }, onCancellation)
    }
    /// Lets the user choose the folder that files move to, while the binding is true. If one cannot be moved, those already moved go back.
    /// - Parameter onCancellation: Runs if the user cancels.
    public nonisolated func fileMover<C: Collection>(
        isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View where C.Element == URL {
        mover(isPresented, Array(files), onCompletion, onCancellation)
    }

    private nonisolated func mover(
        _ isPresented: Binding<Bool>, _ files: [URL], _ completed: @escaping (Result<[URL], any Error>) -> Void,
        _ cancelled: @escaping () -> Void
    ) -> some View {
        let answer = UncheckedBox((completed: completed, cancelled: cancelled))
        return modifier(FileDialogModifier(isPresented: isPresented, request: {
            files.isEmpty ? nil : FileRequest(.openFolder, title: "Move")
        }, chosen: { folders in
            guard let folder = folders.first else { return }
            answer.value.completed(Result { try FileMoves.move(files, to: folder) })
        }, cancelled: { answer.value.cancelled() }))
    }
}

/// Moves all files or none.
enum FileMoves {
    static func move(_ files: [URL], to folder: URL) throws -> [URL] {
        var moved: [(from: URL, to: URL)] = []
        do {
            for file in files {
                let destination = folder.appendingPathComponent(file.lastPathComponent)
                try FileManager.default.moveItem(at: file, to: destination)
                moved.append((file, destination))
            }
        } catch {
            for move in moved.reversed() { try? FileManager.default.moveItem(at: move.to, to: move.from) }
            throw error
        }
        return moved.map(\.to)
    }
}
