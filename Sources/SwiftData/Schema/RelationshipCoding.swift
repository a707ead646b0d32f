/// How the value of a relationship is made of models, and the other way round.
struct RelationshipCoding {
    let destination: any PersistentModel.Type
    let isToMany: Bool
    /// Whether a model without the relationship can be saved.
    let isOptional: Bool
    let models: (Any?) -> [any PersistentModel]
    /// The value that consists of the models; nil if there has to be one and there is none.
    let value: ([any PersistentModel]) -> Any?
    /// The value with one more model, which replaces the one of a relationship to one model; nil if it contains the model already.
    let adding: (Any?, any PersistentModel) -> Any?
    /// The value without a model; nil if it does not contain the model, or has to keep it.
    let removing: (Any?, any PersistentModel) -> Any?

    init<Value: PersistentModel>(one type: Value.Type) {
        self.init(type, isOptional: false) { $0 as Any }
    }

    init<Value: PersistentModel>(optional type: Value.Type) {
        self.init(type, isOptional: true) { $0 as Value? as Any }
    }

    init<Value: PersistentModel>(many type: Value.Type) {
        self.init(many: type) { $0 as Any }
    }

    init<Value: PersistentModel>(optionalMany type: Value.Type) {
        self.init(many: type) { $0 as [Value]? as Any }
    }

    private init<Value: PersistentModel>(_ type: Value.Type, isOptional: Bool, wrap: @escaping (Value) -> Any) {
        (destination, isToMany, self.isOptional) = (type, false, isOptional)
        let none: Any? = isOptional ? Value?.none as Any : nil
        models = { ($0 as? Value).map { [$0] } ?? [] }
        value = { ($0.first as? Value).map(wrap) ?? none }
        adding = { value, model in (value as? Value) === model ? nil : (model as? Value).map(wrap) }
        removing = { value, model in (value as? Value) === model ? none : nil }
    }

    private init<Value: PersistentModel>(many type: Value.Type, wrap: @escaping ([Value]) -> Any) {
        (destination, isToMany, isOptional) = (type, true, true)
        models = { $0 as? [Value] ?? [] }
        value = { wrap($0.compactMap { $0 as? Value }) }
        adding = { value, model in
            let models = value as? [Value] ?? []
            guard let model = model as? Value, !models.contains(where: { $0 === model }) else { return nil }
            return wrap(models + [model])
        }
        removing = { value, model in
            var models = value as? [Value] ?? []
            guard let index = models.firstIndex(where: { $0 === model }) else { return nil }
            models.remove(at: index)
            return wrap(models)
        }
    }
}
