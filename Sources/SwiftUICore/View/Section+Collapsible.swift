extension Section where Parent: View, Content: View, Footer: View {
    /// Sets whether the user can collapse the section with the arrow in its header. Containers whose headers have no arrows ignore it.
    ///
    /// The section keeps its own state and is expanded at first. A section with a binding to its expansion is collapsible anyway and keeps the
    /// binding, unless `collapsible` is false, which expands it.
    @MainActor @preconcurrency public func collapsible(_ collapsible: Bool) -> some View {
        CollapsibleSection(section: self, isCollapsible: collapsible)
    }
}

/// A section with a state of its expansion.
private struct CollapsibleSection<Parent: View, Content: View, Footer: View>: View {
    let section: Section<Parent, Content, Footer>
    let isCollapsible: Bool
    @State private var isExpanded = true

    init(section: Section<Parent, Content, Footer>, isCollapsible: Bool) {
        self.section = section
        self.isCollapsible = isCollapsible
    }

    var body: some View {
        var section = section
        section.rows.isExpanded = isCollapsible ? section.rows.isExpanded ?? $isExpanded : nil
        return section
    }
}
