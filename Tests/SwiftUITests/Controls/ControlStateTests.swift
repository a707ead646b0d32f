import CoreGraphics
import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

/// A control to look at in its states.
enum SampleControl: String, CaseIterable, CustomTestStringConvertible {
    case bordered, prominent, borderless, plain, switchToggle, checkbox, buttonToggle, slider, stepper, segments, menu

    var testDescription: String { rawValue }

    @MainActor @ViewBuilder func view() -> some View {
        switch self {
        case .bordered: Button("Go") {}.buttonStyle(.bordered)
        case .prominent: Button("Go") {}.buttonStyle(.borderedProminent)
        case .borderless: Button("Go") {}.buttonStyle(.borderless)
        case .plain: Button("Go") {}.buttonStyle(.plain)
        case .switchToggle: Toggle("Go", isOn: .constant(true)).toggleStyle(.switch)
        case .checkbox: Toggle("Go", isOn: .constant(true)).toggleStyle(.checkbox)
        case .buttonToggle: Toggle("Go", isOn: .constant(true)).toggleStyle(.button)
        case .slider: Slider(value: .constant(0.5)) { Text("Go") }
        case .stepper: Stepper("Go", value: .constant(1))
        case .segments:
            Picker("Go", selection: .constant(1)) {
                Text("One").tag(1); Text("Two").tag(2)
            }.pickerStyle(.segmented)
        case .menu: Menu("Go") { Button("One") {} }
        }
    }

    /// Whether it looks otherwise while it is pressed; a slider's knob on iOS only moves.
    func showsPress(_ profile: ViewHost.Profile) -> Bool { self != .slider || profile == .macOS }
}

@MainActor struct ControlStateTests {
    private func host(_ control: SampleControl, _ profile: ViewHost.Profile, _ scheme: ColorScheme, isEnabled: Bool = true) -> ViewHost {
        ViewHost(
            control.view().disabled(!isEnabled).accessibilityIdentifier("control"), size: CGSize(width: 220, height: 60),
            profile: profile, scale: 1, colorScheme: scheme)
    }

    private func pixels(_ host: ViewHost) throws -> [UInt8] { try host.image().pixels }

    /// Where a pointer presses the control: a part of it that is not what is chosen already.
    private func pressPoint(_ control: SampleControl, _ host: ViewHost) throws -> ViewLocator {
        let frame = try host.frame(of: .identifier("control"))
        switch control {
        case .segments, .stepper: return .point(frame.maxX - 12, frame.midY)
        default: return .point(frame.midX, frame.midY)
        }
    }

    @Test(arguments: SampleControl.allCases, [ViewHost.Profile.iOS, .macOS])
    func everyStateHasALookOfItsOwn(control: SampleControl, profile: ViewHost.Profile) throws {
        for scheme in [ColorScheme.light, .dark] {
            let atRest = try pixels(host(control, profile, scheme))
            #expect(try pixels(host(control, profile, scheme, isEnabled: false)) != atRest, "disabled, \(scheme)")
            if control.showsPress(profile) {
                let pressed = host(control, profile, scheme)
                var during = atRest
                try pressed.drag(pressPoint(control, pressed), by: CGSize(width: 1, height: 0), duration: 0.3) {
                    during = try pixels(pressed)
                }
                #expect(during != atRest, "pressed, \(scheme)")
            }
            // iOS shows the focus only where keys are all there is.
            if profile == .macOS {
                let focused = host(control, profile, scheme)
                focused.press(.tab)
                #expect(try focused.hasFocus(.identifier("control")))
                #expect(try pixels(focused) != atRest, "focused, \(scheme)")
            }
        }
    }

    @Test(arguments: [SampleControl.bordered, .prominent])
    func aPointerOverABorderedButtonIsSeenOnMacOS(control: SampleControl) throws {
        let hovered = host(control, .macOS, .light)
        let atRest = try pixels(hovered)
        try hovered.hover(.identifier("control"))
        #expect(try pixels(hovered) != atRest)
        hovered.endHover()
        #expect(try pixels(hovered) == atRest)
    }
}
