import Foundation

/// A uniform type, which identifies a kind of data, such as `public.png`, and its place in a hierarchy of types.
///
///     let type = UTType(filenameExtension: "png")  // .png
///     type?.conforms(to: .image)                   // true
///
/// Known are the types of Apple's list of system-declared types that files on Linux commonly have, and those that the program
/// declares with `init(exportedAs:)` and `init(importedAs:)`. See
/// https://developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct
public struct UTType: Sendable {
    let declaration: TypeDeclaration

    init(_ declaration: TypeDeclaration) {
        self.declaration = declaration
    }

    /// Returns the declared type with an identifier; nil if there is none.
    public init?(_ identifier: String) {
        guard let declaration = TypeRegistry.shared.declaration(identifier) else { return nil }
        self.init(declaration)
    }

    /// Creates the type of a filename extension, without the dot. If no declared type of the extension conforms to `supertype`, the result is a
    /// dynamic type that does. Nil for an empty extension.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
    }

    /// Creates the type of a MIME type, such as `text/plain`. If no declared type of it conforms to `supertype`, the result is a dynamic type that
    /// does. Nil for an empty string.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
    }

    /// Creates the type of a tag. If no declared type of the tag conforms to `supertype`, the result is a dynamic type that does. Nil for an empty
    /// tag.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        guard !tag.isEmpty else { return nil }
        let known = TypeRegistry.shared.declarations(tag: tag, tagClass: tagClass).map { UTType($0) }
        if let match = known.first(where: { type in supertype.map { type.conforms(to: $0) } ?? true }) {
            self = match
        } else {
            self.init(TypeDeclaration(undeclared: tag, tagClass: tagClass, supertype: (supertype ?? .data).identifier))
        }
    }

    /// Declares a type of the program's own. The default parent type is `data`. If the identifier is already declared, that
    /// declaration is used.
    ///
    /// The last part of the identifier, in lower case, is the filename extension: files of `org.example.note` end in `.note`. On Apple's
    /// systems the extension stands in the program's property list, which programs do not have on Linux.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(TypeRegistry.shared.declare(identifier, supertype: parentType?.identifier))
    }

    /// Declares a type of another program, in the same way as ``init(exportedAs:conformingTo:)``.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(exportedAs: identifier, conformingTo: parentType)
    }

    /// The identifier of the type.
    public var identifier: String { declaration.identifier }

    /// The preferred filename extension, without the dot; nil if there is none.
    public var preferredFilenameExtension: String? { declaration.filenameExtensions.first }

    /// The preferred MIME type; nil if there is none.
    public var preferredMIMEType: String? { declaration.mimeTypes.first }

    /// A description of the type for users, in English; nil for types declared by the program.
    public var localizedDescription: String? { declaration.name }

    /// Whether the type is dynamic: created for a tag that no declared type has.
    public var isDynamic: Bool { declaration.isDynamic }

    /// Whether the type is declared by the system or the program.
    public var isDeclared: Bool { !isDynamic }

    /// Whether the type is in the public domain, that is, its identifier begins with `public.`.
    public var isPublic: Bool { identifier.hasPrefix("public.") }

    /// The tags of the type, by tag class.
    public var tags: [UTTagClass: [String]] {
        var tags: [UTTagClass: [String]] = [:]
        if !declaration.filenameExtensions.isEmpty { tags[.filenameExtension] = declaration.filenameExtensions }
        if !declaration.mimeTypes.isEmpty { tags[.mimeType] = declaration.mimeTypes }
        return tags
    }

    /// All types that this one conforms to, directly or indirectly.
    public var supertypes: Set<UTType> {
        var found: Set<UTType> = []
        var next = declaration.supertypes
        while let identifier = next.popLast() {
            guard let type = UTType(identifier), found.insert(type).inserted else { continue }
            next += type.declaration.supertypes
        }
        return found
    }

    /// Returns whether the type equals another type or is a subtype of it.
    public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }

    /// Returns whether the type is a subtype of another type.
    public func isSubtype(of type: UTType) -> Bool { self != type && supertypes.contains(type) }

    /// Returns whether another type is a subtype of this type.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    /// Returns the filename extensions of a type and its subtypes, in alphabetical order; empty for types that do not restrict
    /// the extension.
    package static func filenameExtensions(conformingTo type: UTType) -> [String] {
        if [.data, .item, .content].contains(type) { return [] }
        return Set(
            TypeRegistry.shared.all.map { UTType($0) }.filter { $0.conforms(to: type) }
                .flatMap(\.declaration.filenameExtensions) + type.declaration.filenameExtensions
        ).sorted()
    }

    /// Returns all declared types that have a tag and conform to a supertype, if given.
    public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
        TypeRegistry.shared.declarations(tag: tag, tagClass: tagClass).map { UTType($0) }
            .filter { type in supertype.map { type.conforms(to: $0) } ?? true }
    }
}

extension UTType: Hashable {
    public static func == (one: UTType, other: UTType) -> Bool { one.identifier == other.identifier }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(identifier)
    }
}

extension UTType: Codable {
    /// Decodes an identifier. Throws if the type is unknown.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let identifier = try container.decode(String.self)
        guard let type = UTType(identifier) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "There is no type \(identifier).")
        }
        self = type
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}

extension UTType: CustomStringConvertible, CustomDebugStringConvertible {
    public var description: String { identifier }
    public var debugDescription: String { "UTType(\"\(identifier)\")" }
}

/// A class of tags, such as filename extensions.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates a class of tags from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Filename extensions, without the dot.
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    /// MIME types.
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}
