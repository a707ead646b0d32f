import SwiftUI

/// The content of a status item's window.
struct StatusItemContent: View {
    private let reference: WeakReference<NSStatusItem>

    init(item: NSStatusItem?) {
        reference = WeakReference(item)
    }

    private var item: NSStatusItem? { reference.object }

    var body: some View {
        if let item, let button = item.button {
            let _ = button.revision.number
            VStack(spacing: 0) {
                if item.menu == nil {
                    let spokenText = button.accessibilityLabel() ?? button.accessibilityTitle()
                    Button(action: button.press) { label(of: button) }
                        .disabled(!button.isEnabled)
                        .accessibilityLabel(spokenText ?? "", isEnabled: spokenText != nil)
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

    /// The opacity of a label that looks disabled.
    private static let dimmedOpacity = 0.35

    private func label(of button: NSStatusBarButton) -> some View {
        HStack(spacing: 4) {
            if let image = button.image, button.imagePosition != .noImage { Image(nsImage: image) }
            if !button.title.isEmpty, button.imagePosition != .imageOnly {
                button.styledTitle.map { Text($0) } ?? Text(verbatim: button.title)
            }
        }
        .transformEnvironment(\.font) { if let font = button.font { $0 = Font(font) } }
        .foregroundStyle(button.contentTintColor.map { AnyShapeStyle(Color(nsColor: $0)) } ?? AnyShapeStyle(.foreground))
        .groupOpacity(button.appearsDisabled ? Self.dimmedOpacity : 1)
        .background(button.isHighlighted ? AnyShapeStyle(.selection) : AnyShapeStyle(.clear), in: RoundedRectangle(cornerRadius: 4))
    }
}
