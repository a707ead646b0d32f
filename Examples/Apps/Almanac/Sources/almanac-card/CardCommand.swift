import AlmanacContent
import AlmanacModel
import AlmanacUI
import Foundation
import SwiftUI

/// Draws the card of a year to a PNG file.
@main
struct CardCommand {
    @MainActor
    static func main() {
        do {
            let options = try CardOptions(arguments: Array(CommandLine.arguments.dropFirst()))
            if options.showsHelp {
                print(CardOptions.help)
            } else {
                try write(options)
            }
        } catch {
            FileHandle.standardError.write(Data("almanac-card: \(error)\n".utf8))
            exit(1)
        }
    }

    @MainActor
    private static func write(_ options: CardOptions) throws {
        let sightings = try options.log.map { try FileLogStore(file: $0).load() } ?? Samples.sightings
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = options.locale
        let year = options.year ?? sightings.map { calendar.component(.year, from: $0.date) }.max()
        let summary = YearSummary(year: year ?? calendar.component(.year, from: Date()), sightings: sightings, calendar: calendar)
        let species = try FolderCatalogueSource(folder: AlmanacContent.folder, date: Date()).fetchCatalogue().species
        let favourite = species.first { $0.id == summary.ranking.first?.speciesID }

        let card = YearCard(summary: summary, watcher: options.watcher, favourite: favourite?.names.text(for: options.locale))
            .environment(\.locale, options.locale)
            .environment(\.calendar, calendar)
            .environment(\.colorScheme, options.isDark ? .dark : .light)
        guard let data = CardRenderer.png(of: card) else { throw CardError.notDrawn }
        try data.write(to: options.output, options: .atomic)
        print(options.output.path)
    }
}
