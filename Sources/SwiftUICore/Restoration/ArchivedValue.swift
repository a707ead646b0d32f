/// A value in a form that can be passed to another process, and restored there even if its type has changed in the meantime.
package indirect enum ArchivedValue: Codable, Equatable, Sendable {
    /// The JSON of a `Codable` value.
    case json(String)
    /// The stored properties of a struct or an object, by name. Properties that cannot be archived are missing.
    case fields([String: ArchivedValue])
    /// The name of an enum's case, and its associated value.
    case enumCase(String, associated: ArchivedValue?)
    /// The elements of a collection or of an optional.
    case list([ArchivedValue])
    /// The keys and values of a dictionary.
    case pairs([ArchivedValue], [ArchivedValue])
    /// A value whose static type does not determine its dynamic one: the mangled name of its type and the value.
    case typed(String, ArchivedValue)

    /// Whether the value contains a UUID, which is usually generated and differs from run to run.
    package var containsGeneratedIdentifier: Bool {
        switch self {
        case .json(let text): text.contains(/[0-9A-F]{8}-([0-9A-F]{4}-){3}[0-9A-F]{12}/)
        case .fields(let fields): fields.values.contains(where: \.containsGeneratedIdentifier)
        case .enumCase(_, let value): value?.containsGeneratedIdentifier ?? false
        case .list(let elements): elements.contains(where: \.containsGeneratedIdentifier)
        case .pairs(let keys, let values): (keys + values).contains(where: \.containsGeneratedIdentifier)
        case .typed(_, let value): value.containsGeneratedIdentifier
        }
    }
}

/// A type with a way of its own to be archived, such as a collection.
package protocol ArchivableType {
    /// Returns nil if the value cannot be archived.
    func archived(by archiver: ValueArchiver) -> ArchivedValue?
    /// Returns nil if the archive is of another type.
    static func restored(from archive: ArchivedValue, replacing present: Self?) -> Self?
}
