import CoreGraphics
import SwiftUICore

/// The appearance of buttons in the toolbar of a window on macOS: the label, and a bezel only while the pointer is over it or the button
/// is pressed or on.
struct ToolbarButtonAppearance: ButtonStyle {
    private let height: CGFloat
    private let isOn: Bool
    @State private var isHovered = false
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlColors) private var colors
    @Environment(\.tintStyle) private var explicitTint
    @Environment(\.foregroundStyles) private var styles

    /// - Parameters:
    ///   - height: The height of the bezel, in points.
    ///   - isOn: Whether the button is that of a toggle that is on.
    init(height: CGFloat, isOn: Bool = false) {
        self.height = height
        self.isOn = isOn
    }

    func makeBody(configuration: Configuration) -> some View {
        let shape = RoundedRectangle(cornerRadius: 6, style: .continuous)
        configuration.label
            .foregroundStyle(foreground(configuration))
            .padding(.horizontal, 6)
            .frame(minWidth: height, minHeight: height)
            .background {
                if configuration.isPressed || isOn {
                    shape.fill(colors.pressedPartFill)
                } else if isHovered {
                    shape.fill(colors.buttonFill)
                }
            }
            .contentShape(shape)
            .focusOutline(shape)
            .onHover { isHovered = $0 && isEnabled }
    }

    private func foreground(_ configuration: Configuration) -> AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(colors.disabledLabel) }
        if styles.isChosen { return AnyShapeStyle(ChosenForegroundStyle()) }
        if let explicitTint { return explicitTint }
        return AnyShapeStyle(configuration.role == .destructive ? colors.destructive : colors.label)
    }
}
