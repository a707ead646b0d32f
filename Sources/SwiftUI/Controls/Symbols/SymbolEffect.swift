import SwiftUICore

/// A type that describes an animation of symbols.
public protocol SymbolEffect: Sendable {
    var _motion: _SymbolMotion { get }
}

/// An effect that can run as long as it is active.
public protocol IndefiniteSymbolEffect: SymbolEffect {}
/// An effect that can run once, when a value changes.
public protocol DiscreteSymbolEffect: SymbolEffect {}

/// The kind of animation of a symbol effect.
public struct _SymbolMotion: Equatable, Sendable {
    enum Kind: Equatable, Sendable { case bounce, pulse, variableColor, scale, rotate, wiggle, breathe, appear, disappear, drawOn, drawOff, replace }
    let kind: Kind
}

/// The speed and the repetition of a symbol effect.
public struct SymbolEffectOptions: Sendable {
    var repeatCount = 1
    var speed = 1.0

    /// Runs once at normal speed.
    public static let `default` = SymbolEffectOptions()
    /// Repeats as long as the effect is active. Effects that a value triggers run once.
    public static var repeating: SymbolEffectOptions { SymbolEffectOptions() }
    /// Runs once.
    public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions() }
    /// Repeats the given number of times; values less than 1 count as 1.
    public static func `repeat`(_ count: Int) -> SymbolEffectOptions { SymbolEffectOptions(repeatCount: max(1, count)) }
    /// Multiplies the speed by a factor. Factors that are not positive count as 1.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(speed: speed > 0 ? speed : 1) }
    /// Repeats the given number of times; values less than 1 count as 1.
    public func `repeat`(_ count: Int) -> SymbolEffectOptions { SymbolEffectOptions(repeatCount: max(1, count), speed: speed) }
    /// Multiplies the speed by a factor. Factors that are not positive count as 1.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        SymbolEffectOptions(repeatCount: repeatCount, speed: speed > 0 ? speed : 1)
    }
}

/// Enlarges the symbol for a moment. The variants of the effect have no influence at present.
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public var _motion: _SymbolMotion { _SymbolMotion(kind: .bounce) }
    public var up: BounceSymbolEffect { self }
    public var down: BounceSymbolEffect { self }
    public var byLayer: BounceSymbolEffect { self }
    public var wholeSymbol: BounceSymbolEffect { self }
}

/// Fades the symbol out and in. The variants of the effect have no influence at present.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public var _motion: _SymbolMotion { _SymbolMotion(kind: .pulse) }
    public var byLayer: PulseSymbolEffect { self }
    public var wholeSymbol: PulseSymbolEffect { self }
}

/// Fades the layers of the symbol one after the other. At present the layers fade together, regardless of the variant.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public var _motion: _SymbolMotion { _SymbolMotion(kind: .variableColor) }
    public var iterative: VariableColorSymbolEffect { self }
    public var cumulative: VariableColorSymbolEffect { self }
    public var reversing: VariableColorSymbolEffect { self }
    public var nonReversing: VariableColorSymbolEffect { self }
    public var hideInactiveLayers: VariableColorSymbolEffect { self }
    public var dimInactiveLayers: VariableColorSymbolEffect { self }
}

/// Enlarges the symbol while the effect is active. The variants of the effect have no influence at present.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect {
    public var _motion: _SymbolMotion { _SymbolMotion(kind: .scale) }
    public var up: ScaleSymbolEffect { self }
    public var byLayer: ScaleSymbolEffect { self }
    public var wholeSymbol: ScaleSymbolEffect { self }
}

/// Rotates the symbol by a full turn. The variants of the effect have no influence at present.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public var _motion: _SymbolMotion { _SymbolMotion(kind: .rotate) }
    public var clockwise: RotateSymbolEffect { self }
    public var byLayer: RotateSymbolEffect { self }
    public var wholeSymbol: RotateSymbolEffect { self }
}

/// Rotates the symbol back and forth. The variants of the effect have no influence at present.
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public var _motion: _SymbolMotion { _SymbolMotion(kind: .wiggle) }
    public var byLayer: WiggleSymbolEffect { self }
    public var wholeSymbol: WiggleSymbolEffect { self }
}

/// Enlarges and shrinks the symbol repeatedly. The variants of the effect have no influence at present.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public var _motion: _SymbolMotion { _SymbolMotion(kind: .breathe) }
    public var plain: BreatheSymbolEffect { self }
    public var pulse: BreatheSymbolEffect { self }
    public var byLayer: BreatheSymbolEffect { self }
    public var wholeSymbol: BreatheSymbolEffect { self }
}

/// Fades the symbol in when the effect becomes active. The variants of the effect have no influence at present.
public struct AppearSymbolEffect: IndefiniteSymbolEffect {
    public var _motion: _SymbolMotion { _SymbolMotion(kind: .appear) }
    public var up: AppearSymbolEffect { self }
    public var down: AppearSymbolEffect { self }
}

/// Fades the symbol out while the effect is active. The variants of the effect have no influence at present.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect {
    public var _motion: _SymbolMotion { _SymbolMotion(kind: .disappear) }
    public var up: DisappearSymbolEffect { self }
    public var down: DisappearSymbolEffect { self }
}

/// Draws the symbol from its leading edge when the effect becomes active. The variants of the effect have no influence at present.
public struct DrawOnSymbolEffect: IndefiniteSymbolEffect {
    public var _motion: _SymbolMotion { _SymbolMotion(kind: .drawOn) }
    public var byLayer: DrawOnSymbolEffect { self }
    public var wholeSymbol: DrawOnSymbolEffect { self }
    public var individually: DrawOnSymbolEffect { self }
}

/// Removes the symbol towards its leading edge while the effect is active. The variants of the effect have no influence at present.
public struct DrawOffSymbolEffect: IndefiniteSymbolEffect {
    public var _motion: _SymbolMotion { _SymbolMotion(kind: .drawOff) }
    public var byLayer: DrawOffSymbolEffect { self }
    public var wholeSymbol: DrawOffSymbolEffect { self }
    public var individually: DrawOffSymbolEffect { self }
    public var reversed: DrawOffSymbolEffect { self }
    public var nonReversed: DrawOffSymbolEffect { self }
}

/// Replaces one symbol with another. At present the symbols cross-fade, regardless of the variant.
public struct ReplaceSymbolEffect: SymbolEffect {
    public var _motion: _SymbolMotion { _SymbolMotion(kind: .replace) }
    public var downUp: ReplaceSymbolEffect { self }
    public var upUp: ReplaceSymbolEffect { self }
    public var offUp: ReplaceSymbolEffect { self }
    public var byLayer: ReplaceSymbolEffect { self }
    public var wholeSymbol: ReplaceSymbolEffect { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// Enlarges the symbol for a moment.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// Fades the symbol out and in.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// Fades the layers of the symbol one after the other. At present the layers fade together.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// Enlarges the symbol while the effect is active.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// Rotates the symbol by a full turn.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// Rotates the symbol back and forth.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// Enlarges and shrinks the symbol repeatedly.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// Fades the symbol in when the effect becomes active.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// Fades the symbol out while the effect is active.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
    /// Draws the symbol when the effect becomes active.
    public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
    /// Removes the symbol while the effect is active.
    public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// Replaces one symbol with another. At present the symbols cross-fade.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

extension ContentTransition {
    /// Cross-fades symbols that change.
    public static var symbolEffect: ContentTransition { .opacity }

    /// Cross-fades symbols that change. The effect and the options are ignored at present.
    public static func symbolEffect<T: SymbolEffect>(_ effect: T, options: SymbolEffectOptions = .default) -> ContentTransition {
        .opacity
    }
}
