import SwiftUI
import SwiftUITesting

/// A control to be looked at in its states.
public struct Sample: Sendable, CustomStringConvertible {
    public let name: String
    /// How much room it is shown in, in points.
    let size: CGSize
    /// Where a pointer presses it, as a fraction of its width and height.
    let pressPoint: UnitPoint
    /// The states that it has.
    public let states: [ControlState]
    let view: @MainActor @Sendable () -> AnyView

    init(
        _ name: String, width: CGFloat = 130, height: CGFloat = 56, pressPoint: UnitPoint = .center,
        states: [ControlState] = ControlState.allCases, @ViewBuilder view: @MainActor @Sendable @escaping () -> some View
    ) {
        self.name = name
        size = CGSize(width: width, height: height)
        self.pressPoint = pressPoint
        self.states = states
        self.view = { AnyView(view()) }
    }

    public var description: String { name }
}

/// A state, and what brings a control into it.
public enum ControlState: String, CaseIterable, Sendable {
    case normal, disabled, pressed, focused, hovered
}

extension Sample {
    /// How wide and high the picture of a state is, in points.
    public var pictureSize: CGSize { CGSize(width: size.width + 30, height: size.height) }

    /// The control in a state, brought there by a pointer and keys.
    @MainActor public func picture(
        of state: ControlState, profile: ViewHost.Profile, colorScheme: ColorScheme, scale: CGFloat
    ) throws -> CGImage {
        let host = ViewHost(
            view().disabled(state == .disabled).frame(maxWidth: size.width).accessibilityIdentifier("control"),
            size: pictureSize, profile: profile, scale: scale, colorScheme: colorScheme)
        let frame = try host.frame(of: .identifier("control"))
        let point = ViewLocator.point(frame.minX + frame.width * pressPoint.x, frame.minY + frame.height * pressPoint.y)
        switch state {
        case .normal, .disabled: break
        case .focused: host.press(.tab)
        case .hovered: try host.hover(point)
        case .pressed:
            var result: CGImage?
            try host.drag(point, by: CGSize(width: 0.5, height: 0), duration: 0.4) { result = try host.image() }
            if let result { return result }
        }
        host.advance(by: 0.4)
        return try host.image()
    }
}
