/// The fetched models as a collection.
public struct FetchResultsCollection<T: PersistentModel>: RandomAccessCollection {
    let models: [T]

    public var startIndex: Int { models.startIndex }
    public var endIndex: Int { models.endIndex }
    public subscript(position: Int) -> T { models[position] }
}
