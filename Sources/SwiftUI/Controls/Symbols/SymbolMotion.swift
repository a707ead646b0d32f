import Foundation
import SwiftUICore

extension View {
    /// Animates the symbols inside this view while `isActive` is true.
    nonisolated public func symbolEffect<T: IndefiniteSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        modifier(LastingSymbolEffect(motion: effect._motion, options: options, isActive: isActive))
    }

    /// Animates the symbols inside this view each time a value changes.
    nonisolated public func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View {
        modifier(SingleSymbolEffect(motion: effect._motion, options: options, value: value))
    }
}

extension View {
    /// Removes the effects that views around this one set for its symbols.
    nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
        changingEnvironment(\.symbolPoses) { if isEnabled { $0 = [] } }
    }
}

/// Draws the symbols of its content in the pose of an effect. The amount is 0 at rest and 1 or -1 at the extremes.
struct SymbolPoseModifier {
    var motion: _SymbolMotion
    var amount: Double

    nonisolated init(motion: _SymbolMotion, amount: Double) {
        self.motion = motion
        self.amount = amount
    }

    private var pose: SymbolPose {
        var pose = SymbolPose()
        let turn = motion.isCounterClockwise ? -1.0 : 1
        switch motion.kind {
        case .bounce:
            switch motion.direction {
            case .up: pose.offset = CGSize(width: 0, height: -0.25 * amount)
            case .down: pose.offset = CGSize(width: 0, height: 0.25 * amount)
            default: pose.scale = 1 + 0.2 * amount
            }
        case .scale: pose.scale = 1 + (motion.direction == .down ? -0.12 : 0.12) * amount
        case .breathe:
            pose.scale = 1 + 0.12 * amount
            if motion.fades { pose.opacity = 1 - 0.3 * amount }
        case .rotate: pose.rotation = .degrees(360 * turn * amount)
        case .wiggle:
            if case .angle(let angle) = motion.direction {
                pose.offset = CGSize(width: 0.12 * cos(angle.radians) * amount, height: 0.12 * sin(angle.radians) * amount)
            } else {
                pose.rotation = .degrees(10 * turn * amount)
            }
        case .pulse, .variableColor: pose.opacity = 1 - 0.6 * amount
        case .appear, .disappear:
            pose.opacity = min(max(1 - amount, 0), 1)
            if let direction = motion.direction { pose.scale = max(0, 1 + (direction == .up ? 0.3 : -0.3) * amount) }
        case .drawOn, .drawOff: pose.drawnShare = min(max(1 - amount, 0), 1)
        case .replace: break
        }
        return pose
    }
}

extension SymbolPoseModifier: ViewModifier, Animatable {
    nonisolated var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }

    func body(content: Content) -> some View {
        content.changingEnvironment(\.symbolPoses) { [pose] in $0.append(pose) }
    }
}

private struct LastingSymbolEffect {
    var motion: _SymbolMotion
    var options: SymbolEffectOptions
    var isActive: Bool
    /// Whether the symbol is in the pose of the effect: still to appear, enlarged or hidden.
    @State private var isPosed: Bool

    nonisolated init(motion: _SymbolMotion, options: SymbolEffectOptions, isActive: Bool) {
        self.motion = motion
        self.options = options
        self.isActive = isActive
        _isPosed = State(initialValue: isActive && [.scale, .disappear, .drawOff].contains(motion.kind))
    }
}

extension LastingSymbolEffect: ViewModifier {
    func body(content: Content) -> some View {
        switch motion.kind {
        case .appear, .drawOn:
            content
                .modifier(SymbolPoseModifier(motion: motion, amount: isPosed ? 1 : 0))
                .onChange(of: isActive) { _, isActive in
                    guard isActive else { return }
                    isPosed = true
                    withAnimation(change) { isPosed = false }
                }
        case .scale, .disappear, .drawOff:
            content
                .modifier(SymbolPoseModifier(motion: motion, amount: isPosed ? 1 : 0))
                .onChange(of: isActive) { _, isActive in
                    withAnimation(change) { isPosed = isActive }
                }
        default:
            if isActive {
                content.phaseAnimator(motion.kind == .wiggle ? [0.0, 1, -1] : [0.0, 1]) { view, amount in
                    view.modifier(SymbolPoseModifier(motion: motion, amount: amount))
                } animation: { amount in
                    motion.kind == .rotate && amount == 0 ? nil : motion(to: amount, duration: 0.8)
                }
            } else {
                content
            }
        }
    }
}

extension LastingSymbolEffect {
    /// The animation into the pose of the effect and out of it.
    private var change: Animation {
        [.drawOn, .drawOff].contains(motion.kind) ? .easeInOut(duration: 0.5 / options.speed) : .bouncy.speed(options.speed)
    }

    /// Returns the animation to a phase. The pause between two runs is before the first phase of each.
    private func motion(to amount: Double, duration: Double) -> Animation {
        let animation = Animation.easeInOut(duration: duration / options.speed)
        return amount == 1 && options.repetition.delay > 0 ? animation.delay(options.repetition.delay) : animation
    }
}

private struct SingleSymbolEffect<Value: Equatable> {
    var motion: _SymbolMotion
    var options: SymbolEffectOptions
    var value: Value

    nonisolated init(motion: _SymbolMotion, options: SymbolEffectOptions, value: Value) {
        self.motion = motion
        self.options = options
        self.value = value
    }

    private var phases: [Double] {
        let once = motion.kind == .wiggle ? [0.0, 1, -1] : [0.0, 1]
        return Array(repeating: once, count: min(options.repeatCount, 100)).flatMap { $0 }
    }
}

extension SingleSymbolEffect: ViewModifier {
    func body(content: Content) -> some View {
        content.phaseAnimator(phases, trigger: value) { view, amount in
            view.modifier(SymbolPoseModifier(motion: motion, amount: amount))
        } animation: { amount in
            motion.kind == .rotate && amount == 0
                ? nil : .easeInOut(duration: 0.2 / options.speed).delay(amount == 1 ? options.repetition.delay : 0)
        }
    }
}
