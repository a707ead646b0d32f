import Foundation

/// Sets which URLs the window of the view prefers and which it accepts.
struct ExternalEventsModifier {
    var preferring: Set<String>
    var allowing: Set<String>
}

extension ExternalEventsModifier: UnaryNodeModifier {
    typealias Body = Never
    typealias Node = ExternalEventsNode
}

final class ExternalEventsNode: ObservingNode<ExternalEventsModifier> {
    required init(child: ViewNode, modifier: _GraphValue<ExternalEventsModifier>, inputs: _ViewInputs) {
        super.init(child: child, modifier: modifier, inputs: inputs)
        tree.externalEventFilters.append(self)
    }

    override func end() {
        tree.externalEventFilters.remove(self)
        super.end()
    }

    override var typeName: String { "handlesExternalEvents" }
}

extension View {
    /// Sets which URLs this view's window is chosen for when the program is asked to open one.
    ///
    /// A string matches the URLs that contain it, and `*` matches all URLs. Views without this modifier accept all URLs.
    ///
    /// - Parameters:
    ///   - preferring: URLs that go to this window rather than to another one that accepts them.
    ///   - allowing: URLs that the window accepts if no other one prefers them.
    nonisolated public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
        modifier(ExternalEventsModifier(preferring: preferring, allowing: allowing))
    }
}

/// Whether a window wants a URL.
package enum ExternalEventPreference: Comparable {
    case refused, allowed, preferred
}

extension ViewTree {
    /// Whether the window of the tree wants a URL. The outermost `handlesExternalEvents(preferring:allowing:)` decides.
    package func preference(for address: URL) -> ExternalEventPreference {
        let filters = externalEventFilters.all().compactMap { $0 as? ExternalEventsNode }.filter { !$0.hasEnded }
        // Of modifiers of one view, which have the same depth, the outermost is made last.
        guard let filter = filters.reversed().min(by: { $0.depth < $1.depth })?.modifier else { return .allowed }
        if address.matches(filter.preferring) { return .preferred }
        return address.matches(filter.allowing) ? .allowed : .refused
    }
}

extension URL {
    /// Whether the URL contains one of the strings, or `*` is among them.
    func matches(_ conditions: Set<String>) -> Bool {
        conditions.contains("*") || conditions.contains { absoluteString.contains($0) }
    }
}
