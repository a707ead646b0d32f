import CoreGraphics
import SwiftUICore

/// A control that shows a colour and lets the user choose another one from a palette.
public struct ColorPicker<Label: View> {
    private let selection: Binding<Color>
    private let supportsOpacity: Bool
    private let label: Label

    nonisolated init(selection: Binding<Color>, supportsOpacity: Bool, labelView: Label) {
        self.selection = selection
        self.supportsOpacity = supportsOpacity
        label = labelView
    }

    /// Creates a colour picker with a custom label. With `supportsOpacity` the palette includes a slider for the opacity.
    nonisolated public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.init(selection: selection, supportsOpacity: supportsOpacity, labelView: label())
    }

    /// Creates a picker for a `CGColor` with a custom label. Chosen colours are stored as RGB.
    nonisolated public init(selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.init(selection: selection.color, supportsOpacity: supportsOpacity, labelView: label())
    }
}

extension ColorPicker: View {
    public var body: some View {
        ColorPickerAppearance(selection: selection, supportsOpacity: supportsOpacity, label: label)
    }
}

extension ColorPicker where Label == Text {
    /// Creates a colour picker with a localized title.
    nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity, labelView: Text(titleKey))
    }

    /// Creates a colour picker with a title that is not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity, labelView: Text(title))
    }

    /// Creates a picker for a `CGColor` with a localized title.
    nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
        self.init(selection: selection.color, supportsOpacity: supportsOpacity, labelView: Text(titleKey))
    }

    /// Creates a picker for a `CGColor` with a title that is not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
        self.init(selection: selection.color, supportsOpacity: supportsOpacity, labelView: Text(title))
    }
}

extension Binding where Value == CGColor {
    fileprivate var color: Binding<Color> {
        Binding<Color>(
            get: { Color(cgColor: wrappedValue) },
            set: { color in
                let resolved = color.resolve(in: EnvironmentValues())
                wrappedValue = CGColor(
                    red: CGFloat(resolved.red), green: CGFloat(resolved.green), blue: CGFloat(resolved.blue),
                    alpha: CGFloat(resolved.opacity))
            })
    }
}

private struct ColorPickerAppearance<Label: View>: View {
    let selection: Binding<Color>
    let supportsOpacity: Bool
    let label: Label
    @State private var isOpen = false
    @Environment(\.platformProfile) private var profile

    var body: some View {
        LabelledControl(isNarrow: true, label: label) {
            Button {
                isOpen.toggle()
            } label: {
                ColorWell(color: selection.wrappedValue)
            }
            .buttonStyle(.plain)
            .accessibility {
                $0.role = .colorWell
                $0.value = Text(verbatim: selection.wrappedValue.description)
            }
            .accessibilityLabelled { label }
            .anchoredPresentation(isPresented: isOpen) { frame in
                MenuPopup(
                    anchor: frame, placement: .beside(.bottom, gap: profile.controls.menu.gap),
                    content: ColorPalette(selection: selection, supportsOpacity: supportsOpacity).outsideOfMenus(), close: { isOpen = false })
            }
        }
    }
}

/// The chosen colour: inside a rainbow-coloured ring on iOS, in a rounded rectangle on macOS.
private struct ColorWell: View {
    let color: Color
    @Environment(\.platformProfile) private var profile

    var body: some View {
        if profile.isMac {
            RoundedRectangle(cornerRadius: 5, style: .continuous).fill(color)
                .padding(3)
                .background { RoundedRectangle(cornerRadius: 7, style: .continuous).fill(Color.primary.opacity(0.1)) }
                .frame(width: 44, height: 24)
        } else {
            ZStack {
                Circle().strokeBorder(
                    AngularGradient(colors: [.red, .orange, .yellow, .green, .cyan, .blue, .purple, .red], center: .center), lineWidth: 3)
                Circle().fill(color).padding(5)
            }
            .frame(width: 28, height: 28)
            .contentShape(Circle())
        }
    }
}
