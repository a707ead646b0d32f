/// Holds the style of a view and updates the dynamic properties of the style like those of a view.
package struct StyleHolder<Style>: DynamicProperty {
    package var style: Style

    package init(_ style: Style) {
        self.style = style
    }

    package static func _makeProperty(in context: _PropertyContext, at place: _PropertyPlace) -> _PropertyBox? {
        // The style has the same address as its holder.
        let fields = context.makeBoxes(for: context.inputs.tree.types.facts(of: Style.self).propertyFields, at: place)
        return fields.isEmpty ? nil : StyleBox(fields: fields)
    }
}

private final class StyleBox: _PropertyBox {
    private let fields: [(offset: Int, box: _PropertyBox)]

    init(fields: [(offset: Int, box: _PropertyBox)]) {
        self.fields = fields
    }

    override func install(at pointer: UnsafeMutableRawPointer, in properties: DynamicProperties) {
        for field in fields { field.box.install(at: pointer + field.offset, in: properties) }
    }

    override var readsEnvironment: Bool { fields.contains { $0.box.readsEnvironment } }

    override func isAffected(byChangeTo values: EnvironmentValues) -> Bool {
        fields.contains { $0.box.isAffected(byChangeTo: values) }
    }

    override func end() {
        for field in fields { field.box.end() }
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
