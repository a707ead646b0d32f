extension ShapeStyle where Self == Color {
    /// The platform's red, which differs between light and dark.
    public static var red: Color { Color(system: .red) }
    /// The platform's orange, which differs between light and dark.
    public static var orange: Color { Color(system: .orange) }
    /// The platform's yellow, which differs between light and dark.
    public static var yellow: Color { Color(system: .yellow) }
    /// The platform's green, which differs between light and dark.
    public static var green: Color { Color(system: .green) }
    /// The platform's mint, which differs between light and dark.
    public static var mint: Color { Color(system: .mint) }
    /// The platform's teal, which differs between light and dark.
    public static var teal: Color { Color(system: .teal) }
    /// The platform's cyan, which differs between light and dark.
    public static var cyan: Color { Color(system: .cyan) }
    /// The platform's blue, which differs between light and dark.
    public static var blue: Color { Color(system: .blue) }
    /// The platform's indigo, which differs between light and dark.
    public static var indigo: Color { Color(system: .indigo) }
    /// The platform's purple, which differs between light and dark.
    public static var purple: Color { Color(system: .purple) }
    /// The platform's pink, which differs between light and dark.
    public static var pink: Color { Color(system: .pink) }
    /// The platform's brown, which differs between light and dark.
    public static var brown: Color { Color(system: .brown) }
    /// The platform's gray.
    public static var gray: Color { Color(system: .gray) }
    /// White.
    public static var white: Color { Color(system: .white) }
    /// Black.
    public static var black: Color { Color(system: .black) }
    /// A fully transparent colour.
    public static var clear: Color { Color(system: .clear) }
    /// The accent colour of interactive elements: the colour set for the view or the program, otherwise the platform's.
    public static var accentColor: Color { Color(source: .accent) }
}
