import Foundation
import SwiftUICore

extension AccessibilityActionCategory {
    /// Creates a category with a localized name.
    @_disfavoredOverload
    public init(_ nameResource: LocalizedStringResource) {
        self.init(Text(nameResource))
    }
}

extension AccessibilityCustomContentKey {
    /// Creates a key with a localized name; `id` distinguishes it from others and is not read.
    @_disfavoredOverload
    public init(_ labelResource: LocalizedStringResource, id: String) {
        self.init(Text(labelResource), id: id)
    }

    /// Creates a key whose identity is its localized name.
    @_disfavoredOverload
    public init(_ labelResource: LocalizedStringResource) {
        self.init(Text(labelResource), id: "")
    }
}

extension View {
    /// Adds information with a localized value under a key.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ valueResource: LocalizedStringResource, importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(key, Text(valueResource), importance: importance)
    }

    /// Adds information with a localized name and value.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent(
        _ labelResource: LocalizedStringResource, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(Text(labelResource), value, importance: importance)
    }

    /// Adds information with a localized name and value.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent(
        _ labelResource: LocalizedStringResource, _ valueResource: LocalizedStringResource, importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(Text(labelResource), Text(valueResource), importance: importance)
    }

    /// Adds information with a localized name and a value that is not localized.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent<V: StringProtocol>(
        _ labelResource: LocalizedStringResource, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(Text(labelResource), Text(value), importance: importance)
    }

    /// Names a point, with a localized description, at which an assistive technology may begin to drag the view.
    @_disfavoredOverload
    nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringResource) -> some View {
        accessibilityDragPoint(point, description: Text(description))
    }

    /// Names a point, with a localized description, at which an assistive technology may drop something on the view.
    @_disfavoredOverload
    nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringResource) -> some View {
        accessibilityDropPoint(point, description: Text(description))
    }

    /// Adds a rotor with a localized name, whose entries lead a screen reader to views; see the overload with a `Text`.
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ labelResource: LocalizedStringResource, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        accessibilityRotor(Text(labelResource), entries: entries)
    }

    /// Adds a rotor with a localized name and entries for identified elements; see the overload with a `Text`.
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ labelResource: LocalizedStringResource, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(Text(labelResource), entries: entries, entryID: entryID, entryLabel: entryLabel)
    }

    /// Adds a rotor with a localized name and entries for identifiable elements, whose names are at a key path.
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
        _ labelResource: LocalizedStringResource, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(Text(labelResource), entries: entries, entryLabel: entryLabel)
    }

    /// Adds a rotor with a localized name and entries for ranges of the view's text.
    @_disfavoredOverload
    nonisolated public func accessibilityRotor(_ labelResource: LocalizedStringResource, textRanges: [Range<String.Index>]) -> some View {
        accessibilityRotor(Text(labelResource), textRanges: textRanges)
    }

    /// Sets the accessibility label of the view, localized, if `isEnabled` is true.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel(_ labelResource: LocalizedStringResource, isEnabled: Bool) -> some View {
        accessibilityLabel(Text(labelResource), isEnabled: isEnabled)
    }

    /// Sets the accessibility value of the view, localized, if `isEnabled` is true.
    @_disfavoredOverload
    nonisolated public func accessibilityValue(_ valueResource: LocalizedStringResource, isEnabled: Bool) -> some View {
        accessibilityValue(Text(valueResource), isEnabled: isEnabled)
    }

    /// Sets the accessibility hint of the view, localized, if `isEnabled` is true.
    @_disfavoredOverload
    nonisolated public func accessibilityHint(_ hintResource: LocalizedStringResource, isEnabled: Bool) -> some View {
        accessibilityHint(Text(hintResource), isEnabled: isEnabled)
    }

    /// Sets the names, localized, by which the view can be addressed by voice, if `isEnabled` is true.
    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels(_ inputLabelResources: [LocalizedStringResource], isEnabled: Bool) -> some View {
        accessibilityInputLabels(inputLabelResources.map { Text($0) }, isEnabled: isEnabled)
    }

    /// Names a point, with a localized description, at which an assistive technology may begin to drag the view, if `isEnabled` is true.
    @_disfavoredOverload
    nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringResource, isEnabled: Bool) -> some View {
        accessibilityDragPoint(point, description: Text(description), isEnabled: isEnabled)
    }

    /// Names a point, with a localized description, at which an assistive technology may drop something on the view, if `isEnabled` is true.
    @_disfavoredOverload
    nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringResource, isEnabled: Bool) -> some View {
        accessibilityDropPoint(point, description: Text(description), isEnabled: isEnabled)
    }

    /// Sets the names, localized, by which the view can be addressed by voice, the preferred one first.
    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels(_ inputLabelResources: [LocalizedStringResource]) -> some View {
        accessibilityInputLabels(inputLabelResources.map { Text($0) })
    }
}

extension AccessibilityRotorEntry {
    /// Creates an entry with a localized name for the view with an identity.
    @_disfavoredOverload
    nonisolated public init(
        _ labelResource: LocalizedStringResource, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) {
        self.init(Text(labelResource), id: id, textRange: textRange, prepare: prepare)
    }

    /// Creates an entry with a localized name for the view marked with `accessibilityRotorEntry(id:in:)`.
    @_disfavoredOverload
    nonisolated public init(
        _ labelResource: LocalizedStringResource, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {
        self.init(Text(labelResource), id: id, in: namespace, textRange: textRange, prepare: prepare)
    }
}

extension AccessibilityRotorEntry where ID == Never {
    /// Creates an entry with a localized name for a range of the text in the view with the rotor.
    @_disfavoredOverload
    nonisolated public init(_ labelResource: LocalizedStringResource, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}) {
        self.init(Text(labelResource), textRange: textRange, prepare: prepare)
    }
}
