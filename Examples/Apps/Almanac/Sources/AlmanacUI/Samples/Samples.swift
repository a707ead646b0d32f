import AlmanacModel
import Foundation

/// Sightings of one year, the same every time.
public enum Samples {
    /// 15 June 2026, 9:41 GMT.
    public static let today = Date(timeIntervalSince1970: 1_781_516_460)

    public static let sightings: [Sighting] = {
        let species = ["robin", "great-tit", "blackbird", "goldfinch", "heron", "mallard", "swallow", "kingfisher", "chaffinch", "stork"]
        let places = ["Orchard Street", "Beech Wood", "Reed Lake", "Home Farm"]
        return (0..<44).map { index in
            let day = 165 - (index * index) / 12
            let count = species[index % species.count] == "mallard" ? 12 : 1 + (index * 7) % 5
            return Sighting(
                id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, UInt8(index))), speciesID: species[(index * 3) % species.count],
                date: startOfYear.addingTimeInterval(Double(day) * 86_400 + 28_800), count: count, place: places[index % places.count],
                note: index == 0 ? "On the fence beside the feeder, singing." : "", weather: Weather.allCases[index % 3])
        }
    }()

    /// 1 January 2026, 0:00 GMT.
    private static let startOfYear = Date(timeIntervalSince1970: 1_767_225_600)
}
