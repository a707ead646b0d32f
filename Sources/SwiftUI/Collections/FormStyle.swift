import SwiftUICore

/// A type that defines the appearance of forms.
///
/// ```swift
/// struct CenteredFormStyle: FormStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         VStack(spacing: 20) { configuration.content }.frame(maxWidth: 300)
///     }
/// }
/// ```
@MainActor @preconcurrency public protocol FormStyle {
    /// The type of the view that represents a form.
    associatedtype Body: View

    /// The properties of a form.
    typealias Configuration = FormStyleConfiguration

    /// Returns the view that represents a form with the given properties.
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The properties of a form that are passed to its style.
public struct FormStyleConfiguration {
    /// The type-erased controls of a form.
    public struct Content: View {
        let content: AnyView

        public var body: some View { content }
    }

    /// The controls of the form.
    public let content: Content
}

enum FormAppearance: Equatable, Sendable {
    case automatic, columns, grouped
}

/// A style that the controls of forms are shown in directly, without type erasure.
private protocol BuiltInFormStyle: FormStyle {
    nonisolated static var appearance: FormAppearance { get }
}

/// The default style of the platform: grouped rows on iOS, columns on macOS.
public struct AutomaticFormStyle: BuiltInFormStyle {
    nonisolated fileprivate static var appearance: FormAppearance { .automatic }

    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { Form(configuration).formStyle(self) }
}

/// A style with a column of labels and a column of controls.
public struct ColumnsFormStyle: BuiltInFormStyle {
    nonisolated fileprivate static var appearance: FormAppearance { .columns }

    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { Form(configuration).formStyle(self) }
}

/// A style with rows in groups.
public struct GroupedFormStyle: BuiltInFormStyle {
    nonisolated fileprivate static var appearance: FormAppearance { .grouped }

    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { Form(configuration).formStyle(self) }
}

extension FormStyle where Self == AutomaticFormStyle {
    /// The default style of the platform: grouped rows on iOS, columns on macOS.
    nonisolated public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
    /// A column of labels and a column of controls.
    nonisolated public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
    /// Rows in groups.
    nonisolated public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// A form style of the program, and the one around it.
final class CustomFormStyle {
    private let body: @MainActor (AnyView) -> AnyView
    /// The style of the program in which the body of this style shows forms; nil for a built-in one.
    let outer: CustomFormStyle?

    nonisolated init<S: FormStyle>(_ style: S, outer: CustomFormStyle?) {
        // Styles are values of the main actor, on which the body is made.
        nonisolated(unsafe) let style = style
        body = { content in AnyView(style.makeBody(configuration: FormStyleConfiguration(content: .init(content: content)))) }
        self.outer = outer
    }

    @MainActor func makeBody(content: AnyView) -> AnyView { body(content) }
}

extension EnvironmentValues {
    @Entry var formAppearance: FormAppearance = .automatic

    /// The style of the program that forms are shown in; nil for a built-in one.
    @Entry var customFormStyle: CustomFormStyle?
}

extension View {
    /// Sets the style of the forms inside this view.
    nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
        let builtIn = (S.self as? any BuiltInFormStyle.Type)?.appearance
        // The style is only passed on to the forms, on the main actor.
        nonisolated(unsafe) let style = style
        return changingEnvironment(\.formAppearance) { if let builtIn { $0 = builtIn } }
            .changingEnvironment(\.customFormStyle) { $0 = builtIn == nil ? CustomFormStyle(style, outer: $0) : nil }
    }
}
