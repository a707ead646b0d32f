import Foundation
import SwiftUI

/// A type of a program that its intents can use.
///
/// Follows https://developer.apple.com/documentation/appintents/appvalue.
public protocol AppValue: _IntentValue, TypeDisplayRepresentable, PersistentlyIdentifiable, Sendable {}

/// An identifier that can be written as a text.
///
/// Follows https://developer.apple.com/documentation/appintents/entityidentifierconvertible.
public protocol EntityIdentifierConvertible {
    /// The identifier as a text.
    var entityIdentifierString: String { get }
    /// Returns the identifier that a text stands for; nil for none.
    static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension String: EntityIdentifierConvertible {
    public var entityIdentifierString: String { self }
    public static func entityIdentifier(for entityIdentifierString: String) -> String? { entityIdentifierString }
}

extension Int: EntityIdentifierConvertible {
    public var entityIdentifierString: String { String(self) }
    public static func entityIdentifier(for entityIdentifierString: String) -> Int? { Int(entityIdentifierString) }
}

extension UUID: EntityIdentifierConvertible {
    public var entityIdentifierString: String { uuidString }
    public static func entityIdentifier(for entityIdentifierString: String) -> UUID? { UUID(uuidString: entityIdentifierString) }
}

/// An item of a program, such as a book or a recipe, that its intents can use.
///
/// ```swift
/// struct BookEntity: AppEntity {
///     static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
///     static let defaultQuery = BookQuery()
///
///     let id: UUID
///     @Property(title: "Title") var title: String
///
///     var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(title)") }
/// }
/// ```
///
/// Follows https://developer.apple.com/documentation/appintents/appentity.
public protocol AppEntity: AppValue, DisplayRepresentable, Identifiable where ID: EntityIdentifierConvertible & Sendable {
    /// The type of the query that finds the entities.
    associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
    /// The query that finds the entities by their identifiers.
    static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
    public typealias Property = EntityProperty
}

/// An entity that exists only as the value of an intent. No query finds it.
///
/// Follows https://developer.apple.com/documentation/appintents/transientappentity.
public protocol TransientAppEntity: AppEntity {
    /// Creates an entity without values; the caller sets its properties.
    init()
}

extension TransientAppEntity {
    /// Finds nothing.
    public static var defaultQuery: TransientAppEntityQuery<Self> { TransientAppEntityQuery() }

    public static func _placeholder() -> Self? { Self() }
}

extension TransientAppEntity where ID == String {
    /// The name of the type and the values of the properties. Entities with the same values have the same identifier.
    public var id: String {
        let values = Mirror(reflecting: self).children.map { ($0.value as? any ReadProperty)?.text ?? String(describing: $0.value) }
        return ([Self.persistentIdentifier] + values).joined(separator: "\u{1F}")
    }
}

/// The query of transient entities, which finds none.
public struct TransientAppEntityQuery<Entity: AppEntity>: EntityQuery {
    public init() {}

    /// Returns no entities.
    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [] }
    /// Returns no entities.
    public func suggestedEntities() async throws -> [Entity] { [] }
}

/// An enumeration that intents can use.
///
/// ```swift
/// enum Genre: String, AppEnum {
///     case novel, essay
///
///     static let typeDisplayRepresentation: TypeDisplayRepresentation = "Genre"
///     static let caseDisplayRepresentations: [Genre: DisplayRepresentation] = [.novel: "Novel", .essay: "Essay"]
/// }
/// ```
///
/// Follows https://developer.apple.com/documentation/appintents/appenum.
public protocol AppEnum: AppValue, InstanceDisplayRepresentable, CaseIterable, RawRepresentable, Hashable
where RawValue: LosslessStringConvertible, RawValue: Sendable {
    /// How the values are shown.
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension AppEnum {
    /// How the value is shown: its raw value, if the type does not say otherwise.
    public var displayRepresentation: DisplayRepresentation {
        Self.caseDisplayRepresentations[self] ?? DisplayRepresentation(stringLiteral: String(rawValue))
    }

    public static func _placeholder() -> Self? { allCases.first }
}
