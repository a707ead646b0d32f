/// How the layers of a symbol are filled.
public struct SymbolColorRenderingMode: Hashable, Sendable {
    private enum Kind { case flat, gradient }
    private let kind: Kind

    /// With a colour.
    public static let flat = SymbolColorRenderingMode(kind: .flat)
    /// With a gradient from a lighter shade to the colour.
    public static let gradient = SymbolColorRenderingMode(kind: .gradient)
}

/// How a symbol shows its value.
public struct SymbolVariableValueMode: Hashable, Sendable {
    private enum Kind { case color, draw }
    private let kind: Kind

    /// The layers beyond the value are faint.
    public static let color = SymbolVariableValueMode(kind: .color)
    /// The layers beyond the value are not drawn. The symbols here have no lines that could end within a layer.
    public static let draw = SymbolVariableValueMode(kind: .draw)
}

extension EnvironmentValues {
    /// How the layers of symbols are filled; nil for flat colours.
    @Entry public var symbolColorRenderingMode: SymbolColorRenderingMode?

    /// How symbols show their values; nil for faint layers.
    @Entry public var symbolVariableValueMode: SymbolVariableValueMode?
}

extension View {
    /// Sets how the layers of symbols in the view are filled; nil for the default.
    nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
        environment(\.symbolColorRenderingMode, mode)
    }

    /// Sets how symbols in the view show their values; nil for the default.
    nonisolated public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
        environment(\.symbolVariableValueMode, mode)
    }
}
