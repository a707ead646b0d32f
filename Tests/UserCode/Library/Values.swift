import CoreGraphics
import Foundation
import os

/// Values that several modules declare.
public struct Values {
    public var transform = CGAffineTransform(translationX: 1, y: 2)
    public var vector: CoreGraphics.CGVector = CGVector(dx: 1, dy: 2)
    private let lock = OSAllocatedUnfairLock(initialState: 0)

    public init() {}

    public func session() -> URLSession { .shared }

    public func next() -> Int {
        lock.withLock {
            $0 += 1
            return $0
        }
    }

    public func synchronized(_ object: AnyObject, _ body: () -> Void) {
        objc_sync_enter(object)
        defer { objc_sync_exit(object) }
        body()
    }
}

extension CGVector {
    public var length: CGFloat { (dx * dx + dy * dy).squareRoot() }
}
