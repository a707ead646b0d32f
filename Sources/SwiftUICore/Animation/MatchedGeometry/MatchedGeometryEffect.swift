import AttributeGraph
import CoreGraphics
import Foundation

/// What of a view's geometry follows that of another.
@frozen public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32

    @inlinable public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The place of the anchor in the window.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// The size, which is proposed to the view.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// Both.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// Names the views whose geometry is the same.
struct MatchedGeometryKey: Hashable {
    var id: AnyHashable
    var namespace: Namespace.ID
}

/// Gives a view the geometry of another, or gives its own to others.
struct MatchedGeometryEffect {
    var key: MatchedGeometryKey
    var properties: MatchedGeometryProperties
    var anchor: UnitPoint
    var isSource: Bool
}

extension MatchedGeometryEffect: UnaryNodeModifier {
    typealias Body = Never

    nonisolated static func makeNode(around child: ViewNode, modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ViewNode {
        MatchedGeometryNode(child: child, modifier: modifier, inputs: inputs)
    }
}

extension View {
    /// Shows the view with the geometry of the view of the same identity that is the source; its place in the layout stays.
    ///
    /// A source that is added in the same animated change in which the one before is removed takes over from it: both move
    /// from the old place to the new one. More than one source for the same identity gives undefined results.
    ///
    /// - Parameters:
    ///   - id: The identity, usually that of the model's value.
    ///   - namespace: The namespace of the identity.
    ///   - properties: What is the same.
    ///   - anchor: The point of both views that lies at the same place.
    ///   - isSource: Whether the view gives its geometry to the others.
    nonisolated public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
        isSource: Bool = true
    ) -> some View {
        modifier(MatchedGeometryEffect(
            key: MatchedGeometryKey(id: AnyHashable(id), namespace: namespace), properties: properties, anchor: anchor,
            isSource: isSource))
    }
}
