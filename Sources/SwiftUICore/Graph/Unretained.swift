/// A reference to an object that others keep alive for as long as the reference is used.
///
/// Copying it is free, and `use(_:)` neither retains nor releases the object. A property that is `unowned(unsafe)` retains its object at each
/// use and each copy, which made up nearly half of the retains of making a view.
package struct Unretained<Object: AnyObject> {
    @usableFromInline let reference: Unmanaged<Object>

    @inlinable @inline(__always)
    package init(_ object: __shared Object) {
        reference = .passUnretained(object)
    }

    /// The object, retained by the caller.
    @inlinable @inline(__always)
    package var object: Object { reference.takeUnretainedValue() }

    /// Calls a function with the object, which must live until the function returns.
    @inlinable @inline(__always)
    package func use<Result>(_ body: (Object) throws -> Result) rethrows -> Result {
        try reference._withUnsafeGuaranteedRef(body)
    }
}

@available(*, unavailable)
extension Unretained: Sendable {}
