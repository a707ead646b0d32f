import SwiftUICore

/// Whether the backgrounds of rows alternate; see `alternatingRowBackgrounds(_:)`.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
    private enum Kind { case automatic, enabled, disabled }
    private let kind: Kind

    /// Whether the backgrounds alternate; nil for the default.
    var isEnabled: Bool? { kind == .automatic ? nil : kind == .enabled }

    /// The default: the backgrounds of tables alternate on macOS; all others are the same.
    public static let automatic = AlternatingRowBackgroundBehavior(kind: .automatic)
    /// Every second row has a slightly different background.
    public static let enabled = AlternatingRowBackgroundBehavior(kind: .enabled)
    /// The backgrounds are the same.
    public static let disabled = AlternatingRowBackgroundBehavior(kind: .disabled)
}

extension EnvironmentValues {
    @Entry var tableColumnHeaders: Visibility = .automatic

    /// Whether every second row has a slightly different background; nil for the default of lists and tables.
    @Entry var alternatesRowBackgrounds: Bool?
}

extension View {
    /// Shows or hides the titles above the columns of the tables in this view.
    nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View {
        environment(\.tableColumnHeaders, visibility)
    }

    /// Sets whether every second row of the lists and tables in this view has a slightly different background.
    nonisolated public func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled) -> some View {
        environment(\.alternatesRowBackgrounds, behavior.isEnabled)
    }
}
