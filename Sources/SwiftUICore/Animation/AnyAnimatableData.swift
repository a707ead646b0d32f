/// The type-erased animatable data of a value. Combining data of different types yields the left operand.
public struct _AnyAnimatableData: VectorArithmetic {
    private let owner: Any.Type?
    private var vector: (any VectorArithmetic)?

    private init(owner: Any.Type?, vector: (any VectorArithmetic)?) {
        self.owner = owner
        self.vector = vector
    }

    init<Data: VectorArithmetic>(_ data: Data, of owner: Any.Type) {
        self.init(owner: owner, vector: data)
    }

    /// The data, if it belongs to a value of the given type.
    func value<Data: VectorArithmetic>(_: Data.Type, of owner: Any.Type) -> Data? {
        self.owner == owner ? vector as? Data : nil
    }

    public static var zero: _AnyAnimatableData { _AnyAnimatableData(owner: nil, vector: nil) }

    private func combined(
        with other: _AnyAnimatableData, _ combine: (any VectorArithmetic, any VectorArithmetic) -> any VectorArithmetic
    ) -> _AnyAnimatableData {
        guard let own = vector else { return other }
        guard let theirs = other.vector, owner == other.owner else { return self }
        return _AnyAnimatableData(owner: owner, vector: combine(own, theirs))
    }

    public static func + (left: _AnyAnimatableData, right: _AnyAnimatableData) -> _AnyAnimatableData {
        func add<Data: VectorArithmetic>(_ own: Data, _ other: any VectorArithmetic) -> any VectorArithmetic {
            (other as? Data).map { own + $0 } ?? own
        }
        return left.combined(with: right) { add($0, $1) }
    }

    public static func - (left: _AnyAnimatableData, right: _AnyAnimatableData) -> _AnyAnimatableData {
        func subtract<Data: VectorArithmetic>(_ own: Data, _ other: any VectorArithmetic) -> any VectorArithmetic {
            (other as? Data).map { own - $0 } ?? own
        }
        return left.combined(with: right) { subtract($0, $1) }
    }

    public mutating func scale(by factor: Double) {
        func scaled<Data: VectorArithmetic>(_ data: Data) -> any VectorArithmetic {
            var data = data
            data.scale(by: factor)
            return data
        }
        vector = vector.map { scaled($0) }
    }

    public var magnitudeSquared: Double { vector?.magnitudeSquared ?? 0 }

    public static func == (left: _AnyAnimatableData, right: _AnyAnimatableData) -> Bool {
        func isEqual<Data: VectorArithmetic>(_ own: Data, _ other: any VectorArithmetic) -> Bool { (other as? Data) == own }
        // Data of different types cannot be interpolated, so it counts as equal.
        guard let own = left.vector, let other = right.vector, left.owner == right.owner else { return true }
        return isEqual(own, other)
    }
}
