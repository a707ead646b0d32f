import Foundation
import SwiftUI
import Synchronization

/// A property of an entity that is shown to the user.
///
/// Copies of an entity share the values of its properties. Reading a property that is not optional and was not set reports a warning, and results in
/// an empty value of the type; an entity has no such value, and ends the program.
///
/// Follows https://developer.apple.com/documentation/appintents/entityproperty.
@propertyWrapper public final class EntityProperty<Value: _IntentValue>: AnyIntentValue {
    /// The name of the property; empty if the entity gives none.
    public let title: LocalizedStringResource
    private let stored = Mutex<Value?>(nil)

    /// Creates a property with a name.
    public init(title: LocalizedStringResource) { self.title = title }
    /// Creates a property without a name.
    public init() { title = "" }

    /// Whether the property can be without a value.
    public var isOptional: Bool { Value.isOptional }

    /// The value.
    public var wrappedValue: Value {
        get { stored.withLock { $0 } ?? MissingValue.placeholder("The property '\(String(localized: title))' of an entity") }
        set { stored.withLock { $0 = newValue } }
    }

    /// The property itself.
    public var projectedValue: EntityProperty { self }
}

/// A property of an entity without its value's type.
protocol ReadProperty {
    /// The value as a text; empty if none is set.
    var text: String { get }
}

extension EntityProperty: ReadProperty {
    var text: String { stored.withLock { $0 }.map { String(describing: $0) } ?? "" }
}
