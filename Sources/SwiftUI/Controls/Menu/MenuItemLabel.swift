import SwiftUICore

extension EnvironmentValues {
    /// What a label in a menu shows below its title.
    @Entry fileprivate var menuItemSubtitle: MenuItemSubtitle?
}

/// The views below the title of a menu item.
private struct MenuItemSubtitle {
    var content: AnyView
}

/// The label of a menu item. Of several views, the first text or label is the title, further texts are subtitles below it, and the first image is
/// the icon; other views stand side by side.
struct MenuItemLabel<Label: View>: View {
    private let label: Label

    init(_ label: Label) {
        self.label = label
    }

    var body: some View {
        if let parts = (Label.self as? any LabelParts.Type)?.labelParts, !parts.contains(.other), parts.contains(where: { $0 != .image }) {
            Group(subviews: label) { arranged($0, parts) }
        } else {
            LabelStack(label)
        }
    }

    @ViewBuilder private func arranged(_ views: SubviewsCollection, _ parts: [LabelPart]) -> some View {
        // An optional text that is nil has no view.
        let parts = zip(views, parts)
        let texts = parts.filter { $0.1 != .image }.map(\.0)
        let isLabel = parts.first { $0.1 != .image }?.1 == .label
        if let icon = parts.first(where: { $0.1 == .image })?.0 {
            MenuItemParts {
                titled(texts, isLabel: isLabel)
            } icon: {
                icon
            }
        } else {
            titled(texts, isLabel: isLabel)
        }
    }

    @ViewBuilder private func titled(_ texts: [Subview], isLabel: Bool) -> some View {
        if texts.count > 1, isLabel {
            texts[0].environment(\.menuItemSubtitle, MenuItemSubtitle(content: AnyView(subtitles(texts))))
        } else if texts.count > 1 {
            VStack(alignment: .leading, spacing: 0) {
                texts[0]
                subtitles(texts)
            }
        } else if let title = texts.first {
            title
        }
    }

    private func subtitles(_ texts: [Subview]) -> some View {
        ForEach(texts.dropFirst()) { $0 }.modifier(MenuSubtitleAppearance())
    }
}

private struct MenuSubtitleAppearance: ViewModifier {
    @Environment(\.platformProfile) private var profile

    func body(content: Content) -> some View {
        content.font(.system(profile.controls.menu.subtitleStyle)).foregroundStyle(.secondary)
    }
}

/// The title and the icon of a menu item, the icon at the edge where the platform has it.
private struct MenuItemParts<Title: View, Icon: View>: View {
    @ViewBuilder let title: Title
    @ViewBuilder let icon: Icon
    @Environment(\.platformProfile) private var profile

    var body: some View {
        let menu = profile.controls.menu
        HStack(spacing: menu.labelSpacing) {
            if menu.leadsWithIcons { icon.frame(width: menu.iconWidth).accessibilityHidden(true) }
            title
            if !menu.leadsWithIcons {
                Spacer(minLength: 0)
                icon.accessibilityHidden(true)
            }
        }
    }
}

/// A style for labels in menus, with the icon at the trailing edge on iOS and before the title on macOS, which shows it since macOS 26.
struct MenuLabelStyle: LabelStyle {
    nonisolated init() {}

    func makeBody(configuration: Configuration) -> some View { MenuLabel(configuration: configuration) }
}

/// A label in a menu.
struct MenuLabel: View {
    private let configuration: LabelStyleConfiguration
    private let showsIcon: Bool?
    @Environment(\.platformProfile) private var profile
    @Environment(\.menuItemSubtitle) private var subtitle

    /// Creates a label.
    ///
    /// - Parameters:
    ///   - configuration: The title and the icon.
    ///   - showsIcon: Whether the icon is shown; nil if the platform decides.
    init(configuration: LabelStyleConfiguration, showsIcon: Bool? = nil) {
        self.configuration = configuration
        self.showsIcon = showsIcon
    }

    var body: some View {
        if showsIcon ?? profile.controls.menu.showsIcons {
            MenuItemParts {
                title
            } icon: {
                configuration.icon
            }
        } else {
            title
        }
    }

    @ViewBuilder private var title: some View {
        if let subtitle {
            VStack(alignment: .leading, spacing: 0) {
                configuration.title
                subtitle.content
            }
        } else {
            configuration.title
        }
    }
}
