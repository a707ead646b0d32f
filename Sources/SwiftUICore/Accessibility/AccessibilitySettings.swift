/// The accessibility settings of the user.
package struct AccessibilitySettings: Equatable, Sendable {
    package var isEnabled = false
    package var isVoiceOverEnabled = false
    package var isSwitchControlEnabled = false
    package var reducesMotion = false
    package var reducesTransparency = false
    package var differentiatesWithoutColor = false
    package var invertsColors = false
    package var showsButtonShapes = false

    package init() {}
}

extension EnvironmentValues {
    /// The accessibility settings of the user, as set by the host.
    @Entry package var accessibilitySettings = AccessibilitySettings()

    /// Whether any assistive technology is in use.
    public var accessibilityEnabled: Bool {
        get { accessibilitySettings.isEnabled }
        set { accessibilitySettings.isEnabled = newValue }
    }

    /// Whether a screen reader is in use.
    public var accessibilityVoiceOverEnabled: Bool { accessibilitySettings.isVoiceOverEnabled }

    /// Whether switch control is in use: the user operates the system with one or several switches.
    public var accessibilitySwitchControlEnabled: Bool { accessibilitySettings.isSwitchControlEnabled }

    /// Whether large movements should be replaced with fading.
    public var accessibilityReduceMotion: Bool { accessibilitySettings.reducesMotion }

    /// Whether translucent backgrounds should be opaque.
    public var accessibilityReduceTransparency: Bool { accessibilitySettings.reducesTransparency }

    /// Whether information should not be conveyed by colour alone.
    public var accessibilityDifferentiateWithoutColor: Bool { accessibilitySettings.differentiatesWithoutColor }

    /// Whether the system inverts the colours of the display.
    public var accessibilityInvertColors: Bool { accessibilitySettings.invertsColors }

    /// Whether buttons should have a visible shape.
    public var accessibilityShowButtonShapes: Bool { accessibilitySettings.showsButtonShapes }
}
