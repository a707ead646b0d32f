/// What a module's source declares, as far as it matters for finding views.
struct Declarations {
    /// Who can name a declaration.
    enum Access: Comparable {
        /// The whole module.
        case module
        /// The file it stands in.
        case file
        /// Only the enclosing type.
        case enclosingType
    }

    struct NominalType {
        /// The name with the names of the enclosing types, such as `Outer.Inner`.
        var name: String
        var kind: String
        var inherited: [String]
        /// Whether the type or one around it has generic parameters.
        var isGeneric: Bool
        var access: Access
        /// The index of the file in the module.
        var file: Int
        var line: Int
        /// Whether the body declares an initialiser, so that the compiler makes none.
        var declaresInitializer = false
        /// Whether the body declares an initialiser that can be called without arguments.
        var declaresArgumentFreeInitializer = false
        /// Stored properties that have to be given a value, in order.
        var propertiesWithoutValue: [String] = []
    }

    struct Extension {
        var name: String
        var inherited: [String]
        var declaresArgumentFreeInitializer = false
    }

    struct ProtocolType {
        var name: String
        var inherited: [String]
    }

    /// A `#Preview`.
    struct Preview {
        /// The name that it is given, if any.
        var name: String?
        /// The index of the file in the module.
        var file: Int
        var line: Int
    }

    var types: [NominalType] = []
    var extensions: [Extension] = []
    var protocols: [ProtocolType] = []
    var previews: [Preview] = []
}
