import AttributeGraph
import CoreGraphics

extension DisplayList {
    /// Returns the list as a single group with an effect.
    package func grouped(_ effect: Effect) -> DisplayList {
        guard !isEmpty else { return self }
        return DisplayList(items: [Item(identity: Identity(node: 0), frame: frame, content: .group(effect, self))])
    }

    /// Returns the list with an effect on each item, rather than on all of them as one picture.
    ///
    /// Items that are drawn as one, such as those under a clip or with an opacity, are one item here, except that the items under an affine transform
    /// get the effect each, outside of the transform. Complexity: O(n), where n is the number of items, including those in chunks.
    package func groupedEach(_ effect: Effect) -> DisplayList {
        DisplayList(
            items: pictures.map { item in
                // An opacity composes its content anyway, and a renderer recognises a group that fades by that content.
                if case .opacity = effect, case .group(.compositing, let content) = item.content {
                    return Item(identity: item.identity, frame: item.frame, content: .group(effect, content))
                }
                return Item(identity: item.identity, frame: item.frame, content: .group(effect, DisplayList(items: [item])))
            })
    }

    /// The items, where a group under an affine transform counts as a group for each item in it.
    private var pictures: [Item] {
        items.flatMap { item -> [Item] in
            guard case .group(.transform(let transform), let content) = item.content else { return [item] }
            return NativeStack.withSpace { content.pictures }.map { inner in
                Item(identity: inner.identity, frame: inner.frame, content: .group(.transform(transform), DisplayList(items: [inner])))
            }
        }
    }

    /// Creates the list of a single item that no node drew.
    package init(_ content: Content, frame: CGRect) {
        self.init(items: [Item(identity: Identity(node: 0), frame: frame, content: content)])
    }
}
