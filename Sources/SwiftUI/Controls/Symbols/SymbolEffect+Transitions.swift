import SwiftUICore

/// Lets the symbol appear when the effect becomes active, or in a transition.
public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, MovingSymbolEffect {
    public var _motion = _SymbolMotion(kind: .appear)

    init() {}

    /// The effect in which the symbol grows.
    public var up: AppearSymbolEffect { changed { $0.direction = .up } }
    /// The effect in which the symbol shrinks.
    public var down: AppearSymbolEffect { changed { $0.direction = .down } }
    /// The effect. Layers do not move separately: the symbol moves as a whole.
    public var byLayer: AppearSymbolEffect { self }
    /// The effect on the symbol as a whole.
    public var wholeSymbol: AppearSymbolEffect { self }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// Lets the symbol appear.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// Lets the symbol disappear while the effect is active, or in a transition.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, MovingSymbolEffect {
    public var _motion = _SymbolMotion(kind: .disappear)

    init() {}

    /// The effect in which the symbol grows.
    public var up: DisappearSymbolEffect { changed { $0.direction = .up } }
    /// The effect in which the symbol shrinks.
    public var down: DisappearSymbolEffect { changed { $0.direction = .down } }
    /// The effect. Layers do not move separately: the symbol moves as a whole.
    public var byLayer: DisappearSymbolEffect { self }
    /// The effect on the symbol as a whole.
    public var wholeSymbol: DisappearSymbolEffect { self }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// Lets the symbol disappear.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// Draws the symbol from its leading edge.
public struct DrawOnSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, MovingSymbolEffect {
    public var _motion = _SymbolMotion(kind: .drawOn)

    init() {}

    /// The effect. Layers do not move separately: the symbol moves as a whole.
    public var byLayer: DrawOnSymbolEffect { self }
    /// The effect on the symbol as a whole.
    public var wholeSymbol: DrawOnSymbolEffect { self }
    /// The effect. Layers are not drawn separately.
    public var individually: DrawOnSymbolEffect { self }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
    /// Draws the symbol.
    public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}

/// Removes the symbol towards its leading edge.
public struct DrawOffSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, MovingSymbolEffect {
    public var _motion = _SymbolMotion(kind: .drawOff)

    init() {}

    /// The effect. Layers do not move separately: the symbol moves as a whole.
    public var byLayer: DrawOffSymbolEffect { self }
    /// The effect on the symbol as a whole.
    public var wholeSymbol: DrawOffSymbolEffect { self }
    /// The effect. Layers are not removed separately.
    public var individually: DrawOffSymbolEffect { self }
    /// The effect. The symbol is always removed towards its leading edge.
    public var reversed: DrawOffSymbolEffect { self }
    /// The effect. The symbol is always removed towards its leading edge.
    public var nonReversed: DrawOffSymbolEffect { self }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
    /// Removes the symbol.
    public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}
