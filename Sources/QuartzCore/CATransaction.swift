import FoundationOverlay

/// A group of changes of layers.
///
/// There are no layers, so a transaction has no changes that it could animate. Its completion block is called once its `commit()` is over, as with
/// a transaction without animations on Apple's systems; views animate with `withAnimation(_:_:)`.
///
/// ```swift
/// CATransaction.begin()
/// CATransaction.setCompletionBlock { isReady = true }
/// isShown = true
/// CATransaction.commit()
/// ```
///
/// Follows https://developer.apple.com/documentation/quartzcore/catransaction.
@MainActor
open class CATransaction: NSObject {
    private struct Values {
        var completion: (() -> Void)?
        var duration = 0.25
        var disablesActions = false
        var function: CAMediaTimingFunction?
    }

    /// The open transactions, the innermost one last.
    private static var open: [Values] = []

    private override init() {}

    /// Begins a transaction in the current one.
    open class func begin() {
        var values = open.last ?? Values()
        values.completion = nil
        open.append(values)
    }

    /// Ends the current transaction and then calls its completion block. Without a transaction it has no effect.
    open class func commit() {
        guard let completion = open.popLast()?.completion else { return }
        DispatchQueue.main.async(execute: DispatchWorkItem { completion() })
    }

    /// Ends the transactions that the system has begun. There are none.
    open class func flush() {}

    /// Keeps the block that is called when the current transaction has ended. Without a transaction the block is called at once, on the main thread.
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        if open.isEmpty {
            if let block { DispatchQueue.main.async(execute: DispatchWorkItem { block() }) }
        } else {
            open[open.count - 1].completion = block
        }
    }

    /// Returns the block that is called when the current transaction has ended.
    open class func completionBlock() -> (() -> Void)? { open.last?.completion }

    /// Keeps whether changes of layers are animated. It has no effect otherwise.
    open class func setDisableActions(_ flag: Bool) { change { $0.disablesActions = flag } }

    /// Returns whether changes of layers are not animated.
    open class func disableActions() -> Bool { open.last?.disablesActions ?? false }

    /// Keeps the duration of animations of layers in seconds. It has no effect otherwise.
    open class func setAnimationDuration(_ duration: CFTimeInterval) { change { $0.duration = duration } }

    /// Returns the duration of animations of layers in seconds.
    open class func animationDuration() -> CFTimeInterval { open.last?.duration ?? 0.25 }

    /// Keeps the curve of animations of layers. It has no effect otherwise.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) { change { $0.function = function } }

    /// Returns the curve of animations of layers.
    open class func animationTimingFunction() -> CAMediaTimingFunction? { open.last?.function }

    private class func change(_ body: (inout Values) -> Void) {
        if !open.isEmpty { body(&open[open.count - 1]) }
    }
}
