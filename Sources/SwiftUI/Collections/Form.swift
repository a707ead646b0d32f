import SwiftUICore

/// A container for controls that enter data or change settings, in the arrangement of the platform.
///
/// By default a form is a grouped list on iOS, and two columns with labels and controls on macOS.
///
/// ```swift
/// Form {
///     TextField("Name", text: $name)
///     Toggle("Notifications", isOn: $notifies)
/// }
/// ```
public struct Form<Content: View> {
    let content: Content

    /// Creates a form with the given controls.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension Form: View {
    public var body: some View {
        FormBody(content: content)
    }
}

extension Form where Content == FormStyleConfiguration.Content {
    /// Creates the form of a style configuration, for styles that modify the form in the style around them.
    nonisolated public init(_ configuration: FormStyleConfiguration) {
        content = configuration.content
    }
}

private struct FormBody<Content: View>: View {
    var content: Content
    @Environment(\.formAppearance) private var appearance
    @Environment(\.customFormStyle) private var style
    @Environment(\.isMac) private var isMac

    var body: some View {
        if let style {
            style.makeBody(content: AnyView(content)).environment(\.customFormStyle, style.outer)
        } else if appearance == .columns || (appearance == .automatic && isMac) {
            FormColumns(content: content)
        } else {
            ListBody(selection: nil, content: content)
                .environment(\.listSettings.isForm, true)
        }
    }
}

/// A form with the controls stacked vertically, the labels before and the controls after a common vertical line.
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

/// Stacks views vertically and aligns the trailing ends of their labels.
private struct FormColumnsLayout: Layout {
    var spacing: CGFloat

    nonisolated init(spacing: CGFloat) {
        self.spacing = spacing
    }

    /// Returns the width of each view's label; 0 for views without one.
    nonisolated private func labels(_ subviews: Subviews) -> [CGFloat] {
        subviews.map { max(0, $0.dimensions(in: .unspecified)[explicit: .formLabels] ?? 0) }
    }

    /// Returns the sizes of the rows: their ideal heights, and for rows that can be higher, such as a list or a text editor, shares of the room that
    /// the others leave.
    nonisolated private func sizes(_ subviews: Subviews, _ labels: [CGFloat], in proposal: ProposedViewSize) -> [CGSize] {
        let column = labels.max() ?? 0
        func size(_ index: Int, _ height: CGFloat?) -> CGSize {
            subviews[index].sizeThatFits(ProposedViewSize(width: rowWidth(labels[index], column, in: proposal.width), height: height))
        }
        var sizes = subviews.indices.map { size($0, nil) }
        guard let height = proposal.height, height.isFinite else { return sizes }
        let greatest = subviews.indices.map { size($0, .infinity).height }
        var open = subviews.indices.filter { greatest[$0] > sizes[$0].height + 0.01 }.sorted { greatest[$0] < greatest[$1] }[...]
        let others = subviews.indices.filter { !open.contains($0) }
        var room = height - others.reduce(0) { $0 + sizes[$1].height } - spacing * CGFloat(max(0, subviews.count - 1))
        while let index = open.popFirst() {
            sizes[index] = size(index, max(0, room / CGFloat(open.count + 1)))
            room -= sizes[index].height
        }
        return sizes
    }

    /// Returns the width from the start of a row's label to the end of the form.
    nonisolated private func rowWidth(_ label: CGFloat, _ column: CGFloat, in width: CGFloat?) -> CGFloat? {
        width.map { max(0, $0 - (column - label)) }
    }

    nonisolated func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let labels = labels(subviews)
        let column = labels.max() ?? 0
        let sizes = sizes(subviews, labels, in: proposal)
        let width = zip(sizes, labels).map { $0.width + column - $1 }.max() ?? 0
        return CGSize(width: width, height: sizes.reduce(0) { $0 + $1.height } + spacing * CGFloat(max(0, sizes.count - 1)))
    }

    nonisolated func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let labels = labels(subviews)
        let column = labels.max() ?? 0
        var y = bounds.minY
        for (index, size) in sizes(subviews, labels, in: proposal).enumerated() {
            let x = bounds.minX + column - labels[index]
            // The width for which the row was measured: in a narrower one, stacks would divide the space in another way.
            let width = rowWidth(labels[index], column, in: proposal.width) ?? size.width
            subviews[index].place(at: CGPoint(x: x, y: y), proposal: ProposedViewSize(width: width, height: size.height))
            y += size.height + spacing
        }
    }
}

extension EnvironmentValues {
    /// Whether the view is a row of a grouped form on macOS.
    @Entry var isInGroupedForm = false

    /// Whether the label and the control of a row are at opposite edges, as on iOS and in grouped forms.
    var spreadsLabels: Bool { !isMac || isInGroupedForm }

    /// Whether controls place their labels in a separate column.
    @Entry var isInFormColumns = false
}

extension HorizontalAlignment {
    private enum FormLabels: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
    }

    /// The line of a form with columns where the labels end and the controls begin.
    static let formLabels = HorizontalAlignment(FormLabels.self)
}

extension View {
    /// Aligns the control with the other controls of a form with columns.
    func afterFormLabel() -> some View {
        alignmentGuide(.formLabels) { $0[.leading] }
    }
}
