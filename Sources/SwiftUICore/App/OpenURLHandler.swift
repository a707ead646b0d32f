import Foundation

/// Calls a function with URLs that the program is asked to open.
struct OpenURLHandlerModifier {
    var action: (URL) -> Void
}

extension OpenURLHandlerModifier: UnaryNodeModifier {
    typealias Body = Never
    typealias Node = OpenURLHandlerNode
}

final class OpenURLHandlerNode: ObservingNode<OpenURLHandlerModifier> {
    required init(child: ViewNode, modifier: _GraphValue<OpenURLHandlerModifier>, inputs: _ViewInputs) {
        super.init(child: child, modifier: modifier, inputs: inputs)
        tree.urlHandlers.append(self)
    }

    override func end() {
        tree.urlHandlers.remove(self)
        super.end()
    }

    override var typeName: String { "onOpenURL" }
}

extension View {
    /// Calls a function with each URL or file that the program is asked to open: those passed to it at launch.
    nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        modifier(OpenURLHandlerModifier(action: action))
    }
}

extension ViewTree {
    /// Passes a URL that the program is asked to open to the handlers of the tree. Returns whether there are any.
    @discardableResult
    package func open(_ address: URL) -> Bool {
        update()
        let handlers = urlHandlers.all().compactMap { $0 as? OpenURLHandlerNode }
        for handler in handlers where !handler.hasEnded { handler.modifier.action(address) }
        update()
        return !handlers.isEmpty
    }
}
