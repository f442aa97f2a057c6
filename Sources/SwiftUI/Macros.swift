// Declarations of the macros; the target WaggleMacros expands them.

import WaggleCore

/// A preview of a view: `./waggle render --preview NAME` shows it.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) = #externalMacro(
    module: "WaggleMacros", type: "PreviewMacro")

/// A preview of a view with traits.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>, _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "WaggleMacros", type: "PreviewMacro")

/// Makes a variable in a preview's closure the preview's state: `@Previewable @State var isOn = true`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "WaggleMacros", type: "PreviewableMacro")

/// Turns a variable in an extension of `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues` into a value with
/// its own key.
///
/// Variables of `FocusedValues` are optional and have no default value.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "WaggleMacros", type: "EntryMacro")
