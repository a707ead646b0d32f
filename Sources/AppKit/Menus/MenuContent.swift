import SwiftUI

/// The items of a menu as views.
struct MenuContent: View {
    let menu: NSMenu

    var body: some View {
        // The views follow the menu.
        let _ = menu.revision.number
        ForEach(menu.items.filter { !$0.isHidden }, id: \.self) { item in
            MenuItemContent(item: item, isEnabled: item.canBeChosen, revision: menu.revision.number)
        }
    }
}

/// An item of a menu.
private struct MenuItemContent: View {
    let item: NSMenuItem
    let isEnabled: Bool
    /// Differs after a change of the item.
    let revision: Int

    var body: some View {
        if item.isSeparatorItem {
            Divider()
        } else if item.isSectionHeader {
            Text(verbatim: item.title)
        } else if let submenu = item.submenu {
            Menu {
                MenuContent(menu: submenu)
            } label: {
                label
            }
            .disabled(!isEnabled)
        } else if item.state != .off {
            Toggle(isOn: Binding(get: { true }, set: { _ in choose() })) { label }
                .keyboardShortcut(item.shortcut)
                .disabled(!isEnabled)
                .help(item.toolTip ?? "")
        } else {
            Button(action: choose) { label }
                .keyboardShortcut(item.shortcut)
                .disabled(!isEnabled)
                .help(item.toolTip ?? "")
        }
    }

    @ViewBuilder private var label: some View {
        if let image = item.image {
            Label {
                Text(verbatim: item.title)
            } icon: {
                Image(nsImage: image)
            }
        } else {
            Text(verbatim: item.title)
        }
    }

    private func choose() {
        item.choose()
        // What the action has changed may change which items can be chosen.
        item.menu?.update()
    }
}
