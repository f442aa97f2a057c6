// Declarations of the macros; the target WaggleMacros expands them.

import WaggleCore

/// A view to look at while one writes it: `./waggle render --preview NAME` finds it.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) = #externalMacro(module: "WaggleMacros", type: "PreviewMacro")

/// A view to look at, shown in a space that the traits describe.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>, _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "WaggleMacros", type: "PreviewMacro")

/// Marks a variable of a preview's closure as its state: `@Previewable @State var isOn = true`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "WaggleMacros", type: "PreviewableMacro")

/// Makes a variable in an extension of `EnvironmentValues` or `Transaction` a value of it, with the key behind.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "WaggleMacros", type: "EntryMacro")
