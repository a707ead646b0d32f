/// A number in a range, as shown by a slider or progress bar.
package struct AccessibilityAmount {
    package var value: Double
    package var bounds: ClosedRange<Double>
    /// Sets the value; nil if the user cannot change it.
    package var set: ((Double) -> Void)?

    package init(_ value: Double, in bounds: ClosedRange<Double>, set: ((Double) -> Void)? = nil) {
        self.value = value
        self.bounds = bounds
        self.set = set
    }
}
