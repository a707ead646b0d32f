import SwiftUICore

/// Controls to enter data or to change settings, in the platform's arrangement.
public struct Form<Content: View> {
    let content: Content

    /// A form of the views that the closure builds.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension Form: View {
    public var body: some View {
        FormBody(content: content)
    }
}

private struct FormBody<Content: View>: View {
    var content: Content
    @Environment(\.formLook) private var look
    @Environment(\.isMac) private var isMac

    var body: some View {
        if look == .columns || (look == .automatic && isMac) {
            FormColumns(content: content)
        } else {
            ListBody(selection: nil, content: content)
                .environment(\.listSettings.isForm, true)
        }
    }
}

/// The controls under each other, those with labels lined up at the labels' ends.
private struct FormColumns<Content: View>: View {
    var content: Content
    @Environment(\.isMac) private var isMac

    var body: some View {
        VStack(alignment: .formLabels, spacing: isMac ? 8 : 12) {
            content
        }
        .environment(\.isInForm, true)
    }
}

extension HorizontalAlignment {
    private enum FormLabels: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
    }

    /// In a form of columns: where labels end and what they are for begins.
    package static let formLabels = HorizontalAlignment(FormLabels.self)
}

/// A look and behaviour of forms.
@MainActor @preconcurrency public protocol FormStyle {
    /// Which of the built-in styles this is.
    nonisolated static var _look: _FormLook { get }
}

/// One of the built-in styles of forms.
public struct _FormLook: Sendable {
    let look: FormLook
}

enum FormLook: Equatable, Sendable {
    case automatic, columns, grouped
}

/// The form style that the platform thinks of first.
public struct AutomaticFormStyle: FormStyle {
    nonisolated public init() {}
    nonisolated public static var _look: _FormLook { _FormLook(look: .automatic) }
}

/// A column of labels and one of controls.
public struct ColumnsFormStyle: FormStyle {
    nonisolated public init() {}
    nonisolated public static var _look: _FormLook { _FormLook(look: .columns) }
}

/// Rows in groups.
public struct GroupedFormStyle: FormStyle {
    nonisolated public init() {}
    nonisolated public static var _look: _FormLook { _FormLook(look: .grouped) }
}

extension FormStyle where Self == AutomaticFormStyle {
    /// The form style that the platform thinks of first.
    nonisolated public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
    /// A column of labels and one of controls.
    nonisolated public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
    /// Rows in groups.
    nonisolated public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

private enum FormLookKey: EnvironmentKey {
    static let defaultValue = FormLook.automatic
}

extension EnvironmentValues {
    var formLook: FormLook {
        get { self[FormLookKey.self] }
        set { self[FormLookKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of forms in this view.
    nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
        environment(\.formLook, S._look.look)
    }
}
