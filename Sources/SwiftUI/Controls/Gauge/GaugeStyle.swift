import SwiftUICore

/// How gauges look.
@MainActor @preconcurrency public protocol GaugeStyle {
    /// What a gauge looks like.
    associatedtype Body: View

    /// A gauge.
    typealias Configuration = GaugeStyleConfiguration

    /// What a gauge looks like.
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// A gauge as a style sees it.
public struct GaugeStyleConfiguration {
    /// The label of a gauge.
    nonisolated public struct Label: StyleConfigurationPart {
        public typealias Body = Never
        let content: AnyView
        package init(content: AnyView) { self.content = content }
    }

    /// What tells the value.
    nonisolated public struct CurrentValueLabel: StyleConfigurationPart {
        public typealias Body = Never
        let content: AnyView
        package init(content: AnyView) { self.content = content }
    }

    /// What tells the smallest value.
    nonisolated public struct MinimumValueLabel: StyleConfigurationPart {
        public typealias Body = Never
        let content: AnyView
        package init(content: AnyView) { self.content = content }
    }

    /// What tells the largest value.
    nonisolated public struct MaximumValueLabel: StyleConfigurationPart {
        public typealias Body = Never
        let content: AnyView
        package init(content: AnyView) { self.content = content }
    }

    /// What tells values in between.
    nonisolated public struct MarkedValueLabel: StyleConfigurationPart {
        public typealias Body = Never
        let content: AnyView
        package init(content: AnyView) { self.content = content }
    }

    /// The value as a fraction of the range, 0 to 1.
    public var value: Double
    /// The label.
    public var label: Label
    /// What tells the value; nil if there is nothing.
    public var currentValueLabel: CurrentValueLabel?
    /// What tells the smallest value; nil if there is nothing.
    public var minimumValueLabel: MinimumValueLabel?
    /// What tells the largest value; nil if there is nothing.
    public var maximumValueLabel: MaximumValueLabel?
    /// What tells values in between; nil if there is nothing.
    public var markedValueLabels: MarkedValueLabel?
}

private enum GaugeStyleKey: EnvironmentKey {
    static var defaultValue: StyleStack<any GaugeStyle> { onMainActor { StyleStack(DefaultGaugeStyle()) } }
}

extension EnvironmentValues {
    package var gaugeStyle: StyleStack<any GaugeStyle> {
        get { self[GaugeStyleKey.self] }
        set { self[GaugeStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets how the gauges in the view look.
    nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        transformEnvironment(\.gaugeStyle) { $0.push(style) }
    }
}

/// The platform's style: a bar that fills.
public struct DefaultGaugeStyle: GaugeStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { BarGauge(configuration: configuration) }
}

/// A bar that fills, with its labels around it.
public struct LinearCapacityGaugeStyle: GaugeStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { BarGauge(configuration: configuration) }
}

/// A small bar that fills.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 2) {
            configuration.label
            SmallBar(value: configuration.value, showsMarker: false)
            configuration.currentValueLabel.font(.caption2)
        }
    }
}

/// A small line with a marker.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 4) {
            configuration.minimumValueLabel.font(.caption)
            SmallBar(value: configuration.value, showsMarker: true)
            configuration.maximumValueLabel.font(.caption)
        }
    }
}

/// An open ring with a marker.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { RingGauge(configuration: configuration, isOpen: true) }
}

/// A ring that fills.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { RingGauge(configuration: configuration, isOpen: false) }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    /// The platform's style: a bar that fills.
    public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// A bar that fills, with its labels around it.
    public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    /// A small bar that fills.
    public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    /// A small line with a marker.
    public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// An open ring with a marker.
    public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    /// A ring that fills.
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { AccessoryCircularCapacityGaugeStyle() }
}
