import CoreGraphics
import SwiftUICore

/// Adds a context menu with editing commands to a text that is being edited, unless an enclosing view has a context menu.
///
/// As in AppKit, opening the menu focuses the text and selects the word under the pointer.
struct TextEditingMenu: ViewModifier {
    let controller: EditableTextController
    /// The text with its styles, which the menu changes; nil for one without.
    var styled: StyledSource?
    @Environment(\.hasContextMenu) private var hasContextMenu
    @Environment(\.hiddenTextFormatting) private var hiddenFormatting

    func body(content: Content) -> some View {
        let controller = controller
        if hasContextMenu {
            content
        } else {
            content.modifier(
                ContextMenuModifier(
                    items: TextCommands(controller: controller, styled: hiddenFormatting.contains(.contextMenu) ? nil : styled), preview: EmptyView(),
                    opensWhenHeld: false
                ) { place in
                    if let place { controller.node?.pressedSecondary(at: place) }
                })
        }
    }
}

/// The editing commands of the context menu.
private struct TextCommands: View {
    let controller: EditableTextController
    let styled: StyledSource?

    var body: some View {
        let node = controller.node
        let canCopy = node?.canCopy ?? false
        Button("Cut") { node?.cut() }.disabled(!canCopy)
        Button("Copy") { node?.copy() }.disabled(!canCopy)
        Button("Paste") { node?.pasteWhenItComes() }
        Divider()
        Button("Select All") { node?.selectAll() }.disabled(node?.model.text.isEmpty ?? true)
        if let styled {
            Divider()
            ForEach(TextFormat.allCases, id: \.self) { format in
                Button(format.title) { if let node { styled.toggle(format, in: node.model.selection.range) } }.disabled(!canCopy)
            }
        }
    }
}
