/// The name of information that several views may set, such as the category of a product.
public struct AccessibilityCustomContentKey: Equatable, Sendable {
    let label: Text

    /// Creates a key with a name; `id` distinguishes it from others and is not read.
    public init(_ label: Text, id: String) {
        self.label = label
    }

    /// Creates a key with a localized name; `id` distinguishes it from others and is not read.
    public init(_ labelKey: LocalizedStringKey, id: String) {
        label = Text(labelKey)
    }

    /// Creates a key whose identity is its localized name.
    public init(_ labelKey: LocalizedStringKey) {
        label = Text(labelKey)
    }
}

/// A namespace for values of the framework Accessibility.
public enum AXCustomContent {
    /// When a screen reader reads the information.
    public enum Importance: UInt, Sendable {
        /// On request.
        case `default`
        /// Together with the label.
        case high
    }
}

/// A piece of information about a view.
package struct AccessibilityCustomContent {
    package var label: Text
    /// Nil removes the information.
    package var value: Text?
    package var importance: AXCustomContent.Importance
}

extension View {
    /// Adds information that a screen reader offers, such as the age of a dog next to its name. On the accessibility bus of Linux it is
    /// part of the view's description, in order of importance. A nil value removes the information that a view inside has added under the
    /// same key.
    nonisolated public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibility { $0.customContent = [AccessibilityCustomContent(label: key.label, value: value, importance: importance)] }
    }

    /// Adds information with a localized value under a key.
    nonisolated public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey, importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(key, Text(valueKey), importance: importance)
    }

    /// Adds information with a value that is not localized under a key.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent<V: StringProtocol>(
        _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(key, Text(value), importance: importance)
    }

    /// Adds information with a name and a value.
    nonisolated public func accessibilityCustomContent(
        _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibility { $0.customContent = [AccessibilityCustomContent(label: label, value: value, importance: importance)] }
    }

    /// Adds information with a localized name and value.
    nonisolated public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(Text(labelKey), value, importance: importance)
    }

    /// Adds information with a localized name and value.
    nonisolated public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey, importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance)
    }

    /// Adds information with a localized name and a value that is not localized.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(Text(labelKey), Text(value), importance: importance)
    }
}
