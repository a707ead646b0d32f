import CoreGraphics

/// A gesture that is recognised after one or more taps: short touches with little movement.
nonisolated public struct TapGesture: PrimitiveGesture {
    public typealias Value = ()

    /// The number of taps in a row. Values below 1 count as 1.
    public var count: Int

    /// Creates a tap gesture for a number of taps.
    nonisolated public init(count: Int = 1) {
        self.count = count
    }

    nonisolated public static func _makeGesture(_ gesture: Self) -> _GestureRecognizer<()> {
        MapRecognizer(TapRecognizer(count: gesture.count)) { _ in }
    }
}

/// A gesture that is recognised after one or more taps, with the location of the last one.
nonisolated public struct SpatialTapGesture: PrimitiveGesture {
    /// The value of a tap.
    public struct Value: Equatable, Sendable {
        /// The location of the last tap, in points of the gesture's coordinate space.
        public var location: CGPoint
    }

    /// The number of taps in a row. Values below 1 count as 1.
    public var count: Int
    /// The coordinate space of the value.
    public var coordinateSpace: CoordinateSpace

    /// Creates a tap gesture for a number of taps.
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
    /// - Parameter count: The number of taps in a row. Values below 1 count as 1.
    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        modifier(
            GestureModifier(
                gesture: TapGesture(count: count).onEnded { _ in action() }, priority: .normal, mask: .all, name: "onTapGesture"))
    }

    /// Calls a function with the location of the last tap, in the given coordinate space, when the view is tapped.
    nonisolated public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        modifier(
            GestureModifier(
                gesture: SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) },
                priority: .normal, mask: .all, name: "onTapGesture"))
    }
}
