import SwiftUI

extension ViewHost {
    /// Taps a view in its middle, or a point. Says whether a view reacted.
    @discardableResult
    public func tap(_ locator: ViewLocator, count: Int = 1) throws -> Bool {
        tree.tap(at: try point(of: locator), count: count)
    }
}
