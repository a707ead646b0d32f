/// What the user has asked of the system for the sake of being able to use it.
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

private enum AccessibilitySettingsKey: EnvironmentKey { static let defaultValue = AccessibilitySettings() }

extension EnvironmentValues {
    /// What the user has asked for; set by the host.
    package var accessibilitySettings: AccessibilitySettings {
        get { self[AccessibilitySettingsKey.self] }
        set { self[AccessibilitySettingsKey.self] = newValue }
    }

    /// Whether any assistive program is in use.
    public var accessibilityEnabled: Bool {
        get { accessibilitySettings.isEnabled }
        set { accessibilitySettings.isEnabled = newValue }
    }

    /// Whether the window is read out.
    public var accessibilityVoiceOverEnabled: Bool { accessibilitySettings.isVoiceOverEnabled }

    /// Whether the window is operated by switches.
    public var accessibilitySwitchControlEnabled: Bool { accessibilitySettings.isSwitchControlEnabled }

    /// Whether what moves far should fade instead.
    public var accessibilityReduceMotion: Bool { accessibilitySettings.reducesMotion }

    /// Whether what shines through should be opaque.
    public var accessibilityReduceTransparency: Bool { accessibilitySettings.reducesTransparency }

    /// Whether nothing should be said by colour alone.
    public var accessibilityDifferentiateWithoutColor: Bool { accessibilitySettings.differentiatesWithoutColor }

    /// Whether the system shows the window in inverted colours.
    public var accessibilityInvertColors: Bool { accessibilitySettings.invertsColors }

    /// Whether buttons should show that they are.
    public var accessibilityShowButtonShapes: Bool { accessibilitySettings.showsButtonShapes }
}
