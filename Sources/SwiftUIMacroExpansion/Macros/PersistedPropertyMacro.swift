import SwiftSourceReader

/// A stored variable of a model.
struct PersistedProperty {
    var name: Token
    var initial: String?
    /// The value that describes the property, such as `SwiftData.Schema.Attribute(.unique)`.
    var description: String?

    private var reference: String { name.isEscaped ? "`\(name.text)`" : name.text }
    var slotName: String { "_\(name.text)" }

    /// The element of the model's metadata.
    func metadata(of type: String) -> String {
        let arguments = [initial.map { ", defaultValue: \($0)" }, description.map { ", metadata: \($0)" }].compactMap { $0 }.joined()
        return "SwiftData.Schema.PropertyMetadata(name: \"\(name.text)\", keypath: \\\(type).\(reference)\(arguments))"
    }

    /// The only variable of a declaration.
    init(_ request: ExpansionRequest) throws(MacroMisuse) {
        let misuse = MacroMisuse("A persisted property is a 'var' with one name and without accessors.")
        self.init(name: try OnlyVariable(request, orThrow: misuse).name)
    }

    init(name: Token, initial: String? = nil, description: String? = nil) {
        self.name = name
        self.initial = initial
        self.description = description
    }
}

/// `@_PersistedProperty`: accessors that read and write the model data.
struct PersistedPropertyMacro {
    static func accessors(_ request: ExpansionRequest) throws(MacroMisuse) -> String {
        let property = try PersistedProperty(request)
        let name = property.name.text
        let path = property.name.isEscaped ? "\\.`\(name)`" : "\\.\(name)"
        return """
            {
                @storageRestrictions(accesses: _$modelData, initializes: \(property.slotName))
                init(initialValue) {
                    _$modelData.initialize("\(name)", to: initialValue)
                    \(property.slotName) = SwiftData._ModelSlot()
                }
                get {
                    _$modelData.value(of: self, \(path), "\(name)")
                }
                set {
                    _$modelData.setValue(newValue, of: self, \(path), "\(name)")
                }
            }
            """
    }

    /// The variable without content through which the compiler finds out whether an initializer sets the property.
    static func slot(_ request: ExpansionRequest) throws(MacroMisuse) -> String {
        "@SwiftData.Transient private var \(try PersistedProperty(request).slotName): SwiftData._ModelSlot"
    }
}
