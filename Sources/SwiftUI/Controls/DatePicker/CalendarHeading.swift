import CoreGraphics
import Foundation
import SwiftUICore

/// The name of the month that a calendar shows, and the buttons for the previous and the next month.
struct CalendarHeading: View {
    /// A day in the month.
    @Binding var month: Date
    /// Whether the month is chosen with wheels, which a button with its name shows and hides; there is none in a compact calendar.
    @Binding var isChoosingMonth: Bool
    @Environment(\.platformProfile) private var profile
    @Environment(\.controlTint) private var tint
    @Environment(\.localCalendar) private var calendar

    init(month: Binding<Date>, isChoosingMonth: Binding<Bool>) {
        _month = month
        _isChoosingMonth = isChoosingMonth
    }

    private var metrics: CalendarMetrics { profile.controls.calendar }

    var body: some View {
        HStack(spacing: metrics.isCompact ? 2 : 20) {
            if metrics.isCompact { Text(verbatim: title).font(.system(size: 11, weight: .bold)) } else { chooser }
            Spacer(minLength: 0)
            if !isChoosingMonth {
                step(by: -1, angle: 180, name: "Previous Month")
                if metrics.isCompact { today }
                step(by: 1, angle: 0, name: "Next Month")
            }
        }
        .frame(height: metrics.isCompact ? nil : 22)
        .padding(.horizontal, metrics.isCompact ? 3 : 6)
    }

    private var title: String {
        month.formatted(Date.FormatStyle().month(metrics.isCompact ? .abbreviated : .wide).year().adapted(to: calendar))
    }

    private var chooser: some View {
        Button {
            withAnimation(.easeInOut(duration: 0.2)) { isChoosingMonth.toggle() }
        } label: {
            HStack(spacing: 6) {
                Text(verbatim: title).font(.headline).foregroundStyle(isChoosingMonth ? tint : AnyShapeStyle(Color.primary))
                Chevron().stroke(tint, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
                    .frame(width: metrics.arrowSize.width * 0.6, height: metrics.arrowSize.height * 0.6)
                    .pointingDown(isChoosingMonth)
            }
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel(title)
    }

    private func step(by months: Int, angle: Double, name: LocalizedStringKey) -> some View {
        Button {
            month = calendar.date(byAdding: .month, value: months, to: month) ?? month
        } label: {
            Chevron()
                .stroke(
                    metrics.isCompact ? AnyShapeStyle(.secondary) : tint,
                    style: StrokeStyle(lineWidth: metrics.isCompact ? 1.5 : 2.2, lineCap: .round, lineJoin: .round)
                )
                .frame(width: metrics.arrowSize.width, height: metrics.arrowSize.height)
                .frame(width: metrics.isCompact ? 14 : 22, height: metrics.isCompact ? 16 : 22)
                .rotationEffect(.degrees(angle))
                .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel(name)
    }

    /// The dot that shows the month of today.
    private var today: some View {
        Button {
            month = Date()
        } label: {
            Circle().fill(.secondary).frame(width: 5, height: 5).frame(width: 14, height: 16).contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Today")
    }
}
