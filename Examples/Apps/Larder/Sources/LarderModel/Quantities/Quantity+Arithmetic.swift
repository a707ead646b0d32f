extension Quantity {
    /// Returns the sum in the unit of this quantity, or nil if the units measure different things.
    public func adding(_ other: Quantity) -> Quantity? {
        other.converted(to: unit).map { Quantity(amount + $0.amount, unit) }
    }

    /// Returns the difference in the unit of this quantity, never below zero, or nil if the units measure different things.
    public func subtracting(_ other: Quantity) -> Quantity? {
        other.converted(to: unit).map { Quantity(max(0, amount - $0.amount), unit) }
    }

    /// Whether this quantity is at least as large as another one. Quantities of different dimensions never cover each other.
    public func covers(_ other: Quantity) -> Bool {
        isCompatible(with: other) && baseAmount + 0.000_1 >= other.baseAmount
    }

    /// Returns the quantity after one press of a stepper, never below zero.
    public func stepped(up: Bool) -> Quantity {
        Quantity(max(0, amount + (up ? unit.step : -unit.step)), unit)
    }
}
