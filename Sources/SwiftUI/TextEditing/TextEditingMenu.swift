import CoreGraphics
import SwiftUICore

/// Gives a text that is edited the menu of its commands, unless it lies in a view that has a menu.
///
/// As in AppKit the text gets the focus, and a word that is pressed is selected.
struct TextEditingMenu: ViewModifier {
    let controller: EditableTextController
    @Environment(\.hasContextMenu) private var hasContextMenu

    func body(content: Content) -> some View {
        let controller = controller
        if hasContextMenu {
            content
        } else {
            content.modifier(ContextMenuModifier(items: TextCommands(controller: controller), preview: EmptyView(), opensWhenHeld: false) { place in
                if let place { controller.node?.pressedSecondary(at: place) }
            })
        }
    }
}

/// What can be done with a text that is edited.
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
