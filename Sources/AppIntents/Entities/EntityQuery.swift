import Foundation
import SwiftUI

/// Values to choose from: an array, or sections.
///
/// Follows https://developer.apple.com/documentation/appintents/resultscollection.
public protocol ResultsCollection: Sendable {
    /// The type of a value.
    associatedtype Result: _IntentValue
    /// The values, without their sections.
    var _results: [Result] { get }
}

extension Array: ResultsCollection where Element: _IntentValue {
    public var _results: [Element] { self }
}

/// A value to choose, and how it is shown.
///
/// Follows https://developer.apple.com/documentation/appintents/intentitem.
public struct IntentItem<Value: _IntentValue>: Sendable {
    /// The value.
    public let value: Value
    /// How the value is shown; nil for its own representation.
    let representation: DisplayRepresentation?

    /// Creates an item with a representation of its own.
    public init(_ value: Value, title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: DisplayRepresentation.Image? = nil) {
        self.value = value
        representation = DisplayRepresentation(title: title, subtitle: subtitle, image: image)
    }

    /// Creates an item with the representation of the value.
    public init(_ value: Value) {
        self.value = value
        representation = nil
    }
}

/// A section of values to choose from.
///
/// Follows https://developer.apple.com/documentation/appintents/intentitemsection.
public struct IntentItemSection<Value: _IntentValue>: Sendable {
    let title: LocalizedStringResource?
    let items: [IntentItem<Value>]

    /// Creates a section; with a title of nil it has none.
    public init(_ title: LocalizedStringResource? = nil, items: [Value]) {
        self.init(title, items: items.map { IntentItem($0) })
    }

    /// Creates a section; with a title of nil it has none.
    public init(_ title: LocalizedStringResource? = nil, items: [IntentItem<Value>]) {
        self.title = title
        self.items = items
    }
}

/// Values to choose from, in sections.
///
/// Follows https://developer.apple.com/documentation/appintents/intentitemcollection.
public struct IntentItemCollection<Result: _IntentValue>: ResultsCollection {
    let sections: [IntentItemSection<Result>]

    /// Creates a collection of several sections.
    public init(sections: [IntentItemSection<Result>]) { self.sections = sections }
    /// Creates a collection of one section.
    public init(items: [Result]) { sections = [IntentItemSection(items: items)] }

    public var _results: [Result] { sections.flatMap(\.items).map(\.value) }
}

public typealias ItemCollection = IntentItemCollection
public typealias ItemSection = IntentItemSection

/// Offers the values that a parameter can have.
///
/// Follows https://developer.apple.com/documentation/appintents/dynamicoptionsprovider.
public protocol DynamicOptionsProvider: _SupportsAppDependencies, Sendable {
    /// The type of the values to choose from.
    associatedtype Result: ResultsCollection
    /// The type of the value without a choice.
    associatedtype DefaultValue: _IntentValue = Result.Result

    /// Returns the values.
    func results() async throws -> Result
    /// Returns the value of a parameter that was given none; nil for none.
    func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider where DefaultValue == Result.Result {
    /// Returns nil.
    public func defaultResult() async -> DefaultValue? { nil }
}

/// Finds the entities of a type by their identifiers.
///
/// Follows https://developer.apple.com/documentation/appintents/entityquery.
public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable where Result.Result == Entity {
    /// The type of the entities.
    associatedtype Entity: AppEntity
    /// The type of the entities to choose from.
    associatedtype Result = [Entity]

    /// Creates the query.
    init()
    /// Returns the entities that exist among those with the given identifiers.
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
    /// Returns the entities to choose from.
    func suggestedEntities() async throws -> Result
}

extension EntityQuery {
    /// Returns the suggested entities.
    public func results() async throws -> Result { try await suggestedEntities() }
}

extension EntityQuery where Result == [Entity] {
    /// Returns no entities.
    public func suggestedEntities() async throws -> [Entity] { [] }
}

/// Finds the entities of a type by a text, too.
///
/// Follows https://developer.apple.com/documentation/appintents/entitystringquery.
public protocol EntityStringQuery: EntityQuery {
    /// Returns the entities that a text of the user can mean.
    func entities(matching string: String) async throws -> Result
}

/// Knows all entities of a type, which are few.
///
/// Follows https://developer.apple.com/documentation/appintents/enumerableentityquery.
public protocol EnumerableEntityQuery: EntityQuery {
    /// Returns all entities.
    func allEntities() async throws -> Result
    /// The description of the search; nil for none.
    static var findIntentDescription: IntentDescription? { get }
}

extension EnumerableEntityQuery {
    /// Returns all entities.
    public func suggestedEntities() async throws -> Result { try await allEntities() }
    /// Returns nil.
    public static var findIntentDescription: IntentDescription? { nil }
}

extension EnumerableEntityQuery where Result == [Entity] {
    /// Returns all entities.
    public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}
