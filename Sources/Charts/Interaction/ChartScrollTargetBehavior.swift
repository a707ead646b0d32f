import Foundation
import SwiftUICore

/// A rule for where movements of a scrolling chart end.
public protocol ChartScrollTargetBehavior {}

/// A rule that ends movements at values with equal distances, or at dates.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
    enum Unit {
        case number(Double)
        case date(DateComponents)
    }

    let unit: Unit
    /// Where swipes end; nil for the unit.
    let major: Unit?
    /// Whether swipes end at pages.
    let isPaged: Bool
}

/// The values at which swipes of a scrolling chart end.
public struct MajorValueAlignment<Value: Plottable> {
    let unit: ValueAlignedChartScrollTargetBehavior.Unit?
    let isPaged: Bool

    /// The next page.
    public static var page: MajorValueAlignment { MajorValueAlignment(unit: nil, isPaged: true) }
}

extension MajorValueAlignment where Value: Numeric {
    /// The multiples of a number.
    public static func unit(_ unit: Value) -> MajorValueAlignment {
        MajorValueAlignment(unit: unit.primitivePlottable._scalar.continuous.map { .number($0) }, isPaged: false)
    }
}

extension MajorValueAlignment where Value == Date {
    /// The dates that match components.
    public static func matching(_ components: DateComponents) -> MajorValueAlignment {
        MajorValueAlignment(unit: .date(components), isPaged: false)
    }
}

/// The number of units that a movement may pass.
public struct ValueAlignedLimitBehavior: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, always, never }

    let kind: Kind

    /// The platform's default.
    public static var automatic: ValueAlignedLimitBehavior { ValueAlignedLimitBehavior(kind: .automatic) }
    /// One page.
    public static var always: ValueAlignedLimitBehavior { ValueAlignedLimitBehavior(kind: .always) }
    /// No limit.
    public static var never: ValueAlignedLimitBehavior { ValueAlignedLimitBehavior(kind: .never) }
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
    /// Ends movements at multiples of a number.
    public static func valueAligned<P: Plottable & Numeric>(
        unit: P, majorAlignment: MajorValueAlignment<P>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        ValueAlignedChartScrollTargetBehavior(
            unit: .number(unit.primitivePlottable._scalar.continuous ?? 1), major: majorAlignment?.unit,
            isPaged: majorAlignment?.isPaged ?? false || limitBehavior == .always)
    }

    /// Ends movements at dates that match components.
    public static func valueAligned(
        matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        ValueAlignedChartScrollTargetBehavior(
            unit: .date(components), major: majorAlignment?.unit,
            isPaged: majorAlignment?.isPaged ?? false || limitBehavior == .always)
    }
}
