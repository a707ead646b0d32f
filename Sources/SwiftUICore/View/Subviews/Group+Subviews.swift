/// The view that a group makes of the subviews of a content.
public struct GroupElementsOfContent<Subviews: View, Content: View> {
    let subviews: Subviews
    let transform: (SubviewsCollection) -> Content
}

extension GroupElementsOfContent: View {
    public var body: some View { transform(SubviewsCollection(of: subviews)) }
}

/// The view that a group makes of the sections of a content.
public struct GroupSectionsOfContent<Sections: View, Content: View> {
    let sections: Sections
    let transform: (SectionCollection) -> Content
}

extension GroupSectionsOfContent: View {
    public var body: some View { transform(SectionCollection(of: sections)) }
}

extension Group where Content: View {
    /// Creates a group from the views that another view consists of; see `Subview`.
    ///
    /// - Parameters:
    ///   - view: The view whose subviews are listed.
    ///   - transform: Makes the content of the group from the subviews.
    nonisolated public init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        self.init(grouping: GroupElementsOfContent(subviews: view, transform: transform))
    }

    /// Creates a group from the sections of a view; see `SectionConfiguration`.
    ///
    /// - Parameters:
    ///   - view: The view whose sections are listed.
    ///   - transform: Makes the content of the group from the sections.
    nonisolated public init<Base: View, Result: View>(
        sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == GroupSectionsOfContent<Base, Result> {
        self.init(grouping: GroupSectionsOfContent(sections: view, transform: transform))
    }
}

/// The subviews of a loop over the subviews of a view.
public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
    let subviews: SubviewsCollection

    nonisolated public var startIndex: Int { 0 }
    nonisolated public var endIndex: Int { subviews.count }
    nonisolated public subscript(index: Int) -> Subview { subviews[index] }
}

/// The sections of a loop over the sections of a view.
public struct ForEachSectionCollection<Content>: RandomAccessCollection {
    let sections: SectionCollection

    nonisolated public var startIndex: Int { 0 }
    nonisolated public var endIndex: Int { sections.count }
    nonisolated public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

extension ForEach {
    /// Creates a loop over the views that another view consists of; see `Subview`.
    nonisolated public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
    where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
        self.init(looping: ForEachSubviewCollection(subviews: SubviewsCollection(of: view)), id: { $0.id }, content: content)
    }

    /// Creates a loop over the sections of a view; see `SectionConfiguration`.
    nonisolated public init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
    where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View {
        self.init(looping: ForEachSectionCollection(sections: SectionCollection(of: view)), id: { $0.id }, content: content)
    }
}
