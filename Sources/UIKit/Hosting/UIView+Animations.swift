import Foundation
import SwiftUI

// Animations of UIKit as those of SwiftUI: what the functions change is the state of SwiftUI's views, as there are no others.

extension UIView {
    /// How an animation proceeds.
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Views are laid out during the animation. It has no effect: they always are.
        public static let layoutSubviews = Self(rawValue: 1 << 0)
        /// Views receive input during the animation. It has no effect: they always do.
        public static let allowUserInteraction = Self(rawValue: 1 << 1)
        /// The animation begins where another one is. It has no effect: animations always do.
        public static let beginFromCurrentState = Self(rawValue: 1 << 2)
        /// The animation has no end.
        public static let `repeat` = Self(rawValue: 1 << 3)
        /// The animation goes back and forth, if it is repeated.
        public static let autoreverse = Self(rawValue: 1 << 4)
        /// A slow begin and a slow end, as without another curve.
        public static let curveEaseInOut: Self = []
        /// A slow begin.
        public static let curveEaseIn = Self(rawValue: 1 << 16)
        /// A slow end.
        public static let curveEaseOut = Self(rawValue: 2 << 16)
        /// An even pace.
        public static let curveLinear = Self(rawValue: 3 << 16)
        /// One view turns into another one. It has no effect: views change by their transitions.
        public static let transitionCrossDissolve = Self(rawValue: 5 << 20)
        /// One view turns into another one as the back of a card. It has no effect: views change by their transitions.
        public static let transitionFlipFromLeft = Self(rawValue: 1 << 20)
        /// One view turns into another one as the back of a card. It has no effect: views change by their transitions.
        public static let transitionFlipFromRight = Self(rawValue: 2 << 20)

        fileprivate func animation(duration: TimeInterval) -> Animation {
            let curve: Animation =
                switch rawValue & (3 << 16) {
                case Self.curveEaseIn.rawValue: .easeIn(duration: duration)
                case Self.curveEaseOut.rawValue: .easeOut(duration: duration)
                case Self.curveLinear.rawValue: .linear(duration: duration)
                default: .easeInOut(duration: duration)
                }
            return contains(.repeat) ? curve.repeatForever(autoreverses: contains(.autoreverse)) : curve
        }
    }

    private static var isEnabled = true

    /// Whether `animate(withDuration:animations:)` and its like animate.
    public class var areAnimationsEnabled: Bool { isEnabled }

    /// Decides whether `animate(withDuration:animations:)` and its like animate, and whether presented controllers appear with an animation.
    /// `withAnimation(_:_:)` always animates.
    public class func setAnimationsEnabled(_ enabled: Bool) { isEnabled = enabled }

    /// Makes changes without animations.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let before = isEnabled
        isEnabled = false
        defer { isEnabled = before }
        var transaction = Transaction(animation: nil)
        transaction.disablesAnimations = true
        withTransaction(transaction, actionsWithoutAnimation)
    }

    /// Makes changes of the state of views, which are animated.
    ///
    /// - Parameters:
    ///   - duration: The duration in seconds. With one that is not positive the changes are made without an animation.
    ///   - delay: The time in seconds before the changes are made.
    ///   - options: The curve and the repetitions.
    ///   - animations: Makes the changes.
    ///   - completion: Is called with true when the duration is over.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(options.animation(duration: max(duration, 0)), over: duration, after: delay, animations, completion)
    }

    /// Makes changes of the state of views, which are animated over a duration in seconds.
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) {
        animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
    }

    /// Makes changes of the state of views, which are animated as by a spring.
    ///
    /// - Parameters:
    ///   - duration: The duration in seconds.
    ///   - delay: The time in seconds before the changes are made.
    ///   - dampingRatio: How much the spring is damped, between 0 and 1, at which it does not swing.
    ///   - velocity: The speed at the begin. It has no effect.
    ///   - options: The repetitions.
    ///   - animations: Makes the changes.
    ///   - completion: Is called with true when the duration is over.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let bounce = dampingRatio.isFinite ? 1 - min(max(dampingRatio, 0), 1) : 0
        let spring = Animation.spring(duration: max(duration, 0), bounce: bounce)
        let animation = options.contains(.repeat) ? spring.repeatForever(autoreverses: options.contains(.autoreverse)) : spring
        animate(animation, over: duration, after: delay, animations, completion)
    }

    /// Makes changes of the state of views, which are animated over a duration in seconds.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: options, animations: animations ?? {}, completion: completion)
    }

    private class func animate(
        _ animation: Animation, over duration: TimeInterval, after delay: TimeInterval, _ animations: @escaping () -> Void,
        _ completion: ((Bool) -> Void)?
    ) {
        let isAnimated = isEnabled && duration.isFinite && duration > 0
        let delay = delay.isFinite ? max(delay, 0) : 0
        let perform = DispatchWorkItem {
            if isAnimated { withAnimation(animation, animations) } else { animations() }
            guard let completion else { return }
            let complete = DispatchWorkItem { completion(true) }
            DispatchQueue.main.asyncAfter(deadline: .now() + (isAnimated ? duration : 0), execute: complete)
        }
        if delay > 0 { DispatchQueue.main.asyncAfter(deadline: .now() + delay, execute: perform) } else { perform.perform() }
    }
}
