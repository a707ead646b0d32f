import SwiftUI

/// Identifies a view in a test.
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

    /// Locates a point of the window, in points from its top-left corner.
    public static func point(_ x: CGFloat, _ y: CGFloat) -> ViewLocator { ViewLocator(kind: .point(CGPoint(x: x, y: y))) }
    /// Locates a text with exactly this string.
    public static func text(_ string: String) -> ViewLocator { ViewLocator(kind: .text(string)) }
    /// Locates the view with an accessibility identifier.
    public static func identifier(_ identifier: String) -> ViewLocator { ViewLocator(kind: .identifier(identifier)) }
    /// Locates the view with an accessibility label.
    public static func label(_ label: String) -> ViewLocator { ViewLocator(kind: .label(label)) }
    /// Locates the view with an identity set by `id(_:)`.
    public static func id(_ id: some Hashable) -> ViewLocator { ViewLocator(kind: .id(AnyHashable(id))) }

    /// Returns a locator for the match with an index in view order, starting at 0; matches in hidden views come last. The default index is 0.
    public func at(_ index: Int) -> ViewLocator {
        var locator = self
        locator.index = index
        return locator
    }

    public var description: String {
        let name =
            switch kind {
            case .point(let point): "point(\(point.x), \(point.y))"
            case .text(let string): "text(\"\(string)\")"
            case .identifier(let identifier): "identifier(\"\(identifier)\")"
            case .label(let label): "label(\"\(label)\")"
            case .id(let id): "id(\(id))"
            }
        return index == 0 ? name : "\(name).at(\(index))"
    }
}

/// An error of a test's query or action.
public enum ViewHostError: Error, CustomStringConvertible {
    /// No view matches the locator. `dump` describes the views that exist.
    case notFound(ViewLocator, dump: String)

    public var description: String {
        switch self {
        case .notFound(let locator, let dump): "No view found for \(locator) in\n\(dump)"
        }
    }
}
