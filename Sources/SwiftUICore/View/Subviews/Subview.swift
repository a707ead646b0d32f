/// One of the views that a content consists of, as a container shows it.
///
/// A subview is a view itself. It may be shown several times, each time with state of its own, and takes the environment from the
/// place where it is shown.
///
/// ```swift
/// Group(subviews: content) { subviews in
///     HStack {
///         subviews.first?.font(.title)
///         VStack { subviews.dropFirst() }
///     }
/// }
/// ```
///
/// The views of a custom view's body are listed, too. A custom view with properties such as `@State`, whose body can only be made in its place, counts
/// as one subview.
public struct Subview: Identifiable {
    /// The identity of a subview: its place in the content, and the identities of the loops it belongs to.
    public struct ID: Hashable {
        enum Step: Hashable {
            case index(Int)
            case branch(Int)
            case element(AnyHashable)
        }

        var steps: [Step] = []
    }

    public let id: ID
    /// The values that the view passes to its container.
    public let containerValues: ContainerValues
    /// The explicit identity set by a loop or by `id(_:)`; nil without one.
    let explicitID: AnyHashable?
    let content: AnyView

    init(id: ID, explicitID: AnyHashable?, containerValues: ContainerValues, content: AnyView) {
        self.id = id
        self.explicitID = explicitID
        self.containerValues = containerValues
        self.content = content
    }
}

extension Subview {
    /// The identity with which a scroll view finds the view: the one set with `id(_:)`, or that of its element in the innermost loop; nil
    /// without either.
    package var rowIdentity: AnyHashable? {
        if let explicitID { return explicitID }
        for case .element(let element) in id.steps.reversed() { return element }
        return nil
    }
}

extension Subview {
    /// The loop that makes exactly this view for one of its elements.
    ///
    /// Nil outside of loops, and where the content of the element is a condition or several views: such an element may have no view at all.
    package var loop: ID? {
        guard case .element? = id.steps.last else { return nil }
        return ID(steps: id.steps.dropLast())
    }
}

extension Subview: View {
    public var body: some View { content }
}

// Sendable as `AnyView` is: a subview is a value that is never changed.
extension Subview: @unchecked Sendable {}

/// The views that a content consists of. It is a view too, which shows all of them.
public struct SubviewsCollection: RandomAccessCollection {
    public typealias SubSequence = SubviewsCollectionSlice

    let subviews: [Subview]

    init(_ subviews: [Subview]) {
        self.subviews = subviews
    }

    /// Lists the views of a content.
    init(of content: some View) {
        var lister = SubviewLister()
        lister.list(content)
        subviews = lister.subviews
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { subviews.count }
    public subscript(index: Int) -> Subview { subviews[index] }

    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(subviews: subviews[bounds])
    }
}

extension SubviewsCollection: View {
    public var body: some View { ForEach(subviews) { $0 } }
}

extension SubviewsCollection: @unchecked Sendable {}

/// A part of the views that a content consists of. It is a view too, which shows all of them.
public struct SubviewsCollectionSlice: RandomAccessCollection {
    public typealias SubSequence = SubviewsCollectionSlice

    let subviews: ArraySlice<Subview>

    public var startIndex: Int { subviews.startIndex }
    public var endIndex: Int { subviews.endIndex }
    public subscript(index: Int) -> Subview { subviews[index] }

    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(subviews: subviews[bounds])
    }
}

extension SubviewsCollectionSlice: View {
    public var body: some View { ForEach(subviews) { $0 } }
}

extension SubviewsCollectionSlice: @unchecked Sendable {}
