/// Other forms of symbols: filled, or with something around them.
public struct SymbolVariants: Hashable, Sendable {
    private enum Frame: Hashable {
        case circle, square, rectangle
    }

    private var frame: Frame?
    private var isFilled = false
    private var isSlashed = false

    /// Symbols as they are named.
    public static let none = SymbolVariants()
    /// Symbols in a circle.
    public static let circle = none.circle
    /// Symbols in a square.
    public static let square = none.square
    /// Symbols in a rectangle.
    public static let rectangle = none.rectangle
    /// Symbols whose inside is filled.
    public static let fill = none.fill
    /// Symbols with a line through them.
    public static let slash = none.slash

    /// The forms, in a circle.
    public var circle: SymbolVariants { changed { $0.frame = .circle } }
    /// The forms, in a square.
    public var square: SymbolVariants { changed { $0.frame = .square } }
    /// The forms, in a rectangle.
    public var rectangle: SymbolVariants { changed { $0.frame = .rectangle } }
    /// The forms, filled.
    public var fill: SymbolVariants { changed { $0.isFilled = true } }
    /// The forms, with a line through them.
    public var slash: SymbolVariants { changed { $0.isSlashed = true } }

    private func changed(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
        var result = self
        change(&result)
        return result
    }

    /// Whether these forms include all of others.
    public func contains(_ other: SymbolVariants) -> Bool {
        (other.frame == nil || other.frame == frame) && (!other.isFilled || isFilled) && (!other.isSlashed || isSlashed)
    }

    /// These forms and others; a frame of the others takes the place of this one's.
    func adding(_ other: SymbolVariants) -> SymbolVariants {
        changed {
            $0.frame = other.frame ?? $0.frame
            $0.isFilled = $0.isFilled || other.isFilled
            $0.isSlashed = $0.isSlashed || other.isSlashed
        }
    }

    /// The drawing of a symbol in the most of these forms that it has.
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

private enum SymbolVariantsKey: EnvironmentKey { static let defaultValue = SymbolVariants.none }

extension EnvironmentValues {
    /// The forms in which symbols are shown.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }
}

extension View {
    /// Shows symbols in the view in another form, where they have it.
    nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
        transformEnvironment(\.symbolVariants) { $0 = $0.adding(variant) }
    }
}
