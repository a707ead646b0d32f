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
    /// The prominence of the background behind the view; standard by default. Where it is increased, the system's colours of labels, such as
    /// `Color.primary` and `.secondary`, are white.
    ///
    /// On macOS it is increased in the selected rows of the list that has the keyboard, which have the accent colour. Rows with a grey
    /// background leave it alone. A program may set it for the content of a container with a strong background.
    @Entry public var backgroundProminence: BackgroundProminence = .standard
}
