import Foundation

/// A description of a chart in numbers, which assistive technologies present.
public class AXChartDescriptor: NSObject {
    /// The direction in which the chart is read.
    public enum ContentDirection: Int, Sendable {
        case leftToRight, rightToLeft, topToBottom, bottomToTop, radialClockwise, radialCounterClockwise
    }

    public var title: String?
    public var summary: String?
    public var contentDirection = ContentDirection.leftToRight
    public var contentFrame = CGRect.zero
    public var xAxis: any AXDataAxisDescriptor
    public var yAxis: AXNumericDataAxisDescriptor?
    public var additionalAxes: [any AXDataAxisDescriptor]
    public var series: [AXDataSeriesDescriptor]

    /// Creates a description.
    public init(
        title: String? = nil, summary: String? = nil, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor? = nil,
        additionalAxes: [any AXDataAxisDescriptor] = [], series: [AXDataSeriesDescriptor]
    ) {
        self.title = title
        self.summary = summary
        self.xAxis = xAxis
        self.yAxis = yAxis
        self.additionalAxes = additionalAxes
        self.series = series
    }

    /// Creates a description with a styled title.
    public convenience init(
        attributedTitle: NSAttributedString?, summary: String? = nil, xAxis: any AXDataAxisDescriptor,
        yAxis: AXNumericDataAxisDescriptor? = nil, additionalAxes: [any AXDataAxisDescriptor] = [], series: [AXDataSeriesDescriptor]
    ) {
        self.init(
            title: attributedTitle?.string, summary: summary, xAxis: xAxis, yAxis: yAxis, additionalAxes: additionalAxes, series: series)
    }
}

/// An axis of a chart.
public protocol AXDataAxisDescriptor: AnyObject {
    /// The name of the axis.
    var title: String { get set }
}

/// An axis of numbers.
public class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
    /// The scale of an axis.
    public enum ScaleType: Int, Sendable {
        case linear, log10, ln
    }

    public var title: String
    /// The values that the axis covers.
    public var range: ClosedRange<Double>
    /// The values at which the axis has grid lines.
    public var gridlinePositions: [Double]
    public var scaleType = ScaleType.linear
    /// Describes a value in words, such as "12 dollars".
    public var valueDescriptionProvider: (Double) -> String

    /// Creates an axis.
    public init(
        title: String, range: ClosedRange<Double>, gridlinePositions: [Double], valueDescriptionProvider: @escaping (Double) -> String
    ) {
        self.title = title
        self.range = range
        self.gridlinePositions = gridlinePositions
        self.valueDescriptionProvider = valueDescriptionProvider
    }

    /// Creates an axis with a styled title.
    public convenience init(
        attributedTitle: NSAttributedString, range: ClosedRange<Double>, gridlinePositions: [Double],
        valueDescriptionProvider: @escaping (Double) -> String
    ) {
        self.init(
            title: attributedTitle.string, range: range, gridlinePositions: gridlinePositions, valueDescriptionProvider: valueDescriptionProvider)
    }
}

/// An axis of categories.
public class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
    public var title: String
    /// The categories in order.
    public var categoryOrder: [String]

    /// Creates an axis.
    public init(title: String, categoryOrder: [String]) {
        self.title = title
        self.categoryOrder = categoryOrder
    }

    /// Creates an axis with a styled title.
    public convenience init(attributedTitle: NSAttributedString, categoryOrder: [String]) {
        self.init(title: attributedTitle.string, categoryOrder: categoryOrder)
    }
}

/// A series of points.
public class AXDataSeriesDescriptor: NSObject {
    public var name: String?
    /// Whether there are values between the points, as along a line.
    public var isContinuous: Bool
    public var dataPoints: [AXDataPoint]

    /// Creates a series.
    public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        self.name = name
        self.isContinuous = isContinuous
        self.dataPoints = dataPoints
    }

    /// Creates a series with a styled name.
    public convenience init(attributedName: NSAttributedString, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        self.init(name: attributedName.string, isContinuous: isContinuous, dataPoints: dataPoints)
    }
}

/// A value of a point: a number or a category.
public class AXDataPointValue: NSObject {
    /// The number; NaN for a category.
    public let number: Double
    /// The category; nil for a number.
    public let category: String?

    private init(number: Double, category: String?) {
        self.number = number
        self.category = category
    }

    /// Creates a number.
    public static func number(_ value: Double) -> AXDataPointValue { AXDataPointValue(number: value, category: nil) }

    /// Creates a category.
    public static func category(_ value: String) -> AXDataPointValue { AXDataPointValue(number: .nan, category: value) }
}

/// A point of a series.
public class AXDataPoint: NSObject {
    public var xValue: AXDataPointValue
    public var yValue: AXDataPointValue?
    public var additionalValues: [AXDataPointValue]
    /// The name of the point; nil for its values.
    public var label: String?

    /// Creates a point at a number of the x axis.
    public init(x: Double, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil) {
        xValue = .number(x)
        yValue = y.map { .number($0) }
        self.additionalValues = additionalValues
        self.label = label
    }

    /// Creates a point at a category of the x axis.
    public init(x: String, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil) {
        xValue = .category(x)
        yValue = y.map { .number($0) }
        self.additionalValues = additionalValues
        self.label = label
    }
}
