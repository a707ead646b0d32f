/// The content of a map: a marker, an annotation, an overlay, or content that a program composes of these.
///
/// Content of a program's own has a body, as views have:
///
///     struct Stop: MapContent {
///         var place: Place
///         var body: some MapContent {
///             Marker(place.name, systemImage: "bus", coordinate: place.coordinate).tint(.orange)
///         }
///     }
///
/// It has no state of its own.
///
/// Follows https://developer.apple.com/documentation/mapkit/mapcontent.
@MainActor @preconcurrency public protocol MapContent {
    /// The type of the content that this content is composed of.
    associatedtype Body: MapContent

    /// The content that this content is composed of.
    @MapContentBuilder @MainActor @preconcurrency var body: Self.Body { get }

    /// Adds the items of the content to those of a map. Programs implement ``body`` instead.
    @MainActor func _addItems(to collector: _MapItemCollector)
}

extension MapContent {
    /// Adds the items of the body.
    @MainActor public func _addItems(to collector: _MapItemCollector) {
        collector.nested(0) { body._addItems(to: collector) }
    }
}

/// Content without a body: it adds items itself.
protocol PrimitiveMapContent: MapContent where Body == Never {}

extension PrimitiveMapContent {
    /// Never called: content without a body adds items itself.
    public var body: Never { preconditionFailure("body should not be called on \(Self.self).") }
}

extension Never: MapContent {
    /// Adds nothing.
    @MainActor public func _addItems(to collector: _MapItemCollector) {}
}

/// Content that shows nothing.
nonisolated public struct EmptyMapContent: PrimitiveMapContent {
    public typealias Body = Never

    /// Creates content that shows nothing.
    public init() {}

    @MainActor public func _addItems(to collector: _MapItemCollector) {}
}

/// Content of any type.
nonisolated public struct AnyMapContent: PrimitiveMapContent {
    public typealias Body = Never
    private let content: any MapContent

    /// Creates content without its static type.
    public init(_ content: any MapContent) { self.content = content }

    /// Creates content without its static type.
    public init(erasing content: some MapContent) { self.content = content }

    @MainActor public func _addItems(to collector: _MapItemCollector) { content._addItems(to: collector) }
}
