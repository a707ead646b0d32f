extension Schema {
    /// How a property with a plain value is saved; see ``Attribute(_:originalName:hashModifier:)``.
    public struct Attribute: Sendable {
        /// A peculiarity of a property with a plain value.
        public struct Option: Hashable, Sendable {
            private let name: String
            /// A saved model with the same value is replaced.
            public static let unique = Option(name: "unique")
            /// Accepted without effect: values are in the database.
            public static let externalStorage = Option(name: "externalStorage")
            /// Accepted without effect: the database is not encrypted.
            public static let allowsCloudEncryption = Option(name: "allowsCloudEncryption")
            /// Accepted without effect: there is no history.
            public static let preserveValueOnDeletion = Option(name: "preserveValueOnDeletion")
            /// Accepted without effect: the value is saved.
            public static let ephemeral = Option(name: "ephemeral")
            /// Accepted without effect: there is no index for searching.
            public static let spotlight = Option(name: "spotlight")
        }

        public let options: [Option]
        public let originalName: String?

        public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
            self.options = options
            self.originalName = originalName
        }
    }

    /// How a property with other models is saved; see the macro of the same name.
    public struct Relationship: Sendable {
        /// What becomes of the related models when a model is deleted.
        public enum DeleteRule: String, Hashable, Codable, Sendable {
            /// Their references to the deleted model become nil.
            case nullify
            /// They are deleted too.
            case cascade
            /// The context is not saved while there are any.
            case deny
            /// They are left as they are.
            case noAction
        }

        public struct Option: Hashable, Sendable {
            private let name: String
            /// Accepted without effect: the order of the models is always kept.
            public static let unique = Option(name: "unique")
        }

        public let deleteRule: DeleteRule
        public let minimumModelCount: Int?
        public let maximumModelCount: Int?
        public let originalName: String?
        // Key paths are immutable.
        nonisolated(unsafe) public let inverseKeyPath: AnyKeyPath?

        public init(
            _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0, maximumModelCount: Int? = 0,
            originalName: String? = nil, inverse: AnyKeyPath? = nil, hashModifier: String? = nil
        ) {
            self.deleteRule = deleteRule
            self.minimumModelCount = minimumModelCount
            self.maximumModelCount = maximumModelCount
            self.originalName = originalName
            inverseKeyPath = inverse
        }
    }
}
