import Foundation

extension SKScene {
    /// Advances the scene by one frame.
    /// - Parameters:
    ///   - time: passed to the program's `update`, in seconds.
    ///   - dt: the seconds since the last frame; 0 for the first.
    func move(to time: TimeInterval, by dt: TimeInterval) {
        guard !isPaused else { return }
        delegate?.update(time, for: self)
        update(time)
        moveActions(by: dt)
        delegate?.didEvaluateActions(for: self)
        didEvaluateActions()
        delegate?.didSimulatePhysics(for: self)
        didSimulatePhysics()
        applyConstraints()
        delegate?.didApplyConstraints(for: self)
        didApplyConstraints()
        delegate?.didFinishUpdate(for: self)
        didFinishUpdate()
        moveContent(by: dt)
    }

    /// True if the next frame may differ without an external change.
    var wantsFrames: Bool {
        guard !isPaused else { return false }
        return type(of: self) != SKScene.self || delegate != nil || isMoving
    }
}

extension SKNode {
    /// Advances the actions of the node and its descendants, parents first.
    fileprivate func moveActions(by dt: TimeInterval) {
        guard !isPaused else { return }
        let dt = dt * TimeInterval(speed)
        if !actions.isEmpty { actions.move(self, by: dt) }
        // Actions may change the tree.
        for child in children where child.parent === self { child.moveActions(by: dt) }
        nodeBesideChildren?.moveActions(by: dt)
    }
    /// Advances the particles of the node and its descendants.
    fileprivate func moveContent(by dt: TimeInterval) {
        guard !isPaused else { return }
        let dt = dt * TimeInterval(speed)
        simulate(by: dt)
        for child in children { child.moveContent(by: dt) }
        nodeBesideChildren?.moveContent(by: dt)
    }
    /// True if the node or a descendant runs an action or has moving particles.
    fileprivate var isMoving: Bool {
        !isPaused && (!actions.isEmpty || movesByItself || children.contains { $0.isMoving } || nodeBesideChildren?.isMoving == true)
    }
}
