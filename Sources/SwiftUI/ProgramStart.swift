// The start of a program: with windows, or with the requested picture or film.

import Foundation
import WaggleBrowser
import WaggleCore
import WaggleDesktop
import WaggleHeadless
import WaggleRequest
import WaggleRuntime
import WaggleUIKit

extension App {
    /// Runs the program and ends the process: shows its windows until the last one is closed, or fulfils `WAGGLE_REQUEST`.
    @MainActor public static func main() {
        ProgramProcess.run { request in
            let request = request ?? .ownWindow
            if PreviewWallProgram.start(request) { return }
            if request.action == .browser { return BrowserSession.start(request, Self.self, wrapper: applicationContentWrapper()) }
            guard case .window = request.action else {
                return try ProgramHost.run(request) { AppView(Self(), wrapper: applicationContentWrapper()) }
            }
            try Desktop(request).run(Self.self, wrapper: applicationContentWrapper())
        }
    }
}

extension ImageRenderer {
    /// The current image of the view, with the renderer's scale; nil if `cgImage` is nil.
    @MainActor public var uiImage: UIImage? { cgImage.map { UIImage(cgImage: $0, scale: scale) } }
}
