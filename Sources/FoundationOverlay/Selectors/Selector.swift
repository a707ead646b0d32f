import Foundation

/// A method by which an object is told of an event.
///
/// On Apple's systems `#selector` names a method that the Objective-C runtime calls. Linux has no such runtime: with `--as`, `apus` reads
/// `#selector(Target.method)` as `Selector(Target.method)`, which refers to the method itself, and `@objc` as nothing. A selector of a method of
/// an object, such as `Selector(object.method)`, keeps the object; in a class `#selector(method)` names the class, so that it does not.
public struct Selector {
    /// The name, for selectors that are made from one.
    public let name: String?
    /// Calls the method of a target with an argument. Methods that take no argument ignore it.
    private let method: (_ target: Any?, _ argument: Any?) -> Void
    /// Returns whether a target has the method.
    private let accepts: (_ target: Any?) -> Bool
    /// Compares two values, for methods that do.
    private var compare: ((_ target: Any, _ argument: Any) -> ComparisonResult?)?

    /// Creates a selector with a name. Only objects that know the name react to it.
    public init(_ name: String) {
        self.name = name
        method = { _, _ in }
        accepts = { _ in false }
    }

    // Isolation is no part of a function's name, so methods of the main actor have a parameter that is never passed.

    private init(
        accepting accepts: @escaping (_ target: Any?) -> Bool = { _ in true }, calling method: @escaping (_ target: Any?, _ argument: Any?) -> Void
    ) {
        name = nil
        self.method = method
        self.accepts = accepts
    }

    /// Creates a selector of a method of an object, or of a function.
    public init<Result>(_ method: @escaping () -> Result) {
        self.init(calling: { _, _ in _ = method() })
    }

    /// Creates a selector of a method of an object that takes an argument.
    @_disfavoredOverload
    public init<Argument, Result>(_ method: @escaping (Argument) -> Result) {
        self.init(calling: { _, argument in if let argument = argument as? Argument { _ = method(argument) } })
    }

    /// Creates a selector of a method of a class.
    public init<Target: AnyObject, Result>(_ method: @escaping (Target) -> () -> Result) {
        self.init(accepting: { $0 is Target }, calling: { target, _ in if let target = target as? Target { _ = method(target)() } })
    }

    /// Creates a selector of a method of a class that takes an argument.
    public init<Target: AnyObject, Argument, Result>(_ method: @escaping (Target) -> (Argument) -> Result) {
        self.init(
            accepting: { $0 is Target },
            calling: { target, argument in
                if let target = target as? Target, let argument = argument as? Argument { _ = method(target)(argument) }
            })
    }

    /// Creates a selector of a method of a class that compares an object with another one.
    public init<Target: AnyObject, Argument>(_ method: @escaping (Target) -> (Argument) -> ComparisonResult) {
        self.init(
            accepting: { $0 is Target },
            calling: { target, argument in
                if let target = target as? Target, let argument = argument as? Argument { _ = method(target)(argument) }
            })
        compare = { target, argument in
            guard let target = target as? Target, let argument = argument as? Argument else { return nil }
            return method(target)(argument)
        }
    }

    /// Creates a selector of a method of an object of the main actor.
    @_disfavoredOverload
    public init<Result>(_ method: @escaping @MainActor () -> Result, _isolated: Void = ()) {
        self.init(calling: { _, _ in onMain { _ = method() } })
    }

    /// Creates a selector of a method of an object of the main actor that takes an argument.
    @_disfavoredOverload
    public init<Argument, Result>(_ method: @escaping @MainActor (Argument) -> Result, _isolated: Void = ()) {
        self.init(calling: { _, argument in
            guard let argument = argument as? Argument else { return }
            nonisolated(unsafe) let value = argument
            onMain { _ = method(value) }
        })
    }

    /// Creates a selector of a method of a class of the main actor.
    @_disfavoredOverload
    public init<Target: AnyObject, Result>(
        _ method: @escaping @MainActor (Target) -> @MainActor () -> Result, _isolated: Void = ()
    ) {
        self.init(
            accepting: { $0 is Target },
            calling: { target, _ in
                guard let target = target as? Target else { return }
                nonisolated(unsafe) let object = target
                onMain { _ = method(object)() }
            })
    }

    /// Creates a selector of a method of a class of the main actor that takes an argument.
    @_disfavoredOverload
    public init<Target: AnyObject, Argument, Result>(
        _ method: @escaping @MainActor (Target) -> @MainActor (Argument) -> Result, _isolated: Void = ()
    ) {
        self.init(
            accepting: { $0 is Target },
            calling: { target, argument in
                guard let target = target as? Target, let argument = argument as? Argument else { return }
                nonisolated(unsafe) let (object, value) = (target, argument)
                onMain { _ = method(object)(value) }
            })
    }

    /// Whether a target has the method. Selectors of methods of an object, and of functions, accept any target; those with a name accept none.
    package func responds(to target: Any?) -> Bool { accepts(target) }

    /// Compares two values by the method; nil for methods of another kind, and for values of other types.
    package func comparison(of target: Any, with argument: Any) -> ComparisonResult? { compare?(target, argument) }

    /// Calls the method of a target.
    public func _call(on target: Any?, with argument: Any?) {
        method(target, argument)
    }
}

/// A name for `Selector` that is as short as the rewriting of `#selector` needs: replaced code has the same length.
public typealias _Sel = Selector

/// Calls a function on the main actor: at once on the main thread, else later.
private func onMain(_ action: @escaping @MainActor () -> Void) {
    if Thread.isMainThread {
        MainActor.assumeIsolated { action() }
    } else {
        DispatchQueue.main.async { MainActor.assumeIsolated { action() } }
    }
}
