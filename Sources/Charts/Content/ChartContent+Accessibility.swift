import SwiftUICore

extension ChartContent {
    /// Describes marks to assistive technologies, instead of the value along the x axis.
    nonisolated public func accessibilityLabel(_ label: Text) -> some ChartContent {
        styled { $0.accessibilityLabel = label }
    }

    /// Describes marks to assistive technologies, instead of the value along the x axis.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
        accessibilityLabel(Text(labelKey))
    }

    /// Describes marks to assistive technologies, instead of the value along the x axis.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
        accessibilityLabel(Text(verbatim: String(label)))
    }

    /// Describes the value of marks to assistive technologies.
    nonisolated public func accessibilityValue(_ value: Text) -> some ChartContent {
        styled { $0.accessibilityValue = value }
    }

    /// Describes the value of marks to assistive technologies.
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
        accessibilityValue(Text(valueKey))
    }

    /// Describes the value of marks to assistive technologies.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
        accessibilityValue(Text(verbatim: String(value)))
    }

    /// Hides marks from assistive technologies.
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
        styled { $0.isAccessibilityHidden = hidden }
    }

    /// Identifies marks in tests.
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
        styled { $0.accessibilityIdentifier = identifier }
    }
}
