import SwiftUICore

/// Handles the keys that select rows while the list or a view inside it is focused.
struct ListKeys {
    var selection: ListSelection?
    var cursor: ListCursor
    /// Scrolls to a row.
    var reveal: (ListCursor.Destination) -> Void
    @Environment(\.layoutDirection) private var direction
    @Environment(\.selectionMenu) private var menu
    @Environment(\.isMac) private var isMac

    nonisolated init(selection: ListSelection?, cursor: ListCursor, reveal: @escaping (ListCursor.Destination) -> Void) {
        self.selection = selection
        self.cursor = cursor
        self.reveal = reveal
    }

    private var isLeftToRight: Bool { direction == .leftToRight }
}

extension ListKeys: ViewModifier {
    func body(content: Content) -> some View {
        if let selection {
            content
                .focusable(interactions: .edit)
                .focusEffectDisabled()
                .onControlKeyPress(keys: [.upArrow, .downArrow]) { press in
                    guard press.modifiers.forCommands.subtracting(.shift).isEmpty,
                        let row = cursor.move(by: press.key == .upArrow ? -1 : 1, extending: press.modifiers.contains(.shift), in: selection)
                    else { return .ignored }
                    reveal(row)
                    return .handled
                }
                .onControlKeyPress(keys: [.leftArrow, .rightArrow]) { press in
                    guard press.modifiers.forCommands.isEmpty else { return .ignored }
                    return cursor.expand((press.key == .rightArrow) == isLeftToRight, in: selection) ? .handled : .ignored
                }
                .onControlKeyPress(keys: ["a"]) { press in
                    press.modifiers.contains(.command) && cursor.selectAll(in: selection) ? .handled : .ignored
                }
                .onControlKeyPress(phases: .down) { press in
                    guard press.modifiers.forCommands.subtracting(.shift).isEmpty, !press.characters.isEmpty,
                        press.characters.allSatisfy({ $0.isLetter || $0.isNumber || $0.isPunctuation || $0.isSymbol || $0 == " " }),
                        let row = cursor.type(press.characters, in: selection)
                    else { return .ignored }
                    reveal(row)
                    return .handled
                }
                // As since macOS 14.
                .onControlKeyPress(keys: [.return]) { press in
                    let selected = selection.selected()
                    guard isMac, press.modifiers.forCommands.isEmpty, let action = menu?.primaryAction, !selected.isEmpty else { return .ignored }
                    action(selected)
                    return .handled
                }
                .onControlKeyPress(keys: [.delete, .deleteForward]) { _ in
                    cursor.deleteSelected(in: selection) ? .handled : .ignored
                }
        } else {
            content
        }
    }
}
