import Foundation
import SwiftUICore

/// The options of a scale from data to styles.
struct StyleScaleOptions<Style> {
    /// The categories or the bounds of numbers; nil for those of the data.
    var domain: _ScaleDomain?
    /// The styles, used in order and repeated; nil for the built-in ones.
    var range: [Style]?
    /// Returns the style of a value; nil for the style of the range.
    var mapping: ((_PlottableScalar) -> Style?)?
    /// The gradient of numbers.
    var gradient: Gradient?
    /// The least and the greatest result for numbers.
    var extent: ClosedRange<CGFloat>?
    /// The way in which numbers are mapped to the gradient or the extent; nil for in proportion.
    var type: ScaleType?
}

/// The data of a scale of styles.
struct StyleScaleData {
    /// The label of the first datum.
    private(set) var label: DatumLabel?
    /// The categories, in the order of the data.
    private(set) var categories: [String] = []
    /// The least and the greatest number.
    private(set) var bounds: (lower: Double, upper: Double)?
    /// The least number above zero, at which a logarithmic scale begins.
    private(set) var leastPositive = Double.infinity
    private var known = Set<String>()

    mutating func add(_ datum: LabeledDatum) {
        label = label ?? datum.label
        if let name = datum.scalar.category { add(name) }
        if let value = datum.scalar.continuous { add(value) }
    }

    /// Adds a number of a datum with a label that is known.
    mutating func add(_ number: Double) {
        guard number.isFinite else { return }
        include(number, number)
        if number > 0 { leastPositive = min(leastPositive, number) }
    }

    /// Adds the name of a datum as a category.
    mutating func addName(_ datum: LabeledDatum) {
        label = label ?? datum.label
        add(datum.scalar.name)
    }

    mutating func add(_ other: StyleScaleData) {
        label = label ?? other.label
        for name in other.categories { add(name) }
        if let bounds = other.bounds { include(bounds.lower, bounds.upper) }
        leastPositive = min(leastPositive, other.leastPositive)
    }

    private mutating func add(_ name: String) {
        // Successive data are often equal.
        if name != categories.last, known.insert(name).inserted { categories.append(name) }
    }

    private mutating func include(_ lower: Double, _ upper: Double) {
        bounds = (min(bounds?.lower ?? lower, lower), max(bounds?.upper ?? upper, upper))
    }
}

/// A scale from data to styles, with the data of a chart.
struct StyleScale<Style> {
    /// The label of the data; nil if nothing has a style by data.
    var label: DatumLabel?
    /// The categories, in order.
    var categories: [String] = []
    /// The range of numbers; nil for categories.
    var numbers: ClosedRange<Double>?
    var options: StyleScaleOptions<Style>
    /// The way in which numbers are mapped. Types for dates and categories count as linear.
    let kind: ScaleType.Kind
    /// The results of ``kind`` for the ends of the range of numbers.
    private var ends: (lower: Double, upper: Double)?
    private let standard: [Style]
    private var indices: [String: Int] = [:]

    init(data: StyleScaleData, options: StyleScaleOptions<Style>?, standard: [Style]) {
        self.options = options ?? StyleScaleOptions()
        self.standard = standard
        kind = self.options.type?.kind ?? .linear
        label = data.label
        var bounds = data.bounds
        for name in data.categories { add(name) }
        switch self.options.domain?.kind {
        case .values(let values)?:
            let found = categories
            (categories, indices) = ([], [:])
            for value in values where bounds == nil || value.category != nil { add(value.name) }
            if bounds != nil, let first = values.first?.continuous, let last = values.last?.continuous {
                bounds = (min(first, last), max(first, last))
            }
            // Categories that the domain lacks have the styles after it.
            for name in found { add(name) }
        case .range(let lower, let upper)?:
            if let lower = lower.continuous, let upper = upper.continuous { bounds = (lower, upper) }
        case .automatic?, nil: break
        }
        guard var bounds, categories.isEmpty else { return }
        if kind == .log, bounds.lower <= 0 { bounds.lower = min(data.leastPositive, bounds.upper) }
        numbers = bounds.lower...bounds.upper
        if let lower = kind.forward(bounds.lower), let upper = kind.forward(bounds.upper) { ends = (lower, upper) }
    }

    private mutating func add(_ name: String) {
        guard indices[name] == nil else { return }
        indices[name] = categories.count
        categories.append(name)
    }

    var isUsed: Bool { label != nil }

    /// Whether the program gives the order of the categories.
    var hasOwnOrder: Bool { if case .values? = options.domain?.kind { isUsed } else { false } }

    /// Returns the style of a category; nil if there is no such category.
    func style(of scalar: _PlottableScalar) -> Style? {
        if let style = options.mapping?(scalar) { return style }
        let styles = options.range.flatMap { $0.isEmpty ? nil : $0 } ?? standard
        guard !styles.isEmpty, !indices.isEmpty, let index = indices[scalar.name] else { return nil }
        return styles[index % styles.count]
    }

    /// Whether numbers have styles beside the colours of the gradient.
    var hasStylesForNumbers: Bool { options.mapping != nil || !indices.isEmpty }

    /// Returns the part of the scale at which a number is, 0 to 1; nil where the scale is not defined.
    func part(of scalar: _PlottableScalar) -> Double? { scalar.continuous.flatMap { part(of: $0) } }

    func part(of value: Double) -> Double? {
        guard let ends, let position = kind.forward(value) else { return nil }
        let length = ends.upper - ends.lower
        return length > 0 ? min(max((position - ends.lower) / length, 0), 1) : 0.5
    }
}
