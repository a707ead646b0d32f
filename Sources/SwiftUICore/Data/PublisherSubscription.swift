import Combine

extension View {
    /// Performs an action for each value that a publisher emits during the lifetime of the view.
    ///
    /// The publisher is subscribed to again only if it has changed. Values that it emits at once, as `Just` does, are passed on when the change is
    /// laid out, so that the action may change state.
    nonisolated public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View
    where P.Failure == Never {
        modifier(SubscriptionModifier(publisher: publisher, action: action))
    }
}

/// Calls a function for each value of a publisher.
struct SubscriptionModifier<PublisherType: Publisher> where PublisherType.Failure == Never {
    var publisher: PublisherType
    var action: (PublisherType.Output) -> Void
}

extension SubscriptionModifier: UnaryNodeModifier {
    typealias Body = Never
    typealias Node = SubscriptionNode<PublisherType>
}

final class SubscriptionNode<PublisherType: Publisher>: ObservingNode<SubscriptionModifier<PublisherType>> where PublisherType.Failure == Never {
    private var cancellable: AnyCancellable?
    /// The values that the publisher emits while it is subscribed to, which happens in an update; nil at other times.
    private var firstValues: [PublisherType.Output]?
    private let budget = ActionBudget()

    required init(child: ViewNode, modifier: _GraphValue<SubscriptionModifier<PublisherType>>, inputs: _ViewInputs) {
        super.init(child: child, modifier: modifier, inputs: inputs)
        subscribe()
    }

    private func subscribe() {
        firstValues = []
        cancellable = modifier.publisher.sink { [weak self] value in self?.receive(value) }
        guard let values = firstValues else { return }
        firstValues = nil
        guard !values.isEmpty else { return }
        tree.schedule(within: budget, name: "onReceive(\(PublisherType.self))", for: self) { [weak self] in
            for value in values { self?.modifier.action(value) }
        }
    }

    private func receive(_ value: PublisherType.Output) {
        if tree.isCalledFromElsewhere || firstValues == nil { modifier.action(value) } else { firstValues?.append(value) }
    }

    override func modifierChanged(from old: SubscriptionModifier<PublisherType>) {
        if !isSame(old.publisher, modifier.publisher) { subscribe() }
    }

    override func end() {
        super.end()
        cancellable = nil
    }

    override var typeName: String { "onReceive" }
}
