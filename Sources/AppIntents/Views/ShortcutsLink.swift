import Foundation
import SwiftUI

/// A button that leads to the program's page in the Shortcuts app.
///
/// Linux has no such app: the button shows its name, and is disabled. A function that it would call is not called.
///
/// Follows https://developer.apple.com/documentation/appintents/shortcutslink.
@MainActor @preconcurrency public struct ShortcutsLink: View {
    @Environment(\.shortcutsLinkStyle) private var style
    @Environment(\.colorScheme) private var colorScheme

    /// Creates a link.
    nonisolated public init() {}

    /// Creates a link with a function that is called when the link is tapped. As it is disabled, it is not called.
    nonisolated public init(action: @escaping () -> Void) {}

    public var body: some View {
        let colors = style.colors(in: colorScheme)
        Button(action: {}) {
            Label(AppShortcutPhraseToken.applicationName.text, systemImage: "square.2.layers.3d.fill")
                .font(.headline)
                .lineLimit(1)
                .padding(.horizontal, 16)
                .frame(height: 44)
                .foregroundStyle(colors.text)
                .background(colors.background, in: .rect(cornerRadius: 10))
                .overlay {
                    if style.isOutlined { RoundedRectangle(cornerRadius: 10).strokeBorder(colors.text) }
                }
        }
        .buttonStyle(.plain)
        .disabled(true)
        .accessibilityLabel(Text("Shortcuts"))
    }
}

/// The look of a link to the Shortcuts app.
///
/// Follows https://developer.apple.com/documentation/appintents/shortcutslinkstyle.
public struct ShortcutsLinkStyle: Hashable, Sendable {
    private enum Tone: Hashable {
        case automatic, light, dark
    }

    private let tone: Tone
    let isOutlined: Bool

    /// Dark on light surroundings, and light on dark ones.
    public static let automatic = ShortcutsLinkStyle(tone: .automatic, isOutlined: false)
    /// As `automatic`, with an outline.
    public static let automaticOutline = ShortcutsLinkStyle(tone: .automatic, isOutlined: true)
    /// White.
    public static let light = ShortcutsLinkStyle(tone: .light, isOutlined: false)
    /// White with an outline.
    public static let lightOutline = ShortcutsLinkStyle(tone: .light, isOutlined: true)
    /// Black.
    public static let dark = ShortcutsLinkStyle(tone: .dark, isOutlined: false)
    /// Black with an outline.
    public static let darkOutline = ShortcutsLinkStyle(tone: .dark, isOutlined: true)

    func colors(in scheme: ColorScheme) -> (background: Color, text: Color) {
        let isDark = tone == .automatic ? scheme == .light : tone == .dark
        return isDark ? (.black, .white) : (.white, .black)
    }
}

extension EnvironmentValues {
    @Entry var shortcutsLinkStyle = ShortcutsLinkStyle.automatic
}

extension View {
    /// Sets the look of links to the Shortcuts app.
    nonisolated public func shortcutsLinkStyle(_ style: ShortcutsLinkStyle) -> some View { environment(\.shortcutsLinkStyle, style) }
}
