import AttributeGraph
import CoreGraphics
import Foundation

/// The geometry that a view shares with the other views of its identity.
@frozen public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32

    @inlinable public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The position of the anchor in the window.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// The size, which is proposed to the view.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// The position and the size.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// The identity of a group of views with the same geometry.
struct MatchedGeometryKey: Hashable {
    var id: AnyHashable
    var namespace: Namespace.ID
}

/// Gives a view the geometry of another, or makes it the source for others.
struct MatchedGeometryEffect {
    var key: MatchedGeometryKey
    var properties: MatchedGeometryProperties
    var anchor: UnitPoint
    var isSource: Bool
}

extension MatchedGeometryEffect: UnaryNodeModifier {
    typealias Body = Never
    typealias Node = MatchedGeometryNode
}

extension View {
    /// Shows the view with the geometry of the source of the same identity. Its own place in the layout does not change.
    ///
    /// If a source is removed and another inserted in the same animated change, both move from the old place to the new one. More than
    /// one source for the same identity at a time gives undefined results.
    ///
    /// - Parameters:
    ///   - id: The identity, usually that of the model's value.
    ///   - namespace: The namespace of the identity.
    ///   - properties: The geometry to match.
    ///   - anchor: The point of the views that is at the same position.
    ///   - isSource: Whether the view is the source of the geometry.
    nonisolated public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
        isSource: Bool = true
    ) -> some View {
        modifier(
            MatchedGeometryEffect(
                key: MatchedGeometryKey(id: AnyHashable(id), namespace: namespace), properties: properties, anchor: anchor,
                isSource: isSource))
    }
}
