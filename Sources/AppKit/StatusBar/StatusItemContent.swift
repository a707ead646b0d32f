import SwiftUI

/// The content of a status item's window.
struct StatusItemContent: View {
    weak var item: NSStatusItem?

    var body: some View {
        if let item, let button = item.button {
            let _ = button.revision.number
            VStack(spacing: 0) {
                if item.menu == nil {
                    Button(action: button.press) { label(of: button) }
                        .disabled(!button.isEnabled)
                        .help(button.toolTip ?? "")
                        .padding(8)
                } else if button.image != nil || !button.title.isEmpty {
                    label(of: button).padding([.horizontal, .top], 8)
                }
                if let menu = item.menu {
                    MenuItems { MenuContent(menu: menu) }
                }
            }
            .frame(minWidth: 120)
            .fixedSize()
        }
    }

    private func label(of button: NSStatusBarButton) -> some View {
        HStack(spacing: 4) {
            if let image = button.image, button.imagePosition != .noImage { Image(nsImage: image) }
            if !button.title.isEmpty, button.imagePosition != .imageOnly { Text(verbatim: button.title) }
        }
    }
}
