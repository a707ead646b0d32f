/// The views with a body that nodes were made for, for the inspector: a body leaves no node of its own.
package final class ViewNames {
    // The nodes are held, so that no other can come to stand at the same address.
    private var names: [ObjectIdentifier: (node: ViewNode, names: [String])] = [:]

    package init() {}

    /// The names of the views that have made this node their body, the outermost first.
    package func names(of node: ViewNode) -> [String] {
        names[ObjectIdentifier(node)]?.names.reversed() ?? []
    }

    /// Called when the body of a view was made: what it emitted starts at `start`. A body of several nodes has no frame.
    func record(_ type: Any.Type, in tree: ViewTree, from start: Int) {
        guard tree.emission.count == start + 1, case .node(let node) = tree.emission[start], !Self.isOwn(type) else { return }
        let name = String(String(describing: type).prefix { $0 != "<" })
        names[ObjectIdentifier(node), default: (node, [])].names.append(name)
    }

    /// Whether a type is the framework's: that its views are made of others is nobody else's business.
    static func isOwn(_ type: Any.Type) -> Bool {
        let name = String(reflecting: type)
        return name.hasPrefix("SwiftUICore.") || name.hasPrefix("SwiftUI.")
    }
}
