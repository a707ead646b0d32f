import SwiftUICore

/// A type that defines the appearance of progress views.
@MainActor @preconcurrency public protocol ProgressViewStyle {
    /// The type of the view that represents progress.
    associatedtype Body: View

    /// The properties of a progress view.
    typealias Configuration = ProgressViewStyleConfiguration

    /// Returns the view that represents progress with the given properties.
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The properties of a progress view that are passed to its style.
public struct ProgressViewStyleConfiguration {
    /// The type-erased label of a progress view.
    nonisolated public struct Label: StyleConfigurationPart {
        public typealias Body = Never
        package let content: AnyView
        package init(content: AnyView) { self.content = content }
    }

    /// The type-erased label for the current value.
    nonisolated public struct CurrentValueLabel: StyleConfigurationPart {
        public typealias Body = Never
        package let content: AnyView
        package init(content: AnyView) { self.content = content }
    }

    /// The completed fraction, from 0 to 1; nil if the progress is indeterminate.
    public let fractionCompleted: Double?
    /// The label; nil for none.
    public var label: Label?
    /// The label for the current value; nil for none.
    public var currentValueLabel: CurrentValueLabel?
}

extension EnvironmentValues {
    @Entry package var progressViewStyle: StyleStack<any ProgressViewStyle> = onMainActor { StyleStack(DefaultProgressViewStyle()) }
}

extension View {
    /// Sets the style of the progress views inside this view.
    nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        changingEnvironment(\.progressViewStyle) { $0.push(style) }
    }
}

/// The default style, with a bar for determinate and a spinner for indeterminate progress.
public struct DefaultProgressViewStyle: ProgressViewStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted == nil {
            WheelProgress(configuration: configuration)
        } else {
            BarProgress(configuration: configuration, color: nil)
        }
    }
}

/// A style with a bar that fills up. For indeterminate progress a section of the bar moves along it repeatedly.
public struct LinearProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    /// Creates a style that uses the tint.
    nonisolated public init() { tint = nil }

    /// Creates a style that uses a specific colour.
    nonisolated public init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View {
        BarProgress(configuration: configuration, color: tint)
    }
}

/// A style with a spinner, or on platforms that have one a ring that fills up for determinate progress.
public struct CircularProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    /// Creates a style that uses the default colour of the platform.
    nonisolated public init() { tint = nil }

    /// Creates a style that uses a specific colour.
    nonisolated public init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View {
        WheelProgress(configuration: configuration, color: tint)
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// A bar for determinate and a spinner for indeterminate progress.
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A bar that fills up.
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A spinner, or a ring that fills up.
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
