/// Maps nodes to the composite views whose bodies they are, for the inspector, since composite views have no nodes of their own.
package final class ViewNames {
    // The nodes are retained, so that their addresses are not reused.
    private var names: [ObjectIdentifier: (node: ViewNode, names: [String])] = [:]

    package init() {}

    /// The names of the views whose body is this node, the outermost first.
    package func names(of node: ViewNode) -> [String] {
        names[ObjectIdentifier(node)]?.names.reversed() ?? []
    }

    /// Records a view after its body was made, whose entries start at `start`. Bodies with other than one node are not recorded.
    func record(_ type: Any.Type, in tree: ViewTree, from start: Int) {
        guard tree.emission.count == start + 1, case .node(let node) = tree.emission[start], let name = Self.name(of: type) else { return }
        names[ObjectIdentifier(node), default: (node, [])].names.append(name)
    }

    /// Whether a type belongs to the framework.
    static func isOwn(_ type: Any.Type) -> Bool {
        let name = String(reflecting: type)
        return name.hasPrefix("SwiftUICore.") || name.hasPrefix("SwiftUI.")
    }

    /// The name of a view type without generic arguments; nil for types of the framework, whose structure does not concern the program.
    static func name(of type: Any.Type) -> String? {
        isOwn(type) ? nil : String(String(describing: type).prefix { $0 != "<" })
    }
}
