/// Lists the views that a content consists of, from the value of the content alone.
struct SubviewLister {
    private(set) var subviews: [Subview] = []
    /// The sections met so far; nil if sections are listed as their header, content and footer.
    var sections: [SectionConfiguration]?
    /// The place of the view that is being listed.
    private(set) var id = Subview.ID()
    private var explicitID: AnyHashable?
    /// The number of custom views around the view that is being listed.
    private var bodyNesting = 0
    /// The largest number of custom views inside each other that are looked into, since a view may contain itself.
    private static let largestBodyNesting = 64

    nonisolated init() {}

    nonisolated mutating func list<Content: View>(_ content: Content) {
        if let list = content as? any SubviewList {
            list.listSubviews(in: &self)
        } else if let part = content as? any StyleConfigurationPart {
            list(part.content)
        } else if bodyNesting < Self.largestBodyNesting, content.hasListableBody {
            // Bodies are made on the main actor, where views are listed.
            nonisolated(unsafe) let view = content
            bodyNesting += 1
            list(onMainActor { view.body }, at: .index(0))
            bodyNesting -= 1
        } else {
            append(content, containerValues: ContainerValues())
        }
    }

    nonisolated mutating func list<Content: View>(_ content: Content, at step: Subview.ID.Step) {
        id.steps.append(step)
        defer { id.steps.removeLast() }
        guard case .element(let element) = step else { return list(content) }
        let outer = explicitID
        explicitID = element
        defer { explicitID = outer }
        list(content)
    }

    nonisolated mutating func append(_ content: some View, containerValues: ContainerValues) {
        subviews.append(Subview(id: id, explicitID: explicitID, containerValues: containerValues, content: AnyView(content)))
    }

    nonisolated mutating func append(_ subview: Subview) { subviews.append(subview) }

    /// Returns the views listed so far, and starts anew.
    nonisolated mutating func takeSubviews() -> [Subview] {
        defer { subviews = [] }
        return subviews
    }

    /// Lists the views of `content` alone, in the same place.
    nonisolated func listing(_ content: some View) -> [Subview] {
        var lister = self
        lister.subviews = []
        lister.sections = nil
        lister.list(content)
        return lister.subviews
    }
}

extension View {
    /// Whether the view is a custom one whose body may consist of several views and can be made without a place in the tree, as no property of the
    /// view depends on it.
    nonisolated fileprivate var hasListableBody: Bool {
        Body.self != Never.self && !TupleElement.isSingle(Body.self) && !SourceFacts.hasDynamicProperties(Self.self)
    }
}

/// A view whose value is made of the values of any number of views.
protocol SubviewList: View {
    nonisolated func listSubviews(in lister: inout SubviewLister)
}

extension EmptyView: SubviewList {
    nonisolated func listSubviews(in lister: inout SubviewLister) {}
}

extension TupleView: SubviewList {
    nonisolated func listSubviews(in lister: inout SubviewLister) {
        for (index, child) in Mirror(reflecting: value).children.enumerated() {
            guard let view = child.value as? any View else { continue }
            lister.list(view, at: .index(index))
        }
    }
}

extension Group: SubviewList where Content: View {
    nonisolated func listSubviews(in lister: inout SubviewLister) { lister.list(content) }
}

extension Optional: SubviewList where Wrapped: View {
    nonisolated func listSubviews(in lister: inout SubviewLister) {
        if let self { lister.list(self, at: .branch(0)) }
    }
}

extension _ConditionalContent: SubviewList where TrueContent: View, FalseContent: View {
    nonisolated func listSubviews(in lister: inout SubviewLister) {
        switch branch {
        case .trueContent(let content): lister.list(content, at: .branch(0))
        case .falseContent(let content): lister.list(content, at: .branch(1))
        }
    }
}

extension ForEach: SubviewList where Content: View {
    nonisolated func listSubviews(in lister: inout SubviewLister) {
        for element in data { lister.list(content(element), at: .element(AnyHashable(identity(of: element)))) }
    }
}

extension AnyView: SubviewList {
    nonisolated func listSubviews(in lister: inout SubviewLister) { storage.list(in: &lister) }
}

extension IDView: SubviewList where Content: View {
    nonisolated func listSubviews(in lister: inout SubviewLister) {
        for subview in lister.listing(content) {
            lister.append(
                Subview(
                    id: subview.id, explicitID: AnyHashable(id), containerValues: subview.containerValues,
                    content: AnyView(subview.content.id(id))))
        }
    }
}

extension SubviewsCollection: SubviewList {
    nonisolated func listSubviews(in lister: inout SubviewLister) { subviews.forEach { lister.append($0) } }
}

extension SubviewsCollectionSlice: SubviewList {
    nonisolated func listSubviews(in lister: inout SubviewLister) { subviews.forEach { lister.append($0) } }
}

extension Subview: SubviewList {
    nonisolated func listSubviews(in lister: inout SubviewLister) { lister.append(self) }
}

extension ModifiedContent: SubviewList where Content: View, Modifier: ViewModifier {
    /// A modifier without a body applies to each view of its content; one with a body makes a single view.
    nonisolated func listSubviews(in lister: inout SubviewLister) {
        guard Modifier.Body.self == Never.self else { return lister.append(self, containerValues: ContainerValues()) }
        if lister.sections != nil, self is any SectionList {
            lister.list(content)
            return lister.modifyLastSection(by: modifier)
        }
        for subview in lister.listing(content) {
            var values = ContainerValues()
            // The inner modifiers win, as with all traits.
            (modifier as? any ContainerValueWriter)?.write(to: &values)
            values.merge(subview.containerValues)
            lister.append(
                Subview(
                    id: subview.id, explicitID: subview.explicitID, containerValues: values,
                    content: AnyView(subview.content.modifier(modifier))))
        }
    }
}

extension Section: SubviewList where Parent: View, Content: View, Footer: View {
    nonisolated func listSubviews(in lister: inout SubviewLister) {
        guard lister.sections == nil else { return lister.append(section: self) }
        lister.list(header, at: .index(0))
        lister.list(rows.shownContent, at: .index(1))
        lister.list(footer, at: .index(2))
    }
}
