import Observation

/// Notes which views of a program's windows have read the program's own state.
///
/// A window's views live in a tree of their own, whose graph knows nothing of the program's. They hear of the program's state as
/// they do of an observable object.
final class CrossTreeObservation {
    private final class Subject: Observable {
        let registrar = ObservationRegistrar()
        var revision = 0
    }

    private var subjects: [ObjectIdentifier: Subject] = [:]

    /// A location is read; perhaps while a view of another tree is computed.
    func read(_ location: AnyObject) {
        let subject = subjects[ObjectIdentifier(location)] ?? Subject()
        subjects[ObjectIdentifier(location)] = subject
        subject.registrar.access(subject, keyPath: \.revision)
    }

    /// A location has another value.
    func changed(_ location: AnyObject) {
        guard let subject = subjects[ObjectIdentifier(location)] else { return }
        subject.registrar.withMutation(of: subject, keyPath: \.revision) {}
    }

    func end(_ location: AnyObject) {
        subjects[ObjectIdentifier(location)] = nil
    }
}
