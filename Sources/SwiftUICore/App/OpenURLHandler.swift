import Foundation

/// Calls a function with addresses that the program is asked to open.
struct OpenURLHandlerModifier {
    var action: (URL) -> Void
}

extension OpenURLHandlerModifier: UnaryNodeModifier {
    typealias Body = Never

    nonisolated static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        OpenURLHandlerNode(child: child, modifier: modifier, inputs: inputs)
    }
}

private final class OpenURLHandlerNode: ObservingNode<OpenURLHandlerModifier> {
    override init(child: ViewNode, modifier: _GraphValue<OpenURLHandlerModifier>, inputs: _ViewInputs) {
        super.init(child: child, modifier: modifier, inputs: inputs)
        tree.addressHandlers.append(self)
    }

    override func end() {
        tree.addressHandlers.remove(self)
        super.end()
    }

    override var typeName: String { "onOpenURL" }
}

extension View {
    /// Calls a function with each address and file that the program is asked to open: those it was started with.
    nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        modifier(OpenURLHandlerModifier(action: action))
    }
}

extension ViewTree {
    /// Tells the views of an address that the program is asked to open; says whether one wants to know.
    @discardableResult
    package func open(_ address: URL) -> Bool {
        update()
        let handlers = addressHandlers.all().compactMap { $0 as? OpenURLHandlerNode }
        for handler in handlers where !handler.hasEnded { handler.modifier.action(address) }
        update()
        return !handlers.isEmpty
    }
}
