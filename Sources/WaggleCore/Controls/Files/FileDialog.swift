// File dialogs presented by a binding.

import Foundation
import UniformTypeIdentifiers

/// The settings of file dialogs inside a view.
struct FileDialogSettings {
    var message: Text?
    var confirmation: Text?
    var folder: URL?
}

private struct FileDialogSettingsKey: EnvironmentKey { static var defaultValue: FileDialogSettings { FileDialogSettings() } }

extension EnvironmentValues {
    var fileDialogSettings: FileDialogSettings {
        get { self[FileDialogSettingsKey.self] }
        set { self[FileDialogSettingsKey.self] = newValue }
    }
}

/// Shows a file dialog of the desktop while a binding is true, and passes on the user's choice.
nonisolated struct FileDialogModifier: ViewModifier, @unchecked Sendable {
    let isPresented: Binding<Bool>
    /// The dialog to show; nil if there is nothing to choose.
    let request: () -> FileRequest?
    let chosen: @MainActor ([URL]) -> Void
    let cancelled: @MainActor () -> Void

    @MainActor func body(content: Content) -> some View { content.modifier(FileDialogHost(dialog: self)) }
}

/// Holds the open dialog.
private struct FileDialogHost: ViewModifier {
    let dialog: FileDialogModifier
    @State private var session = FileDialogSession()
    @Environment(\.hostServices) private var host
    @Environment(\.fileDialogSettings) private var settings

    @MainActor func body(content: Content) -> some View {
        let isAsked = dialog.isPresented.wrappedValue
        content
            .onChange(of: isAsked, initial: true) { if isAsked { present() } else { session.close() } }
            .onDisappear { session.close() }
    }

    @MainActor private func present() {
        let isPresented = dialog.isPresented, dialog = dialog
        guard let host, var request = dialog.request() else { return isPresented.wrappedValue = false }
        let values = EnvironmentValues()
        request.message = settings.message?.string(in: values)
        request.confirmation = settings.confirmation?.string(in: values)
        request.folder = request.folder ?? settings.folder
        session.open(host, request) { files in
            isPresented.wrappedValue = false
            if files.isEmpty { dialog.cancelled() } else { dialog.chosen(files) }
        }
    }
}

/// At most one open dialog.
@MainActor
private final class FileDialogSession {
    private var number = 0
    private var closeDialog: (@MainActor () -> Void)?
    nonisolated init() {}

    func open(_ host: any HostServices, _ request: FileRequest, _ answer: @escaping @MainActor ([URL]) -> Void) {
        close()
        let own = number
        let close = host.chooseFiles(request) { [weak self] files in
            // Ignores the answer of a dialog that was closed in the meantime.
            guard let self, self.number == own else { return }
            self.number += 1
            self.closeDialog = nil
            answer(files)
        }
        if number == own { closeDialog = close }
    }
    /// Closes the dialog without an answer.
    func close() {
        number += 1
        closeDialog?()
        closeDialog = nil
    }
}

// MARK: Appearance of dialogs

/// Display options of file dialogs.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Lets users enter packages. Here they always can.
    public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
    @available(*, unavailable, message: "Users show hidden files in the dialog with Control-H. Leave the option out.")
    public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
    /// Shows filename extensions. They are always shown here.
    public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}

extension View {
    private nonisolated func fileDialog(_ change: @escaping (inout FileDialogSettings) -> Void) -> some View {
        transformEnvironment(\.fileDialogSettings, transform: change)
    }
    /// The initial folder of file dialogs; nil for the user's last one.
    public nonisolated func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
        fileDialog { $0.folder = defaultDirectory }
    }
    /// The title of file dialogs.
    public nonisolated func fileDialogMessage(_ message: Text?) -> some View { fileDialog { $0.message = message } }
    public nonisolated func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View { fileDialogMessage(Text(messageKey)) }
    @_disfavoredOverload
    public nonisolated func fileDialogMessage(_ messageResource: LocalizedStringResource) -> some View {
        fileDialogMessage(Text(messageResource))
    }
    @_disfavoredOverload
    public nonisolated func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View { fileDialogMessage(Text(message)) }
    /// The label of the confirmation button of file dialogs.
    public nonisolated func fileDialogConfirmationLabel(_ label: Text?) -> some View { fileDialog { $0.confirmation = label } }
    public nonisolated func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
        fileDialogConfirmationLabel(Text(labelKey))
    }
    @_disfavoredOverload
    public nonisolated func fileDialogConfirmationLabel(_ label: LocalizedStringResource) -> some View {
        fileDialogConfirmationLabel(Text(label))
    }
    @_disfavoredOverload
    public nonisolated func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View {
        fileDialogConfirmationLabel(Text(label))
    }
    /// Sets display options of file dialogs. The desktop's dialogs always behave as these options request.
    public nonisolated func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View { self }
}
