import CoreGraphics
import SwiftUICore

private enum WheelMeasures {
    /// The default height of an item, in points.
    static let itemHeight: CGFloat = 32
    /// The height of a wheel, the diameter of its cylinder.
    static let height: CGFloat = 216
    /// The half of the circumference that faces the user.
    static let arc = height / 2 * .pi
}

/// A column of choices around a horizontal cylinder, of which the selected one faces the user. It is turned by dragging and scrolling; a tap on
/// another choice selects it.
struct WheelPicker<SelectionValue: Hashable, Content: View>: View {
    let selection: Binding<SelectionValue>
    let content: Content
    /// The choice in the middle, which is selected when the wheel stops; nil if the row there has no tag.
    @State private var middle: SelectionValue?
    /// Whether the user or a change of the selection turns the wheel.
    @State private var isTurning = false
    /// Whether a touch has moved the wheel since it rested. A tap on a row chooses that row, not the one in the middle.
    @State private var hasMoved = false
    @Environment(\.defaultWheelPickerItemHeight) private var rowHeight
    @Environment(\.hasWheelBand) private var hasBand

    init(selection: Binding<SelectionValue>, content: Content) {
        self.selection = selection
        self.content = content
    }

    var body: some View {
        ScrollViewReader { reader in
            ScrollView {
                VStack(spacing: 0) {
                    content.eachSubview { subview in
                        let tag = subview.tag(as: SelectionValue.self)
                        WheelRow(selection: selection, subview: subview, tag: tag)
                            .frame(height: rowHeight)
                            .onWheel()
                            .onGeometryChange(for: Bool.self) {
                                abs($0.frame(in: .scrollView).midY - WheelMeasures.arc / 2) <= $0.size.height / 2
                            } action: {
                                if $0 {
                                    middle = tag
                                } else if !isTurning, let tag, tag == selection.wrappedValue {
                                    // The rows around the selected one have changed.
                                    reader.scrollTo(Optional(tag), anchor: .center)
                                }
                            }
                            .id(tag)
                    }
                }
                .scrollTargetLayout()
            }
            .onAppear { reader.scrollTo(Optional(selection.wrappedValue), anchor: .center) }
            .onChange(of: selection.wrappedValue) { _, choice in
                if middle != choice { withAnimation(.snappy) { reader.scrollTo(Optional(choice), anchor: .center) } }
            }
        }
        .contentMargins(.vertical, (WheelMeasures.arc - rowHeight) / 2, for: .scrollContent)
        .scrollIndicators(.never)
        .scrollTargetBehavior(.viewAligned)
        .onScrollPhaseChange { old, new in
            isTurning = new != .idle
            if new == .interacting || new == .decelerating { hasMoved = true }
            guard new == .idle else { return }
            if hasMoved, old != .animating, let middle, middle != selection.wrappedValue { selection.wrappedValue = middle }
            hasMoved = false
        }
        .frame(height: WheelMeasures.arc)
        .frame(minWidth: 40, maxWidth: .infinity)
        .frame(height: WheelMeasures.height)
        .clipped()
        .contentShape(Rectangle())
        .background { if hasBand { WheelBand() } }
        .separatedFromLeadingEdge()
    }
}

private struct WheelRow<SelectionValue: Hashable>: PickerChoice {
    let selection: Binding<SelectionValue>
    let subview: SubviewReference
    let tag: SelectionValue?

    var body: some View {
        Button {
            select()
        } label: {
            subview
                .lineLimit(1)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .pickerChoice(isChosen: isChosen) { select() }
    }
}

extension View {
    /// Moves and foreshortens a row of a scroll view as if it were on the front of a cylinder, and dims it outside of the middle.
    fileprivate func onWheel() -> some View {
        visualEffect { content, geometry in
            let radius = WheelMeasures.height / 2
            let distance = geometry.frame(in: .scrollView).midY - WheelMeasures.arc / 2
            let angle = min(max(-.pi / 2, distance / radius), .pi / 2)
            let nearness = max(0, 1 - abs(distance) / geometry.size.height)
            return
                content
                .scaleEffect(x: 0.85 + 0.15 * cos(angle), y: cos(angle))
                .offset(y: radius * sin(angle) - distance)
                .opacity(max(0.45 * cos(angle), nearness))
        }
    }
}

/// The band behind the selected choices of a wheel, or of wheels beside each other.
private struct WheelBand: View {
    @Environment(\.controlColors) private var colors
    @Environment(\.platformProfile) private var profile
    @Environment(\.defaultWheelPickerItemHeight) private var rowHeight

    var body: some View {
        let metrics = profile.controls
        RoundedRectangle(cornerRadius: metrics.wheelBandRadius, style: .continuous).fill(colors.buttonFill)
            .frame(height: rowHeight + metrics.wheelBandOverhang)
            .padding(.horizontal, metrics.wheelBandInset)
    }
}

extension View {
    /// Draws one band behind all wheels in the view.
    func sharingWheelBand() -> some View {
        environment(\.hasWheelBand, false).background { WheelBand() }
    }
}

extension EnvironmentValues {
    /// Whether each wheel draws a band of its own.
    @Entry fileprivate var hasWheelBand = true
    /// The height of the items of wheel pickers, in points.
    @Entry public internal(set) var defaultWheelPickerItemHeight: CGFloat = WheelMeasures.itemHeight
}

extension View {
    /// Sets the height of the items of the wheel pickers in the view, in points. Values that are not positive and finite restore the default.
    nonisolated public func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View {
        environment(\.defaultWheelPickerItemHeight, height.isFinite && height > 0 ? height : WheelMeasures.itemHeight)
    }
}
