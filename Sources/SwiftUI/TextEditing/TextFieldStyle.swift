import SwiftUICore

/// A type that defines the appearance of text fields. Custom styles decorate the field they are given.
@MainActor @preconcurrency public protocol TextFieldStyle {
    /// The type of the decorated field.
    associatedtype _Body: View

    /// Returns the decorated field.
    @ViewBuilder func _body(configuration: TextField<Self._Label>) -> Self._Body

    /// The label of the field that is passed to a style.
    typealias _Label = _TextFieldStyleLabel
}

/// The label of the field that is passed to a style.
public struct _TextFieldStyleLabel: View {
    private let content: AnyView

    nonisolated init(_ content: AnyView) {
        self.content = content
    }

    public var body: some View { content }
}

/// The default style of the platform: without decoration on iOS, with a border on macOS. In rows of lists and tables on macOS, the border appears
/// while the field is edited.
public struct DefaultTextFieldStyle: TextFieldStyle {
    nonisolated public init() {}

    public func _body(configuration: TextField<Self._Label>) -> some View {
        AutomaticField(field: configuration)
    }
}

private struct AutomaticField: View {
    @Environment(\.platformProfile) private var profile
    @Environment(\.isInGroupedForm) private var isInGroupedForm
    @Environment(\.isInListRow) private var isInListRow
    var field: TextField<_TextFieldStyleLabel>

    var body: some View {
        if !profile.controls.field.isBordered || isInGroupedForm {
            PlainField(field: field)
        } else if isInListRow {
            RowField(field: field)
        } else {
            BorderedField(field: field, isSquare: false)
        }
    }
}

/// A style without decoration.
public struct PlainTextFieldStyle: TextFieldStyle {
    nonisolated public init() {}

    public func _body(configuration: TextField<Self._Label>) -> some View {
        PlainField(field: configuration)
    }
}

private struct PlainField: View {
    @Environment(\.platformProfile) private var profile
    var field: TextField<_TextFieldStyleLabel>

    var body: some View {
        field.padding(.vertical, profile.controls.field.plainPadding)
    }
}

/// A style with a border and rounded corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    nonisolated public init() {}

    public func _body(configuration: TextField<Self._Label>) -> some View {
        BorderedField(field: configuration, isSquare: false)
    }
}

/// A style with a border and square corners.
public struct SquareBorderTextFieldStyle: TextFieldStyle {
    nonisolated public init() {}

    public func _body(configuration: TextField<Self._Label>) -> some View {
        BorderedField(field: configuration, isSquare: true)
    }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The default style of the platform: without decoration on iOS, with a border on macOS.
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// No decoration.
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// A border with rounded corners.
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
    /// A border with square corners.
    public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

extension EnvironmentValues {
    @Entry var textFieldStyle: any TextFieldStyle = DefaultTextFieldStyle()
}

extension View {
    /// Sets the style of the text fields inside this view.
    nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        environment(\.textFieldStyle, style)
    }
}
