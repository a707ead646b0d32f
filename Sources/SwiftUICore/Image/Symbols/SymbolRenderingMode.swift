/// How the layers of symbols are coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case monochrome, multicolor, hierarchical, palette
    }

    let kind: Kind

    /// All layers in the foreground style.
    public static let monochrome = SymbolRenderingMode(kind: .monochrome)
    /// The colours that belong to what the symbol shows; the foreground style where it has none.
    public static let multicolor = SymbolRenderingMode(kind: .multicolor)
    /// Layers in the levels of the foreground style: the secondary layer in its secondary level.
    public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
    /// Layers in the styles that `foregroundStyle` gives for each.
    public static let palette = SymbolRenderingMode(kind: .palette)
}

private enum SymbolRenderingModeKey: EnvironmentKey { static let defaultValue: SymbolRenderingMode? = nil }

extension EnvironmentValues {
    /// How the layers of symbols are coloured; nil for the symbols' own choice.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }
}

extension View {
    /// Sets how the layers of symbols in the view are coloured; nil for the symbols' own choice.
    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }
}

/// The colours of what symbols show.
enum SymbolColors {
    /// The colour of a layer; nil for the foreground style.
    static func color(of name: String, level: Int) -> Color? {
        let parts = name.split(separator: ".")
        guard let first = parts.first.map(String.init) else { return nil }
        if isEnclosed(name) {
            if level == 0 { return first == "exclamationmark" && name.contains("triangle") ? .black : .white }
            return enclosures[first]
        }
        if first == "cloud", level > 0 {
            return parts.contains("sun") || parts.contains("bolt") || parts.contains("moon") ? .yellow : .blue
        }
        return subjects[first]
    }

    /// Whether a symbol is something in a filled frame.
    static func isEnclosed(_ name: String) -> Bool {
        ["circle", "square", "triangle", "octagon", "diamond", "shield", "seal"].contains { name.hasSuffix(".\($0).fill") }
    }

    private static let clouds = Color(white: 0.7)
    private static let enclosures: [String: Color] = [
        "checkmark": .green, "plus": .green, "xmark": .red, "minus": .red, "exclamationmark": .yellow, "info": .blue,
        "questionmark": .blue, "heart": .red, "star": .yellow, "bolt": .yellow, "phone": .green, "play": .blue,
    ]
    private static let subjects: [String: Color] = [
        "sun": .yellow, "moon": .yellow, "sparkles": .yellow, "star": .yellow, "bolt": .yellow, "flame": .orange, "heart": .red,
        "drop": .blue, "cloud": clouds, "snowflake": .cyan, "wind": clouds, "leaf": .green, "trash": .red, "flag": .orange,
        "rainbow": .purple, "thermometer": .red, "battery": .green, "bell": .yellow,
    ]
}
