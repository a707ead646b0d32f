/// A place at home where food is kept.
public enum StorageLocation: String, Codable, CaseIterable, Hashable, Identifiable, Sendable {
    case fridge, cupboard, freezer, cellar

    public var id: Self { self }
}
