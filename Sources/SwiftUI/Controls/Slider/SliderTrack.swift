import CoreGraphics
import SwiftUICore

/// The track of a slider with its knob, which takes the whole proposed width.
struct SliderTrack {
    let value: Binding<Double>
    let bounds: ClosedRange<Double>
    /// The distance between allowed values; nil for a continuous slider.
    let step: Double?
    let onEditingChanged: (Bool) -> Void
    /// The horizontal distance of the drag from the centre of the knob; nil while it is not dragged.
    @State private var grip: CGFloat?
    @Environment(\.platformProfile) private var profile
    @Environment(\.controlColors) private var colors
    @Environment(\.controlTint) private var tint
    @Environment(\.isEnabled) private var isEnabled

    nonisolated init(value: Binding<Double>, bounds: ClosedRange<Double>, step: Double?, onEditingChanged: @escaping (Bool) -> Void) {
        self.value = value
        self.bounds = bounds
        self.step = step.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
        self.onEditingChanged = onEditingChanged
    }

}

extension SliderTrack: View {
    var body: some View {
        GeometryReader { proxy in
            let width = proxy.size.width
            let metrics = profile.controls
            let center = knobCenter(in: width)
            ZStack(alignment: .leading) {
                Capsule().fill(colors.track).frame(height: metrics.sliderTrackHeight)
                Capsule().fill(tint).frame(width: max(0, center), height: metrics.sliderTrackHeight)
                if metrics.isPreciseSlider { ticks(in: width) }
                knob.frame(width: metrics.sliderKnobSize.width, height: metrics.sliderKnobSize.height)
                    .focusOutline(Capsule())
                    .offset(x: center - metrics.sliderKnobSize.width / 2)
            }
            .frame(height: metrics.sliderHeight)
            .opacity(isEnabled ? 1 : 0.5)
            .contentShape(Rectangle())
            .gesture(
                DragGesture(minimumDistance: 0)
                    .onChanged { drag(to: $0.location.x, from: $0.startLocation.x, in: width) }
                    .onEnded { _ in endDrag() })
        }
        .frame(height: profile.controls.sliderHeight)
    }

    private var knob: some View {
        let controls = profile.controls
        return Capsule().fill(colors.knob)
            .shadow(controls.sliderKnobShadow)
            .overlay { Capsule().strokeBorder(Color.black.opacity(0.04), lineWidth: 0.5) }
            .overlay { if grip != nil, controls.isPreciseSlider { Capsule().fill(Color.black.opacity(0.06)) } }
    }

    /// Truth `macos-controls` `slider`: dots with a diameter of two points below the track, at the positions of the knob's centre.
    @ViewBuilder private func ticks(in width: CGFloat) -> some View {
        let count = step.map { length / $0 } ?? 0
        let pitch = count > 0 ? room(in: width) / count : 0
        if pitch >= 4, count < 1000 {
            ZStack(alignment: .topLeading) {
                ForEach(0..<Int(count) + 1, id: \.self) { index in
                    Circle().fill(colors.tick).frame(width: 2, height: 2)
                        .offset(x: (profile.controls.sliderKnobSize.width / 2 + CGFloat(index) * pitch - 1).rounded(), y: 13)
                }
            }
            .frame(height: profile.controls.sliderHeight, alignment: .top)
        }
    }

    // MARK: Places and values

    private var length: Double { bounds.upperBound - bounds.lowerBound }

    /// Returns the distance by which the knob's centre can move.
    private func room(in width: CGFloat) -> CGFloat { max(0, width - profile.controls.sliderKnobSize.width) }

    private var fraction: Double {
        let value = value.wrappedValue
        guard length > 0, !value.isNaN else { return 0 }
        return min(1, max(0, (value - bounds.lowerBound) / length))
    }

    private func knobCenter(in width: CGFloat) -> CGFloat {
        let center = profile.controls.sliderKnobSize.width / 2 + fraction * room(in: width)
        return profile.controls.isPreciseSlider ? center.rounded() : center
    }

    /// Returns the nearest allowed value, on a step and within the bounds.
    private func allowed(_ value: Double) -> Double {
        var value = value
        if let step { value = bounds.lowerBound + ((value - bounds.lowerBound) / step).rounded() * step }
        return min(bounds.upperBound, max(bounds.lowerBound, value))
    }

    private func drag(to x: CGFloat, from start: CGFloat, in width: CGFloat) {
        let reach = profile.controls.sliderKnobSize.width / 2 + 8
        let distance = start - knobCenter(in: width)
        if grip == nil {
            // A drag that starts on the knob keeps its offset from the knob; elsewhere on the track the knob jumps to the pointer.
            grip = abs(distance) <= reach ? distance : 0
            onEditingChanged(true)
            if abs(distance) <= reach { return }
        }
        let room = room(in: width)
        guard room > 0, x.isFinite, let held = grip else { return }
        let place = (x - held - profile.controls.sliderKnobSize.width / 2) / room
        set(allowed(bounds.lowerBound + min(1, max(0, place)) * length))
    }

    private func set(_ new: Double) {
        guard new != value.wrappedValue else { return }
        value.wrappedValue = new
    }

    private func endDrag() {
        grip = nil
        onEditingChanged(false)
    }

    /// Changes the value by a number of steps, or of tenths of the range for a continuous slider.
    nonisolated func adjust(by count: Double) {
        take(value.wrappedValue + count * (step ?? (bounds.upperBound - bounds.lowerBound) / 10))
    }

    /// Sets the value to the allowed value nearest to `wanted`. Values that are not finite are ignored.
    nonisolated func take(_ wanted: Double) {
        guard wanted.isFinite else { return }
        var new = wanted
        if let step { new = bounds.lowerBound + ((new - bounds.lowerBound) / step).rounded() * step }
        new = min(bounds.upperBound, max(bounds.lowerBound, new))
        guard new != value.wrappedValue else { return }
        onEditingChanged(true)
        value.wrappedValue = new
        onEditingChanged(false)
    }

    /// The accessibility value: the position in the range as a percentage.
    var valueDescription: String { "\(Int((fraction * 100).rounded()))%" }
}
