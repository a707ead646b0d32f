import SwiftUICore

/// How text fields look. A style of one's own puts things around the field it is given.
@MainActor @preconcurrency public protocol TextFieldStyle {
    /// The look.
    associatedtype _Body: View

    /// What is around a field.
    @ViewBuilder func _body(configuration: TextField<Self._Label>) -> Self._Body

    /// The label of the field that a style is given.
    typealias _Label = _TextFieldStyleLabel
}

/// The label of the field that a style is given.
public struct _TextFieldStyleLabel: View {
    private let content: AnyView

    nonisolated init(_ content: AnyView) {
        self.content = content
    }

    public var body: some View { content }
}

/// The platform's style: without decoration on iOS, in a border on macOS.
public struct DefaultTextFieldStyle: TextFieldStyle {
    nonisolated public init() {}

    public func _body(configuration: TextField<Self._Label>) -> some View {
        AutomaticField(field: configuration)
    }
}

private struct AutomaticField: View {
    @Environment(\.platformProfile) private var profile
    @Environment(\.isInGroupedForm) private var isInGroupedForm
    var field: TextField<_TextFieldStyleLabel>

    var body: some View {
        if profile.controls.field.isBordered, !isInGroupedForm { BorderedField(field: field, isSquare: false) } else { PlainField(field: field) }
    }
}

/// No decoration.
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

/// A border with round corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    nonisolated public init() {}

    public func _body(configuration: TextField<Self._Label>) -> some View {
        BorderedField(field: configuration, isSquare: false)
    }
}

/// A border with square corners.
public struct SquareBorderTextFieldStyle: TextFieldStyle {
    nonisolated public init() {}

    public func _body(configuration: TextField<Self._Label>) -> some View {
        BorderedField(field: configuration, isSquare: true)
    }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The platform's style: without decoration on iOS, in a border on macOS.
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// No decoration.
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// A border with round corners.
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
    /// A border with square corners.
    public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

private enum TextFieldStyleKey: EnvironmentKey {
    static var defaultValue: any TextFieldStyle { DefaultTextFieldStyle() }
}

extension EnvironmentValues {
    var textFieldStyle: any TextFieldStyle {
        get { self[TextFieldStyleKey.self] }
        set { self[TextFieldStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets how the text fields in the view look.
    nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        environment(\.textFieldStyle, style)
    }
}
