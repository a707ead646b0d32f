/// The part of the guide that a search looks through.
public enum SearchScope: String, CaseIterable, Identifiable, Sendable {
    case everything, seen, unseen

    public var id: Self { self }
}
