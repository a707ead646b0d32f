import Foundation
import Synchronization

/// The declaration of a uniform type.
struct TypeDeclaration: Sendable {
    var identifier: String
    var name: String?
    var supertypes: [String]
    var filenameExtensions: [String] = []
    var mimeTypes: [String] = []
    var isDynamic = false

    /// Parses a line of the table: identifier, name, supertypes, filename extensions and MIME types, separated by vertical bars.
    init?(line: Substring) {
        let parts = line.split(separator: "|", omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: .whitespaces) }
        guard parts.count == 5 else { return nil }
        func words(_ part: String) -> [String] { part.split(separator: " ").map(String.init) }
        self.init(
            identifier: parts[0], name: parts[1].isEmpty ? nil : parts[1], supertypes: words(parts[2]), filenameExtensions: words(parts[3]),
            mimeTypes: words(parts[4]))
    }

    init(identifier: String, name: String?, supertypes: [String], filenameExtensions: [String], mimeTypes: [String]) {
        self.identifier = identifier
        self.name = name
        self.supertypes = supertypes
        self.filenameExtensions = filenameExtensions
        self.mimeTypes = mimeTypes
    }

    /// Creates a dynamic type for an undeclared tag.
    init(undeclared tag: String, tagClass: UTTagClass, supertype: String) {
        let tag = tag.lowercased()
        // Equal tags result in equal types. Apple's systems encode the tag in the identifier in a format of their own.
        self.init(
            identifier: "dyn.\(tagClass.rawValue).\(tag)", name: nil, supertypes: [supertype],
            filenameExtensions: tagClass == .filenameExtension ? [tag] : [], mimeTypes: tagClass == .mimeType ? [tag] : [])
        isDynamic = true
    }
}

/// The registry of all types known to the program.
final class TypeRegistry: Sendable {
    static let shared = TypeRegistry()

    private struct Types {
        var byIdentifier: [String: TypeDeclaration] = [:]
        var byTag: [UTTagClass: [String: [String]]] = [:]

        mutating func add(_ declaration: TypeDeclaration) {
            byIdentifier[declaration.identifier] = declaration
            for tag in declaration.filenameExtensions { byTag[.filenameExtension, default: [:]][tag, default: []].append(declaration.identifier) }
            for tag in declaration.mimeTypes { byTag[.mimeType, default: [:]][tag, default: []].append(declaration.identifier) }
        }
    }

    private let types: Mutex<Types>

    private init() {
        var types = Types()
        for line in systemTypes.split(separator: "\n") {
            if let declaration = TypeDeclaration(line: line) { types.add(declaration) }
        }
        self.types = Mutex(types)
    }

    func declaration(_ identifier: String) -> TypeDeclaration? {
        types.withLock { $0.byIdentifier[identifier] }
    }

    var all: [TypeDeclaration] { types.withLock { Array($0.byIdentifier.values) } }

    func declarations(tag: String, tagClass: UTTagClass) -> [TypeDeclaration] {
        types.withLock { types in (types.byTag[tagClass]?[tag.lowercased()] ?? []).compactMap { types.byIdentifier[$0] } }
    }

    /// Returns the declaration of a type, and declares it if it is unknown. The default supertype is `public.data`.
    ///
    /// On Apple's systems the property list of a program tells the filename extension of its types. Without one the last part of the
    /// identifier is the extension: `note` for `org.example.note`.
    func declare(_ identifier: String, supertype: String?) -> TypeDeclaration {
        types.withLock { types in
            if let known = types.byIdentifier[identifier] { return known }
            let name = identifier.split(separator: ".").last.map { $0.lowercased() }
            let declaration = TypeDeclaration(
                identifier: identifier, name: nil, supertypes: [supertype ?? "public.data"], filenameExtensions: name.map { [$0] } ?? [],
                mimeTypes: [])
            types.add(declaration)
            return declaration
        }
    }
}
