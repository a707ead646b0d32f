/// The declarations of a module's source that matter for finding views.
struct Declarations {
    /// The code that can name a declaration.
    enum Access: Comparable {
        /// All code of the module.
        case module
        /// Code of the same file.
        case file
        /// Code of the enclosing type only.
        case enclosingType
    }

    struct NominalType {
        /// The name prefixed with those of the enclosing types, such as `Outer.Inner`.
        var name: String
        var kind: String
        var inherited: [String]
        /// Whether the type or an enclosing type has generic parameters.
        var isGeneric: Bool
        var access: Access
        /// The index of the file in the module.
        var file: Int
        var line: Int
        /// Whether the body declares an initialiser, so that the compiler synthesises none.
        var declaresInitializer = false
        /// Whether the body declares an initialiser that can be called without arguments.
        var declaresArgumentFreeInitializer = false
        /// Stored properties that the memberwise initialiser requires, in order.
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
        /// Its display name, if any.
        var name: String?
        /// The index of the file in the module.
        var file: Int
        var line: Int
        /// The column in UTF-8 bytes.
        var column: Int
    }

    var types: [NominalType] = []
    var extensions: [Extension] = []
    var protocols: [ProtocolType] = []
    var previews: [Preview] = []
}
