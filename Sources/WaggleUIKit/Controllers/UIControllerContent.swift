// Shows a controller: its view, its life cycle and its presentations.

import Foundation
import WaggleCore

/// A controller's view with its content.
nonisolated struct UIControllerContent: View {
    let controller: UIViewController
    @Environment(\.surroundingCompanion) private var companion
    @Environment(\.uiWindow) private var window

    init(controller: UIViewController) { self.controller = controller }

    @MainActor var body: some View {
        let _ = controller.presentationChanges.count
        let _ = controller.surroundingNavigation = companion as? UINavigationController
        UIViewContent(view: controller.view)
            .touches(of: controller.view)
            .navigationItem(of: controller)
            .onAppear {
                // A view that a superview does not show has its window from the scene.
                if controller.view.superview == nil { controller.view.enter(window.object ?? UIWindow()) }
                controller.appear()
            }
            .onDisappear {
                controller.disappear()
                controller.view.enter(nil)
            }
            .interactiveDismissDisabled(controller.isModalInPresentation)
            .modifier(Presentations(controller: controller))
            .appearance(controller.overrideUserInterfaceStyle)
    }
}

/// Shows the presentations of a controller.
nonisolated struct Presentations: ViewModifier {
    let controller: UIViewController?

    @MainActor func body(content: Content) -> some View {
        let _ = controller?.presentationChanges.count
        content
            .sheet(isPresented: isPresented(.sheet)) { controller?.dismissalDidEnd() } content: { PresentedContent(presenter: controller) }
            .fullScreenCover(isPresented: isPresented(.cover)) {
                controller?.dismissalDidEnd()
            } content: {
                PresentedContent(presenter: controller)
            }
            .alert(dialog(.alert), isPresented: isPresented(.alert))
            .confirmationDialog(dialog(.actionSheet), isPresented: isPresented(.actionSheet))
    }
    /// The presented alert; an empty one otherwise.
    @MainActor private func dialog(_ kind: UIViewController.PresentationKind) -> DialogContent {
        guard let alert = controller?.presentedViewController as? UIAlertController, alert.presentationKind == kind else {
            return DialogContent(title: nil, message: nil, actions: AnyView(EmptyView()))
        }
        let _ = alert.contentChanges.count
        return alert.dialog(presentedBy: controller)
    }
    @MainActor private func isPresented(_ kind: UIViewController.PresentationKind) -> Binding<Bool> {
        Binding.onMainActor {
            controller?.presentedViewController?.presentationKind == kind
        } set: { [controller] isPresented in
            guard !isPresented, let presented = controller?.presentedViewController, presented.presentationKind == kind else { return }
            controller?.personDidDismiss()
            (presented as? UIAlertController)?.runChosenAction()
        }
    }
}

/// A presented controller, retained while it is dismissed.
private struct PresentedContent: View {
    let presenter: UIViewController?
    private let nodeObject = NodeObject<UIViewController>()

    init(presenter: UIViewController?) { self.presenter = presenter }

    var body: some View {
        if let presented = nodeObject.kept ?? presenter?.presentedViewController {
            let shown = nodeObject.object { presented }
            WholeController(controller: shown).modifier(PresentedSheet(controller: shown))
        }
    }
}
