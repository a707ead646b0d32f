import Foundation
import Observation

/// The values of a model's persisted properties, and the state of the model in its context.
///
/// It is public for the code that ``Model()`` writes.
public final class _ModelData {
    let layout: EntityLayout
    var identifier: PersistentIdentifier
    let registrar = ObservationRegistrar()
    /// The values by the indices of their properties. A relationship that has not been used since the model was loaded is a `Fault`.
    private(set) var values: ContiguousArray<Any?>

    weak var context: ModelContext?
    /// Whether the model has been inserted and not been saved.
    var isInserted = false
    var isDeleted = false
    /// The values before the first change since the context was saved; nil without changes.
    private(set) var savedValues: ContiguousArray<Any?>?
    private(set) var changedProperties: Set<Int> = []

    /// Related models that have not been looked up yet.
    struct Fault {
        var keys: [String]
    }

    init(layout: EntityLayout, identifier: PersistentIdentifier, values: ContiguousArray<Any?>) {
        self.layout = layout
        self.identifier = identifier
        self.values = values
    }

    /// Creates the data of a new model.
    public convenience init<Model: PersistentModel>(_ type: Model.Type) {
        let layout = EntityLayout.of(type)
        self.init(
            layout: layout, identifier: PersistentIdentifier(entityName: layout.name),
            values: ContiguousArray(repeating: nil, count: layout.properties.count))
    }

    var hasChanges: Bool { isInserted || isDeleted || !changedProperties.isEmpty }

    // MARK: Values as properties read and write them

    /// Sets the first value of a property.
    public func initialize<Value>(_ name: String, to value: Value) {
        values[layout.index(of: name)] = value
    }

    /// Reads a property with a plain value.
    public func value<Model: PersistentModel, Value: Codable>(of model: Model, _ keyPath: KeyPath<Model, Value>, _ name: String) -> Value {
        registrar.access(model, keyPath: keyPath)
        guard let value = values[layout.index(of: name)] as? Value else {
            preconditionFailure("\(layout.name).\(name) has no value: the model \(identifier.primaryKey) does not exist")
        }
        return value
    }

    /// Writes a property with a plain value.
    public func setValue<Model: PersistentModel, Value: Codable>(
        _ value: Value, of model: Model, _ keyPath: KeyPath<Model, Value>, _ name: String
    ) {
        change(layout.index(of: name), of: model, to: value)
    }

    public func value<Model: PersistentModel, Value: PersistentModel>(
        of model: Model, _ keyPath: KeyPath<Model, Value>, _ name: String
    ) -> Value {
        registrar.access(model, keyPath: keyPath)
        guard let value = resolved(layout.index(of: name)) as? Value else {
            preconditionFailure("\(layout.name).\(name) refers to a model that does not exist")
        }
        return value
    }

    public func value<Model: PersistentModel, Value: PersistentModel>(
        of model: Model, _ keyPath: KeyPath<Model, Value?>, _ name: String
    ) -> Value? {
        registrar.access(model, keyPath: keyPath)
        return resolved(layout.index(of: name)) as? Value
    }

    public func value<Model: PersistentModel, Value: PersistentModel>(
        of model: Model, _ keyPath: KeyPath<Model, [Value]>, _ name: String
    ) -> [Value] {
        registrar.access(model, keyPath: keyPath)
        return resolved(layout.index(of: name)) as? [Value] ?? []
    }

    public func value<Model: PersistentModel, Value: PersistentModel>(
        of model: Model, _ keyPath: KeyPath<Model, [Value]?>, _ name: String
    ) -> [Value]? {
        registrar.access(model, keyPath: keyPath)
        return resolved(layout.index(of: name)) as? [Value]
    }

    public func setValue<Model: PersistentModel, Value: PersistentModel>(
        _ value: Value, of model: Model, _ keyPath: KeyPath<Model, Value>, _ name: String
    ) {
        relate(layout.index(of: name), of: model, to: value, [value])
    }

    public func setValue<Model: PersistentModel, Value: PersistentModel>(
        _ value: Value?, of model: Model, _ keyPath: KeyPath<Model, Value?>, _ name: String
    ) {
        relate(layout.index(of: name), of: model, to: value as Any, value.map { [$0] } ?? [])
    }

    public func setValue<Model: PersistentModel, Value: PersistentModel>(
        _ value: [Value], of model: Model, _ keyPath: KeyPath<Model, [Value]>, _ name: String
    ) {
        relate(layout.index(of: name), of: model, to: value, value)
    }

    public func setValue<Model: PersistentModel, Value: PersistentModel>(
        _ value: [Value]?, of model: Model, _ keyPath: KeyPath<Model, [Value]?>, _ name: String
    ) {
        relate(layout.index(of: name), of: model, to: value as Any, value ?? [])
    }

    // MARK: Changes

    /// Changes a value, and tells observers and the context.
    func change(_ index: Int, of model: any PersistentModel, to value: Any?) {
        let property = layout.properties[index]
        if let context, context.undoManager != nil {
            let old = values[index]
            context.registerUndo { [self] _ in change(index, of: model, to: old) }
        }
        if !isInserted, context != nil {
            if savedValues == nil { savedValues = values }
            changedProperties.insert(index)
        }
        property.mutate(model, registrar) { values[index] = value }
        context?.modelDidChange(model)
    }

    /// Forgets the saved values: the current ones have been saved.
    func didSave() {
        savedValues = nil
        changedProperties = []
        isInserted = false
    }

    /// Returns to the saved values.
    func revert(_ model: any PersistentModel) {
        guard let savedValues else { return }
        for index in changedProperties {
            layout.properties[index].mutate(model, registrar) { values[index] = savedValues[index] }
        }
        self.savedValues = nil
        changedProperties = []
    }

    /// Takes over values that another context has saved.
    func merge(_ saved: ContiguousArray<Any?>, into model: any PersistentModel) {
        for index in saved.indices where !changedProperties.contains(index) {
            layout.properties[index].mutate(model, registrar) { values[index] = saved[index] }
            savedValues?[index] = saved[index]
        }
    }

    /// Keeps related models that have been looked up.
    func resolve(_ index: Int, to value: Any?) { values[index] = value }

    /// Forgets related models, which may refer back and so keep each other in memory.
    func releaseRelationships() {
        for index in values.indices where layout.properties[index].destination != nil { values[index] = Fault(keys: relatedKeys(index)) }
        savedValues = nil
    }
}
