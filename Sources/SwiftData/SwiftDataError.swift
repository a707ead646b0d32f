import SQLiteStorage

/// An error of a container or a context.
///
/// Follows https://developer.apple.com/documentation/swiftdata/swiftdataerror
public struct SwiftDataError: Error, Hashable, Sendable, CustomStringConvertible {
    private let name: String
    /// More about this occurrence of the error; not compared.
    public let explanation: String?

    private init(_ name: String, _ explanation: String? = nil) {
        self.name = name
        self.explanation = explanation
    }

    public var description: String { explanation.map { "\(name): \($0)" } ?? name }

    public static func == (first: SwiftDataError, second: SwiftDataError) -> Bool { first.name == second.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    /// The database cannot be opened, or does not fit the schema.
    public static let loadIssueModelContainer = SwiftDataError("loadIssueModelContainer")
    /// A predicate cannot be evaluated. Apus evaluates every predicate and never throws this error.
    public static let unsupportedPredicate = SwiftDataError("unsupportedPredicate")
    /// A sort descriptor cannot be evaluated. Apus evaluates every descriptor and never throws this error.
    public static let unsupportedSortDescriptor = SwiftDataError("unsupportedSortDescriptor")
    /// The context has no container. Contexts of Apus always have one; the error is never thrown.
    public static let missingModelContext = SwiftDataError("missingModelContext")
    /// A schema of a migration plan does not exist. Apus skips stages outside of the schemas and never throws this error.
    public static let unknownSchema = SwiftDataError("unknownSchema")
    /// The type of a model does not belong to the schema of the container.
    public static let modelNotInSchema = SwiftDataError("modelNotInSchema")
    /// A model lacks a relationship that is not optional, has too few or too many related models, or has related models that forbid its
    /// deletion.
    public static let modelValidationFailure = SwiftDataError("modelValidationFailure")
    /// The configuration does not allow saving.
    public static let saveNotAllowed = SwiftDataError("saveNotAllowed")
    /// A value in the database is not of its property's type.
    public static let unreadableValue = SwiftDataError("unreadableValue")
    /// The database reports an error.
    public static let databaseFailure = SwiftDataError("databaseFailure")

    func explained(_ explanation: String) -> SwiftDataError { SwiftDataError(name, explanation) }
}

extension SwiftDataError: DatabaseError {
    package static func notOpened(_ explanation: String) -> SwiftDataError { loadIssueModelContainer.explained(explanation) }
    package static func failed(_ explanation: String) -> SwiftDataError { databaseFailure.explained(explanation) }
}
