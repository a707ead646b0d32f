/// Variants of symbols: filled, slashed or enclosed in a frame.
public struct SymbolVariants: Hashable, Sendable {
    private enum Frame: Hashable {
        case circle, square, rectangle
    }

    private var frame: Frame?
    private var isFilled = false
    private var isSlashed = false

    /// No variant: symbols as they are named.
    public static let none = SymbolVariants()
    /// Symbols enclosed in a circle.
    public static let circle = none.circle
    /// Symbols enclosed in a square.
    public static let square = none.square
    /// Symbols enclosed in a rectangle.
    public static let rectangle = none.rectangle
    /// Filled symbols.
    public static let fill = none.fill
    /// Symbols with a slash through them.
    public static let slash = none.slash

    /// These variants, enclosed in a circle.
    public var circle: SymbolVariants { changed { $0.frame = .circle } }
    /// These variants, enclosed in a square.
    public var square: SymbolVariants { changed { $0.frame = .square } }
    /// These variants, enclosed in a rectangle.
    public var rectangle: SymbolVariants { changed { $0.frame = .rectangle } }
    /// These variants, filled.
    public var fill: SymbolVariants { changed { $0.isFilled = true } }
    /// These variants, with a slash.
    public var slash: SymbolVariants { changed { $0.isSlashed = true } }

    private func changed(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
        var result = self
        change(&result)
        return result
    }

    /// Returns whether these variants include all of another set.
    public func contains(_ other: SymbolVariants) -> Bool {
        (other.frame == nil || other.frame == frame) && (!other.isFilled || isFilled) && (!other.isSlashed || isSlashed)
    }

    /// Returns the union with other variants. The others' frame takes precedence.
    func adding(_ other: SymbolVariants) -> SymbolVariants {
        changed {
            $0.frame = other.frame ?? $0.frame
            $0.isFilled = $0.isFilled || other.isFilled
            $0.isSlashed = $0.isSlashed || other.isSlashed
        }
    }

    /// Returns the drawing of a symbol with as many of the variants as are available; nil for an unknown symbol.
    func drawing(of name: String) -> SymbolDrawing? {
        var candidates = [name]
        func add(_ part: String, if isWanted: Bool) {
            guard isWanted, !name.split(separator: ".").contains(Substring(part)) else { return }
            candidates = candidates.map { "\($0).\(part)" } + candidates
        }
        add("slash", if: isSlashed)
        switch frame {
        case .circle: add("circle", if: true)
        case .square: add("square", if: true)
        case .rectangle: add("rectangle", if: true)
        case nil: break
        }
        add("fill", if: isFilled)
        return candidates.lazy.compactMap(SymbolLibrary.drawing).first
    }
}

extension EnvironmentValues {
    /// The variants in which symbols are shown.
    @Entry public var symbolVariants = SymbolVariants.none
}

extension View {
    /// Shows symbols in the view in a variant, if available. Variants of nested modifiers are combined.
    nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
        changingEnvironment(\.symbolVariants) { $0 = $0.adding(variant) }
    }
}
