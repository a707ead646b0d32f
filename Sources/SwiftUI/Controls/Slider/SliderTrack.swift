import CoreGraphics
import SwiftUICore

/// The track of a slider with its knob, which takes the whole proposed width.
struct SliderTrack {
    let value: Binding<Double>
    let bounds: ClosedRange<Double>
    /// The distance between allowed values; nil for a continuous slider.
    let step: Double?
    let onEditingChanged: (Bool) -> Void
    /// Whether the slider has a label, shown or not.
    let isLabelled: Bool
    /// The marks on the track; nil for one at each step, where the platform shows them.
    var ticks: [SliderMark]?
    /// The value at which the filled part begins; nil for the lower bound.
    var neutralValue: Double?
    /// The values that can be chosen, within the bounds.
    private(set) var enabledBounds: ClosedRange<Double>
    /// The horizontal distance of the drag from the centre of the knob; nil while it is not dragged.
    @State private var grip: CGFloat?
    /// Whether the beginning of an edit has been reported.
    @State private var isEditing = false
    @Environment(\.platformProfile) private var profile
    @Environment(\.controlColors) private var colors
    @Environment(\.controlTint) private var tint
    @Environment(\.tintStyle) private var tintStyle
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.sliderThumbVisibility) private var thumbVisibility

    nonisolated init(
        value: Binding<Double>, bounds: ClosedRange<Double>, step: Double?, isLabelled: Bool, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.value = value
        self.isLabelled = isLabelled
        self.bounds = bounds
        enabledBounds = bounds
        self.step = step.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
        self.onEditingChanged = onEditingChanged
    }

    /// Limits the values that can be chosen to those within the bounds and within `range`.
    nonisolated mutating func enable(_ range: ClosedRange<Double>) {
        enabledBounds = range.clamped(to: bounds)
    }
}

/// A tick as a slider draws it.
struct SliderMark {
    let value: Double
    let label: AnyView?
}

extension SliderTrack: View {
    var body: some View {
        GeometryReader { proxy in
            let width = proxy.size.width
            let metrics = profile.controls
            let center = knobCenter(in: width)
            ZStack(alignment: .leading) {
                bar(in: width, to: center)
                marks(in: width)
                if thumbVisibility != .hidden {
                    knob.frame(width: knobSize.width, height: knobSize.height)
                        .focusOutline(Capsule())
                        .offset(x: center - knobSize.width / 2)
                }
            }
            .frame(height: metrics.sliderHeight)
            .groupOpacity(isEnabled ? 1 : 0.5)
            .contentShape(Rectangle())
            .gesture(
                DragGesture(minimumDistance: 0)
                    .onChanged { drag(to: $0.location.x, from: $0.startLocation.x, in: width) }
                    .onEnded { _ in endDrag() })
        }
        .frame(height: profile.controls.sliderHeight)
        .modifier(SliderTickLabels(track: self))
    }

    @MainActor @ViewBuilder private var knob: some View {
        if let image = appearance.knobImage {
            Image(uiImage: image).foregroundStyle(appearance.knob.map { AnyShapeStyle($0) } ?? tint)
        } else {
            let controls = profile.controls
            Capsule().fill(appearance.knob ?? colors.knob)
                .shadow(controls.sliderKnobShadow)
                .overlay { Capsule().strokeBorder(Color.black.opacity(0.04), lineWidth: 0.5) }
                .overlay { if grip != nil, controls.isPreciseSlider { Capsule().fill(Color.black.opacity(0.06)) } }
        }
    }

    @MainActor private var appearance: SliderAppearance { ControlAppearances.sliders }

    /// The size of the knob in points.
    @MainActor fileprivate var knobSize: CGSize { appearance.knobImage?.size ?? profile.controls.sliderKnobSize }

    @MainActor private var filledTrack: AnyShapeStyle {
        if tintStyle == nil, let color = appearance.filledTrack { AnyShapeStyle(color) } else { tint }
    }

    /// The track, with the part up to `center` filled and the parts that cannot be chosen dimmed.
    @MainActor @ViewBuilder private func bar(in width: CGFloat, to center: CGFloat) -> some View {
        let start = neutralValue.map { place(of: $0, in: width) } ?? 0
        let height = profile.controls.sliderTrackHeight
        if enabledBounds == bounds {
            Capsule().fill(appearance.restOfTrack ?? colors.track).frame(height: height)
        } else {
            let lower = enabledBounds.lowerBound > bounds.lowerBound ? place(of: enabledBounds.lowerBound, in: width) : 0
            let upper = enabledBounds.upperBound < bounds.upperBound ? place(of: enabledBounds.upperBound, in: width) : width
            Capsule().fill(appearance.restOfTrack ?? colors.track).opacity(0.4).frame(height: height)
            Capsule().fill(appearance.restOfTrack ?? colors.track).frame(width: max(0, upper - lower), height: height).offset(x: lower)
        }
        Capsule().fill(filledTrack).frame(width: abs(center - start), height: height).offset(x: min(start, center))
    }

    /// The marks of the ticks, at the positions of the knob's centre.
    @MainActor @ViewBuilder private func marks(in width: CGFloat) -> some View {
        if let ticks {
            dots(at: ticks.map(\.value).filter(bounds.contains), in: width)
        } else if marksSteps, let count = stepCount, room(in: width) / CGFloat(count) >= 4 {
            dots(at: steps, in: width)
        }
    }

    @MainActor private var marksSteps: Bool {
        switch profile.controls.stepMarks {
        case .never: false
        case .ofLabelledSliders: isLabelled
        case .always: true
        }
    }

    /// Dots with a diameter of two points below the track (truth `macos-controls` `slider`).
    @MainActor private func dots(at values: [Double], in width: CGFloat) -> some View {
        let controls = profile.controls
        return ZStack(alignment: .topLeading) {
            ForEach(values, id: \.self) { value in
                Circle().fill(colors.tick).frame(width: 2, height: 2)
                    .offset(
                        x: (knobSize.width / 2 + fraction(of: value) * room(in: width) - 1).rounded(),
                        y: (controls.sliderHeight + controls.sliderTrackHeight) / 2 + 2)
            }
        }
        .frame(height: controls.sliderHeight, alignment: .top)
    }

    /// The labels of the ticks within the bounds, with the positions of the ticks from 0 to 1.
    fileprivate var tickLabels: [(position: Double, label: AnyView)] {
        (ticks ?? []).compactMap { tick in
            guard bounds.contains(tick.value), let label = tick.label else { return nil }
            return (fraction(of: tick.value), label)
        }
    }

    // MARK: Places and values

    nonisolated private var length: Double { bounds.upperBound - bounds.lowerBound }

    /// Returns the distance by which the knob's centre can move.
    @MainActor private func room(in width: CGFloat) -> CGFloat { max(0, width - knobSize.width) }

    /// Returns the position of a value in the bounds, from 0 to 1.
    private func fraction(of value: Double) -> Double {
        guard length > 0, !value.isNaN else { return 0 }
        return min(1, max(0, (value - bounds.lowerBound) / length))
    }

    @MainActor private func knobCenter(in width: CGFloat) -> CGFloat { place(of: value.wrappedValue, in: width) }

    /// Returns the place of the knob's centre at a value.
    @MainActor private func place(of value: Double, in width: CGFloat) -> CGFloat {
        let center = knobSize.width / 2 + fraction(of: value) * room(in: width)
        return profile.controls.isPreciseSlider ? center.rounded() : center
    }

    /// The number of steps; nil without a step, and for 1,000 steps or more, whose marks could not be told apart.
    nonisolated private var stepCount: Int? {
        guard let step else { return nil }
        let count = (bounds.upperBound - bounds.lowerBound) / step
        return count >= 1 && count < 1000 ? Int(count) : nil
    }

    /// The values on steps; none without steps, and for 1,000 or more.
    nonisolated var steps: [Double] {
        guard let step, let stepCount else { return [] }
        return (0...stepCount).map { bounds.lowerBound + Double($0) * step }
    }

    /// Returns the nearest allowed value, on a step and within the enabled bounds.
    nonisolated private func allowed(_ value: Double) -> Double {
        var value = value
        if let step {
            // The upper bound need not be on a step.
            let last = (length / step * (1 + .ulpOfOne)).rounded(.down)
            value = bounds.lowerBound + min(last, ((value - bounds.lowerBound) / step).rounded()) * step
        }
        return min(enabledBounds.upperBound, max(enabledBounds.lowerBound, value))
    }

    @MainActor private func drag(to x: CGFloat, from start: CGFloat, in width: CGFloat) {
        let reach = knobSize.width / 2 + 8
        let distance = start - knobCenter(in: width)
        if grip == nil {
            // A drag that starts on the knob keeps its offset from the knob; elsewhere on the track the knob jumps to the pointer.
            grip = abs(distance) <= reach ? distance : 0
            if abs(distance) <= reach {
                // On iOS a knob that is only touched is not edited (measured); on macOS editing begins with the press.
                if profile.isMac { beginEditing() }
                return
            }
        }
        if !isEditing { beginEditing() }
        let room = room(in: width)
        guard room > 0, x.isFinite, let held = grip else { return }
        let place = (x - held - knobSize.width / 2) / room
        set(allowed(bounds.lowerBound + min(1, max(0, place)) * length))
    }

    private func set(_ new: Double) {
        guard new != value.wrappedValue else { return }
        withTransaction(\.isContinuous, true) { value.wrappedValue = new }
    }

    private func beginEditing() {
        isEditing = true
        onEditingChanged(true)
    }

    private func endDrag() {
        grip = nil
        guard isEditing else { return }
        isEditing = false
        onEditingChanged(false)
    }

    /// Changes the value by a number of steps, or of tenths of the range for a continuous slider.
    nonisolated func adjust(by count: Double) {
        // A value outside of the bounds is shown at the nearest end.
        let shown = min(bounds.upperBound, max(bounds.lowerBound, value.wrappedValue))
        take(shown + count * (step ?? length / 10))
    }

    /// Sets the value to the allowed value nearest to `wanted`. Values that are not finite are ignored.
    nonisolated func take(_ wanted: Double) {
        guard wanted.isFinite else { return }
        let new = allowed(wanted)
        guard new != value.wrappedValue else { return }
        onEditingChanged(true)
        value.wrappedValue = new
        onEditingChanged(false)
    }

    /// The accessibility value: the position in the range as a percentage.
    var valueDescription: String { "\(Int((fraction(of: value.wrappedValue) * 100).rounded()))%" }

    /// The label of the tick at the current value; nil for none.
    var labelOfTick: AnyView? { ticks?.first { $0.value == value.wrappedValue }?.label }
}

/// Puts the labels of a slider's ticks below its track. The track stays at the vertical centre of the slider.
private struct SliderTickLabels: ViewModifier {
    let track: SliderTrack
    @Environment(\.platformProfile) private var profile

    func body(content: Content) -> some View {
        let labels = track.tickLabels
        if labels.isEmpty {
            content
        } else {
            VStack(spacing: 2) {
                content
                SliderTickRow(positions: labels.map(\.position), margin: track.knobSize.width / 2) {
                    ForEach(labels.indices, id: \.self) { labels[$0].label }
                }
                .font(.caption)
                .foregroundStyle(.secondary)
                .lineLimit(1)
                .accessibilityHidden(true)
            }
            .alignmentGuide(VerticalAlignment.center) { _ in profile.controls.sliderHeight / 2 }
        }
    }
}

/// Places each view below its position between the centres of the knob at both ends, as far as the views stay within the row.
private struct SliderTickRow: Layout {
    let positions: [Double]
    /// The distance of the ends from the edges of the row, in points.
    let margin: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        let width = proposal.replacingUnspecifiedDimensions().width
        return CGSize(width: width, height: sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (subview, position) in zip(subviews, positions) {
            let size = subview.sizeThatFits(.unspecified)
            let center = margin + position * max(0, bounds.width - 2 * margin)
            let x = max(0, min(center - size.width / 2, bounds.width - size.width))
            subview.place(at: CGPoint(x: bounds.minX + x, y: bounds.minY), proposal: .unspecified)
        }
    }
}
