import Combine
import Observation

/// The delegate that a program has through an adaptor in its `App`.
@MainActor package enum ProgramDelegate {
    /// Puts an object into the environment of the program; does nothing for objects that are not observable.
    static var addToEnvironment: (inout EnvironmentValues) -> Void = { _ in }

    /// Provides a delegate to all views of the program, which is about to start. Views read an observable one by its type.
    package static func provide<Delegate: AnyObject>(_ delegate: Delegate) {
        guard delegate is any ObservableObject || delegate is any Observable else { return }
        addToEnvironment = { EnvironmentObjectModifier(object: delegate).change(&$0) }
    }

    /// Creates the storage of the property with a delegate: the body of the program follows an observable object.
    nonisolated package static func makeProperty(of delegate: AnyObject, in context: _PropertyContext) -> _PropertyBox? {
        func make<Delegate: ObservableObject>(_ delegate: Delegate) -> _PropertyBox { DelegateBox(delegate, tree: context.inputs.tree) }
        return (delegate as? any ObservableObject).map { make($0) }
    }
}

private final class DelegateBox<Delegate: ObservableObject>: _PropertyBox {
    private let delegate: Delegate
    private let subscription: ObjectSubscription

    init(_ delegate: Delegate, tree: ViewTree) {
        self.delegate = delegate
        subscription = ObjectSubscription(tree: tree)
    }

    override func install(in installed: InstalledProperty, of properties: DynamicProperties) { subscription.observe(delegate) }
    override func changeCount(in tree: ViewTree) -> UInt32 { subscription.changeCount }
    override func end() { subscription.end() }
}
