import NIOCore

/// How much may come in a while: the allowance grows with time and is used up by what comes.
struct RateLimit {
    private let perSecond: Double, most: Double
    private var left: Double
    private var time: NIODeadline?

    /// - Parameter atOnce: What may come at once after a rest.
    init(perSecond: Int, atOnce: Int) {
        self.perSecond = Double(perSecond)
        most = Double(atOnce)
        left = most
    }

    /// False if that is more than may come.
    mutating func take(_ amount: Int, at now: NIODeadline) -> Bool {
        if let time, now > time { left = min(left + perSecond * Double((now - time).nanoseconds) / 1e9, most) }
        time = now
        left -= Double(amount)
        return left >= 0
    }

    /// How long it takes until something may come again.
    var wait: TimeAmount { .nanoseconds(Int64((max(-left, 0) / perSecond * 1e9).rounded(.up))) }
}
