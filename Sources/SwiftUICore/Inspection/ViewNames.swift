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
        guard tree.emission.count == start + 1, case .node(let node) = tree.emission[start], let name = Self.name(of: type) else { return }
        names[ObjectIdentifier(node), default: (node, [])].names.append(name)
    }

    /// Whether a type belongs to the framework.
    static func isOwn(_ type: Any.Type) -> Bool {
        let name = String(reflecting: type)
        return name.hasPrefix("SwiftUICore.") || name.hasPrefix("SwiftUI.")
    }

    /// The name of a view's type without its parameters; nil for the framework's own, whose parts are of no interest to a program.
    static func name(of type: Any.Type) -> String? {
        isOwn(type) ? nil : String(String(describing: type).prefix { $0 != "<" })
    }
}
