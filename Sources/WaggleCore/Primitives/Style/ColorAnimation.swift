import WaggleMotion

extension Color.Resolved: Animatable {
    public typealias AnimatableData = AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>>

    /// The four linear components times 128, because a spring's settling threshold is designed for points.
    public var animatableData: AnimatableData {
        get {
            let data = linearVector * 128
            return AnimatablePair(data.x, AnimatablePair(data.y, AnimatablePair(data.z, data.w)))
        }
        set {
            let data = ColorVector(newValue.first, newValue.second.first, newValue.second.second.first, newValue.second.second.second)
            self = Color.Resolved(linear: data / 128)
        }
    }
}
