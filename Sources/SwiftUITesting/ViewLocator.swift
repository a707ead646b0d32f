import SwiftUI

/// Says which view a test means.
public struct ViewLocator: Sendable, CustomStringConvertible {
    enum Kind: @unchecked Sendable {
        case point(CGPoint)
        case text(String)
        case identifier(String)
        case label(String)
        case id(AnyHashable)
    }

    let kind: Kind
    private(set) var index = 0

    /// A point of the window, in points from its top left corner.
    public static func point(_ x: CGFloat, _ y: CGFloat) -> ViewLocator { ViewLocator(kind: .point(CGPoint(x: x, y: y))) }
    /// A text that reads exactly so.
    public static func text(_ string: String) -> ViewLocator { ViewLocator(kind: .text(string)) }
    /// The view with an accessibility identifier.
    public static func identifier(_ identifier: String) -> ViewLocator { ViewLocator(kind: .identifier(identifier)) }
    /// The view with an accessibility label.
    public static func label(_ label: String) -> ViewLocator { ViewLocator(kind: .label(label)) }
    /// The view that `id(_:)` has given an identity.
    public static func id(_ id: some Hashable) -> ViewLocator { ViewLocator(kind: .id(AnyHashable(id))) }

    /// The same, of several such views the one with this number in view order, starting at 0.
    public func at(_ index: Int) -> ViewLocator {
        var locator = self
        locator.index = index
        return locator
    }

    public var description: String {
        let name = switch kind {
        case .point(let point): "point(\(point.x), \(point.y))"
        case .text(let string): "text(\"\(string)\")"
        case .identifier(let identifier): "identifier(\"\(identifier)\")"
        case .label(let label): "label(\"\(label)\")"
        case .id(let id): "id(\(id))"
        }
        return index == 0 ? name : "\(name).at(\(index))"
    }
}

/// Why a test could not do what it wanted with a view.
public enum ViewHostError: Error, CustomStringConvertible {
    /// No view is meant by the locator; `dump` is what there was instead.
    case notFound(ViewLocator, dump: String)

    public var description: String {
        switch self {
        case .notFound(let locator, let dump): "No view found for \(locator) in\n\(dump)"
        }
    }
}
