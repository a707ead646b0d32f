import SwiftUICore

/// How progress looks.
@MainActor @preconcurrency public protocol ProgressViewStyle {
    /// What progress looks like.
    associatedtype Body: View

    /// Progress.
    typealias Configuration = ProgressViewStyleConfiguration

    /// What progress looks like.
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// Progress as a style sees it.
public struct ProgressViewStyleConfiguration {
    /// The label of progress.
    nonisolated public struct Label: StyleConfigurationPart {
        public typealias Body = Never
        let content: AnyView
        package init(content: AnyView) { self.content = content }
    }

    /// What tells how far it has come.
    nonisolated public struct CurrentValueLabel: StyleConfigurationPart {
        public typealias Body = Never
        let content: AnyView
        package init(content: AnyView) { self.content = content }
    }

    /// How far it has come, 0 to 1; nil if nobody knows.
    public let fractionCompleted: Double?
    /// The label; nil if there is none.
    public var label: Label?
    /// What tells how far it has come; nil if there is none.
    public var currentValueLabel: CurrentValueLabel?
}

private enum ProgressViewStyleKey: EnvironmentKey {
    static var defaultValue: StyleStack<any ProgressViewStyle> { onMainActor { StyleStack(DefaultProgressViewStyle()) } }
}

extension EnvironmentValues {
    package var progressViewStyle: StyleStack<any ProgressViewStyle> {
        get { self[ProgressViewStyleKey.self] }
        set { self[ProgressViewStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets how progress in the view looks.
    nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        transformEnvironment(\.progressViewStyle) { $0.push(style) }
    }
}

/// A bar where it is known how far it has come, a wheel otherwise.
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

/// A bar that fills; it runs to and fro where nobody knows how far it has come.
public struct LinearProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    /// A bar in the tint.
    nonisolated public init() { tint = nil }

    /// A bar in a colour of its own.
    @available(*, deprecated, message: "Use tint(_:) instead.")
    nonisolated public init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View {
        BarProgress(configuration: configuration, color: tint)
    }
}

/// A wheel that turns, or a ring that fills.
public struct CircularProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    /// A wheel in the platform's colour.
    nonisolated public init() { tint = nil }

    /// A wheel in a colour of its own.
    @available(*, deprecated, message: "Use tint(_:) instead.")
    nonisolated public init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View {
        WheelProgress(configuration: configuration, color: tint)
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// A bar where it is known how far it has come, a wheel otherwise.
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A bar that fills.
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A wheel that turns, or a ring that fills.
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
