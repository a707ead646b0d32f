/// The landscape in which a species is most often seen.
public enum Habitat: String, Codable, CaseIterable, Identifiable, Sendable {
    case garden, woodland, farmland, wetland

    public var id: Self { self }

    /// The path of the habitat's picture on the server.
    public var picturePath: String { "habitats/\(rawValue).png" }
}
