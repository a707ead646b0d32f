/// A value in memory of its own, which copies share: for large values of which views and nodes hold many copies.
package final class SharedValue<Value> {
    package let value: Value

    package init(_ value: Value) {
        self.value = value
    }
}

extension SharedValue: Sendable where Value: Sendable {}
