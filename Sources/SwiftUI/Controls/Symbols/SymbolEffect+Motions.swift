import SwiftUICore

/// Enlarges the symbol for a moment, or moves it up or down.
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, MovingSymbolEffect {
    public var _motion = _SymbolMotion(kind: .bounce)

    init() {}

    /// The effect that moves the symbol upwards.
    public var up: BounceSymbolEffect { changed { $0.direction = .up } }
    /// The effect that moves the symbol downwards.
    public var down: BounceSymbolEffect { changed { $0.direction = .down } }
    /// The effect. Layers do not move separately: the symbol moves as a whole.
    public var byLayer: BounceSymbolEffect { self }
    /// The effect on the symbol as a whole.
    public var wholeSymbol: BounceSymbolEffect { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// Enlarges the symbol for a moment.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// Fades the symbol out and in.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, MovingSymbolEffect {
    public var _motion = _SymbolMotion(kind: .pulse)

    init() {}

    /// The effect. Layers do not move separately: the symbol moves as a whole.
    public var byLayer: PulseSymbolEffect { self }
    /// The effect on the symbol as a whole.
    public var wholeSymbol: PulseSymbolEffect { self }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// Fades the symbol out and in.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// Fades the symbol out and in. Layers do not fade separately, so that the variants of the effect look alike.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, MovingSymbolEffect {
    public var _motion = _SymbolMotion(kind: .variableColor)

    init() {}

    /// The effect. Layers do not fade separately.
    public var iterative: VariableColorSymbolEffect { self }
    /// The effect. Layers do not fade separately.
    public var cumulative: VariableColorSymbolEffect { self }
    /// The effect. Layers do not fade separately.
    public var reversing: VariableColorSymbolEffect { self }
    /// The effect. Layers do not fade separately.
    public var nonReversing: VariableColorSymbolEffect { self }
    /// The effect. Layers do not fade separately.
    public var hideInactiveLayers: VariableColorSymbolEffect { self }
    /// The effect. Layers do not fade separately.
    public var dimInactiveLayers: VariableColorSymbolEffect { self }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// Fades the symbol out and in.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// Enlarges or shrinks the symbol while the effect is active.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect, MovingSymbolEffect {
    public var _motion = _SymbolMotion(kind: .scale)

    init() {}

    /// The effect that enlarges the symbol.
    public var up: ScaleSymbolEffect { changed { $0.direction = .up } }
    /// The effect that shrinks the symbol.
    public var down: ScaleSymbolEffect { changed { $0.direction = .down } }
    /// The effect. Layers do not move separately: the symbol moves as a whole.
    public var byLayer: ScaleSymbolEffect { self }
    /// The effect on the symbol as a whole.
    public var wholeSymbol: ScaleSymbolEffect { self }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// Enlarges the symbol while the effect is active.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// Rotates the symbol by a full turn.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, MovingSymbolEffect {
    public var _motion = _SymbolMotion(kind: .rotate)

    init() {}

    /// The effect that rotates clockwise.
    public var clockwise: RotateSymbolEffect { changed { $0.isCounterClockwise = false } }
    /// The effect that rotates counterclockwise.
    public var counterClockwise: RotateSymbolEffect { changed { $0.isCounterClockwise = true } }
    /// The effect. Layers do not move separately: the symbol moves as a whole.
    public var byLayer: RotateSymbolEffect { self }
    /// The effect on the symbol as a whole.
    public var wholeSymbol: RotateSymbolEffect { self }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// Rotates the symbol by a full turn.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// Moves the symbol back and forth, by default with rotations.
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, MovingSymbolEffect {
    public var _motion = _SymbolMotion(kind: .wiggle)

    init() {}

    /// The effect that first rotates clockwise.
    public var clockwise: WiggleSymbolEffect { changed { $0.isCounterClockwise = false } }
    /// The effect that first rotates counterclockwise.
    public var counterClockwise: WiggleSymbolEffect { changed { $0.isCounterClockwise = true } }
    /// The effect that first moves the symbol upwards.
    public var up: WiggleSymbolEffect { changed { $0.direction = .angle(.degrees(270)) } }
    /// The effect that first moves the symbol downwards.
    public var down: WiggleSymbolEffect { changed { $0.direction = .angle(.degrees(90)) } }
    /// The effect that first moves the symbol to the left.
    public var left: WiggleSymbolEffect { changed { $0.direction = .angle(.degrees(180)) } }
    /// The effect that first moves the symbol to the right.
    public var right: WiggleSymbolEffect { changed { $0.direction = .angle(.degrees(0)) } }
    /// The effect that first moves the symbol to the right.
    public var forward: WiggleSymbolEffect { changed { $0.direction = .angle(.degrees(0)) } }
    /// The effect that first moves the symbol to the left.
    public var backward: WiggleSymbolEffect { changed { $0.direction = .angle(.degrees(180)) } }
    /// The effect. Layers do not move separately: the symbol moves as a whole.
    public var byLayer: WiggleSymbolEffect { self }
    /// The effect on the symbol as a whole.
    public var wholeSymbol: WiggleSymbolEffect { self }

    /// Returns the effect that first moves the symbol in a direction, clockwise from the right.
    public func custom(angle: Angle) -> WiggleSymbolEffect { changed { $0.direction = .angle(angle) } }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// Rotates the symbol back and forth.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// Enlarges and shrinks the symbol, by default fading it a little.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, MovingSymbolEffect {
    public var _motion = _SymbolMotion(kind: .breathe)

    init() {}

    /// The effect without fading.
    public var plain: BreatheSymbolEffect { changed { $0.fades = false } }
    /// The effect with fading.
    public var pulse: BreatheSymbolEffect { changed { $0.fades = true } }
    /// The effect. Layers do not move separately: the symbol moves as a whole.
    public var byLayer: BreatheSymbolEffect { self }
    /// The effect on the symbol as a whole.
    public var wholeSymbol: BreatheSymbolEffect { self }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// Enlarges and shrinks the symbol repeatedly.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
