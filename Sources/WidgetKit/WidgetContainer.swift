import SwiftUI
import SwiftUICore

/// A widget as a system shows it: in the size of its family, with the margins of its content, its background and its outline.
struct WidgetContainer<Content: View>: View {
    let family: WidgetFamily
    let hasMargins: Bool
    let content: Content
    @Environment(\.openURL) private var openURL
    @Environment(\.colorScheme) private var colorScheme
    @State private var url: URL?

    init(family: WidgetFamily, hasMargins: Bool, @ViewBuilder content: () -> Content) {
        self.family = family
        self.hasMargins = hasMargins
        self.content = content()
    }

    private var size: CGSize { WidgetSizes.ofScreen.size(of: family) }

    /// The system's margins, which Apple publishes as 16 points. Those of the lock screen are none.
    private var margins: EdgeInsets {
        let margin: CGFloat = family.isAccessory ? 0 : 16
        return EdgeInsets(top: margin, leading: margin, bottom: margin, trailing: margin)
    }

    /// The outline, of which Apple publishes no measure.
    private var shape: RoundedRectangle {
        switch family {
        case .accessoryCircular: RoundedRectangle(cornerRadius: size.width / 2, style: .circular)
        case .accessoryRectangular, .accessoryInline: RoundedRectangle(cornerRadius: 8, style: .continuous)
        default: RoundedRectangle(cornerRadius: 22, style: .continuous)
        }
    }

    var body: some View {
        Group {
            if family.isAccessory { onLockScreen } else { onHomeScreen }
        }
        .environment(\.widgetFamily, family)
        .environment(\.widgetContentMargins, margins)
        .onPreferenceChange(WidgetURLKey.self) { url = $0 }
        .onTapGesture { if let url { openURL(url) } }
        .background(Color(white: family.isAccessory || colorScheme == .dark ? 0.25 : 0.85))
        .previewLayout(.fixed(width: size.width, height: size.height))
    }

    private var placed: some View {
        content
            .padding(hasMargins ? margins : EdgeInsets())
            .frame(width: size.width, height: size.height)
    }

    private var onHomeScreen: some View {
        placed
            .containerBackdrop(.widget)
            .background(.background)
            .clipShape(shape)
            .containerShape(shape)
    }

    /// Without the background, and without colours, on the user's wallpaper.
    private var onLockScreen: some View {
        placed
            .clipShape(shape)
            .containerShape(shape)
            .environment(\.widgetRenderingMode, .vibrant)
            .environment(\.showsWidgetContainerBackground, false)
            .environment(\.colorScheme, .dark)
            .grayscale(1)
    }
}
