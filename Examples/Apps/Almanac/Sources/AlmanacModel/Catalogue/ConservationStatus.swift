/// How secure the breeding population of a species is.
public enum ConservationStatus: String, Codable, CaseIterable, Sendable {
    case secure, declining, scarce
}
