// Shaders need Metal, so every use is a compile-time error with a message.

import Foundation
import WaggleGeometry

/// A Metal shader function with its arguments. Linux has no Metal, so none can be created.
@available(*, unavailable, message: "Shaders are written in Metal, which Linux does not have; draw with Canvas, its filters and blend modes.")
public struct Shader: Equatable, Sendable {}

/// A function of a shader library.
@available(*, unavailable, message: "Shaders are written in Metal, which Linux does not have; draw with Canvas, its filters and blend modes.")
public struct ShaderFunction: Equatable, Sendable {}

/// The compiled shaders of a program.
@available(*, unavailable, message: "Shaders are written in Metal, which Linux does not have; draw with Canvas, its filters and blend modes.")
public struct ShaderLibrary: Equatable, Sendable {}

extension View {
    @available(*, unavailable, message: "Shaders are written in Metal, which Linux does not have; use colour modifiers such as hueRotation, or a Canvas with filters.")
    public nonisolated func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View { self }
    @available(*, unavailable, message: "Shaders are written in Metal, which Linux does not have; use transformEffect or projectionEffect.")
    public nonisolated func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View { self }
    @available(*, unavailable, message: "Shaders are written in Metal, which Linux does not have; use blur, shadow, or a Canvas with filters.")
    public nonisolated func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View { self }
}

extension VisualEffect {
    @available(*, unavailable, message: "Shaders are written in Metal, which Linux does not have; use colour modifiers such as hueRotation.")
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect { self }
    @available(*, unavailable, message: "Shaders are written in Metal, which Linux does not have; use scaleEffect, rotationEffect or transformEffect.")
    public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect { self }
    @available(*, unavailable, message: "Shaders are written in Metal, which Linux does not have; use blur.")
    public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect { self }
}
