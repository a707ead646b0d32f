import AttributeGraph

/// Records the evaluations of bodies with their causes: which state, which observed property, which environment value.
///
/// Nothing is recorded, and nothing is spent, while a tree has no such trace; see `ViewTree.recordEvaluations`.
package final class EvaluationTrace: BodyTrace {
    /// The evaluations of one body.
    private struct Record {
        // Retained, so that its address is not reused.
        let cell: ValueCell
        /// The causes of each evaluation, in words.
        var evaluations: [[String]] = []
        /// Causes of the next evaluation that the graph does not know.
        var pending: [String] = []
    }

    /// The property that a storage belongs to, such as `count` of `Counter`.
    private struct Owner {
        let box: _PropertyBox
        var name: String
    }

    let graphTrace = UpdateTrace()
    /// The trace that was set before, which goes on counting.
    private let inner: BodyTrace?
    private var records: [ObjectIdentifier: Record] = [:]
    private var owners: [ObjectIdentifier: Owner] = [:]
    /// The latest change of each attribute, in words.
    private var changes: [AttributeID: String] = [:]
    private var labels: [ObjectIdentifier: [Int: String]] = [:]
    private var recentlyEvaluated: Set<ObjectIdentifier> = []

    init(inner: BodyTrace?) {
        self.inner = inner
        super.init()
    }

    package override var withCauses: EvaluationTrace? { self }

    /// The causes of each evaluation of a body, in words and in order. The first evaluation of a view is caused by its appearance.
    package func evaluations(of view: ViewNames.CompositeView) -> [[String]] {
        records[ObjectIdentifier(view.body)]?.evaluations ?? []
    }

    package override func reset() {
        super.reset()
        graphTrace.removeAll()
        for key in records.keys { records[key]?.evaluations = [] }
    }

    /// Returns the identities of the bodies that have run since the last call.
    func takeRecentlyEvaluated() -> Set<ObjectIdentifier> {
        defer { recentlyEvaluated = [] }
        return recentlyEvaluated
    }

    // MARK: Recording

    override func bodyWillRun(of type: Any.Type, in cell: ValueCell, attribute: AttributeID, properties: DynamicProperties) {
        super.bodyWillRun(of: type, in: cell, attribute: attribute, properties: properties)
        inner?.bodyWillRun(of: type, in: cell, attribute: attribute, properties: properties)
        let key = ObjectIdentifier(cell)
        recentlyEvaluated.insert(key)
        var record = records[key] ?? Record(cell: cell)
        var causes: [String] = []
        for cause in graphTrace.causes(of: attribute) {
            switch cause {
            case .firstEvaluation: causes.append("it appeared")
            case .changed(let input, _): causes.append(changes[input] ?? "something that it reads changed")
            case .freed: causes.append("something that it reads is gone")
            case .invalidated: if record.pending.isEmpty { causes.append("it was asked for again") }
            }
        }
        causes += record.pending
        record.pending = []
        // One change may arrive by several ways.
        record.evaluations.append(causes.reduce(into: []) { if !$0.contains($1) { $0.append($1) } })
        records[key] = record
        if !properties.isEmpty { learnNames(of: properties.fields, in: type, at: 0, view: cell.viewName) }
    }

    /// Notes a cause of the next evaluation of a body.
    func note(_ cause: String, for cell: ValueCell) {
        records[ObjectIdentifier(cell), default: Record(cell: cell)].pending.append(cause)
    }

    /// Notes the change of a state.
    func noteChange<Value>(of box: _PropertyBox, _ attribute: AttributeID?, from old: Value, to new: Value) {
        guard let attribute else { return }
        let name = owners[ObjectIdentifier(box)]?.name ?? "a state"
        changes[attribute] = "state \(name) changed from \(EvaluationWords.value(old)) to \(EvaluationWords.value(new))"
    }

    /// Notes that an observable object has announced a change.
    func notePublication(of object: AnyObject?, _ attribute: AttributeID?) {
        guard let attribute else { return }
        changes[attribute] = "the object \(object.map { "\(type(of: $0))" } ?? "that it observes") published a change"
    }

    /// Notes the change of a property of an observable object that a body has read.
    func noteObservedChange(of property: AnyKeyPath, for cell: ValueCell) {
        note("the observed property \(EvaluationWords.name(of: property)) changed", for: cell)
    }

    /// Notes the changes of the environment that a property of a body and the properties in it read.
    private func noteEnvironment(from old: EnvironmentValues, to new: EnvironmentValues, for cell: ValueCell, box: _PropertyBox) {
        if let change = box.environmentChange(from: old, to: new) { note("the environment value \(change)", for: cell) }
        for part in box.parts { noteEnvironment(from: old, to: new, for: cell, box: part.box) }
    }

    /// Notes that a body will be evaluated because the environment has changed.
    func environmentChanged(from old: EnvironmentValues, to new: EnvironmentValues, for cell: ValueCell, boxes: [_PropertyBox]) {
        for box in boxes { noteEnvironment(from: old, to: new, for: cell, box: box) }
        if records[ObjectIdentifier(cell)]?.pending.isEmpty ?? true { self.note("the environment changed", for: cell) }
    }

    // MARK: Names

    /// Learns the names of the properties of a view from the labels of its stored properties.
    private func learnNames(of fields: [(offset: Int, box: _PropertyBox)], in type: Any.Type, at start: Int, view: String?) {
        let labels = labels(of: type)
        for field in fields {
            // The stored property of a wrapped property has an underscore in front.
            let label = labels[field.offset].map { $0.hasPrefix("_") ? String($0.dropFirst()) : $0 } ?? "of \(type)"
            let key = ObjectIdentifier(field.box)
            guard owners[key] == nil else { continue }
            owners[key] = Owner(box: field.box, name: view.map { "'\(label)' of \($0)" } ?? "'\(label)'")
        }
    }

    private func labels(of type: Any.Type) -> [Int: String] {
        if let known = labels[ObjectIdentifier(type)] { return known }
        let found = EvaluationWords.labels(of: type)
        labels[ObjectIdentifier(type)] = found
        return found
    }
}

extension ViewTree {
    /// Starts to record the evaluations of bodies and their causes. Returns the record, which is kept until another one is set.
    @discardableResult
    package func recordEvaluations() -> EvaluationTrace {
        if let trace = inspection.bodyTrace?.withCauses { return trace }
        let trace = EvaluationTrace(inner: inspection.bodyTrace)
        inspection.bodyTrace = trace
        graph.trace = trace.graphTrace
        return trace
    }
}
