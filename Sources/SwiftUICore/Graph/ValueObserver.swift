/// An element that is notified of changes of a cell's value, or of one part of it.
///
/// Without an associated type: the runtime makes the conformance of a generic class to a protocol with one when it is first used.
protocol ChangeObserver: ViewElement {
    /// Called when the cell has received a new value; the pointers are to the observed part of the old and the new one.
    func receiveChange(from old: UnsafeRawPointer, to new: UnsafeRawPointer)
}

/// An element that follows a value of the view language: the whole value of a cell, or one part of it.
///
/// An element observes at most one value; `_GraphValue.observe(by:)` begins the observation, which ends with the element.
protocol ValueObserver: ChangeObserver {
    /// The type of the observed value.
    associatedtype ObservedValue

    /// Called when the cell has received a new value, whether or not the observed part of it differs.
    ///
    /// Both values are valid during the call. The cell still holds the old one, so an observer that evaluates views with the new
    /// value enqueues itself for `performUpdate()`.
    func valueChanged(from old: ObservedValue, to new: ObservedValue)
}

extension ValueObserver {
    func receiveChange(from old: UnsafeRawPointer, to new: UnsafeRawPointer) {
        // `_GraphValue.observe(by:)` has matched the type of the part with the observer's.
        valueChanged(
            from: old.assumingMemoryBound(to: ObservedValue.self).pointee, to: new.assumingMemoryBound(to: ObservedValue.self).pointee)
    }
}

extension _GraphValue {
    /// Makes `observer` follow this value until it ends.
    func observe<Observer: ValueObserver>(by observer: Observer) where Observer.ObservedValue == Value {
        unretainedCell.use { $0.observe(at: offset, by: observer) }
    }
}
