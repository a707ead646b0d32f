/// Holds the style of a view and updates the dynamic properties of the style like those of a view.
package struct StyleHolder<Style>: DynamicProperty {
    package var style: Style

    package init(_ style: Style) {
        self.style = style
    }

    package static func _makeProperty(in context: _PropertyContext, at place: _PropertyPlace) -> _PropertyBox? {
        // The style has the same address as its holder.
        let fields = context.makeBoxes(for: context.inputs.tree.types.facts(of: Style.self).propertyFields, at: place)
        return fields.isEmpty ? nil : FieldsBox(fields: fields)
    }
}

/// The view that a style makes for a configuration.
package struct StyledView<Style, Configuration, Content: View> {
    private var holder: StyleHolder<Style>
    private let configuration: Configuration
    private let make: @MainActor (Style, Configuration) -> Content

    package init(
        _ style: Style, _ configuration: Configuration, @ViewBuilder make: @escaping @MainActor (Style, Configuration) -> Content
    ) {
        holder = StyleHolder(style)
        self.configuration = configuration
        self.make = make
    }
}

extension StyledView: View {
    package var body: some View { make(holder.style, configuration) }
}
