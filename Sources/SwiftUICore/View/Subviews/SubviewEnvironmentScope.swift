/// The environment of one subview of `eachSubview`.
///
/// A subview is made before the view that wraps it, in the environment of the content. When the wrapper places the subview, the
/// wrapper's environment modifiers are inserted between those outside of the content and those inside of it.
final class SubviewEnvironmentScope: EnvironmentScope {
    /// The scope around the content and around the wrappers.
    unowned(unsafe) let surroundings: EnvironmentScope
    /// The scope in which the wrapper has placed the subview; nil as long as it has not.
    private var placement: EnvironmentScope?

    /// Creates the environment of a subview that is made with `inputs`.
    init(surroundings: EnvironmentScope, inputs: _ViewInputs) {
        self.surroundings = surroundings
        super.init(values: inputs.environment.values, outer: inputs.environment, tree: inputs.tree, depth: inputs.depth)
        inputs.scope.adopt(self)
    }

    /// Returns the scope of the subview that `node` belongs to, made in `surroundings`; nil if there is none.
    static func scope(of node: ViewNode, in surroundings: EnvironmentScope) -> SubviewEnvironmentScope? {
        // A modifier on several views shares the scope of the group; the innermost node has the view's own.
        var node = node
        while let unary = node as? UnaryNode { node = unary.child }
        var scope: EnvironmentScope? = node.environmentScope
        while let current = scope, current !== surroundings {
            if let found = current as? SubviewEnvironmentScope, found.surroundings === surroundings { return found }
            scope = current.outer
        }
        return nil
    }

    /// Makes the subview inherit the environment of the place where its wrapper shows it.
    ///
    /// - Parameter changesValues: Whether the subview gets other values in the place.
    func place(in scope: EnvironmentScope, changesValues: Bool = true) {
        guard scope !== placement, scope !== surroundings || placement != nil else { return }
        placement?.removeDependent(self)
        placement = scope
        scope.addDependent(self)
        if changesValues { performUpdate() }
    }

    override func makeValues(from outer: EnvironmentValues) -> EnvironmentValues {
        guard let placement else { return outer }
        guard !placement.hasEnded else { return values }
        var changes: [EnvironmentScope] = []
        for innermost in [self.outer, placement] {
            var scope = innermost
            while let current = scope, current !== surroundings {
                changes.append(current)
                scope = current.outer
            }
            // A scope around the placement is about to end.
            guard scope != nil else { return values }
        }
        return changes.reversed().reduce(surroundings.values) { $1.makeValues(from: $0) }
    }

    override func end() {
        guard !hasEnded else { return }
        placement?.removeDependent(self)
        placement = nil
        super.end()
    }
}

extension _ViewInputs {
    /// The inputs for one of the views of a content: with an environment of its own if `eachSubview` wraps the views.
    var forOneSubview: _ViewInputs {
        guard let surroundings = subviewSurroundings else { return self }
        let own = SubviewEnvironmentScope(surroundings: surroundings, inputs: self)
        return with { $0.environment = own }
    }
}
