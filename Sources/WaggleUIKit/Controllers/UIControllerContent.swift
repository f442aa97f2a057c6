// Shows a controller: its view, its life cycle and its presentations.

import Foundation
import WaggleCore

/// A controller's view with its content.
nonisolated struct UIControllerContent: View {
    let controller: UIViewController

    @MainActor var body: some View {
        let _ = controller.presentationChanges.count
        UIViewContent(view: controller.view)
            .touches(of: controller.view)
            .navigationItem(of: controller)
            .onAppear { controller.appear() }
            .onDisappear { controller.disappear() }
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
            .sheet(isPresented: isPresented(coversWindow: false)) { controller?.dismissalDidEnd() } content: { PresentedContent(presenter: controller) }
            .fullScreenCover(isPresented: isPresented(coversWindow: true)) { controller?.dismissalDidEnd() } content: { PresentedContent(presenter: controller) }
    }
    @MainActor private func isPresented(coversWindow: Bool) -> Binding<Bool> {
        Binding.onMainActor {
            controller?.presentedViewController.map { $0.modalPresentationStyle.coversWindow == coversWindow } ?? false
        } set: { [controller] isPresented in
            if !isPresented, controller?.presentedViewController?.modalPresentationStyle.coversWindow == coversWindow { controller?.personDidDismiss() }
        }
    }
}

/// A presented controller, retained while it is dismissed.
private struct PresentedContent: View {
    let presenter: UIViewController?
    private let place = NodeObject<UIViewController>()

    init(presenter: UIViewController?) { self.presenter = presenter }

    var body: some View {
        if let presented = place.kept ?? presenter?.presentedViewController {
            let shown = place.object { presented }
            UIControllerContent(controller: shown).ignoresSafeArea()
        }
    }
}
