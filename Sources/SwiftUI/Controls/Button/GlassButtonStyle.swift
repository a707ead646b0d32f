import SwiftUICore

/// A style that shows the label on a capsule of glass.
public struct GlassButtonStyle: PrimitiveButtonStyle {
    private let glass: Glass

    /// Creates a style with the regular glass.
    nonisolated public init() {
        self.init(.regular)
    }

    /// Creates a style with a kind of glass.
    nonisolated public init(_ glass: Glass) {
        self.glass = glass
    }

    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(style: GlassAppearance(glass: glass, isProminent: false), configuration: configuration)
    }
}

/// A style that shows the label on a capsule of glass in the tint.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(style: GlassAppearance(glass: .regular, isProminent: true), configuration: configuration)
    }
}

/// A label on a capsule of glass.
private struct GlassAppearance: ButtonStyle {
    let glass: Glass
    let isProminent: Bool
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var size
    @Environment(\.controlColors) private var colors
    @Environment(\.buttonSizing) private var sizing
    @Environment(\.platformProfile) private var profile
    @Environment(\.isInBar) private var isInBar

    init(glass: Glass, isProminent: Bool) {
        self.glass = glass
        self.isProminent = isProminent
    }

    func makeBody(configuration: Configuration) -> some View {
        if isInBar, profile.bars.glass != nil {
            StyledView(GlassBarItemAppearance(isProminent: isProminent), configuration) { $0.makeBody(configuration: $1) }
        } else {
            surface(configuration)
        }
    }

    private func surface(_ configuration: Configuration) -> some View {
        let metrics = profile.controls.button(size)
        return configuration.label
            .changingEnvironment(\.font) { font in
                if font == nil { font = metrics.font }
            }
            .foregroundStyle(!isEnabled ? colors.disabledLabel : isProminent ? colors.onAccent : colors.label)
            .frame(maxWidth: sizing == .flexible ? .infinity : nil)
            .padding(.horizontal, metrics.horizontalPadding)
            .padding(.vertical, metrics.verticalPadding)
            .glassEffect(isProminent ? glass.tint(.accentColor).interactive() : glass.interactive())
            .contentShape(Capsule())
            .focusOutline(Capsule())
            .groupOpacity(isEnabled ? 1 : 0.6)
            .scaleEffect(configuration.isPressed ? 1.04 : 1)
            .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
    }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    /// The label on a capsule of glass.
    public static var glass: GlassButtonStyle { GlassButtonStyle() }

    /// The label on a capsule of a kind of glass.
    public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    /// The label on a capsule of glass in the tint.
    public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
