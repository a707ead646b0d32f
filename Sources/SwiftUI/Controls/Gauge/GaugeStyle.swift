import SwiftUICore

/// A type that defines the appearance of gauges.
@MainActor @preconcurrency public protocol GaugeStyle {
    /// The type of the view that represents a gauge.
    associatedtype Body: View

    /// The properties of a gauge.
    typealias Configuration = GaugeStyleConfiguration

    /// Returns the view that represents a gauge with the given properties.
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The properties of a gauge that are passed to its style.
public struct GaugeStyleConfiguration {
    /// The type-erased label of a gauge.
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

    /// The type-erased label for the lower bound.
    nonisolated public struct MinimumValueLabel: StyleConfigurationPart {
        public typealias Body = Never
        package let content: AnyView
        package init(content: AnyView) { self.content = content }
    }

    /// The type-erased label for the upper bound.
    nonisolated public struct MaximumValueLabel: StyleConfigurationPart {
        public typealias Body = Never
        package let content: AnyView
        package init(content: AnyView) { self.content = content }
    }

    /// The type-erased labels for marked values.
    nonisolated public struct MarkedValueLabel: StyleConfigurationPart {
        public typealias Body = Never
        package let content: AnyView
        package init(content: AnyView) { self.content = content }
    }

    /// The value as a fraction of the range, from 0 to 1.
    public var value: Double
    /// The label of the gauge.
    public var label: Label
    /// The label for the current value; nil for none.
    public var currentValueLabel: CurrentValueLabel?
    /// The label for the lower bound; nil for none.
    public var minimumValueLabel: MinimumValueLabel?
    /// The label for the upper bound; nil for none.
    public var maximumValueLabel: MaximumValueLabel?
    /// The labels for marked values; nil for none.
    public var markedValueLabels: MarkedValueLabel?
}

extension EnvironmentValues {
    @Entry package var gaugeStyle: StyleStack<any GaugeStyle> = onMainActor { StyleStack(DefaultGaugeStyle()) }
}

extension View {
    /// Sets the style of the gauges inside this view.
    nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        changingEnvironment(\.gaugeStyle) { $0.push(style) }
    }
}

/// The default style of the platform, which is `linearCapacity`.
public struct DefaultGaugeStyle: GaugeStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { BarGauge(configuration: configuration) }
}

/// A style with a horizontal bar that fills up, surrounded by the labels.
public struct LinearCapacityGaugeStyle: GaugeStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { BarGauge(configuration: configuration) }
}

/// A style with a thin bar that fills up.
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

/// A style with a thin bar and a marker at the value.
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

/// A style with a ring that is open at the bottom and a marker at the value.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { RingGauge(configuration: configuration, isOpen: true) }
}

/// A style with a closed ring that fills up.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { RingGauge(configuration: configuration, isOpen: false) }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    /// The default style of the platform, which is `linearCapacity`.
    public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// A horizontal bar that fills up, surrounded by the labels.
    public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    /// A thin bar that fills up.
    public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    /// A thin bar with a marker at the value.
    public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// A ring that is open at the bottom, with a marker at the value.
    public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    /// A closed ring that fills up.
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { AccessoryCircularCapacityGaugeStyle() }
}
