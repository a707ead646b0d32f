import CoreGraphics

/// How a view responds to the pointer above it; see `hoverEffect(_:isEnabled:)`.
public struct HoverEffect: Hashable, Sendable {
    fileprivate enum Kind { case automatic, highlight, lift }
    fileprivate let kind: Kind

    /// The default of the platform: a highlight.
    public static let automatic = HoverEffect(kind: .automatic)
    /// Shows a faint rounded rectangle behind the view.
    public static let highlight = HoverEffect(kind: .highlight)
    /// Enlarges the view slightly, with a shadow below.
    public static let lift = HoverEffect(kind: .lift)
}

private enum DefaultHoverEffectKey: EnvironmentKey { static var defaultValue: HoverEffect { .automatic } }

extension EnvironmentValues {
    /// Whether views with a hover effect show it; see `hoverEffectDisabled(_:)`.
    @Entry public var isHoverEffectEnabled = true

    fileprivate var defaultHoverEffect: HoverEffect {
        get { self[DefaultHoverEffectKey.self] }
        set { self[DefaultHoverEffectKey.self] = newValue }
    }
}

/// The shape of the highlight, as set by `contentShape(_:_:eoFill:)` inside the view; nil for the default.
enum HoverShapeKey: PreferenceKey {
    static var defaultValue: AnyShape? { nil }
    static func reduce(value: inout AnyShape?, nextValue: () -> AnyShape?) { value = value ?? nextValue() }
}

private struct HoverEffectModifier {
    let effect: HoverEffect
    let isRequested: Bool
    @State private var isHovered = false
    @Environment(\.isHoverEffectEnabled) private var isAllowed
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.defaultHoverEffect) private var defaultEffect

    nonisolated init(effect: HoverEffect, isEnabled: Bool) {
        self.effect = effect
        isRequested = isEnabled
    }
}

extension HoverEffectModifier: ViewModifier {
    func body(content: Content) -> some View {
        let kind = effect == .automatic ? defaultEffect.kind : effect.kind
        let isShown = isHovered && isRequested && isAllowed && isEnabled
        return
            content
            .backgroundPreferenceValue(HoverShapeKey.self) { shape in
                let color = Color.primary.opacity(isShown && kind != .lift ? 0.08 : 0)
                if let shape {
                    shape.fill(color)
                } else {
                    RoundedRectangle(cornerRadius: 8, style: .continuous).fill(color).padding(-6)
                }
            }
            .scaleEffect(isShown && kind == .lift ? 1.05 : 1)
            .panelShadow(color: .black.opacity(isShown && kind == .lift ? 0.2 : 0), radius: 4, y: 4)
            .animation(.easeOut(duration: 0.15), value: isShown)
            .onHover { isHovered = $0 }
    }
}

extension View {
    /// Shows an effect while the pointer is above the view.
    ///
    /// - Parameters:
    ///   - effect: The effect.
    ///   - isEnabled: Whether the effect is shown.
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
        modifier(HoverEffectModifier(effect: effect, isEnabled: isEnabled))
    }

    /// Sets the effect of views inside this view with an automatic hover effect.
    nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View {
        environment(\.defaultHoverEffect, effect ?? .automatic)
    }

    /// Disables the hover effects inside the view. Effects that an outer view has disabled remain so.
    nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
        changingEnvironment(\.isHoverEffectEnabled) { if disabled { $0 = false } }
    }
}
