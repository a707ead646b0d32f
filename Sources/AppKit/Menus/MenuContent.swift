import SwiftUI

/// The items of a menu as views.
struct MenuContent: View {
    let menu: NSMenu

    var body: some View {
        // The views follow the menu.
        let _ = menu.revision.number
        ForEach(groups, id: \.item) { group in
            MenuItemGroup(group: group, revision: menu.revision.number)
        }
    }

    /// The items that are shown, each with its alternates.
    private var groups: [MenuItemGroup.Items] {
        menu.items.filter { !$0.isHidden }.reduce(into: []) { groups, item in
            if let last = groups.indices.last, item.isAlternate(of: groups[last].item) {
                groups[last].alternates.append(item)
            } else {
                groups.append(MenuItemGroup.Items(item: item))
            }
        }
    }
}

extension NSMenuItem {
    /// Whether the item takes the place of another one while its modifier keys are held.
    fileprivate func isAlternate(of other: NSMenuItem) -> Bool {
        isAlternate && keyEquivalent == other.keyEquivalent && keyEquivalentModifierMask != other.keyEquivalentModifierMask
    }
}

/// The item of some alternatives whose modifier keys are held.
private struct MenuItemGroup: View {
    struct Items {
        let item: NSMenuItem
        var alternates: [NSMenuItem] = []
    }

    let group: Items
    /// Differs after a change of an item.
    let revision: Int

    var body: some View {
        alternatives(group.alternates[...])
    }

    /// The item, or the last of some alternates whose keys are held.
    private func alternatives(_ alternates: ArraySlice<NSMenuItem>) -> AnyView {
        guard let last = alternates.last else { return AnyView(content(group.item)) }
        // Without a key, the command key is held for no item.
        let modifiers = EventModifiers(
            last.keyEquivalent.isEmpty ? last.keyEquivalentModifierMask.subtracting(.command) : last.keyEquivalentModifierMask)
        return AnyView(alternatives(alternates.dropLast()).modifierKeyAlternate(modifiers) { content(last) })
    }

    private func content(_ item: NSMenuItem) -> MenuItemContent {
        MenuItemContent(item: item, isEnabled: item.canBeChosen, revision: revision)
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
            title
        } else if let view = item.view?.embedded {
            view
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

    /// The width of a step of indentation in points.
    private static let indentation: CGFloat = 10

    @ViewBuilder private var label: some View {
        if let badge = item.badge?.stringValue {
            HStack {
                plainLabel
                Spacer(minLength: 16)
                Text(verbatim: badge).foregroundStyle(.secondary)
            }
        } else {
            plainLabel
        }
    }

    @ViewBuilder private var plainLabel: some View {
        if let image = item.image {
            Label {
                title
            } icon: {
                Image(nsImage: image)
            }
            .padding(.leading, indentation)
        } else if indentation > 0 {
            title.padding(.leading, indentation)
        } else {
            title
        }
    }

    private var indentation: CGFloat { CGFloat(item.indentationLevel) * Self.indentation }
    private var title: Text { item.attributedTitle.map { Text($0) } ?? Text(verbatim: item.title) }

    private func choose() {
        item.choose()
        // What the action has changed may change which items can be chosen.
        item.menu?.update()
    }
}
