/// A section in a lazy container: a header, rows and a footer, each with its own content.
package final class LazySectionChildren: DynamicChildren {
    let header: DynamicChild
    let content: DynamicChild
    let footer: DynamicChild
    /// Returns the binding to whether the content is shown; nil if the section is not collapsible.
    let isExpanded: () -> Binding<Bool>?
    private var scope: SectionScope?

    /// Makes the parts. The loops of the content are lazy, those of the header and footer are not.
    init(
        inputs: _ViewInputs, header makeHeader: (_ViewInputs) -> Void, content makeContent: (_ViewInputs) -> Void,
        footer makeFooter: (_ViewInputs) -> Void,
        isExpanded: @escaping () -> Binding<Bool>?
    ) {
        self.isExpanded = isExpanded
        header = DynamicChild(tree: inputs.tree, depth: inputs.depth + 1)
        content = DynamicChild(tree: inputs.tree, depth: inputs.depth + 1)
        footer = DynamicChild(tree: inputs.tree, depth: inputs.depth + 1)
        super.init(tree: inputs.unretainedTree, depth: inputs.depth)
        inputs.scope.adopt(self)
        let scope = SectionScope(section: self, inputs: inputs)
        content.adopt(scope)
        self.scope = scope
        fill(header, inputs: inputs, isLazy: false, change: { $0.header }, makeHeader)
        fill(content, inputs: inputs, isLazy: true, makeContent)
        fill(footer, inputs: inputs, isLazy: false, change: { $0.footer }, makeFooter)
    }

    /// The space between the section and the ones beside it, as the section has it.
    var spacing: SectionSpacing { scope?.values.sectionSpacing ?? .standard }

    private func fill(
        _ item: DynamicChild, inputs: _ViewInputs, isLazy: Bool,
        change: ((SectionPartsEnvironment) -> SectionPartsEnvironment.Change)? = nil, _ make: (_ViewInputs) -> Void
    ) {
        var inputs = inputs
        if let change, inputs.environment.values.sectionParts != nil {
            let scope = SectionPartScope(inputs: inputs, change: change)
            item.adopt(scope)
            inputs.environment = scope
            inputs.depth += 1
        }
        let itemInputs = inputs.with {
            $0.scope = item
            $0.depth += 2
            $0.isInLazyContainer = isLazy
            $0.makesLoopsLazily = isLazy
        }
        fill(item, inputs: itemInputs, make)
    }

    package override func forEachItem(_ body: (DynamicChild) -> Void) {
        body(header)
        body(content)
        body(footer)
    }
}

/// The environment changes for headers and footers of sections, which define their appearance.
package struct SectionPartsEnvironment {
    package typealias Change = (inout EnvironmentValues) -> Void

    package var header: Change
    package var footer: Change

    /// Creates changes for headers and footers.
    package init(header: @escaping Change, footer: @escaping Change) {
        self.header = header
        self.footer = footer
    }
}

extension EnvironmentValues {
    /// The environment changes for headers and footers in lazy containers; nil for none.
    @Entry package var sectionParts: SectionPartsEnvironment?
}

/// The environment of a header or a footer.
private final class SectionPartScope: EnvironmentScope {
    private let change: (SectionPartsEnvironment) -> SectionPartsEnvironment.Change

    init(inputs: _ViewInputs, change: @escaping (SectionPartsEnvironment) -> SectionPartsEnvironment.Change) {
        self.change = change
        var values = inputs.environment.values
        if let parts = values.sectionParts { change(parts)(&values) }
        super.init(values: values, outer: inputs.environment, tree: inputs.tree, depth: inputs.depth)
    }

    override func makeValues(from outer: EnvironmentValues) -> EnvironmentValues {
        var values = outer
        if let parts = values.sectionParts { change(parts)(&values) }
        return values
    }
}
