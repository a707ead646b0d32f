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
    @Environment(\.formAppearance) private var appearance
    @Environment(\.isMac) private var isMac

    var body: some View {
        if appearance == .columns || (appearance == .automatic && isMac) {
            FormColumns(content: content)
        } else {
            ListBody(selection: nil, content: content)
                .environment(\.listSettings.isForm, true)
                .environment(\.isInGroupedForm, isMac)
        }
    }
}

/// The controls under each other, their labels before a common line and what they are for after it.
private struct FormColumns<Content: View>: View {
    var content: Content
    @Environment(\.isMac) private var isMac
    @Environment(\.platformProfile) private var profile

    var body: some View {
        FormColumnsLayout(spacing: profile.lists.formColumnSpacing) { content }
            .environment(\.isInForm, true)
            .environment(\.isInFormColumns, isMac)
    }
}

/// Views under each other, lined up where their labels end.
private struct FormColumnsLayout: Layout {
    var spacing: CGFloat

    nonisolated init(spacing: CGFloat) {
        self.spacing = spacing
    }

    /// How much of each view comes before the line; nothing of one without a label.
    nonisolated private func labels(_ subviews: Subviews) -> [CGFloat] {
        subviews.map { max(0, $0.dimensions(in: .unspecified)[explicit: .formLabels] ?? 0) }
    }

    nonisolated private func sizes(_ subviews: Subviews, _ labels: [CGFloat], in width: CGFloat?) -> [CGSize] {
        let column = labels.max() ?? 0
        return zip(subviews, labels).map { subview, label in
            subview.sizeThatFits(ProposedViewSize(width: width.map { max(0, $0 - (column - label)) }, height: nil))
        }
    }

    nonisolated func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let labels = labels(subviews)
        let column = labels.max() ?? 0
        let sizes = sizes(subviews, labels, in: proposal.width)
        let width = zip(sizes, labels).map { $0.width + column - $1 }.max() ?? 0
        return CGSize(width: width, height: sizes.reduce(0) { $0 + $1.height } + spacing * CGFloat(max(0, sizes.count - 1)))
    }

    nonisolated func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let labels = labels(subviews)
        let column = labels.max() ?? 0
        var y = bounds.minY
        for (index, size) in sizes(subviews, labels, in: proposal.width).enumerated() {
            let x = bounds.minX + column - labels[index]
            subviews[index].place(at: CGPoint(x: x, y: y), proposal: ProposedViewSize(size))
            y += size.height + spacing
        }
    }
}

private enum IsInGroupedFormKey: EnvironmentKey {
    static let defaultValue = false
}

private enum IsInFormColumnsKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// Whether the view is a row of a grouped form on macOS.
    var isInGroupedForm: Bool {
        get { self[IsInGroupedFormKey.self] }
        set { self[IsInGroupedFormKey.self] = newValue }
    }

    /// Whether a control's label lies at one edge and the control at the other: on iOS, and in grouped forms.
    var spreadsLabels: Bool { !isMac || isInGroupedForm }

    /// Whether controls show their labels in a column of their own.
    var isInFormColumns: Bool {
        get { self[IsInFormColumnsKey.self] }
        set { self[IsInFormColumnsKey.self] = newValue }
    }
}

extension HorizontalAlignment {
    private enum FormLabels: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
    }

    /// In a form of columns: where labels end and what they are for begins.
    static let formLabels = HorizontalAlignment(FormLabels.self)
}

extension View {
    /// Lines the view up with the controls of a form of columns: its label comes before it.
    func afterFormLabel() -> some View {
        alignmentGuide(.formLabels) { $0[.leading] }
    }
}

/// A look and behaviour of forms.
@MainActor @preconcurrency public protocol FormStyle {
    /// Which of the built-in styles this is.
    nonisolated static var _look: _FormLook { get }
}

/// One of the built-in styles of forms.
public struct _FormLook: Sendable {
    let appearance: FormAppearance
}

enum FormAppearance: Equatable, Sendable {
    case automatic, columns, grouped
}

/// The form style that the platform thinks of first.
public struct AutomaticFormStyle: FormStyle {
    nonisolated public init() {}
    nonisolated public static var _look: _FormLook { _FormLook(appearance: .automatic) }
}

/// A column of labels and one of controls.
public struct ColumnsFormStyle: FormStyle {
    nonisolated public init() {}
    nonisolated public static var _look: _FormLook { _FormLook(appearance: .columns) }
}

/// Rows in groups.
public struct GroupedFormStyle: FormStyle {
    nonisolated public init() {}
    nonisolated public static var _look: _FormLook { _FormLook(appearance: .grouped) }
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

private enum FormAppearanceKey: EnvironmentKey {
    static let defaultValue = FormAppearance.automatic
}

extension EnvironmentValues {
    var formAppearance: FormAppearance {
        get { self[FormAppearanceKey.self] }
        set { self[FormAppearanceKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of forms in this view.
    nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
        environment(\.formAppearance, S._look.appearance)
    }
}
