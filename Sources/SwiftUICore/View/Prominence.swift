/// The visual weight of an element, such as a section header.
public enum Prominence: Hashable, Sendable {
    /// The usual appearance.
    case standard
    /// A more prominent appearance than usual.
    case increased
}

extension EnvironmentValues {
    /// The prominence of section headers; standard by default.
    @Entry public var headerProminence = Prominence.standard
}

extension View {
    /// Sets the prominence of the headers of all sections in the view.
    ///
    /// Currently lists use it: increased prominence makes their headers larger.
    nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
        environment(\.headerProminence, prominence)
    }
}
