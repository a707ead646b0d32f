import Foundation
import LarderKit
import LarderModel
import SwiftUI
import SwiftUITesting

@testable import Larder

/// A part of the program in a host, with settings, storage and services of its own.
@MainActor final class AppHost {
    /// 2 March 2026, noon.
    static let date = AppModel.previewDate

    let storage: RecordingStorage
    let scheduler = RecordingScheduler()
    let feedback = RecordingFeedback()
    let settings: UserDefaults
    let model: AppModel
    let host: ViewHost

    private let suite = "LarderTests-\(UUID().uuidString)"

    init(_ content: some View, household: Household = .sample(on: AppHost.date), locale: String = "en_US") {
        let date = Self.date
        storage = RecordingStorage(household)
        settings = UserDefaults(suiteName: suite) ?? .standard
        model = AppModel(store: LarderStore(storage: storage) { date }, scheduler: scheduler, settings: settings)
        let root =
            content
            .larderEnvironment(model)
            .environment(\.haptics, feedback.haptics)
            .defaultAppStorage(settings)
        host = ViewHost(root, locale: Locale(identifier: locale))
    }

    var store: LarderStore { model.store }

    /// Taps a view and waits for the animation that follows.
    func tap(_ locator: ViewLocator) throws {
        try host.tap(locator)
        host.advance(by: 0.5)
    }

    /// Types into a field.
    func type(_ text: String, into field: ViewLocator) throws {
        try host.tap(field)
        host.advance(by: 0.4)
        host.type(text)
        host.advance(by: 0.1)
    }

    /// Reveals the trailing actions of a row.
    func swipe(_ locator: ViewLocator) throws {
        try host.drag(locator, by: CGSize(width: -130, height: 0))
        host.advance(by: 0.5)
    }

    /// Removes the settings of the test.
    func close() { settings.removePersistentDomain(forName: suite) }
}
