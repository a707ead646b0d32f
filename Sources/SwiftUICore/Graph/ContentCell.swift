/// A cell whose value is set from outside: the root view, the content of a branch.
package final class ContentCell<Content>: DynamicChild {
    private var storage = CellStorage()

    package func set(_ content: Content) {
        storage.replace(with: content, in: self)
    }

    package override func end() {
        guard !hasEnded else { return }
        super.end()
        storage.deallocate(Content.self)
    }
}
