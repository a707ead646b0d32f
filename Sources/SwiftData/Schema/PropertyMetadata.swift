import Observation

extension Schema {
    /// A persisted property of a model; ``Model()`` writes one for each.
    public struct PropertyMetadata {
        enum Kind {
            case attribute(Attribute, ValueCoding)
            case relationship(Relationship, RelationshipCoding)
        }

        let name: String
        let keyPath: AnyKeyPath
        let kind: Kind
        /// The initial value in the declaration of the property.
        let defaultValue: () -> Any?
        /// Performs a change of the property as a mutation that is observed.
        let mutate: (any PersistentModel, ObservationRegistrar, () -> Void) -> Void

        private init<Model: PersistentModel, Value>(
            _ name: String, _ keyPath: KeyPath<Model, Value>, _ kind: Kind, _ defaultValue: @escaping () -> Value?
        ) {
            self.name = name
            self.keyPath = keyPath
            self.kind = kind
            self.defaultValue = { defaultValue().map { $0 as Any } }
            mutate = { model, registrar, change in
                guard let model = model as? Model else { return change() }
                registrar.withMutation(of: model, keyPath: keyPath, change)
            }
        }

        public init<Model: PersistentModel, Value: Codable>(
            name: String, keypath: KeyPath<Model, Value>, defaultValue: @autoclosure @escaping () -> Value? = nil,
            metadata: Attribute = Attribute()
        ) {
            self.init(name, keypath, .attribute(metadata, ValueCoding(Value.self)), defaultValue)
        }

        public init<Model: PersistentModel, Value: PersistentModel>(
            name: String, keypath: KeyPath<Model, Value>, metadata: Relationship = Relationship()
        ) {
            self.init(name, keypath, .relationship(metadata, RelationshipCoding(one: Value.self)), { nil })
        }

        public init<Model: PersistentModel, Value: PersistentModel>(
            name: String, keypath: KeyPath<Model, Value?>, defaultValue: Value?? = nil, metadata: Relationship = Relationship()
        ) {
            self.init(name, keypath, .relationship(metadata, RelationshipCoding(optional: Value.self)), { nil })
        }

        public init<Model: PersistentModel, Value: PersistentModel>(
            name: String, keypath: KeyPath<Model, [Value]>, defaultValue: [Value]? = nil, metadata: Relationship = Relationship()
        ) {
            self.init(name, keypath, .relationship(metadata, RelationshipCoding(many: Value.self)), { nil })
        }

        public init<Model: PersistentModel, Value: PersistentModel>(
            name: String, keypath: KeyPath<Model, [Value]?>, defaultValue: [Value]?? = nil, metadata: Relationship = Relationship()
        ) {
            self.init(name, keypath, .relationship(metadata, RelationshipCoding(optionalMany: Value.self)), { nil })
        }

        /// How related models are kept; nil for a plain value.
        var relationship: RelationshipCoding? {
            if case .relationship(_, let coding) = kind { coding } else { nil }
        }

        /// The type of the related models; nil for a plain value.
        var destination: (any PersistentModel.Type)? { relationship?.destination }

        var originalName: String? {
            switch kind {
            case .attribute(let attribute, _): attribute.originalName
            case .relationship(let relationship, _): relationship.originalName
            }
        }

        var isUnique: Bool {
            if case .attribute(let attribute, _) = kind { attribute.options.contains(.unique) } else { false }
        }
    }
}
