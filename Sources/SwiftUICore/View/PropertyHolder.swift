/// Holds a style, or the content of a toolbar, and updates its dynamic properties like those of a view.
package struct PropertyHolder<Value>: DynamicProperty {
    package var value: Value

    package init(_ value: Value) {
        self.value = value
    }

    package static func _makeProperty(in context: _PropertyContext, at place: _PropertyPlace) -> _PropertyBox? {
        // The value has the same address as its holder.
        let fields = context.makeBoxes(for: SourceFacts.contentFields(of: Value.self), at: place)
        return fields.isEmpty ? nil : FieldsBox(fields: fields)
    }
}

/// The view that a style makes for a configuration.
package struct StyledView<Style, Configuration, Content: View> {
    private var holder: PropertyHolder<Style>
    private let configuration: Configuration
    private let make: @MainActor (Style, Configuration) -> Content

    package init(
        _ style: Style, _ configuration: Configuration, @ViewBuilder make: @escaping @MainActor (Style, Configuration) -> Content
    ) {
        holder = PropertyHolder(style)
        self.configuration = configuration
        self.make = make
    }
}

extension StyledView: View {
    package var body: some View { make(holder.value, configuration) }
}
