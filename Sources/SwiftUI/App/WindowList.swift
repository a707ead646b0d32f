import SwiftUICore

/// The items of the Window menu: the program's single windows, which an item opens, and the windows that are open.
struct WindowList: View {
    @Environment(\.windowManager) private var windows

    var body: some View {
        let manager = windows.manager
        let singles = manager?.scenes.filter { $0.description.kind == .single && $0.description.id != nil && !$0.settings.isWithoutCommands } ?? []
        ForEach(singles.indices, id: \.self) { index in
            let description = singles[index].description
            Button {
                _ = manager?.openWindow(id: description.id, value: nil)
            } label: {
                description.title ?? Text(verbatim: description.id ?? "")
            }
        }
        let open = manager?.openWindows ?? []
        if !singles.isEmpty, !open.isEmpty { Divider() }
        ForEach(open) { window in
            Button {
                window.present()
            } label: {
                Text(verbatim: window.title)
            }
        }
    }
}
