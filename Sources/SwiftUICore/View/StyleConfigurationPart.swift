/// A view in a style's configuration, such as its label, whose type is hidden from the style. Its first stored property is the
/// erased view.
package protocol StyleConfigurationPart: PrimitiveView {
    nonisolated var content: AnyView { get }
    init(content: AnyView)
}

extension StyleConfigurationPart {
    nonisolated public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        AnyView._makeView(view.part(AnyView.self, at: 0), inputs: inputs)
    }

    package init<Content: View>(_ content: Content) {
        self.init(content: AnyView(content))
    }
}
