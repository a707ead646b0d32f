/// The name in Swift of an asset, as Xcode forms it: `Hero Image` is `hero`, `icon-home` is `iconHome`.
package struct SymbolName: Equatable, Sendable {
    /// The name of a property, without backticks.
    package var property: String
    /// The names of the enclosing types.
    package var namespace: [String]

    package init(_ asset: AssetCatalogue.Asset) {
        let words = Self.words(asset.name)
        var name = Self.property(words)
        // The kind of the asset is not repeated.
        let suffix = asset.kind == .image ? "Image" : "Color"
        if name.hasSuffix(suffix), name.count > suffix.count { name = String(name.dropLast(suffix.count)) }
        property = name
        namespace = asset.namespace.map(Self.typeName)
    }

    /// The name of the string with a key: `create_secret_title` is `createSecretTitle`.
    init(stringKey key: String) {
        property = Self.property(Self.words(key))
        namespace = []
    }

    /// The name of the type for a table or folder.
    init(type name: String) {
        property = Self.typeName(name)
        namespace = []
    }

    /// The name as source, in backticks where it is a keyword.
    package var source: String { Self.keywords.contains(property) ? "`\(property)`" : property }

    private static func typeName(_ name: String) -> String { valid(words(name).map(capitalized).joined()) }

    private static func words(_ name: String) -> [String] {
        name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }

    private static func property(_ words: [String]) -> String {
        guard let first = words.first else { return "_" }
        return valid(uncapitalized(first) + words.dropFirst().map(capitalized).joined())
    }

    private static func valid(_ name: String) -> String {
        name.first?.isNumber != false ? "_" + name : name
    }

    private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    /// `word` with its first letters in lower case: `URLIcon` is `urlIcon`.
    private static func uncapitalized(_ word: String) -> String {
        let capitals = word.prefix { $0.isUppercase }
        let count = capitals.count == word.count || capitals.count <= 1 ? capitals.count : capitals.count - 1
        return word.prefix(count).lowercased() + word.dropFirst(count)
    }

    static let keywords: Set<String> = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum",
        "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal",
        "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self",
        "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}
