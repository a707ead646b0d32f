import SwiftUICore

/// A type that selects the appearance of pickers. Only the styles of the framework exist.
public protocol PickerStyle {
    /// The style of the framework that this type stands for.
    var _pickerStyle: _PickerStyleKind { get }
}

/// One of the picker styles of the framework.
public struct _PickerStyleKind: Sendable {
    enum Kind: Sendable {
        case automatic, menu, segmented, inline, radioGroup, wheel, palette, navigationLink
    }

    let kind: Kind
}

extension EnvironmentValues {
    @Entry package var pickerStyleKind = _PickerStyleKind(kind: .automatic)

    /// Whether controls are rows of a form or list, where label and control are at opposite edges.
    @Entry package var isInForm = false

    @Entry package var isRadioGroupHorizontal = false
}

extension View {
    /// Sets the style of the pickers inside this view.
    nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        environment(\.pickerStyleKind, style._pickerStyle)
    }

    /// Arranges the choices of radio groups inside this view horizontally.
    nonisolated public func horizontalRadioGroupLayout() -> some View {
        environment(\.isRadioGroupHorizontal, true)
    }
}

/// The default style of the platform for the context, which is a menu.
public struct DefaultPickerStyle: PickerStyle {
    nonisolated public init() {}
    public var _pickerStyle: _PickerStyleKind { _PickerStyleKind(kind: .automatic) }
}

/// A style with a button that shows the selected choice and opens a menu.
public struct MenuPickerStyle: PickerStyle {
    nonisolated public init() {}
    public var _pickerStyle: _PickerStyleKind { _PickerStyleKind(kind: .menu) }
}

/// The former name of the menu style on macOS.
public typealias PopUpButtonPickerStyle = MenuPickerStyle

/// A style that shows all choices as segments of equal width.
public struct SegmentedPickerStyle: PickerStyle {
    nonisolated public init() {}
    public var _pickerStyle: _PickerStyleKind { _PickerStyleKind(kind: .segmented) }
}

/// A style that shows all choices in place: as rows with a check mark on iOS and in forms, as radio buttons on macOS.
public struct InlinePickerStyle: PickerStyle {
    nonisolated public init() {}
    public var _pickerStyle: _PickerStyleKind { _PickerStyleKind(kind: .inline) }
}

/// A style with radio buttons on macOS. Elsewhere it equals the inline style.
public struct RadioGroupPickerStyle: PickerStyle {
    nonisolated public init() {}
    public var _pickerStyle: _PickerStyleKind { _PickerStyleKind(kind: .radioGroup) }
}

/// A style with a wheel whose middle row is the selected choice.
public struct WheelPickerStyle: PickerStyle {
    nonisolated public init() {}
    public var _pickerStyle: _PickerStyleKind { _PickerStyleKind(kind: .wheel) }
}

/// A style with a row of icons, of which the selected one is marked.
public struct PalettePickerStyle: PickerStyle {
    nonisolated public init() {}
    public var _pickerStyle: _PickerStyleKind { _PickerStyleKind(kind: .palette) }
}

/// A style with a row that opens a page with all choices. It needs a navigation container; on macOS it is a menu.
public struct NavigationLinkPickerStyle: PickerStyle {
    nonisolated public init() {}
    public var _pickerStyle: _PickerStyleKind { _PickerStyleKind(kind: .navigationLink) }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// A row that opens a page with all choices. It needs a navigation container; on macOS it is a menu.
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
    /// A row of icons, of which the selected one is marked.
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// The default style of the platform for the context, which is a menu.
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
    /// A button that shows the selected choice and opens a menu.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    /// All choices as segments of equal width.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
    /// All choices in place: as rows with a check mark on iOS and in forms, as radio buttons on macOS.
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
    /// Radio buttons on macOS. Elsewhere the same as `inline`.
    public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
    /// A wheel whose middle row is the selected choice.
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
