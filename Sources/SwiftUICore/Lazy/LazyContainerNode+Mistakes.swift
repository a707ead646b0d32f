extension LazyContainerNode {
    /// Reports identities that visible views of different loops share, in SwiftUI's words. Views of a loop inside of another are
    /// identified by both loops.
    func reportSharedIdentities() {
        guard activeLoops.count > 1 else { return }
        struct Key: Hashable {
            var outer: ObjectIdentifier?
            var id: AnyHashable
        }
        var owners: [Key: LazyChildren] = [:]
        for loop in activeLoops where loop.identifiesItemsOfContainer {
            let outer = loop.outerKeeper.map { ObjectIdentifier($0) }
            for index in loop.shown.keys.sorted() {
                let id = loop.identity(at: index)
                guard let owner = owners.updateValue(loop, forKey: Key(outer: outer, id: id)), owner !== loop else { continue }
                guard reportedIdentities.count < Self.reportLimit else { return }
                guard reportedIdentities.insert(id).inserted else { continue }
                warn("\(layoutName): the ID \(id) is used by multiple child views, this will give undefined results!")
            }
        }
    }

    /// The number of identities that are reported for one container.
    private static var reportLimit: Int { 10 }

    /// The name of the container's layout in SwiftUI.
    private var layoutName: String {
        let kind = layout.items == nil ? "Stack" : "Grid"
        return "Lazy\(layout.axis == .vertical ? "V" : "H")\(kind)Layout"
    }
}
