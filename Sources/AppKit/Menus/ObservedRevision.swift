import Observation

/// The number of changes of an object, which updates the views that read it.
@MainActor @Observable final class ObservedRevision {
    private(set) var number = 0

    /// Notes a change of the object.
    func changed() { number += 1 }
}
