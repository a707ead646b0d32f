/// A section of a content, as a container shows it.
public struct SectionConfiguration: Identifiable {
    /// The identity of a section.
    public struct ID: Hashable {
        let id: Subview.ID
    }

    public let id: ID
    /// The views of the header.
    public internal(set) var header: SubviewsCollection
    /// The views of the content.
    public internal(set) var content: SubviewsCollection
    /// The views of the footer.
    public internal(set) var footer: SubviewsCollection
    /// The values that the section passes to its container.
    public internal(set) var containerValues = ContainerValues()
}

extension SectionConfiguration: @unchecked Sendable {}

/// The sections of a content. Views outside of sections form sections without header and footer.
public struct SectionCollection: RandomAccessCollection {
    let sections: [SectionConfiguration]

    /// Lists the sections of a content.
    nonisolated package init(of content: some View) {
        var lister = SubviewLister()
        lister.sections = []
        lister.list(content)
        lister.finishSection()
        sections = lister.sections ?? []
    }

    nonisolated public var startIndex: Int { 0 }
    nonisolated public var endIndex: Int { sections.count }
    nonisolated public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

extension SectionCollection: @unchecked Sendable {}

/// A section, or one with modifiers, as opposed to a group of views.
protocol SectionList {}

extension Section: SectionList {}
extension ModifiedContent: SectionList where Content: SectionList {}

extension SubviewLister {
    /// Applies a modifier to the views of the section that has been listed last, and to the values that it passes to its container.
    nonisolated mutating func modifyLastSection<Modifier: ViewModifier>(by modifier: Modifier) {
        guard var section = sections?.popLast() else { return }
        var values = ContainerValues()
        (modifier as? any ContainerValueWriter)?.write(to: &values)
        values.merge(section.containerValues)
        section.containerValues = values
        func modified(_ views: SubviewsCollection) -> SubviewsCollection {
            SubviewsCollection(
                views.map {
                    Subview(
                        id: $0.id, explicitID: $0.explicitID, containerValues: $0.containerValues,
                        content: AnyView($0.content.modifier(modifier)))
                })
        }
        section.header = modified(section.header)
        section.content = modified(section.content)
        section.footer = modified(section.footer)
        sections?.append(section)
    }

    nonisolated mutating func append<Parent: View, Content: View, Footer: View>(section: Section<Parent, Content, Footer>) {
        finishSection()
        let configuration = SectionConfiguration(
            id: .init(id: id), header: SubviewsCollection(listing(section.header)),
            content: SubviewsCollection(listing(section.rows.shownContent)),
            footer: SubviewsCollection(listing(section.footer)))
        sections?.append(configuration)
    }

    /// Makes a section of the views that were met outside of sections.
    nonisolated mutating func finishSection() {
        guard let first = subviews.first else { return }
        let none = SubviewsCollection([])
        let content = SubviewsCollection(takeSubviews())
        sections?.append(SectionConfiguration(id: .init(id: first.id), header: none, content: content, footer: none))
    }
}
