import AlmanacModel
import Foundation

/// The objects that all windows of the program share.
@MainActor
public struct AlmanacLibrary {
    public let guide: Guide
    public let log: SightingLog
    public let pictures: PictureStore
    public let today: @Sendable () -> Date

    public init(source: any CatalogueSource, logStore: any LogStore, today: @escaping @Sendable () -> Date = { Date() }) {
        guide = Guide(source: source)
        log = SightingLog(store: logStore)
        pictures = PictureStore(source: source)
        self.today = today
    }
}
