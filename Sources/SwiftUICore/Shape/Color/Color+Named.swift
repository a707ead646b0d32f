extension Color {
    /// The platform's red, which differs between light and dark.
    public static let red = Color(system: .red)
    /// The platform's orange, which differs between light and dark.
    public static let orange = Color(system: .orange)
    /// The platform's yellow, which differs between light and dark.
    public static let yellow = Color(system: .yellow)
    /// The platform's green, which differs between light and dark.
    public static let green = Color(system: .green)
    /// The platform's mint, which differs between light and dark.
    public static let mint = Color(system: .mint)
    /// The platform's teal, which differs between light and dark.
    public static let teal = Color(system: .teal)
    /// The platform's cyan, which differs between light and dark.
    public static let cyan = Color(system: .cyan)
    /// The platform's blue, which differs between light and dark.
    public static let blue = Color(system: .blue)
    /// The platform's indigo, which differs between light and dark.
    public static let indigo = Color(system: .indigo)
    /// The platform's purple, which differs between light and dark.
    public static let purple = Color(system: .purple)
    /// The platform's pink, which differs between light and dark.
    public static let pink = Color(system: .pink)
    /// The platform's brown, which differs between light and dark.
    public static let brown = Color(system: .brown)
    /// The platform's gray.
    public static let gray = Color(system: .gray)
    /// White.
    public static let white = Color(system: .white)
    /// Black.
    public static let black = Color(system: .black)
    /// A fully transparent colour.
    public static let clear = Color(system: .clear)
    /// The platform's colour for primary content, such as labels.
    public static let primary = Color(system: .primary)
    /// The platform's colour for secondary content.
    public static let secondary = Color(system: .secondary)
    /// The accent colour of interactive elements: the colour set for the view or the program, otherwise the platform's.
    public static let accentColor = Color(source: .accent)
}
