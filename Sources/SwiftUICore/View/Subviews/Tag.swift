/// The value by which a container that selects knows a view; see `tag(_:)`.
package enum TagValueTraitKey<V: Hashable>: _ViewTraitKey {
    package struct Value {
        package var tag: V
        /// Whether a selection of optional values finds the view too.
        package var includesOptional: Bool
    }
}

extension View {
    /// Names the view for the container that selects among its views: a picker, a list.
    ///
    /// - Parameters:
    ///   - tag: The value that is selected when the view is.
    ///   - includeOptional: Whether the view counts where the selection is an optional of the tag's type too.
    nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        modifier(_TraitWritingModifier<TagValueTraitKey<V>>(value: .init(tag: tag, includesOptional: includeOptional)))
    }
}

extension ViewNode {
    /// The tag for a selection of the given type; nil if the view has none of that type.
    package final func tag<Selection: Hashable>(as _: Selection.Type) -> Selection? {
        if let value = trait(TagValueTraitKey<Selection>.self) { return value.tag }
        guard let optional = Selection.self as? any HashableOptional.Type else { return nil }
        return optional.wrappedTag(of: self) as? Selection
    }
}

/// An optional of something hashable.
private protocol HashableOptional {
    static func wrappedTag(of node: ViewNode) -> Any?
}

extension Optional: HashableOptional where Wrapped: Hashable {
    static func wrappedTag(of node: ViewNode) -> Any? {
        guard let value = node.trait(TagValueTraitKey<Wrapped>.self), value.includesOptional else { return nil }
        return value.tag
    }
}
