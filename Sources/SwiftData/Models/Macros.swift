/// Makes a class persistent: its stored variables are saved by a ``ModelContext``, and views observe them.
///
/// ```swift
/// @Model final class Trip {
///     var name: String
///     var start = Date.now
///     @Relationship(deleteRule: .cascade, inverse: \Stop.trip) var stops: [Stop] = []
///
///     init(name: String) {
///         self.name = name
///     }
/// }
/// ```
///
/// The types of the variables are `Codable`, other models, optional models and arrays of models. Variables with property observers,
/// computed ones and constants are not saved. A class may not inherit from another model.
///
/// Follows https://developer.apple.com/documentation/swiftdata/model()
@attached(
    member, names: named(_$modelData), named(_modelData), named(schemaMetadata), named(uniqueConstraints), named(init(_modelData:)))
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel)
public macro Model() = #externalMacro(module: "SwiftUIMacros", type: "ModelMacro")

/// Describes how a variable of a model is saved.
///
/// - Parameters:
///   - options: `.unique` replaces a saved model that has the same value. The other options are accepted without effect.
///   - originalName: The variable's name in earlier versions of the program, whose values it takes over.
///   - hashModifier: Accepted without effect.
@attached(peer)
public macro Attribute(_ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil) =
    #externalMacro(module: "SwiftUIMacros", type: "ModelAnnotationMacro")

/// Describes a variable that holds another model, or several.
///
/// - Parameters:
///   - options: Accepted without effect.
///   - deleteRule: What becomes of the related models when the model is deleted.
///   - minimumModelCount: The number of models that a saved relationship has at least.
///   - maximumModelCount: The number of models that a saved relationship has at most; 0 for no limit.
///   - originalName: The variable's name in earlier versions of the program, whose values it takes over.
///   - inverse: The variable of the related models that refers back. Without it the only variable of their type that holds models of
///     this one is used, if there is one.
///   - hashModifier: Accepted without effect.
@attached(peer)
public macro Relationship(
    _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify, minimumModelCount: Int? = 0,
    maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil, hashModifier: String? = nil
) = #externalMacro(module: "SwiftUIMacros", type: "ModelAnnotationMacro")

/// Makes a variable of a model transient: contexts do not save it. The variable needs an initial value.
@attached(peer)
public macro Transient() = #externalMacro(module: "SwiftUIMacros", type: "ModelAnnotationMacro")

/// Requires the values of some variables together to be unique among the saved models, as `@Attribute(.unique)` does for one variable.
@freestanding(declaration)
public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) =
    #externalMacro(module: "SwiftUIMacros", type: "ModelAnnotationMacro")

/// Accepted without effect: fetches look at all models of a type.
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
    #externalMacro(module: "SwiftUIMacros", type: "ModelAnnotationMacro")

/// Gives an actor a ``ModelContext`` of its own, for work in the background.
///
/// ```swift
/// @ModelActor actor Importer {
///     func add(_ names: [String]) throws {
///         for name in names { modelContext.insert(Trip(name: name)) }
///         try modelContext.save()
///     }
/// }
/// ```
@attached(member, names: named(modelExecutor), named(modelContainer), named(init(modelContainer:)))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "SwiftUIMacros", type: "ModelActorMacro")

/// Makes a stored variable a persisted property; written by ``Model()``.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty() = #externalMacro(module: "SwiftUIMacros", type: "PersistedPropertyMacro")

/// The stored part of a persisted property, without content: the compiler uses it to find variables that an initializer does not set.
public struct _ModelSlot: Sendable {
    public init() {}
}
