import Foundation
import SwiftUI

/// Makes a variable of a view the list of all models of a type in the view's context, in the order in which they were inserted.
///
/// ```swift
/// struct Trips: View {
///     @Query(sort: \Trip.start, order: .reverse) private var trips: [Trip]
///
///     var body: some View {
///         List(trips) { Text($0.name) }
///     }
/// }
/// ```
///
/// Follows https://developer.apple.com/documentation/swiftdata/query()
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query() = #externalMacro(module: "SwiftUIMacros", type: "QueryMacro")

/// Makes a variable of a view the list of the models that a descriptor describes.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) =
    #externalMacro(module: "SwiftUIMacros", type: "QueryMacro")

/// Makes a variable of a view the list of the models that a descriptor describes; changes of the list are animated.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(_ descriptor: FetchDescriptor<Element>, animation: Animation) =
    #externalMacro(module: "SwiftUIMacros", type: "QueryMacro")

/// Makes a variable of a view the list of the models that meet a condition, in an order.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], transaction: Transaction? = nil
) = #externalMacro(module: "SwiftUIMacros", type: "QueryMacro")

/// Makes a variable of a view the list of the models that meet a condition, in an order; changes of the list are animated.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation
) = #externalMacro(module: "SwiftUIMacros", type: "QueryMacro")

/// Makes a variable of a view the list of the models that meet a condition, in the order of the values of a property.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel, Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable, order: SortOrder = .forward,
    transaction: Transaction? = nil
) = #externalMacro(module: "SwiftUIMacros", type: "QueryMacro")

/// Makes a variable of a view the list of the models that meet a condition, in the order of the values of a property; changes of the
/// list are animated.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel, Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable, order: SortOrder = .forward,
    animation: Animation
) = #externalMacro(module: "SwiftUIMacros", type: "QueryMacro")

/// Makes a variable of a view the list of the models that meet a condition, in the order of the values of an optional property.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel, Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable, order: SortOrder = .forward,
    transaction: Transaction? = nil
) = #externalMacro(module: "SwiftUIMacros", type: "QueryMacro")

/// Makes a variable of a view the list of the models that meet a condition, in the order of the values of an optional property; changes
/// of the list are animated.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel, Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable, order: SortOrder = .forward,
    animation: Animation
) = #externalMacro(module: "SwiftUIMacros", type: "QueryMacro")
