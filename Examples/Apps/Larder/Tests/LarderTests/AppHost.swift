import Foundation
import LarderKit
import LarderModel
import SwiftUI
import SwiftUITesting

@testable import Larder

/// The whole program in a host, with settings, storage and services of its own.
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

    init(
        _ household: Household = .sample(on: AppHost.date), locale: String = "en_US", size: CGSize = CGSize(width: 393, height: 852),
        configure: (UserDefaults, AppModel) -> Void = { _, _ in }
    ) {
        let date = Self.date
        storage = RecordingStorage(household)
        settings = UserDefaults(suiteName: suite) ?? .standard
        model = AppModel(store: LarderStore(storage: storage) { date }, scheduler: scheduler, settings: settings)
        configure(settings, model)
        let root = RootView()
            .larderEnvironment(model)
            .environment(\.haptics, feedback.haptics)
            .defaultAppStorage(settings)
        host = ViewHost(root, size: size, locale: Locale(identifier: locale))
    }

    var store: LarderStore { model.store }

    /// Shows a tab, as a tap on it does.
    func show(_ tab: AppTab) {
        model.router.tab = tab
        host.advance(by: 0.5)
    }

    /// Taps a view and waits for the animation that follows.
    func tap(_ locator: ViewLocator) throws {
        try host.tap(locator)
        host.advance(by: 0.7)
    }

    /// Types into a field.
    func type(_ text: String, into field: ViewLocator) throws {
        try host.tap(field)
        host.advance(by: 0.4)
        host.type(text)
        host.advance(by: 0.1)
    }

    /// Removes the settings of the test.
    func close() { settings.removePersistentDomain(forName: suite) }
}
