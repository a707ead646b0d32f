extension EnvironmentValues {
    /// Views that a lazy section around which they are set shows after its content; nil for none.
    @Entry package var sectionActions: AnyView?
}

/// Shows the actions of the enclosing section as rows.
private struct SectionActionRows: View {
    @Environment(\.sectionActions) private var actions

    var body: some View { actions }
}

/// The rows that follow the content of a section with actions.
private final class SectionActionChildren: ReplaceableChild {
    override init(inputs: _ViewInputs) {
        super.init(inputs: inputs)
        show(SectionActionRows())
    }
}

extension _ViewInputs {
    /// Makes the actions of the section whose content has been made.
    func makeSectionActions() {
        guard environment.values.sectionActions != nil else { return }
        emitDynamicContent { $0.emit(SectionActionChildren(inputs: $0)) }
    }
}
