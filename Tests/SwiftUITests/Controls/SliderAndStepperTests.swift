import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

private struct Volume: View {
    var bounds = 0.0...100.0
    var step: Double?
    @State private var value = 50.0
    @State private var edits = ""

    var body: some View {
        VStack(spacing: 30) {
            Text("\(value, specifier: "%.2f")").accessibilityIdentifier("value")
            Text(edits).accessibilityIdentifier("edits")
            Group {
                if let step {
                    Slider(value: $value, in: bounds, step: step) { edits += $0 ? "(" : ")" }
                } else {
                    Slider(value: $value, in: bounds) { edits += $0 ? "(" : ")" }
                }
            }
            .accessibilityIdentifier("slider")
        }
        .frame(width: 228)
    }
}

private struct Amount: View {
    @State private var value = 3

    var body: some View {
        VStack(spacing: 30) {
            Text("\(value)").accessibilityIdentifier("value")
            Stepper("Amount", value: $value, in: 0...5, step: 2).accessibilityIdentifier("stepper")
        }
    }
}

@MainActor struct SliderTests {
    /// The knob is 28 wide on iOS, so its middle has a way of 200 in 228.
    @Test func theKnobFollowsThePointerThatHoldsIt() throws {
        let host = ViewHost(Volume())
        try host.drag(.identifier("slider"), by: CGSize(width: 50, height: 0))
        #expect(try host.text(of: .identifier("value")) == "75.00")
        try host.drag(.identifier("slider"), by: CGSize(width: 400, height: 0))
        #expect(try host.text(of: .identifier("value")) == "100.00")
        #expect(try host.text(of: .identifier("edits")) == "()()")
    }

    @Test("A knob that is only touched is not edited on iOS (measured)", arguments: [(ViewHost.Profile.iOS, ""), (.macOS, "()")])
    func touchedKnob(profile: ViewHost.Profile, edits: String) throws {
        let host = ViewHost(Volume(), profile: profile)
        try host.tap(.identifier("slider"))
        #expect(try host.text(of: .identifier("edits")) == edits)
        #expect(try host.text(of: .identifier("value")) == "50.00")
    }

    @Test func stepsAreKeptWithinTheBounds() throws {
        let host = ViewHost(Volume(step: 30))
        try host.drag(.identifier("slider"), by: CGSize(width: 25, height: 0))
        #expect(try host.text(of: .identifier("value")) == "60.00")
        // Nothing but steps from the lower bound can be reached.
        try host.drag(.identifier("slider"), by: CGSize(width: 400, height: 0))
        #expect(try host.text(of: .identifier("value")) == "90.00")
    }

    private struct Limits: View {
        let step: Double
        @State var value: Double
        @State var count = 5

        var body: some View {
            VStack {
                Slider(value: $value, in: 0...10, step: step)
                Stepper("count", value: $count, in: 0...3)
                Text("\(Int(value)) \(count)").accessibilityIdentifier("values")
            }
        }
    }

    /// The upper bound need not be on a step, and values outside of the bounds count as the nearest end.
    @Test(arguments: [(9.0, 3.0, true, "9 3"), (15, 1, false, "9 2"), (-4, 2, true, "2 3")])
    func valuesAtAndBeyondTheEnds(value: Double, step: Double, increments: Bool, expected: String) throws {
        let host = ViewHost(Limits(step: step, value: value))
        for role in [AccessibilityRole.slider, .stepper] {
            try #require(host.accessibilityElements.flatMap(\.flattened).first { $0.role == role }).perform(increments ? .increment : .decrement)
            host.advance(by: 0.1)
        }
        #expect(try host.text(of: .identifier("values")) == expected)
    }

    @Test func keysAndAssistanceMoveBySteps() throws {
        let host = ViewHost(Volume(step: 5))
        host.press(.tab)
        host.press(.rightArrow)
        #expect(try host.text(of: .identifier("value")) == "55.00")
        host.press(.leftArrow)
        let slider = try #require(host.accessibilityElements.flatMap(\.flattened).first { $0.role == .slider })
        #expect(slider.value == "50%")
        slider.perform(.decrement)
        host.advance(by: 0.1)
        #expect(try host.text(of: .identifier("value")) == "45.00")
    }

    /// Truth `macos-controls` `slider`, and the screen of a colour mixer, of which nothing else is tested: the knob of 20x16 stands at a whole point, t (w - 20) from the start.
    @Test(arguments: [(80.0, 64.0), (160, 128), (220, 176)])
    func macOSKnobPlaces(value: Double, knob: Double) throws {
        let host = ViewHost(
            Slider(value: .constant(value), in: 0...255, step: 1).frame(width: 224), size: CGSize(width: 224, height: 16),
            profile: .macOS)
        let frames = host.tree.rootNode!.frames(ofWidth: 20)
        #expect(frames.contains(CGRect(x: knob, y: 0, width: 20, height: 16)))
    }

    @Test func valuesThatAreNoNumbersDoNoHarm() throws {
        for value in [Double.nan, .infinity, -.infinity] {
            let host = ViewHost(Slider(value: .constant(value), in: 0...1).accessibilityIdentifier("slider"))
            try host.drag(.identifier("slider"), by: CGSize(width: 10, height: 0))
            _ = try host.image()
        }
        let host = ViewHost(Slider(value: .constant(1), in: 1...1).accessibilityIdentifier("slider"))
        try host.drag(.identifier("slider"), by: CGSize(width: 10, height: 0))
    }
}

extension ViewNode {
    /// The frames in the window of the nodes of a width in and below this one.
    func frames(ofWidth width: CGFloat) -> [CGRect] {
        var frames = size.width == width ? [globalFrame] : []
        forEachChild { frames += $0.frames(ofWidth: width) }
        return frames
    }
}

@MainActor struct StepperTests {
    @Test func eachHalfChangesTheValueByAStepWithinTheRange() throws {
        let host = ViewHost(Amount())
        let frame = try host.frame(of: .identifier("stepper"))
        let (minus, plus) = (frame.maxX - 94 + 23, frame.maxX - 23)
        try host.tap(.point(plus, frame.midY))
        #expect(try host.text(of: .identifier("value")) == "5")
        #expect(try !host.tap(.point(plus, frame.midY)))
        for _ in 0..<4 { try host.tap(.point(minus, frame.midY)) }
        #expect(try host.text(of: .identifier("value")) == "0")
    }

    @Test func heldItCountsOn() throws {
        let host = ViewHost(Amount())
        let frame = try host.frame(of: .identifier("stepper"))
        try host.longPress(.point(frame.maxX - 94 + 23, frame.midY), for: 0.65)
        #expect(try host.text(of: .identifier("value")) == "0")
    }

    @Test func keysAndAssistanceChangeIt() throws {
        let host = ViewHost(Amount())
        host.press(.tab)
        host.press(.downArrow)
        #expect(try host.text(of: .identifier("value")) == "1")
        #expect(host.perform(.increment, on: "Amount"))
        #expect(try host.text(of: .identifier("value")) == "3")
        #expect(host.accessibilityElements.last?.description == "stepper \"Amount\" value=\"3\" id=stepper")
    }

    /// Truth `control-012`: 94x32.
    @Test func iOSSize() throws {
        let host = ViewHost(Stepper("A", value: .constant(0)).labelsHidden().accessibilityIdentifier("stepper"))
        #expect(try host.frame(of: .identifier("stepper")).size == CGSize(width: 94, height: 32))
    }

    @Test("A stepper with a format has a field on macOS, which respects the limits; on iOS the value is only read out")
    func formattedStepper() throws {
        struct Rate: View {
            @State private var value = 60.0
            var body: some View {
                VStack {
                    Text("value \(value, specifier: "%.0f")")
                    Stepper("Rate", value: $value, in: 1...120, step: 10, format: .number.precision(.fractionLength(1)))
                }
                .environment(\.locale, Locale(identifier: "en_US"))
            }
        }
        let host = ViewHost(Rate(), size: CGSize(width: 300, height: 100), profile: .macOS)
        try host.tap(.text("60.0"))
        host.press("a", modifiers: .command)
        host.type("90")
        host.press(.return)
        #expect(host.contains(.text("value 90")))
        host.press("a", modifiers: .command)
        host.type("500")
        host.press(.return)
        #expect(host.contains(.text("value 120")) && host.contains(.text("120.0")))
        #expect(!ViewHost(Rate(), size: CGSize(width: 300, height: 100), profile: .iOS).contains(.text("60.0")))
    }

    @Test("The label of radio buttons is on the line of the first one")
    func radioButtons() throws {
        let picker = Picker("Label", selection: .constant(1)) {
            ForEach(1..<4) { Text("Choice \($0)").tag($0) }
        }
        let host = ViewHost(picker.pickerStyle(.radioGroup), size: CGSize(width: 300, height: 100), profile: .macOS)
        let (label, choice) = try (host.frame(of: .text("Label")), host.frame(of: .text("Choice 1")))
        #expect(abs(label.midY - choice.midY) < 0.5)
    }
}
