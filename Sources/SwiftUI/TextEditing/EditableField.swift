import SwiftUICore

/// A text that can be edited, with what stands in its place while there is none. Without any decoration.
struct EditableField<Placeholder: View>: View {
    @Environment(\.platformProfile) private var profile
    @State private var typed: Typed?
    @State private var controller = EditableTextController()
    var source: TextFieldSource
    var isSecure = false
    var isMultiline = false
    var fillsHeight = false
    /// What the field is for, to those who do not see it.
    var title: Text?
    var placeholder: Placeholder

    /// What was typed while the program had a text: shown until the program has another.
    private struct Typed: Equatable {
        var text: String
        var given: String
    }

    var body: some View {
        let given = source.read()
        let shown = typed.flatMap { $0.given == given ? $0.text : nil } ?? given
        let text = EditableText(
            text: given, isSecure: isSecure, isMultiline: isMultiline, fillsHeight: fillsHeight, actions: actions, controller: controller)
        pointed(text)
            .focusedValue(\.isEditingText, true)
            .accessibility {
                $0.role = isSecure ? .secureField : fillsHeight ? .textEditor : .textField
                $0.label = title
                $0.value = Text(verbatim: isSecure ? String(repeating: EditableTextStyle.dot, count: shown.count) : shown)
            }
            .background(alignment: .topLeading) {
                if shown.isEmpty {
                    placeholder
                        .foregroundStyle(placeholderStyle)
                        .lineLimit(isMultiline ? nil : 1)
                        .frame(maxWidth: .infinity, alignment: .leading)
                        .allowsHitTesting(false)
                        .accessibilityHidden(true)
                }
            }
    }

    /// Darker than other placeholders in fields of macOS (truth `macos-controls` `textfield_default`).
    private var placeholderStyle: AnyShapeStyle {
        profile.isMacOS ? AnyShapeStyle(Color.primary.opacity(1 - 139.0 / 255)) : AnyShapeStyle(.placeholder)
    }

    private var actions: EditableTextActions {
        var actions = EditableTextActions()
        actions.edited = { text in
            source.write(text)
            typed = Typed(text: text, given: source.read())
        }
        actions.editingChanged = source.onEditingChanged
        actions.submitted = source.onCommit
        actions.committed = {
            let text = source.commit()
            if text != nil { typed = nil }
            return text
        }
        return actions
    }

    /// A mouse selects by dragging; a finger puts the caret where it taps, since dragging scrolls.
    @ViewBuilder private func pointed(_ text: EditableText) -> some View {
        if profile.isMacOS {
            text.gesture(DragGesture(minimumDistance: 0)
                .onChanged { value in
                    guard let node = controller.node else { return }
                    if node.isPointerDown { node.pointerMoved(to: value.location) } else { node.pointerDown(at: value.startLocation) }
                }
                .onEnded { _ in controller.node?.pointerUp() })
        } else {
            text.gesture(SpatialTapGesture().onEnded { value in
                controller.node?.pointerDown(at: value.location)
                controller.node?.pointerUp()
            })
        }
    }
}
