/// How a program dismisses windows and presentations in a transaction.
///
///     withTransaction(\.dismissBehavior, .destructive) { dismissWindow(id: "draft") }
///
/// Follows Apple's documentation of `DismissBehavior`.
public struct DismissBehavior: Hashable, Sendable {
    private enum Kind { case interactive, destructive }
    private let kind: Kind

    /// The default: questions of views (`dismissalConfirmationDialog`) and of documents with changes are asked first.
    public static let interactive = DismissBehavior(kind: .interactive)
    /// The window or presentation goes without any question. Changes of a document are lost.
    public static let destructive = DismissBehavior(kind: .destructive)
}

private enum DismissBehaviorKey: TransactionKey { static var defaultValue: DismissBehavior { .interactive } }

extension Transaction {
    /// How windows and presentations are dismissed; `interactive` by default.
    public var dismissBehavior: DismissBehavior {
        get { self[DismissBehaviorKey.self] }
        set { self[DismissBehaviorKey.self] = newValue }
    }
}
