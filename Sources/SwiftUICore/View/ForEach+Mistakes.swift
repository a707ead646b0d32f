/// Warnings about the elements of loops, in SwiftUI's words.
extension ForEach {
    /// The number of repeated identities that are reported for one loop.
    static var repeatedIdentityLimit: Int { 10 }

    /// The warning for an identity that occurs several times.
    static func repeatedIdentity(_ id: ID) -> String {
        "ForEach<\(Data.self), \(ID.self), \(Content.self)>: the ID \(id) occurs multiple times within the collection, this will give undefined results!"
    }

    /// The warning for a changed number of elements in a loop over a constant range.
    static func changedCount(from old: Int, to new: Int) -> String {
        "ForEach<\(Data.self), \(ID.self), \(Content.self)> count (\(new)) != its initial count (\(old)). `ForEach(_:content:)` should only be used for *constant* data. Instead conform data to `Identifiable` or use `ForEach(_:id:content:)` and provide an explicit `id`!"
    }
}
