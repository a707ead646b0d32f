import CoreGraphics

/// One or more taps: short touches without much movement.
nonisolated public struct TapGesture: PrimitiveGesture {
    public typealias Value = ()

    /// How many taps in a row it takes. Less than one counts as one.
    public var count: Int

    /// A gesture of a number of taps.
    nonisolated public init(count: Int = 1) {
        self.count = count
    }

    nonisolated public static func _makeGesture(_ gesture: Self) -> _GestureRecognizer<()> {
        MapRecognizer(TapRecognizer(count: gesture.count)) { _ in }
    }
}

/// One or more taps that tell where they were.
nonisolated public struct SpatialTapGesture: PrimitiveGesture {
    /// Where a tap was.
    public struct Value: Equatable, Sendable {
        /// The place, in points.
        public var location: CGPoint
    }

    /// How many taps in a row it takes. Less than one counts as one.
    public var count: Int
    /// The coordinates in which places are given.
    public var coordinateSpace: CoordinateSpace

    /// A gesture of a number of taps.
    nonisolated public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    nonisolated public static func _makeGesture(_ gesture: Self) -> _GestureRecognizer<Value> {
        let space = gesture.coordinateSpace
        return MapRecognizer(TapRecognizer(count: gesture.count)) { touch in
            Value(location: touch.input.convert(touch.location, to: space))
        }
    }
}

extension View {
    /// Calls a function when the view is tapped.
    ///
    /// - Parameter count: How many taps in a row it takes.
    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        modifier(GestureModifier(
            gesture: TapGesture(count: count).onEnded { _ in action() }, priority: .normal, mask: .all, name: "onTapGesture"))
    }

    /// Calls a function with the place of the tap when the view is tapped.
    nonisolated public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        modifier(GestureModifier(
            gesture: SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) },
            priority: .normal, mask: .all, name: "onTapGesture"))
    }
}
