import Foundation
import os

/// A property that can tell how often its source has changed.
protocol ChangeCounting {
    func changeCount(in tree: ViewTree) -> UInt32
}

/// Finds the properties that made a body run, for `_printChanges()`.
///
/// The first call in a tree creates the reports. Each call compares the view's value, its properties and its environment with those of the
/// previous call in the same body.
final class ChangeReports {
    /// The state of a view at its latest report.
    private struct Snapshot {
        weak var cell: ValueCell?
        var source: Any
        var counts: [UInt32]
        var environment: EnvironmentValues?
        /// Whether an observable object that the body had read has changed since.
        var hasObservedChange = false
    }

    private unowned let tree: ViewTree
    private var snapshots: [ObjectIdentifier: Snapshot] = [:]
    /// The number of snapshots at which those of removed views are dropped.
    private var limit = 64

    init(tree: ViewTree) {
        self.tree = tree
    }

    /// Notes that an observable object that a body has read is changing.
    func noteObservedChange(of cell: ValueCell) {
        snapshots[ObjectIdentifier(cell)]?.hasObservedChange = true
    }

    /// Returns the names of what has changed since the previous call for the same body: `@self` for the view's own value, `@identity` for
    /// a new view, `@dependencies` for observable objects, and the stored properties.
    func changes<Source>(
        of source: Source, at place: _PropertyPlace, boxes: [(offset: Int, box: _PropertyBox)], environment: EnvironmentValues?,
        cell: ValueCell
    ) -> [String] {
        let fields = tree.types.facts(of: Source.self).propertyFields
        let counts = fields.map { field in
            boxes.first { $0.offset == field.offset }?.box.changeCount(in: tree) ?? Self.changeCount(of: field, at: place, in: tree)
        }
        let labels = EvaluationWords.labels(of: Source.self)
        let names = fields.map { labels[$0.offset] ?? "\($0.type)" }
        let old = snapshots[ObjectIdentifier(cell)].flatMap { $0.cell === cell ? $0 : nil }
        removeEnded()
        snapshots[ObjectIdentifier(cell)] = Snapshot(cell: cell, source: source, counts: counts, environment: environment)
        // SwiftUI names the identity of views with dynamic properties only.
        guard let old, let oldSource = old.source as? Source else { return names.isEmpty ? ["@self"] : ["@self", "@identity"] + names }
        var changes = isSame(oldSource, source) ? [] : ["@self"]
        for (index, field) in fields.enumerated() {
            var hasChanged = counts[index] != old.counts[index]
            if !hasChanged, let before = old.environment, let environment, let box = boxes.first(where: { $0.offset == field.offset })?.box {
                hasChanged = box.differs(between: before, and: environment)
            }
            if hasChanged { changes.append(names[index]) }
        }
        if old.hasObservedChange { changes.append("@dependencies") }
        return changes
    }

    /// The count of a property without storage of its own, such as a binding.
    private static func changeCount(of field: PropertyField, at place: _PropertyPlace, in tree: ViewTree) -> UInt32 {
        func count<Property: DynamicProperty>(of type: Property.Type) -> UInt32 {
            let place = place.property(at: field.offset)
            return (place.initialValue(of: type) as? any ChangeCounting)?.changeCount(in: tree) ?? 0
        }
        return count(of: field.type)
    }

    private func removeEnded() {
        guard snapshots.count >= limit else { return }
        snapshots = snapshots.filter { $0.value.cell.map { !$0.hasEnded } ?? false }
        limit = max(64, 2 * snapshots.count)
    }

    // MARK: The report

    /// Says in SwiftUI's words why the body of a type that is being evaluated runs, such as `Counter: _count changed.`
    static func report(for type: Any.Type) -> String {
        let name = _typeName(type, qualified: false)
        var cell = ViewTree.current?.graph.currentlyEvaluatingSink as? ValueCell
        while let candidate = cell, candidate.sourceType != type { cell = candidate.enclosingBody }
        guard let cell else { return "\(name): unchanged." }
        let reports = cell.tree.inspection.changeReports ?? ChangeReports(tree: cell.tree)
        cell.tree.inspection.changeReports = reports
        let changes = cell.changedProperties(in: reports)
        return changes.isEmpty ? "\(name): unchanged." : "\(name): \(changes.joined(separator: ", ")) changed."
    }

    fileprivate static let logger = Logger(subsystem: "com.apple.SwiftUI", category: "Changed Body Properties")
}

extension ViewTree {
    private static let currentKey: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    /// The tree whose bodies this thread evaluates; nil outside of updates.
    static var current: ViewTree? {
        // The tree is set by itself, for the duration of a call.
        pthread_getspecific(currentKey).map { Unmanaged<ViewTree>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Makes a tree the current one of this thread, or none. Returns the previous one.
    @discardableResult
    static func enter(_ tree: ViewTree?) -> ViewTree? {
        let outer = current
        pthread_setspecific(currentKey, tree.map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) })
        return outer
    }
}

extension View {
    /// Prints why the body runs, when it is called in the body:
    ///
    ///     var body: some View {
    ///         let _ = Self._printChanges()
    ///         Text("\(count)")
    ///     }
    ///
    /// The line names what has changed since the previous call in the same view, such as `Counter: @self, _count changed.`: `@self` for the
    /// value that the enclosing view gives, `@identity` when a view with dynamic properties is new, `@dependencies` for the properties of observable
    /// objects, and the stored properties with a property wrapper. Without a change it is `Counter: unchanged.`
    public static func _printChanges() {
        print(ChangeReports.report(for: Self.self))
    }

    /// Logs the line of `_printChanges()` at the level info, with the subsystem `com.apple.SwiftUI` and the category
    /// `Changed Body Properties`.
    public static func _logChanges() {
        let report = ChangeReports.report(for: Self.self)
        ChangeReports.logger.info("\(report, privacy: .public)")
    }
}

extension ViewModifier {
    /// Prints why the body of the modifier runs, when it is called in the body; see `View._printChanges()`.
    public static func _printChanges() {
        print(ChangeReports.report(for: Self.self))
    }

    /// Logs the line of `_printChanges()` at the level info; see `View._logChanges()`.
    public static func _logChanges() {
        let report = ChangeReports.report(for: Self.self)
        ChangeReports.logger.info("\(report, privacy: .public)")
    }
}
