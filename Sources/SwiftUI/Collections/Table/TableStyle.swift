import SwiftUICore

/// The appearance of a table.
enum TableAppearance: Equatable, Sendable {
    case automatic, inset, bordered
}

/// A type that sets the appearance of tables. Only the built-in styles exist.
@MainActor @preconcurrency public protocol TableStyle {
    /// The built-in style that this value stands for.
    nonisolated var _appearance: _TableAppearance { get }
}

/// One of the built-in table styles.
public struct _TableAppearance: Sendable {
    let appearance: TableAppearance
    var alternatesRowBackgrounds: Bool?
}

/// The default style of the platform: rows that span the whole width on iOS, the inset style on macOS.
public struct AutomaticTableStyle: TableStyle {
    nonisolated public init() {}
    nonisolated public var _appearance: _TableAppearance { _TableAppearance(appearance: .automatic) }
}

/// A style with rows that are inset from the edges.
public struct InsetTableStyle: TableStyle {
    private let alternates: Bool?

    nonisolated public init() { alternates = nil }

    /// Creates a style in which every second row may have a slightly different background.
    @available(*, deprecated, message: "Use `InsetTableStyle()` with the `.alternatingRowBackgrounds()` modifier.")
    nonisolated public init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }

    nonisolated public var _appearance: _TableAppearance { _TableAppearance(appearance: .inset, alternatesRowBackgrounds: alternates) }
}

/// A style with a border around the table.
public struct BorderedTableStyle: TableStyle {
    private let alternates: Bool?

    nonisolated public init() { alternates = nil }

    /// Creates a style in which every second row may have a slightly different background.
    @available(*, deprecated, message: "Use `BorderedTableStyle()` with the `.alternatingRowBackgrounds()` modifier.")
    nonisolated public init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }

    nonisolated public var _appearance: _TableAppearance { _TableAppearance(appearance: .bordered, alternatesRowBackgrounds: alternates) }
}

extension TableStyle where Self == AutomaticTableStyle {
    /// The default style of the platform.
    public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
    /// Rows that are inset from the edges.
    public static var inset: InsetTableStyle { InsetTableStyle() }

    /// Rows that are inset from the edges, of which every second one may have a slightly different background.
    @available(*, deprecated, message: "Use the style without alternating backgrounds with the `.alternatingRowBackgrounds()` modifier.")
    public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
        InsetTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

extension TableStyle where Self == BorderedTableStyle {
    /// A border around the table.
    public static var bordered: BorderedTableStyle { BorderedTableStyle() }

    /// A border around the table, of which every second row may have a slightly different background.
    @available(*, deprecated, message: "Use the style without alternating backgrounds with the `.alternatingRowBackgrounds()` modifier.")
    public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle {
        BorderedTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

extension EnvironmentValues {
    @Entry var tableAppearance: TableAppearance = .automatic
}

extension View {
    /// Sets the style of the tables in the view.
    nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View {
        let appearance = style._appearance
        return environment(\.tableAppearance, appearance.appearance)
            .changingEnvironment(\.alternatesRowBackgrounds) { if let alternates = appearance.alternatesRowBackgrounds { $0 = alternates } }
    }
}
