import AttributeGraph

/// Visits the bodies of a tree, and gives each a path that another version of the same views gives it too.
///
/// A path consists of the path of the enclosing body, the identities of the loops between the two, the type of the view without generic
/// arguments, and its number among equal ones.
struct StateWalk {
    let tree: ViewTree

    /// Calls `body` with the path and the property of each state, and whether it belongs to a view of the framework.
    func forEachState(_ body: @escaping (_ path: String, _ property: RestorableProperty, _ isOfFramework: Bool) -> Void) {
        forEachBody { path, cell, type in
            let isOfFramework = ViewNames.isOwn(type)
            cell.forEachState { body("\(path).\($0.name)", $0, isOfFramework) }
        }
    }

    /// Makes all bodies be evaluated again.
    func invalidateBodies() {
        forEachBody { _, cell, _ in cell.invalidate() }
    }

    private func forEachBody(_ visit: @escaping (_ path: String, _ cell: ValueCell, _ type: Any.Type) -> Void) {
        let paths = Paths(visit: visit)
        if let root = tree.rootScope { paths.walk(root, identities: []) }
        if let presented = tree.presentationHost { paths.walk(presented, identities: ["presented"]) }
    }

    /// The paths that were given so far.
    private final class Paths {
        let visit: (String, ValueCell, Any.Type) -> Void
        private var places: [ObjectIdentifier: (path: String, identityCount: Int)] = [:]
        private var counts: [String: Int] = [:]

        init(visit: @escaping (String, ValueCell, Any.Type) -> Void) {
            self.visit = visit
        }

        func walk(_ scope: ScopeCell, identities: [String]) {
            for element in scope.elements where !element.hasEnded {
                if let cell = element as? ValueCell, let type = cell.sourceType { give(cell, of: type, identities) }
                if let children = element as? DynamicChildren {
                    walk(children, identities: identities)
                } else if let inner = element as? ScopeCell {
                    NativeStack.withSpace { walk(inner, identities: identities) }
                }
            }
        }

        func walk(_ children: DynamicChildren, identities: [String]) {
            children.forEachItem { item in
                let identity = item.loopIdentity ?? children.viewIdentity
                NativeStack.withSpace {
                    walk(item, identities: identities + (identity.map { ["[\($0)]"] } ?? []))
                }
            }
        }

        private func give(_ cell: ValueCell, of type: Any.Type, _ identities: [String]) {
            let outer = cell.enclosingBody.flatMap { places[ObjectIdentifier($0)] }
            let inner = identities.dropFirst(outer?.identityCount ?? 0).joined()
            let name = _typeName(type, qualified: false).prefix { $0 != "<" }
            let base = "\(outer?.path ?? "")\(inner)/\(name)"
            let number = counts[base, default: 0]
            counts[base] = number + 1
            let path = number == 0 ? base : "\(base)#\(number)"
            places[ObjectIdentifier(cell)] = (path, identities.count)
            visit(path, cell, type)
        }
    }
}
