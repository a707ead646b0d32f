/// A kind of bird in the guide.
public struct Species: Identifiable, Codable, Hashable, Sendable {
    public let id: String
    public let scientificName: String
    public let names: LocalizedText
    public let summaries: LocalizedText
    public let habitat: Habitat
    public let status: ConservationStatus
    public let length: Int
    public let wingspan: ClosedRange<Int>
    public let presence: Presence
    public let platePath: String

    public init(
        id: String, scientificName: String, names: LocalizedText, summaries: LocalizedText, habitat: Habitat,
        status: ConservationStatus, length: Int, wingspan: ClosedRange<Int>, presence: Presence, platePath: String
    ) {
        self.id = id
        self.scientificName = scientificName
        self.names = names
        self.summaries = summaries
        self.habitat = habitat
        self.status = status
        self.length = length
        self.wingspan = wingspan
        self.presence = presence
        self.platePath = platePath
    }
}
