import Foundation
import SwiftUICore

/// Buttons that show the date and the time, each of which opens a popup to change it.
struct CompactDatePicker: View {
    let configuration: DatePickerStyleConfiguration
    @State private var open: DatePickerComponents = []
    @Environment(\.platformProfile) private var profile
    @Environment(\.localCalendar) private var calendar

    var body: some View {
        LabelledControl(label: configuration.label) {
            HStack(spacing: 6) {
                if configuration.displayedComponents.contains(.date) {
                    part(.date, text: formatted(Date.FormatStyle(date: .abbreviated, time: .omitted))) {
                        CalendarMonth(days: SingleDay(configuration: configuration)).padding(12).frame(width: profile.controls.calendar.width)
                    }
                }
                if configuration.displayedComponents.contains(.hourAndMinute) {
                    part(.hourAndMinute, text: formatted(Date.FormatStyle(date: .omitted, time: .shortened))) {
                        TimeWheels(configuration: configuration).sharingWheelBand().padding(8).frame(width: 180)
                    }
                }
            }
        }
    }

    private func formatted(_ style: Date.FormatStyle) -> String {
        configuration.selection.formatted(style.adapted(to: calendar))
    }

    private func part<Choice: View>(
        _ component: DatePickerComponents, text: String, @ViewBuilder choice: @escaping () -> Choice
    ) -> some View {
        Button {
            open = component
        } label: {
            Text(verbatim: text).lineLimit(1).fixedSize(horizontal: true, vertical: false)
        }
        .buttonStyle(DateButton(isOpen: open == component))
        .accessibility {
            $0.childBehavior = .ignore
            $0.role = .datePicker
            $0.addedTraits = .isButton
            $0.value = Text(verbatim: text)
            $0.actions = [AccessibilityActionEntry(.activate) { open = component }]
        }
        .accessibilityLabelled { configuration.label }
        .separatedFromLeadingEdge()
        .anchoredPresentation(isPresented: open == component) { frame in
            MenuPopup(
                anchor: frame, placement: .beside(.bottom, gap: profile.controls.menu.gap), content: choice().outsideOfMenus(),
                close: { open = [] })
        }
    }
}

private struct DateButton: ButtonStyle {
    let isOpen: Bool
    @Environment(\.platformProfile) private var profile
    @Environment(\.controlColors) private var colors
    @Environment(\.controlTint) private var tint
    @Environment(\.isEnabled) private var isEnabled

    init(isOpen: Bool) {
        self.isOpen = isOpen
    }

    func makeBody(configuration: Configuration) -> some View {
        let metrics = profile.controls.button(.regular)
        configuration.label
            .foregroundStyle(!isEnabled ? AnyShapeStyle(colors.disabledLabel) : isOpen ? tint : AnyShapeStyle(Color.primary))
            .padding(.horizontal, metrics.horizontalPadding)
            .padding(.vertical, metrics.verticalPadding)
            .background {
                RoundedRectangle(cornerRadius: metrics.cornerRadius, style: .continuous)
                    .fill(configuration.isPressed ? colors.pressedButtonFill : colors.buttonFill)
            }
    }
}
