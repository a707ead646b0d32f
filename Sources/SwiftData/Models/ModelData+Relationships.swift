extension _ModelData {
    /// The value of a relationship, after related models have been looked up.
    func resolved(_ index: Int) -> Any? {
        guard let fault = values[index] as? Fault, let coding = layout.properties[index].relationship else { return values[index] }
        guard let context else { return coding.value([]) }
        let value = coding.value(context.models(of: EntityLayout.of(coding.destination), keys: fault.keys))
        resolve(index, to: value)
        return value
    }

    /// The related models.
    func related(_ index: Int) -> [any PersistentModel] {
        layout.properties[index].relationship?.models(resolved(index)) ?? []
    }

    /// The keys of the related models, without looking them up.
    func relatedKeys(_ index: Int) -> [String] {
        if let fault = values[index] as? Fault { return fault.keys }
        return related(index).map(\.persistentModelID.primaryKey)
    }

    /// Sets a relationship. The related models refer back through the inverse relationship, and belong to the same context.
    ///
    /// - Parameters:
    ///   - value: The value of the property.
    ///   - models: The models in the value.
    func relate<Value: PersistentModel>(_ index: Int, of model: any PersistentModel, to value: Any, _ models: [Value]) {
        guard context != nil, let coding = layout.properties[index].relationship else { return change(index, of: model, to: value) }
        let current = resolved(index)
        let old = coding.isToMany ? current as? [Value] ?? [] : (current as? Value).map { [$0] } ?? []
        change(index, of: model, to: value)
        let (removed, added) = Self.differences(old, models)
        for other in removed { removeInverse(index, of: model, from: other) }
        for other in added { addInverse(index, of: model, to: other) }
    }

    /// The models that are in one list only. Equal beginnings and ends, as after an insertion, are compared without a set.
    private static func differences<Value: PersistentModel>(_ old: [Value], _ new: [Value]) -> (removed: [Value], added: [Value]) {
        var (old, new) = (old[...], new[...])
        while let first = old.first, first === new.first { (old, new) = (old.dropFirst(), new.dropFirst()) }
        while let last = old.last, last === new.last { (old, new) = (old.dropLast(), new.dropLast()) }
        let (before, after) = (Set(old.map { ObjectIdentifier($0) }), Set(new.map { ObjectIdentifier($0) }))
        return (old.filter { !after.contains(ObjectIdentifier($0)) }, new.filter { !before.contains(ObjectIdentifier($0)) })
    }

    /// Makes a related model refer back, and no longer to the model that it belonged to.
    func addInverse(_ index: Int, of model: any PersistentModel, to other: any PersistentModel) {
        context?.insert(related: other)
        let data = other._modelData
        guard let inverse = layout.inverse(of: index), let coding = data.layout.properties[inverse].relationship,
            let value = coding.adding(data.resolved(inverse), model)
        else { return }
        if !coding.isToMany {
            for previous in data.related(inverse) { previous._modelData.remove(other, from: index, of: previous) }
        }
        data.change(inverse, of: other, to: value)
    }

    /// Makes a model that is no longer related not refer back. A reference that has to exist stays; saving fails until it is set.
    func removeInverse(_ index: Int, of model: any PersistentModel, from other: any PersistentModel) {
        guard let inverse = layout.inverse(of: index) else { return }
        other._modelData.remove(model, from: inverse, of: other)
    }

    private func remove(_ other: any PersistentModel, from index: Int, of model: any PersistentModel) {
        guard let value = layout.properties[index].relationship?.removing(resolved(index), other) else { return }
        change(index, of: model, to: value)
    }
}
