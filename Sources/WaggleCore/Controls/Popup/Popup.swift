// Popups beside a control: menus, and the panels of date and colour pickers.

import Foundation
import WaggleGeometry

/// Presents a view beside the content, in a layer of the window, until a touch outside or the Escape key dismisses it.
nonisolated struct PopupModifier<Popup: View, Behind: View>: ViewModifier {
    @Binding var isOpen: Bool
    let kind: PopupPlacement.Kind
    /// The anchor in window coordinates; nil for the content's frame.
    let anchor: CGRect?
    let onKey: (@MainActor (KeyPress) -> KeyPress.Result)?
    let onTouchOutside: (@MainActor (CGPoint) -> Void)?
    let onPointer: (@MainActor (CGPoint) -> Void)?
    let popup: @MainActor (PopupPlacement) -> Popup
    let behind: (_ isShown: Bool) -> Behind
    @State private var frameReference = FrameReference()
    /// The frame of the presented popup's control; nil if none is presented.
    @State private var presented: Presented?
    private struct Presented { let anchor: CGRect, isInScrollView: Bool }

    @MainActor func body(content: Content) -> some View {
        content
            .frameReference(frameReference)
            .modifier(LayerModifier(presented: presented.map { presented in
                PopupLayer(
                    isOpen: $isOpen, kind: kind, anchor: presented.anchor, isInScrollView: presented.isInScrollView, onKey: onKey,
                    onTouchOutside: onTouchOutside, onPointer: onPointer, popup: popup, behind: behind) { self.presented = nil }
                    .environmentTransform(0) { _, values in values.forgetSurroundings() }
            }, isModal: isOpen, keepsFocusedValues: true))
            .onChange(of: isOpen, initial: true) {
                if isOpen, presented == nil { presented = (anchor ?? frameReference.frame).map {
                    Presented(anchor: $0, isInScrollView: frameReference.isInScrollView)
                } }
            }
    }
}

extension View {
    /// Presents a popup while the binding is true. Escape and a touch outside write false.
    /// - Parameters:
    ///   - anchor: The anchor in window coordinates; nil for the view's frame.
    ///   - onKey: Handles keys that no view in the popup handles.
    ///   - behind: A view between the window's content and the popup; receives whether the popup is shown.
    ///   - onTouchOutside: Called with the location of a touch outside, in window coordinates, instead of closing the popup.
    ///   - onPointer: Called with the locations of a pointer outside.
    nonisolated func popup<Popup: View, Behind: View>(
        isOpen: Binding<Bool>, _ kind: PopupPlacement.Kind = .beside, anchor: CGRect? = nil,
        onKey: (@MainActor (KeyPress) -> KeyPress.Result)? = nil,
        onTouchOutside: (@MainActor (CGPoint) -> Void)? = nil, onPointer: (@MainActor (CGPoint) -> Void)? = nil,
        @ViewBuilder content: @escaping @MainActor (PopupPlacement) -> Popup,
        @ViewBuilder behind: @escaping (_ isShown: Bool) -> Behind = { (_: Bool) in EmptyView() }
    ) -> some View {
        modifier(PopupModifier(
            isOpen: isOpen, kind: kind, anchor: anchor, onKey: onKey, onTouchOutside: onTouchOutside, onPointer: onPointer, popup: content,
            behind: behind))
    }
}

/// The layer of a popup. It stays until the closing animation is over.
private struct PopupLayer<Popup: View, Behind: View>: View {
    @Binding var isOpen: Bool
    let kind: PopupPlacement.Kind
    let anchor: CGRect
    let isInScrollView: Bool
    let onKey: (@MainActor (KeyPress) -> KeyPress.Result)?
    let onTouchOutside: (@MainActor (CGPoint) -> Void)?
    let onPointer: (@MainActor (CGPoint) -> Void)?
    let popup: @MainActor (PopupPlacement) -> Popup
    let behind: (_ isShown: Bool) -> Behind
    let didClose: () -> Void
    @State private var isShown = false
    @FocusState private var isFocused: Bool
    @Environment(\.layoutDirection) private var direction
    @Environment(\.popupsAnimate) private var animates

    var body: some View {
        ZStack {
            behind(isShown)
            Color.clear.contentShape(Rectangle()).ignoresSafeArea()
                .gesture(DragGesture(minimumDistance: 0, coordinateSpace: .global)
                    .onChanged { if let onTouchOutside { onTouchOutside($0.startLocation) } else { isOpen = false } })
                .modifier(PointerOutside(action: onPointer))
                .accessibilityHidden(true)
                .allowsHitTesting(isOpen)
            GeometryReader { proxy in
                let placement = PopupPlacement(kind: kind, anchor: anchor, bounds: proxy.frame(in: .global), isInScrollView: isInScrollView)
                PopupLayout(placement: placement) {
                    if isShown {
                        popup(placement)
                            .accessibilityProperties { $0.notes = [.action(.escape, .plain { isOpen = false }), .fallbackRole(.dialog)] }
                            .environment(\.layoutDirection, direction)
                            .focusable()
                            .focused($isFocused)
                            .focusEffectDisabled()
                            .onKeyPress(phases: [.down, .repeat]) { key in
                                guard key.key == .escape else { return onKey?(key) ?? .ignored }
                                isOpen = false
                                return .handled
                            }
                            .onAppear { isFocused = true }
                            .allowsHitTesting(isOpen)
                            .traitEnd()
                            .transition(.popup(from: placement.attachment))
                    }
                }
            }
            // Placement uses window coordinates, which are not mirrored.
            .environment(\.layoutDirection, .leftToRight)
        }
        .onChange(of: isOpen, initial: true) {
            if isOpen {
                withAnimation(animates ? PopupMotion.open : nil) { isShown = true }
            } else {
                withAnimation(animates ? PopupMotion.close : .linear(duration: 0), completionCriteria: .removed) {
                    isShown = false
                } completion: {
                    if !isOpen { didClose() }
                }
            }
        }
    }
}

/// Reports the pointer's location to the action, if there is one.
private struct PointerOutside: ViewModifier {
    let action: (@MainActor (CGPoint) -> Void)?
    func body(content: Content) -> some View {
        if let action {
            content.onContinuousHover(coordinateSpace: .global) { phase in if case .active(let point) = phase { action(point) } }
        } else {
            content
        }
    }
}

private struct PopupsAnimateKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
    /// False for popups that appear and disappear without animation.
    var popupsAnimate: Bool {
        get { self[PopupsAnimateKey.self] }
        set { self[PopupsAnimateKey.self] = newValue }
    }
    /// Resets the values that a layer does not inherit from its view: those of a split view, of a list and of text.
    mutating func forgetSurroundings() {
        forgetContainer()
        forgetLook()
    }
    /// Resets the values of a split view, of a list and of a sheet.
    mutating func forgetContainer() {
        (splitColumn, splitToggle, usesSidebarLists, listHasSelection, listAppearance, isInPageSheet) = (nil, nil, false, false, nil, false)
    }
    /// Resets the values of text.
    mutating func forgetLook() {
        (font, foregroundStyles, textCase, lineLimit) = (nil, nil, nil, nil)
        multilineTextAlignment = .leading
    }
}

/// Adds the background of popups.
nonisolated struct PlatterModifier: ViewModifier {
    static let radius: CGFloat = 13

    @MainActor func body(content: Content) -> some View {
        content
            .clipShape(shape)
            .background(.regularMaterial, in: shape)
            .background { OuterShadow(shape: shape, color: .black.opacity(0.16), radius: 32, y: 10) }
    }
    private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: Self.radius, style: .continuous) }
}
