/// What is wrong with the elements of loops, in SwiftUI's words.
extension ForEach {
    /// How many identities that occur several times are named for one loop.
    static var repeatedIdentityLimit: Int { 10 }

    /// An identity occurs several times.
    static func repeatedIdentity(_ id: ID) -> String {
        "ForEach<\(Data.self), \(ID.self), \(Content.self)>: the ID \(id) occurs multiple times within the collection, this will give undefined results!"
    }

    /// The number of elements of a loop that said it would not has changed.
    static func changedCount(from old: Int, to new: Int) -> String {
        "ForEach<\(Data.self), \(ID.self), \(Content.self)> count (\(new)) != its initial count (\(old)). `ForEach(_:content:)` should only be used for *constant* data. Instead conform data to `Identifiable` or use `ForEach(_:id:content:)` and provide an explicit `id`!"
    }
}
