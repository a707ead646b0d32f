import Foundation

/// A kind of data, named by an identifier such as `public.png`, which may be a special case of other kinds.
///
/// Known are the types of Apple's list of system-declared types that files on Linux commonly have, and those that a program
/// declares with `init(exportedAs:)` and `init(importedAs:)`. See
/// https://developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct
public struct UTType: Sendable {
    let declaration: TypeDeclaration

    init(_ declaration: TypeDeclaration) {
        self.declaration = declaration
    }

    /// The known type with an identifier; nil where there is none.
    public init?(_ identifier: String) {
        guard let declaration = TypeRegistry.shared.declaration(identifier) else { return nil }
        self.init(declaration)
    }

    /// The type of files whose names end so, without the dot; an unknown ending makes a type of its own.
    ///
    /// Nil for an empty ending, and where a known type is no special case of `supertype`.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
    }

    /// The type with a name as the web has it, such as `text/plain`; an unknown one makes a type of its own.
    ///
    /// Nil for an empty name, and where a known type is no special case of `supertype`.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
    }

    /// The type that has a tag; an unknown one makes a type of its own.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        guard !tag.isEmpty else { return nil }
        let known = TypeRegistry.shared.declarations(tag: tag, tagClass: tagClass).map { UTType($0) }
        if !known.isEmpty {
            guard let match = known.first(where: { type in supertype.map { type.conforms(to: $0) } ?? true }) else { return nil }
            self = match
        } else {
            self.init(TypeDeclaration(undeclared: tag, tagClass: tagClass, supertype: (supertype ?? .data).identifier))
        }
    }

    /// A type that the program itself declares.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(TypeRegistry.shared.declare(identifier, supertype: parentType?.identifier))
    }

    /// A type of another program's that the program knows.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(exportedAs: identifier, conformingTo: parentType)
    }

    /// The name of the type.
    public var identifier: String { declaration.identifier }

    /// How names of files of the type usually end, without the dot.
    public var preferredFilenameExtension: String? { declaration.filenameExtensions.first }

    /// What the web usually calls the type.
    public var preferredMIMEType: String? { declaration.mimeTypes.first }

    /// What people call the type; in English.
    public var localizedDescription: String? { declaration.name }

    /// Whether nobody declares the type: it was made for a tag.
    public var isDynamic: Bool { declaration.isDynamic }

    /// Whether somebody declares the type.
    public var isDeclared: Bool { !isDynamic }

    /// Whether the type belongs to nobody in particular.
    public var isPublic: Bool { identifier.hasPrefix("public.") }

    /// All that the type is called, by what calls it so.
    public var tags: [UTTagClass: [String]] {
        var tags: [UTTagClass: [String]] = [:]
        if !declaration.filenameExtensions.isEmpty { tags[.filenameExtension] = declaration.filenameExtensions }
        if !declaration.mimeTypes.isEmpty { tags[.mimeType] = declaration.mimeTypes }
        return tags
    }

    /// All types of which this one is a special case, directly or not.
    public var supertypes: Set<UTType> {
        var found: Set<UTType> = []
        var next = declaration.supertypes
        while let identifier = next.popLast() {
            guard let type = UTType(identifier), found.insert(type).inserted else { continue }
            next += type.declaration.supertypes
        }
        return found
    }

    /// Whether the type is the other one or a special case of it.
    public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }

    /// Whether the type is a special case of the other one.
    public func isSubtype(of type: UTType) -> Bool { self != type && supertypes.contains(type) }

    /// Whether the other type is a special case of this one.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    /// How names of files of the type, or of special cases of it, may end, in alphabetical order; none where they may end anyhow.
    package static func filenameExtensions(conformingTo type: UTType) -> [String] {
        if [.data, .item, .content].contains(type) { return [] }
        return Set(TypeRegistry.shared.all.map { UTType($0) }.filter { $0.conforms(to: type) }
            .flatMap(\.declaration.filenameExtensions) + type.declaration.filenameExtensions).sorted()
    }

    /// All known types that have a tag.
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
    /// Reads an identifier; fails for an unknown one.
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

/// What calls a type by a tag.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// A class of tags by its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Endings of file names, without the dot.
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    /// Names as the web has them.
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}
