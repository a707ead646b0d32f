import CoreGraphics
import SwiftUICore

/// Adds a context menu with editing commands to a text that is being edited, unless an enclosing view has a context menu.
///
/// As in AppKit, opening the menu focuses the text and selects the word under the pointer.
struct TextEditingMenu: ViewModifier {
    let controller: EditableTextController
    @Environment(\.hasContextMenu) private var hasContextMenu

    func body(content: Content) -> some View {
        let controller = controller
        if hasContextMenu {
            content
        } else {
            content.modifier(
                ContextMenuModifier(items: TextCommands(controller: controller), preview: EmptyView(), opensWhenHeld: false) { place in
                    if let place { controller.node?.pressedSecondary(at: place) }
                })
        }
    }
}

/// The editing commands of the context menu.
private struct TextCommands: View {
    let controller: EditableTextController

    var body: some View {
        let node = controller.node
        let canCopy = node?.canCopy ?? false
        Button("Cut") { node?.cut() }.disabled(!canCopy)
        Button("Copy") { node?.copy() }.disabled(!canCopy)
        Button("Paste") { node?.pasteWhenItComes() }
        Divider()
        Button("Select All") { node?.selectAll() }.disabled(node?.model.text.isEmpty ?? true)
    }
}
