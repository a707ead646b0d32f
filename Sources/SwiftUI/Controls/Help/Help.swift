import SwiftUICore

extension View {
    /// Adds a help text, which is shown as a tooltip after the pointer has hovered for a second and serves as the accessibility hint.
    ///
    /// Tooltips appear only on platforms with hover effects. A click or a scroll closes them, as does the pointer when it leaves.
    nonisolated public func help(_ text: Text) -> some View {
        modifier(HelpModifier(text: text))
    }

    /// Adds a localized help text, shown as a tooltip and used as the accessibility hint.
    nonisolated public func help(_ textKey: LocalizedStringKey) -> some View {
        help(Text(textKey))
    }

    /// Adds a help text that is not localized, shown as a tooltip and used as the accessibility hint.
    @_disfavoredOverload
    nonisolated public func help<S: StringProtocol>(_ text: S) -> some View {
        help(Text(text))
    }
}

private struct HelpModifier {
    let text: Text
    @State private var isHovered = false
    @State private var isShown = false
    @Environment(\.platformProfile) private var profile
    @Environment(\.controlColors) private var colors
}

extension HelpModifier: ViewModifier {
    func body(content: Content) -> some View {
        content
            .accessibilityHint(text)
            .onRest { isInside in
                isHovered = isInside && profile.controls.showsHover
                if !isInside { isShown = false }
            }
            .task(id: isHovered) {
                guard isHovered else { return }
                try? await Task.sleep(nanoseconds: 1_000_000_000)
                if !Task.isCancelled, isHovered { isShown = true }
            }
            .anchoredPresentation(isPresented: isShown, level: 3) { frame in
                text
                    .font(.subheadline)
                    .foregroundStyle(Color.primary)
                    .padding(.horizontal, 6)
                    .padding(.vertical, 3)
                    .background { RoundedRectangle(cornerRadius: 4).fill(colors.menuBackground) }
                    .overlay { RoundedRectangle(cornerRadius: 4).strokeBorder(Color.primary.opacity(0.1), lineWidth: 0.5) }
                    .panelShadow(color: .black.opacity(0.15), radius: 1.5, y: 1)
                    .accessibilityHidden(true)
                    .allowsHitTesting(false)
                    .placed(beside: frame, .beside(.bottom, gap: 6))
            }
    }
}
