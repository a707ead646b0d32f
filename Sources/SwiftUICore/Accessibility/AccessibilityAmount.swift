/// An amount between two others, as a slider or a progress bar shows it.
package struct AccessibilityAmount {
    package var value: Double
    package var bounds: ClosedRange<Double>
    /// Takes another amount; nil where the user cannot change it.
    package var set: ((Double) -> Void)?

    package init(_ value: Double, in bounds: ClosedRange<Double>, set: ((Double) -> Void)? = nil) {
        self.value = value
        self.bounds = bounds
        self.set = set
    }
}
