import Foundation
import WaggleMotion

/// A modifier with animatable data; the older spelling of `ViewModifier & Animatable`.
@MainActor @preconcurrency
public protocol AnimatableModifier: Animatable, ViewModifier {}
