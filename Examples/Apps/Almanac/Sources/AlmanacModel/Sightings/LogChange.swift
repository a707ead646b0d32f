/// A change of the log that can be undone.
public enum LogChange: Equatable, Sendable {
    case added(Sighting)
    case deleted(Sighting)
    case edited(from: Sighting, to: Sighting)

    /// The change that takes this one back.
    var inverse: LogChange {
        switch self {
        case .added(let sighting): .deleted(sighting)
        case .deleted(let sighting): .added(sighting)
        case .edited(let old, let new): .edited(from: new, to: old)
        }
    }

    func applied(to sightings: [Sighting]) -> [Sighting] {
        switch self {
        case .added(let sighting): sightings + [sighting]
        case .deleted(let sighting): sightings.filter { $0.id != sighting.id }
        case .edited(_, let new): sightings.map { $0.id == new.id ? new : $0 }
        }
    }
}
