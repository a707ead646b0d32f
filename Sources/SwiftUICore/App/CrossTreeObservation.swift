import Observation

/// Tracks which views of a program's windows depend on the state of the program.
///
/// The views of a window are in a tree of their own, whose graph does not contain the program's state. They observe the program's
/// state like an observable object.
final class CrossTreeObservation {
    private final class Subject: Observable {
        let registrar = ObservationRegistrar()
        var revision = 0
    }

    private var subjects: [ObjectIdentifier: Subject] = [:]

    /// Records the read of a location, which may be a dependency of a view in another tree.
    func read(_ location: AnyObject) {
        let subject = subjects[ObjectIdentifier(location)] ?? Subject()
        subjects[ObjectIdentifier(location)] = subject
        subject.registrar.access(subject, keyPath: \.revision)
    }

    /// Notifies the dependent views of a change of the value.
    func changed(_ location: AnyObject) {
        guard let subject = subjects[ObjectIdentifier(location)] else { return }
        subject.registrar.withMutation(of: subject, keyPath: \.revision) {}
    }

    func end(_ location: AnyObject) {
        subjects[ObjectIdentifier(location)] = nil
    }
}
