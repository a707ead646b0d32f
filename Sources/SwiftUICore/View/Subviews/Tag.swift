/// The value that identifies a view in a selection; see `tag(_:includeOptional:)`.
package enum TagValueTraitKey<V: Hashable>: _TraitKey {
    package struct Value {
        package var tag: V
        /// Whether a selection of optional type matches the view too.
        package var includesOptional: Bool
    }
}

extension View {
    /// Sets the value that identifies the view in the selection of an enclosing picker, list or tab view.
    ///
    ///     Picker("Flavour", selection: $flavour) {
    ///         Text("Vanilla").tag(Flavour.vanilla)
    ///         Text("Lemon").tag(Flavour.lemon)
    ///     }
    ///
    /// - Parameters:
    ///   - tag: The selected value while the view is selected. Its type must be that of the selection.
    ///   - includeOptional: Whether the tag also matches a selection of the optional type; true by default.
    nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        modifier(_TraitWritingModifier<TagValueTraitKey<V>>(value: .init(tag: tag, includesOptional: includeOptional)))
    }
}

extension ViewNode {
    /// The tag for a selection of the given type; nil if the view has none of that type.
    package final func tag<Selection: Hashable>(as _: Selection.Type) -> Selection? {
        if let value = trait(TagValueTraitKey<Selection>.self) { return value.tag }
        guard let optional = Selection.self as? any HashableOptional.Type else { return nil }
        // The value is unwrapped first: a cast of nil to an optional type gives a tag that is nil.
        guard let tag = optional.wrappedTag(of: self) else { return nil }
        return tag as? Selection
    }
}

/// An optional of a hashable type.
private protocol HashableOptional {
    static func wrappedTag(of node: ViewNode) -> Any?
}

extension Optional: HashableOptional where Wrapped: Hashable {
    static func wrappedTag(of node: ViewNode) -> Any? {
        guard let value = node.trait(TagValueTraitKey<Wrapped>.self), value.includesOptional else { return nil }
        return value.tag
    }
}
