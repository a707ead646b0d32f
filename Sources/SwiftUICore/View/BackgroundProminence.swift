/// The prominence of the background behind a view, such as that of a selected row.
public struct BackgroundProminence: Hashable, Sendable {
    private enum Kind { case standard, increased }
    private let kind: Kind

    /// A background on which content has its usual colours.
    public static let standard = BackgroundProminence(kind: .standard)
    /// A strong background, such as the accent colour, on which content should adapt its colours.
    public static let increased = BackgroundProminence(kind: .increased)
}

extension EnvironmentValues {
    /// The prominence of the background behind the view; standard by default.
    ///
    /// Selected rows have a grey background, on which content keeps its colours. Containers of the program may set the prominence for what is
    /// inside.
    @Entry public var backgroundProminence: BackgroundProminence = .standard
}
