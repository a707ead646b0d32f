import SwiftUICore

extension ContainerValues {
    /// The label of the section in the index of its list; nil for none.
    @Entry var sectionIndexLabel: Text?
}

extension EnvironmentValues {
    /// Whether lists show the index of their sections.
    @Entry var sectionIndexVisibility = Visibility.automatic
}

extension View {
    /// Sets the label of this section in the index of its list, usually a single character; see `listSectionIndexVisibility(_:)`.
    ///
    /// - Parameter label: The label; nil for none.
    nonisolated public func sectionIndexLabel(_ label: Text?) -> some View {
        containerValue(\.sectionIndexLabel, label)
    }

    /// Sets the localized label of this section in the index of its list; see `sectionIndexLabel(_:)` with a `Text`.
    nonisolated public func sectionIndexLabel(_ titleKey: LocalizedStringKey) -> some View {
        sectionIndexLabel(Text(titleKey))
    }

    /// Sets the label of this section in the index of its list, as it stands; see `sectionIndexLabel(_:)` with a `Text`.
    @_disfavoredOverload
    nonisolated public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View {
        sectionIndexLabel(label.map { Text($0) })
    }

    /// Shows or hides the index of the sections in the lists of this view: a column of labels at the trailing edge, which scroll to their
    /// sections. It is hidden by default.
    ///
    /// ```swift
    /// List(sections) { section in
    ///     Section(section.title) { ForEach(section.people) { Text($0.name) } }
    ///         .sectionIndexLabel(section.initial)
    /// }
    /// .listSectionIndexVisibility(.visible)
    /// ```
    ///
    /// The list makes the views of all sections to find their labels, though not their nodes. A label scrolls to the first row of its
    /// section that has an identity: that of its element in a `ForEach`, or one set with `id(_:)`.
    nonisolated public func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
        environment(\.sectionIndexVisibility, visibility)
    }
}

/// The column of labels that scroll a list to its sections.
struct SectionIndex<Content: View> {
    var content: Content
    /// Scrolls a row to the top.
    var scroll: (AnyHashable) -> Void

    init(content: Content, scroll: @escaping (AnyHashable) -> Void) {
        self.content = content
        self.scroll = scroll
    }
}

extension SectionIndex: View {
    /// The height of a label, in points.
    private static var pitch: CGFloat { 14 }

    var body: some View {
        Group(sections: content) { sections in
            let entries = sections.compactMap { section in
                section.containerValues.sectionIndexLabel.map { (label: $0, row: section.content.lazy.compactMap(\.rowIdentity).first) }
            }
            let scroll = scroll
            let jump = { (y: CGFloat) in
                guard !entries.isEmpty else { return }
                let index = min(max(0, Int(max(0, min(y, 1e6)) / Self.pitch)), entries.count - 1)
                if let row = entries[index].row { scroll(row) }
            }
            VStack(spacing: 0) {
                ForEach(Array(entries.enumerated()), id: \.offset) { _, entry in
                    entry.label.font(.system(size: 11, weight: .semibold)).lineLimit(1).fixedSize()
                        .frame(minWidth: 15).frame(height: Self.pitch)
                        .accessibilityAddTraits(.isButton)
                        .accessibilityAction { if let row = entry.row { scroll(row) } }
                }
            }
            .foregroundStyle(.tint)
            .contentShape(Rectangle())
            .gesture(DragGesture(minimumDistance: 0).onChanged { jump($0.location.y) })
        }
    }
}
