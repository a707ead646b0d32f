/// Notifies the owner of dynamic properties of changes of the environment. It precedes the boxes of the properties.
final class EnvironmentReader: _PropertyBox {
    private let scope: Unretained<EnvironmentScope>
    private let owner: Unretained<ValueCell>

    init(scope: Unretained<EnvironmentScope>, owner: Unretained<ValueCell>) {
        self.scope = scope
        self.owner = owner
        super.init()
        scope.use { $0.addReader(self) }
    }

    override var environment: EnvironmentValues? { scope.use { $0.values } }

    func environmentChanged(from old: EnvironmentValues, to new: EnvironmentValues) {
        var isAffected = false
        forEachInChain { isAffected = isAffected || $0.isAffected(byChangeTo: new) }
        guard isAffected else { return }
        let owner = owner.object
        if let trace = owner.tree.inspection.bodyTrace?.withCauses {
            var boxes: [_PropertyBox] = []
            forEachInChain { boxes.append($0) }
            trace.environmentChanged(from: old, to: new, for: owner, boxes: boxes)
        }
        owner.invalidate()
    }

    override func end() { scope.use { $0.removeReader(self) } }
}
