/// The way in which the layers of a symbol are coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case monochrome, multicolor, hierarchical, palette
    }

    let kind: Kind

    /// All layers have the foreground style.
    public static let monochrome = SymbolRenderingMode(kind: .monochrome)
    /// Layers have the symbol's intrinsic colours, or the foreground style where there are none.
    public static let multicolor = SymbolRenderingMode(kind: .multicolor)
    /// Layers have successive levels of the foreground style: the secondary layer has the secondary style, and so on.
    public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
    /// Layers have the styles given to `foregroundStyle`, one per layer.
    public static let palette = SymbolRenderingMode(kind: .palette)
}

extension EnvironmentValues {
    /// The rendering mode of symbols; nil for palette if several foreground styles are set, otherwise monochrome.
    @Entry public var symbolRenderingMode: SymbolRenderingMode?
}

extension View {
    /// Sets the rendering mode of symbols in the view; nil for the default of each symbol.
    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }
}

/// The intrinsic colours of symbols.
enum SymbolColors {
    /// Returns the colour of a layer; nil for the foreground style.
    static func color(of name: String, level: Int) -> Color? {
        let parts = name.split(separator: ".")
        guard let first = parts.first.map(String.init) else { return nil }
        if let badge = parts.firstIndex(of: "badge") {
            guard level == 0 else { return nil }
            guard let kind = parts.dropFirst(badge + 1).first, kind != "fill" else { return .red }
            return enclosures[String(kind)]
        }
        if isEnclosed(name) {
            if level == 0 { return first == "exclamationmark" && name.contains("triangle") ? .black : .white }
            return enclosures[first]
        }
        if first == "cloud", level > 0 {
            return parts.contains("sun") || parts.contains("bolt") || parts.contains("moon") ? .yellow : .blue
        }
        // Clouds are white areas; their outlines have the foreground style.
        if first == "cloud" { return parts.contains("fill") ? .white : nil }
        return subjects[first]
    }

    /// Returns whether a symbol is enclosed in a filled frame.
    static func isEnclosed(_ name: String) -> Bool {
        ["circle", "square", "app", "triangle", "octagon", "diamond", "shield", "seal"].contains { name.hasSuffix(".\($0).fill") }
    }

    private static let enclosures: [String: Color] = [
        "checkmark": .green, "plus": .green, "xmark": .red, "minus": .red, "exclamationmark": .yellow, "info": .blue,
        "questionmark": .blue, "heart": .red, "star": .yellow, "bolt": .yellow, "phone": .green, "play": .blue,
    ]
    private static let subjects: [String: Color] = [
        "sun": .yellow, "moon": .yellow, "sparkles": .yellow, "star": .yellow, "bolt": .yellow, "flame": .orange, "heart": .red,
        "drop": .blue, "snowflake": .cyan, "leaf": .green, "trash": .red, "flag": .orange,
        "rainbow": .purple, "thermometer": .red, "battery": .green, "bell": .yellow,
    ]
}
