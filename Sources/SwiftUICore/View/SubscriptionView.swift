import Combine

/// A view that performs an action for each value of a publisher, as ``View/onReceive(_:perform:)`` does.
public struct SubscriptionView<PublisherType: Publisher, Content: View> where PublisherType.Failure == Never {
    /// The view.
    public var content: Content
    /// The publisher.
    public var publisher: PublisherType
    /// The action, which receives the values of the publisher.
    public var action: (PublisherType.Output) -> Void

    /// Creates a view that performs an action for each value of a publisher while it is shown.
    nonisolated public init(content: Content, publisher: PublisherType, action: @escaping (PublisherType.Output) -> Void) {
        self.content = content
        self.publisher = publisher
        self.action = action
    }
}

extension SubscriptionView: View {
    public var body: some View { content.onReceive(publisher, perform: action) }
}
