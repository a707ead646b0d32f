import SwiftUICore

/// The key of the text by which typing selects a row: nil for the text that the row shows, empty for none.
struct TypeSelectTraitKey: _TraitKey { typealias Value = String }

extension View {
    /// Sets the text by which typing selects this row of a list.
    ///
    /// In a focused list with a selection, typing selects the next row whose text begins with what has been typed, without regard to case and
    /// accents. Without this modifier the text is what the row shows.
    ///
    /// - Parameter text: The text; nil or an empty one if typing does not select the row.
    nonisolated public func typeSelectEquivalent(_ text: Text?) -> some View {
        modifier(TypeSelectEquivalent(text: text))
    }

    /// Sets the localized text by which typing selects this row of a list; see `typeSelectEquivalent(_:)` with a `Text`.
    nonisolated public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View {
        typeSelectEquivalent(Text(stringKey))
    }

    /// Sets the localized text by which typing selects this row of a list; see `typeSelectEquivalent(_:)` with a `Text`.
    @_disfavoredOverload
    nonisolated public func typeSelectEquivalent(_ resource: LocalizedStringResource) -> some View {
        typeSelectEquivalent(Text(resource))
    }

    /// Sets the text by which typing selects this row of a list, as it stands; see `typeSelectEquivalent(_:)` with a `Text`.
    @_disfavoredOverload
    nonisolated public func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View {
        typeSelectEquivalent(Text(string))
    }
}

private struct TypeSelectEquivalent {
    var text: Text?
    @Environment(\.self) private var environment

    nonisolated init(text: Text?) {
        self.text = text
    }
}

extension TypeSelectEquivalent: ViewModifier {
    func body(content: Content) -> some View {
        content.modifier(_TraitWritingModifier<TypeSelectTraitKey>(value: text?.plainString(in: environment) ?? ""))
    }
}
