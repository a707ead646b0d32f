import CoreGraphics

/// The space between a section of a list and the ones beside it.
package enum SectionSpacing: Equatable, Sendable {
    /// The default of the list.
    case standard
    case compact
    /// A length in points.
    case custom(CGFloat)
}

extension EnvironmentValues {
    /// The space between the sections of lists. A section may have one of its own.
    @Entry package var sectionSpacing: SectionSpacing = .standard
}

/// The environment of a section, which tells the list when the spacing changes.
final class SectionScope: EnvironmentScope {
    /// The section, which owns the scope.
    private unowned let section: DynamicChildren

    init(section: DynamicChildren, inputs: _ViewInputs) {
        self.section = section
        super.init(values: inputs.environment.values, outer: inputs.environment, tree: inputs.tree, depth: inputs.depth)
    }

    override func makeValues(from outer: EnvironmentValues) -> EnvironmentValues {
        if outer.sectionSpacing != values.sectionSpacing { section.nodesChanged() }
        return outer
    }
}
