/// The weather during a sighting.
public enum Weather: String, Codable, CaseIterable, Identifiable, Sendable {
    case sunny, fair, rain, snow

    public var id: Self { self }
}
