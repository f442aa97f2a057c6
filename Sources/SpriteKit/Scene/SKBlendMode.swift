import WaggleDisplayList

/// How a node's colours are blended with the content below it.
public enum SKBlendMode: Int, Sendable {
    /// Covers the content below according to the node's opacity.
    case alpha
    /// Adds the colours.
    case add
    /// Subtracts the node's colours from those below.
    case subtract
    /// Multiplies the colours.
    case multiply
    /// Multiplies the colours and doubles the result.
    case multiplyX2
    /// Adds the node's colours to those below, which are multiplied by the inverse of the node's.
    case screen
    /// Replaces the content below.
    case replace

    @available(*, unavailable, message: "What this mode does is not documented; use multiply or alpha.")
    public static var multiplyAlpha: SKBlendMode { .alpha }

    /// The mode for batches of sprites.
    var spriteBlend: SpriteBatch.Blend {
        switch self {
        case .alpha: .alpha
        case .add: .add
        case .subtract: .subtract
        case .multiply: .multiply
        case .multiplyX2: .multiplyX2
        case .screen: .screen
        case .replace: .replace
        }
    }
    /// The mode for shapes and text; nil if they do not support it.
    var shapeMode: BlendMode? {
        switch self {
        case .alpha: .normal
        case .add: .plusLighter
        case .multiply: .multiply
        case .screen: .screen
        case .replace: .copy
        case .subtract, .multiplyX2: nil
        }
    }
}
