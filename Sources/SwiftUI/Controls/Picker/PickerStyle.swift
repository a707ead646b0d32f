import SwiftUICore

/// How pickers look. The styles are the framework's own.
public protocol PickerStyle {
    /// Which of the framework's styles it is.
    var _pickerStyle: _PickerStyleKind { get }
}

/// One of the framework's styles of pickers.
public struct _PickerStyleKind: Sendable {
    enum Kind: Sendable {
        case automatic, menu, segmented, inline, radioGroup, wheel, palette, navigationLink
    }

    let kind: Kind
}

private enum PickerStyleKey: EnvironmentKey { static let defaultValue = _PickerStyleKind(kind: .automatic) }
private enum IsInFormKey: EnvironmentKey { static let defaultValue = false }
private enum RadioLayoutKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    package var pickerStyleKind: _PickerStyleKind {
        get { self[PickerStyleKey.self] }
        set { self[PickerStyleKey.self] = newValue }
    }

    /// Whether controls are rows of a form or a list, which show their labels at one side and what they are set to at the other.
    package var isInForm: Bool {
        get { self[IsInFormKey.self] }
        set { self[IsInFormKey.self] = newValue }
    }

    package var isRadioGroupHorizontal: Bool {
        get { self[RadioLayoutKey.self] }
        set { self[RadioLayoutKey.self] = newValue }
    }
}

extension View {
    /// Sets how the pickers in the view look.
    nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        environment(\.pickerStyleKind, style._pickerStyle)
    }

    /// Puts the choices of radio groups in the view side by side.
    nonisolated public func horizontalRadioGroupLayout() -> some View {
        environment(\.isRadioGroupHorizontal, true)
    }
}

/// The platform's style for where the picker stands: a menu.
public struct DefaultPickerStyle: PickerStyle {
    nonisolated public init() {}
    public var _pickerStyle: _PickerStyleKind { _PickerStyleKind(kind: .automatic) }
}

/// A button that shows what is chosen and opens a menu.
public struct MenuPickerStyle: PickerStyle {
    nonisolated public init() {}
    public var _pickerStyle: _PickerStyleKind { _PickerStyleKind(kind: .menu) }
}

/// All choices side by side.
public struct SegmentedPickerStyle: PickerStyle {
    nonisolated public init() {}
    public var _pickerStyle: _PickerStyleKind { _PickerStyleKind(kind: .segmented) }
}

/// All choices below each other, the chosen one ticked.
public struct InlinePickerStyle: PickerStyle {
    nonisolated public init() {}
    public var _pickerStyle: _PickerStyleKind { _PickerStyleKind(kind: .inline) }
}

/// All choices with round boxes.
public struct RadioGroupPickerStyle: PickerStyle {
    nonisolated public init() {}
    public var _pickerStyle: _PickerStyleKind { _PickerStyleKind(kind: .radioGroup) }
}

/// A wheel with the choices around it.
public struct WheelPickerStyle: PickerStyle {
    nonisolated public init() {}
    public var _pickerStyle: _PickerStyleKind { _PickerStyleKind(kind: .wheel) }
}

/// Choices that are pictures, side by side, the chosen one marked.
public struct PalettePickerStyle: PickerStyle {
    nonisolated public init() {}
    public var _pickerStyle: _PickerStyleKind { _PickerStyleKind(kind: .palette) }
}

/// A row that shows what is chosen and leads to a page of all choices, in a navigation stack; a menu on macOS.
public struct NavigationLinkPickerStyle: PickerStyle {
    nonisolated public init() {}
    public var _pickerStyle: _PickerStyleKind { _PickerStyleKind(kind: .navigationLink) }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// A row that shows what is chosen and leads to a page of all choices, in a navigation stack; a menu on macOS.
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
    /// Choices that are pictures, side by side, the chosen one marked.
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// The platform's style for where the picker stands: a menu.
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
    /// A button that shows what is chosen and opens a menu.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    /// All choices side by side.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
    /// All choices below each other, the chosen one ticked.
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
    /// All choices with round boxes.
    public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
    /// A wheel with the choices around it.
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
