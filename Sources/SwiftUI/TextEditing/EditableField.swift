import CoreGraphics
import CoreTransferable
import Foundation
import SwiftUICore
import UniformTypeIdentifiers

/// An editable text without decoration, and its placeholder while the text is empty.
struct EditableField<Placeholder: View>: View {
    @Environment(\.platformProfile) private var profile
    @Environment(\.controlColors) private var colors
    @Environment(\.multilineTextAlignment) private var alignment
    @State private var typed: Typed?
    @State private var ownController = EditableTextController()
    @Environment(\.textSelectionAffinity) private var affinity
    var source: TextFieldSource
    /// The text with its styles; nil for one without.
    var styled: StyledSource?
    /// The selection that the program reads and sets; nil if it does not.
    var selection: Binding<TextSelection?>?
    var isSecure = false
    var isMultiline = false
    var fillsHeight = false
    /// The accessibility label of the field.
    var title: Text?
    var placeholder: Placeholder
    /// Gives the enclosing view access to the text; nil if it needs none.
    var sharedController: EditableTextController?
    /// The occurrences of a text that the user looks for.
    var found = FoundText()
    /// Called when Return is pressed. Returns whether it has handled the key.
    var returnPressed: () -> Bool = { false }

    private var controller: EditableTextController { sharedController ?? ownController }

    /// The text that was typed while the program had the text `given`; shown until the program changes its text.
    private struct Typed: Equatable {
        var text: String
        var given: String
        /// The revision of the source.
        var revision: Int
    }

    /// The text that was typed, unless the program has rejected it.
    private var accepted: Typed? { typed.flatMap { source.followsTyping && $0.revision != source.revision ? nil : $0 } }

    var body: some View {
        let given = source.read()
        let shown = accepted.flatMap { $0.given == given ? $0.text : nil } ?? given
        var text = EditableText(
            text: source.followsTyping ? given : shown, isSecure: isSecure, isMultiline: isMultiline, fillsHeight: fillsHeight, actions: actions,
            controller: controller)
        text.sourceRevision = source.revision
        text.styledText = styled?.text.wrappedValue
        text.selection = selection?.wrappedValue?.offsets(in: shown)
        text.found = found
        return FieldLayout {
            if shown.isEmpty {
                placeholder
                    .foregroundStyle(placeholderStyle)
                    // A prompt is not a link, even if it is an address.
                    .tint(placeholderStyle)
                    .lineLimit(isMultiline ? nil : 1)
                    .frame(maxWidth: .infinity, alignment: placeholderAlignment)
                    .allowsHitTesting(false)
                    .accessibilityHidden(true)
            }
            pointed(text)
                .focusedValue(\.isEditingText, true)
                .modifier(TextFormatKeys(styled: styled, controller: controller))
                .onDrop(of: TextDrop.contentTypes, delegate: TextDrop(controller: controller))
                .accessibility {
                    $0.role = isSecure ? .secureField : fillsHeight ? .textEditor : .textField
                    $0.label = title
                    $0.value = Text(verbatim: isSecure ? String(repeating: EditableTextStyle.dot, count: shown.count) : shown)
                }
        }
    }

    private var placeholderAlignment: Alignment {
        switch alignment {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }

    private var placeholderStyle: AnyShapeStyle { colors.fieldPrompt.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.placeholder) }

    private var actions: EditableTextActions {
        var actions = EditableTextActions()
        actions.edited = { text in
            if source.followsTyping || !profile.isMac { source.write(text) }
            typed = Typed(text: text, given: source.read(), revision: source.revision)
        }
        if let selection {
            actions.selectionChanged = { [controller, affinity] range in
                guard let text = controller.node?.model.text else { return }
                let selected = TextSelection(offsets: range, in: text, affinity: affinity)
                if selection.wrappedValue != selected { selection.wrappedValue = selected }
            }
        }
        actions.followsTyping = source.followsTyping
        actions.returnPressed = returnPressed
        actions.editingChanged = source.onEditingChanged
        actions.submitted = source.onCommit
        actions.committed = {
            // Text that was typed before the program changed its own is not shown any more.
            guard let entry = typed, entry.given == source.read() else { return nil }
            let text = source.commit(entry.text)
            if text != nil { typed = nil }
            return text
        }
        return actions
    }

    /// A mouse drag selects text. On touch screens a tap places the caret, because dragging scrolls.
    @ViewBuilder private func pointed(_ text: EditableText) -> some View {
        if profile.isMac {
            text.gesture(
                DragGesture(minimumDistance: 0)
                    .onChanged { value in
                        guard let node = controller.node else { return }
                        if node.isPointerDown { node.pointerMoved(to: value.location) } else { node.pointerDown(at: value.startLocation) }
                    }
                    .onEnded { _ in controller.node?.pointerUp() }
            )
            .modifier(TextEditingMenu(controller: controller, styled: styled))
        } else {
            text.gesture(
                SpatialTapGesture().onEnded { value in
                    controller.node?.pointerDown(at: value.location)
                    controller.node?.pointerUp()
                })
        }
    }
}

/// Inserts dropped text, the text of a dropped URL, or the path of a dropped file.
private struct TextDrop {
    static let contentTypes = String.importedContentTypes() + URL.importedContentTypes()
    let controller: EditableTextController
}

extension TextDrop: DropDelegate {
    /// Disabled views accept drops on macOS, but not disabled fields.
    func validateDrop(info: DropInfo) -> Bool { controller.node?.environment.isEnabled != false }

    func dropUpdated(info: DropInfo) -> DropProposal? {
        controller.node?.dropMoved(to: info.location)
        return nil
    }

    func dropExited(info: DropInfo) {
        controller.node?.dropMoved(to: nil)
    }

    func performDrop(info: DropInfo) -> Bool {
        controller.node?.dropMoved(to: nil)
        let put: (String) -> Void = { [controller] in controller.node?.drop($0, at: info.location) }
        // URLs can also be imported as text, so they are tried first.
        let addresses = info.itemProviders(for: URL.importedContentTypes())
        return TransferLoading.load(URL.self, from: addresses) { put($0.map { $0.isFileURL ? $0.path : $0.absoluteString }.joined(separator: "\n")) }
            || TransferLoading.load(String.self, from: info.itemProviders(for: String.importedContentTypes())) { put($0.joined(separator: "\n")) }
    }
}
