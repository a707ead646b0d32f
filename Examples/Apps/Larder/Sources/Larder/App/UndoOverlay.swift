import LarderKit
import LarderModel
import SwiftUI

extension View {
    /// Offers to undo the latest deletion at the bottom of the view, for a few seconds.
    func undoBar() -> some View { modifier(UndoOverlay()) }
}

private struct UndoOverlay: ViewModifier {
    @Environment(LarderStore.self) private var store
    @Environment(\.haptics) private var haptics

    func body(content: Content) -> some View {
        content
            .safeAreaInset(edge: .bottom, spacing: 0) {
                if let deletion = store.deletion {
                    UndoBar(message: message(for: deletion)) {
                        haptics.play(.success)
                        withAnimation { store.undoDeletion() }
                    }
                    .transition(.move(edge: .bottom).combined(with: .opacity))
                    .task(id: deletion.id) { await forget(deletion.id) }
                }
            }
            .animation(.snappy, value: store.deletion?.id)
    }

    private func message(for deletion: Deletion) -> Text {
        if deletion.names.count == 1 { return Text("“\(deletion.names[0])” was deleted.", bundle: .module) }
        return Text("\(deletion.names.count) items were deleted.", bundle: .module)
    }

    private func forget(_ id: Deletion.ID) async {
        try? await Task.sleep(for: .seconds(6))
        if !Task.isCancelled { store.forgetDeletion(id) }
    }
}
