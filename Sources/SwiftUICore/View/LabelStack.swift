/// The label of a control such as a button, menu or link. The views of a label with several views are side by side; a label without views is
/// an empty view of no size, so that the control exists: programs hide such links behind rows and give such buttons a keyboard shortcut.
///
/// A label whose type guarantees one view costs nothing.
package struct LabelStack<Content: View> {
    private let row: HStack<Content>

    nonisolated package init(_ content: Content) {
        row = HStack { content }
    }
}

extension LabelStack: PrimitiveView {
    package typealias Body = Never

    nonisolated public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        if inputs.tree.types.hasSingleViews(Content.self) {
            Content._makeView(view.second(after: StackParameters<VerticalAlignment>.self, Content.self), inputs: inputs)
        } else {
            HStack<Content>._makeView(view.part(HStack<Content>.self, at: 0), inputs: inputs)
        }
    }
}
