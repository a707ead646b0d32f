import CoreGraphics

extension DisplayList {
    /// Returns the list as a single group with an effect.
    package func grouped(_ effect: Effect) -> DisplayList {
        guard !isEmpty else { return self }
        return DisplayList(items: [Item(identity: Identity(node: 0), frame: frame, content: .group(effect, self))])
    }

    /// Creates the list of a single item that no node drew.
    package init(_ content: Content, frame: CGRect) {
        self.init(items: [Item(identity: Identity(node: 0), frame: frame, content: content)])
    }
}
