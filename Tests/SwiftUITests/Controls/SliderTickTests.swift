import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor struct SliderTickTests {
    private struct Speed: View {
        var enabled: ClosedRange<Double>?
        @State var value = 2.0

        var body: some View {
            VStack {
                Text("\(value, specifier: "%.1f")").accessibilityIdentifier("value")
                Slider(value: $value, in: 0...10, enabledBounds: enabled) {
                    Text("Speed")
                } ticks: {
                    SliderTick("Slow", 2)
                    if value < 100 { SliderTick(5) { Text("Normal") } }
                    SliderTickContentForEach([8.0, 10], id: \.self) { SliderTick($0) }
                    SliderTick(12)
                }
                .accessibilityIdentifier("slider")
            }
            .frame(width: 228)
        }
    }

    private func slider(of host: ViewHost) throws -> AccessibilityElement {
        try #require(host.accessibilityElements.flatMap(\.flattened).first { $0.role == .slider })
    }

    /// The knob is 28 wide on iOS and 20 on macOS; its middle has a way of the rest of the width.
    @Test("A tick is a dot at the place where the knob stands at its value; ticks outside of the bounds are not drawn")
    func dots() throws {
        for (profile, knob) in [(ViewHost.Profile.iOS, 28.0), (.macOS, 20)] {
            let host = ViewHost(
                Slider(value: .constant(0), in: 0...10) {
                    EmptyView()
                } ticks: {
                    SliderTick(2); SliderTick(5); SliderTick(-3); SliderTick(11); SliderTick(.nan)
                }
                .labelsHidden().frame(width: 200 + knob),
                size: CGSize(width: 200 + knob, height: 40), profile: profile)
            // Each dot is in a frame that stays at the leading edge.
            let middles = Set(host.tree.rootNode!.frames(ofWidth: 2).map { $0.midX.rounded() }).subtracting([1])
            #expect(middles == Set([knob / 2 + 40, knob / 2 + 100].map { CGFloat($0) }))
        }
    }

    @Test(
        "The label of a tick is below the track, centred at the tick as far as it stays within the slider",
        arguments: [ViewHost.Profile.iOS, .macOS])
    func labels(_ profile: ViewHost.Profile) throws {
        func slider(labelled: Bool) -> some View {
            Slider(value: .constant(0), in: 0...10) {
                EmptyView()
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("10")
            } ticks: {
                if labelled {
                    SliderTick("Half", 5)
                    SliderTick("The very least", 0)
                    SliderTick("Outside", 11)
                } else {
                    SliderTick(5)
                }
            }
            .labelsHidden().frame(width: 300)
        }
        let host = ViewHost(slider(labelled: true), size: CGSize(width: 300, height: 80), profile: profile)
        let plain = ViewHost(slider(labelled: false), size: CGSize(width: 300, height: 80), profile: profile)
        let (half, least) = (try host.frame(of: .text("Half")), try host.frame(of: .text("The very least")))
        let (minimum, maximum) = (try host.frame(of: .text("0")), try host.frame(of: .text("10")))
        #expect(abs(half.midX - (minimum.maxX + maximum.minX) / 2) < 1.5)
        #expect(half.minY == least.minY && half.minY > minimum.minY && least.minX >= minimum.maxX)
        #expect(try plain.frame(of: .text("0")).minX == minimum.minX)
        #expect(!host.contains(.text("Outside")))
    }

    @Test("Ticks do not limit the values; the label of the tick at the value is its description")
    func descriptions() throws {
        let host = ViewHost(Speed())
        #expect(try slider(of: host).label == "Speed")
        #expect(try slider(of: host).value == "Slow")
        try host.drag(.identifier("slider"), by: CGSize(width: 25, height: 0))
        #expect(try host.text(of: .identifier("value")) == "6.2")
        #expect(try slider(of: host).value == "63%")
    }

    @Test("The label of the current value describes it")
    func currentValue() throws {
        let host = ViewHost(
            Slider(value: .constant(3), in: 0...10) {
                Text("Speed")
            } currentValueLabel: {
                Text("three knots")
            } ticks: {
                SliderTick("Slow", 3)
            })
        #expect(try slider(of: host).value == "three knots")
    }

    @Test("Only values within the enabled bounds can be chosen, with the pointer and with keys")
    func enabledBounds() throws {
        let host = ViewHost(Speed(enabled: 1...4))
        try host.drag(.identifier("slider"), by: CGSize(width: 200, height: 0))
        #expect(try host.text(of: .identifier("value")) == "4.0")
        try host.drag(.identifier("slider"), by: CGSize(width: -200, height: 0))
        #expect(try host.text(of: .identifier("value")) == "1.0")
        host.press(.tab)
        host.press(.leftArrow)
        #expect(try host.text(of: .identifier("value")) == "1.0")
        // Bounds outside of the slider's are ignored.
        let wide = ViewHost(Speed(enabled: -20...50))
        try wide.drag(.identifier("slider"), by: CGSize(width: 400, height: 0))
        #expect(try wide.text(of: .identifier("value")) == "10.0")
    }

    @Test("Each step is asked for its tick")
    func steps() throws {
        let host = ViewHost(
            Slider(value: .constant(0), in: 0...10, step: 2.5) {
                EmptyView()
            } tick: {
                $0 == 5 ? nil : SliderTick($0)
            }
            .frame(width: 228), size: CGSize(width: 228, height: 40))
        #expect(Set(host.tree.rootNode!.frames(ofWidth: 2).map { $0.midX.rounded() }).subtracting([1]) == [14, 64, 164, 214])
        // Neither of these makes ticks without end.
        for step in [0, -1, 1e-9, .nan, .infinity] {
            let host = ViewHost(
                Slider(value: .constant(0), in: 0...10, step: step) {
                    EmptyView()
                } tick: {
                    SliderTick($0)
                })
            _ = try host.image()
        }
    }

    @Test("The filled part of the track begins at the neutral value")
    func neutralValue() throws {
        func red(_ value: Double, _ neutral: Double?) throws -> [Bool] {
            let image = try ViewHost(
                Slider(value: .constant(value), in: 0...10, neutralValue: neutral) { EmptyView() }.sliderThumbVisibility(.hidden).tint(.red)
                    .frame(width: 228), size: CGSize(width: 228, height: 31), scale: 1
            ).image()
            return [24, 84, 144, 204].map { x in
                let start = (15 * image.width + x) * 4
                return image.pixels[start] > 200 && image.pixels[start + 1] < 100
            }
        }
        #expect(try red(5, nil) == [true, true, false, false])
        #expect(try red(5, 8) == [false, false, true, false])
        #expect(try red(9, 5) == [false, false, true, false])
        #expect(try red(5, -100) == [true, true, false, false])
    }

    @Test func pictures() throws {
        try lookAt(
            "slider-ticks",
            VStack(spacing: 24) {
                Speed()
                Speed(enabled: 2...6)
                Slider(value: .constant(0.7), in: -1...1, neutralValue: 0) { Text("Balance") }
                Slider(value: .constant(4), in: 0...10, step: 1) {
                    Text("Steps")
                } tick: {
                    SliderTick($0)
                }
                Slider(value: .constant(0.5)) { Text("None") }.sliderThumbVisibility(.hidden)
            }
            .padding())
    }

    @Test(
        "Without ticks of its own, a slider with steps has one at each: on macOS always, on iOS 26 if it has a label",
        arguments: [(ViewHost.Profile.iOS, 28.0, false, false), (.iOS26, 37, true, false), (.macOS, 20, true, true)])
    func steps(profile: ViewHost.Profile, knob: Double, labelled: Bool, unlabelled: Bool) throws {
        func ticks(_ slider: some View) -> Int {
            let host = ViewHost(
                slider.labelsHidden().frame(width: 200 + knob), size: CGSize(width: 200 + knob, height: 40), profile: profile)
            // The dots and the frame of each.
            return Set(host.tree.rootNode!.frames(ofWidth: 2).map { $0.midX.rounded() }).subtracting([1]).count
        }
        let steps = 0.0...10
        #expect(ticks(Slider(value: .constant(5), in: steps, step: 1) { Text("Speed") }) == (labelled ? 11 : 0))
        #expect(ticks(Slider(value: .constant(5), in: steps, step: 1)) == (unlabelled ? 11 : 0))
        #expect(ticks(Slider(value: .constant(5), in: steps) { Text("Speed") }) == 0)
        // Dots less than four points apart would run together.
        #expect(ticks(Slider(value: .constant(5), in: 0...100, step: 1) { Text("Speed") }) == 0)
    }
}
