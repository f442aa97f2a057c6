import CoreGraphics

/// The stages of a refresh, as a value: each follows from the one before and from what happens to it.
///
/// A finger that grabs the page at its top pulls; the refresh begins only on release past the threshold, so that pushing back
/// cancels the pull. Momentum never begins one.
struct RefreshCycle: Equatable {
    /// The answer of the grounds.
    enum Outcome: Equatable { case news, nothingNew, failure }

    enum Phase: Equatable {
        case idle
        /// The page is held past its top, or is on its way back from there.
        case pulling
        /// The grounds are being asked.
        case ongoing
        /// The answer has arrived, but the ball is still in the air.
        case preparingToFinish(Outcome)
        /// The ball goes where the answer sends it.
        case finishing(Outcome)

        /// True from the request until the ball has reached its destination.
        var isUnderWay: Bool {
            switch self {
            case .idle, .pulling: false
            case .ongoing, .preparingToFinish, .finishing: true
            }
        }
    }

    /// From where a pull lets the ball roll in: from outside, or from where it went last, as long as it is still seen there.
    enum Side: Equatable { case leading, middle, trailing }

    private(set) var phase = Phase.idle
    private(set) var side = Side.leading
    /// How far the page is pulled, in points: 0 or more.
    private(set) var pull: CGFloat = 0
    /// How far it must be pulled.
    private(set) var threshold: CGFloat = 80
    private(set) var isHeld = false
    /// Room for the ball above the page. It never changes under a finger.
    private(set) var isRoomOpen = false
    /// False for a finger that took hold below the top, or while a refresh was under way.
    private var isPullMeant = false
    /// False while the last refresh's ball can still be seen.
    private var isBallAway = true

    /// True once letting go would begin a refresh.
    var isArmed: Bool { phase == .pulling && isHeld && pull >= threshold }
    /// 0...1, while the page is pulled.
    var progress: CGFloat { phase == .pulling ? min(pull / threshold, 1) : 0 }
    /// How far it is pulled past the threshold, 0...1.
    var strain: CGFloat { phase == .pulling ? min(max(pull / threshold - 1, 0), 1) : 0 }

    /// The threshold for a page height: a ninth of it, within a thumb's reach.
    static func threshold(forHeight height: CGFloat) -> CGFloat { min(max(height / 9, 56), 88) }

    // MARK: The finger

    /// The page has moved or changed its height.
    mutating func move(pull: CGFloat, height: CGFloat) {
        self.pull = pull.isFinite ? max(pull, 0) : 0
        if height > 0, height.isFinite { threshold = Self.threshold(forHeight: height) }
        switch phase {
        case .pulling: if self.pull == 0, !isHeld { rest() }
        case .idle, .finishing: if isPullMeant, isHeld, self.pull > 0 { phase = .pulling }
        case .ongoing, .preparingToFinish: break
        }
    }
    /// A finger grabs the page.
    mutating func hold(isAtTop: Bool) {
        isHeld = true
        if phase == .idle, isBallAway { side = .leading }
        switch phase {
        case .idle, .pulling, .finishing: isPullMeant = isAtTop
        case .ongoing, .preparingToFinish: isPullMeant = false
        }
    }
    /// The finger lets go.
    mutating func release() {
        let begins = isArmed
        isHeld = false
        isPullMeant = false
        if begins {
            begin()
        } else if !phase.isUnderWay {
            isRoomOpen = false
            if pull == 0 { rest() }
        }
    }
    private mutating func rest() {
        phase = .idle
        isBallAway = true
    }

    // MARK: The refresh

    /// Begins without a finger: by a button, a key or a reader.
    mutating func request() { if !phase.isUnderWay { begin() } }

    private mutating func begin() {
        phase = .ongoing
        isPullMeant = false
        isRoomOpen = true
    }
    mutating func answer(_ outcome: Outcome) { if phase == .ongoing { phase = .preparingToFinish(outcome) } }

    /// The ball has landed.
    mutating func finish() {
        guard case .preparingToFinish(let outcome) = phase else { return }
        phase = .finishing(outcome)
        side = switch outcome {
        case .news: .trailing
        case .nothingNew: .leading
        case .failure: .middle
        }
        isBallAway = false
    }
    /// The ball has reached its destination.
    mutating func end() {
        guard case .finishing = phase else { return }
        phase = .idle
        if !isHeld { isRoomOpen = false }
    }
    /// The ball is out of sight.
    mutating func clear() {
        isBallAway = true
        if phase == .idle, !isHeld { side = .leading }
    }

    /// The caller has gone.
    mutating func abandon() {
        rest()
        side = .leading
        if !isHeld { isRoomOpen = false }
    }
}
