/// A group of views with a header and a footer.
///
/// Stacks and groups show the header, the content and the footer in this order; lists and forms set sections apart.
public struct Section<Parent, Content, Footer> {
    var header: Parent
    var rows: SectionRows<Content>
    var footer: Footer

    /// The header and the content, for containers whose rows are no views.
    package var tableParts: (header: Parent, content: Content) { (header, rows.content) }

    nonisolated package init(sectionHeader: Parent, content: Content, footer: Footer, isExpanded: Binding<Bool>? = nil) {
        header = sectionHeader
        rows = SectionRows(content: content, isExpanded: isExpanded)
        self.footer = footer
    }
}

extension Section: Sendable where Parent: Sendable, Content: Sendable, Footer: Sendable {}

extension Section: View where Parent: View, Content: View, Footer: View {
    public typealias Body = Never

    public var body: Never { preconditionFailure("body() should not be called on \(Self.self).") }

    nonisolated public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        let rowsOffset = roundUp(MemoryLayout<Parent>.size, toAlignmentOf: SectionRows<Content>.self)
        let footerOffset = roundUp(rowsOffset + MemoryLayout<SectionRows<Content>>.size, toAlignmentOf: Footer.self)
        let header = view.part(Parent.self, at: 0)
        let rows = view.part(SectionRows<Content>.self, at: rowsOffset)
        guard !inputs.isInLazyContainer else {
            return inputs.emit(
                LazySectionChildren(
                    inputs: inputs,
                    header: { Parent._makeView(header, inputs: $0) },
                    content: {
                        SectionRows.makeRows(rows, inputs: $0)
                        $0.makeSectionActions()
                    },
                    footer: { Footer._makeView(view.part(Footer.self, at: footerOffset), inputs: $0) },
                    isExpanded: { rows.value.isExpanded }))
        }
        inputs.emitList { inputs in
            if inputs.marksSections { inputs.emit(SectionMarkNode(inputs: inputs)) }
            let start = inputs.tree.emission.count
            // The header of a section in a menu does not take over what the rows around the other views change in the environment.
            Parent._makeView(header, inputs: inputs.with { if $0.marksSections { $0.environment = $0.subviewSurroundings ?? $0.environment } })
            if inputs.marksSections {
                for case .node(let node) in inputs.tree.emission[start...] { node.flags.insert(.isSectionHeader) }
            }
            SectionRows.makeRows(rows, inputs: inputs)
            Footer._makeView(view.part(Footer.self, at: footerOffset), inputs: inputs)
            if inputs.marksSections { inputs.emit(SectionMarkNode(inputs: inputs)) }
        }
    }
}

/// The content of a section, which may be collapsed.
struct SectionRows<Content> {
    var content: Content
    var isExpanded: Binding<Bool>?
}

extension SectionRows: Sendable where Content: Sendable {}

extension SectionRows: View where Content: View {
    var body: some View {
        shownContent
    }

    /// The content; nil while the section is collapsed.
    nonisolated var shownContent: Content? { isExpanded?.wrappedValue ?? true ? content : nil }

    /// Makes the content, adding the overhead of a condition only to collapsible sections.
    nonisolated static func makeRows(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        if view.value.isExpanded == nil {
            Content._makeView(view.part(Content.self, at: 0), inputs: inputs)
        } else {
            _makeView(view, inputs: inputs)
        }
    }
}

/// Marks the beginning or end of a section, in containers that set sections apart.
final class SectionMarkNode: ViewNode {
    override var typeName: String { "sectionMark" }
}

extension Section where Parent: View, Content: View, Footer: View {
    /// Creates a section with a header and a footer.
    nonisolated public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        self.init(sectionHeader: header(), content: content(), footer: footer())
    }

    /// Creates a section with a header and a footer.
    nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(sectionHeader: header, content: content(), footer: footer)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    /// Creates a section with a footer.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(sectionHeader: EmptyView(), content: content(), footer: footer())
    }

    /// Creates a section with a footer.
    nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(sectionHeader: EmptyView(), content: content(), footer: footer)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// Creates a section with a header.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(sectionHeader: header(), content: content(), footer: EmptyView())
    }

    /// Creates a section with a header.
    nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(sectionHeader: header, content: content(), footer: EmptyView())
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// Creates a collapsible section with a header.
    ///
    /// - Parameters:
    ///   - isExpanded: A binding to whether the content is shown.
    ///   - content: The content.
    ///   - header: The header.
    nonisolated public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
    ) {
        self.init(sectionHeader: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    /// Creates a section without header and footer.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(sectionHeader: EmptyView(), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Creates a section whose header is a localized title.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title in the program's string tables.
    ///   - content: The content.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(sectionHeader: Text(titleKey), content: content(), footer: EmptyView())
    }

    /// Creates a section whose header is a title, shown without localization.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(sectionHeader: Text(title), content: content(), footer: EmptyView())
    }

    /// Creates a collapsible section whose header is a localized title.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title in the program's string tables.
    ///   - isExpanded: A binding to whether the content is shown.
    ///   - content: The content.
    nonisolated public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(sectionHeader: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }

    /// Creates a collapsible section whose header is a title, shown without localization.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(sectionHeader: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}
