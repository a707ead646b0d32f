import Synchronization

/// Maps nodes to the composite views whose bodies they are, for the inspector, since composite views have no nodes of their own.
package final class ViewNames {
    // The nodes are retained, so that their addresses are not reused.
    private var views: [ObjectIdentifier: (node: ViewNode, views: [CompositeView])] = [:]

    /// A view with a body.
    package struct CompositeView {
        package var name: String
        /// The body in the graph.
        let body: ValueCell
    }

    package init() {}

    /// The names of the views whose body is this node, the outermost first.
    package func names(of node: ViewNode) -> [String] { views(of: node).map(\.name) }

    /// The views whose body is this node, the outermost first.
    package func views(of node: ViewNode) -> [CompositeView] {
        views[ObjectIdentifier(node)]?.views.reversed() ?? []
    }

    /// The nodes that are the bodies with the given identities.
    func nodes(ofBodies bodies: Set<ObjectIdentifier>) -> [ViewNode] {
        views.values.filter { $0.views.contains { bodies.contains(ObjectIdentifier($0.body)) } }.map(\.node)
    }

    /// Records a view after its body was made, whose entries start at `start`. Bodies with other than one node are not recorded.
    func record(_ type: Any.Type, body: ValueCell, in tree: ViewTree, from start: Int) {
        guard tree.emission.count == start + 1, case .node(let node) = tree.emission[start], let name = Self.name(of: type) else { return }
        views[ObjectIdentifier(node), default: (node, [])].views.append(CompositeView(name: name, body: body))
    }

    /// Whether a type belongs to the framework.
    static func isOwn(_ type: Any.Type) -> Bool {
        let name = String(reflecting: type)
        return name.hasPrefix("SwiftUICore.") || name.hasPrefix("SwiftUI.")
    }

    /// The names found so far. Printing a type is slow if it has many generic arguments.
    private static let knownNames = Mutex<[ObjectIdentifier: String?]>([:])

    /// The name of a view type without generic arguments; nil for types of the framework, whose structure does not concern the program.
    static func name(of type: Any.Type) -> String? {
        if let known = knownNames.withLock({ $0[ObjectIdentifier(type)] }) { return known }
        let name = isOwn(type) ? nil : String(String(describing: type).prefix { $0 != "<" })
        knownNames.withLock { $0[ObjectIdentifier(type)] = .some(name) }
        return name
    }
}
