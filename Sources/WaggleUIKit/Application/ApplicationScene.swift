// The UIKit scene around the views of each window: its delegate and its UIWindows.

import Foundation
import Observation
import OpenCombine
import WaggleCore

/// Connects the application's life cycle to a program's windows.
@MainActor
final class ApplicationContentWrapper: WindowContentWrapper {
    private let application: UIApplication
    private let delegate: (any UIApplicationDelegate)?
    private var scenes = 0

    init(_ application: UIApplication, delegate: (any UIApplicationDelegate)? = nil) {
        self.application = application
        self.delegate = delegate
    }

    func programWillBegin() {
        if let delegate { application.delegate = delegate }
        application.launch()
    }
    func wrapped(_ content: AnyView) -> AnyView { AnyView(ApplicationScene(wrapper: self, content: content)) }
    func programDidEnd() { application.terminate() }

    func connectScene() -> UIWindowScene {
        scenes += 1
        return UIWindowScene.connected(in: application, number: scenes)
    }
    /// The content with the observable delegates in its environment.
    func inEnvironment(_ content: AnyView, _ scene: UIWindowScene) -> AnyView {
        var content = content
        for object in [delegate as AnyObject?, scene.delegate as AnyObject?] {
            if let object = object as? any ObservableObject { content = Self.adding(object, to: content) }
            if let object = object as? any AnyObject & Observable { content = Self.adding(observable: object, to: content) }
        }
        return content
    }
    private static func adding<Object: ObservableObject>(_ object: Object, to content: AnyView) -> AnyView {
        AnyView(content.environmentObject(object))
    }
    private static func adding<Object: AnyObject & Observable>(observable object: Object, to content: AnyView) -> AnyView {
        AnyView(content.environment(object))
    }
}

/// A window of the program as a UIKit scene.
private struct ApplicationScene: View {
    let wrapper: ApplicationContentWrapper
    let content: AnyView
    private let nodeObject = NodeObject<UIWindowScene> { $0.disconnect() }
    @Environment(\.scenePhase) private var phase
    @Environment(\.hostServices) private var services
    @Environment(\.supportsMultipleWindows) private var supportsSeveralWindows
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.self) private var environment

    init(wrapper: ApplicationContentWrapper, content: AnyView) {
        self.wrapper = wrapper
        self.content = content
    }

    var body: some View {
        let scene = nodeObject.object { wrapper.connectScene() }
        let _ = update(scene)
        ZStack {
            // UIKit only adds presentations over the program's own views. Multiple views of a window are stacked, as without a scene.
            if let window = scene.programWindow {
                ImplicitStack(content: wrapper.inEnvironment(content, scene)).touches(of: window)
                    .modifier(Presentations(controller: window.rootViewController))
            }
            ForEach(scene.windows.filter { $0 !== scene.programWindow }.map(IdentifiedView.init)) {
                UIViewContent(view: $0.view).touches(of: $0.view).ignoresSafeArea()
            }
        }
        .environment(\.uiWindow, Weak(scene.windows.last))
        .environment(\.navigationCompanion, UINavigationController.ofStacks)
        .modifier(SceneURLModifier(scene: scene))
        .onChange(of: typeSize) { _, size in
            let category = UIContentSizeCategory(size)
            NotificationCenter.default.post(
                name: UIContentSizeCategory.didChangeNotification, object: UIApplication.shared,
                userInfo: [UIContentSizeCategory.newValueUserInfoKey: category])
        }
        .onChange(of: phase, initial: true) { _, phase in scene.follow(phase) }
    }
    private func update(_ scene: UIWindowScene) {
        _ = scene.changes.count
        let nodeObject = nodeObject
        scene.services = services
        scene.supportsSeveralWindows = supportsSeveralWindows
        scene.layoutDirection = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        scene.style = colorScheme == .dark ? .dark : .light
        scene.typeSize = typeSize
        scene.environment = environment
        let (before, traits) = (UITraitCollection.current, scene.traitCollection)
        if before.userInterfaceStyle != traits.userInterfaceStyle
            || before.preferredContentSizeCategory != traits.preferredContentSizeCategory { UITraitCollection.current = traits }
        scene.endEditing = { nodeObject.endEditing() }
    }
}

/// Passes incoming URLs to the delegate that handles them. Without one, they go to the views.
nonisolated private struct SceneURLModifier: ViewModifier {
    let scene: UIWindowScene

    @MainActor @ViewBuilder func body(content: Content) -> some View {
        if let delegate = scene.delegate {
            content.onOpenURL { url in MainActor.assumeIsolated { delegate.scene(scene, openURLContexts: [UIOpenURLContext(url: url)]) } }
        } else if !scene.usesSceneLifeCycle {
            content.onOpenURL { url in
                MainActor.assumeIsolated { _ = UIApplication.shared.delegate?.application(.shared, open: url, options: [:]) }
            }
        } else {
            content
        }
    }
}
