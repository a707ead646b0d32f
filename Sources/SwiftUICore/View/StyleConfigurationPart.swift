/// A part of what a style is given: a view of a type the style does not know. Its first stored property is the view, erased.
package protocol StyleConfigurationPart: PrimitiveView {
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
