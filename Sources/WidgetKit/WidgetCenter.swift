import AppIntents
import Combine
import SwiftUI

/// The widgets of the program.
///
/// Follows https://developer.apple.com/documentation/widgetkit/widgetcenter.
public final class WidgetCenter: Sendable {
    /// The centre of the program.
    public static let shared = WidgetCenter()

    private init() {}

    /// Makes the widgets of a kind ask for their content again. On Linux these are the ones that `apus preview` shows.
    public func reloadTimelines(ofKind kind: String) { Task { @MainActor in WidgetReloads.shared.reload(kind) } }

    /// Makes all widgets ask for their content again. On Linux these are the ones that `apus preview` shows.
    public func reloadAllTimelines() { Task { @MainActor in WidgetReloads.shared.reload(nil) } }

    /// Passes the widgets that the user has chosen: none, since Linux desktops do not show widgets.
    @preconcurrency public func getCurrentConfigurations(_ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void) {
        completion(.success([]))
    }

    /// Returns the widgets that the user has chosen: none, since Linux desktops do not show widgets.
    public func currentConfigurations() async throws -> [WidgetInfo] { [] }
}

/// A widget that the user has chosen.
///
/// Follows https://developer.apple.com/documentation/widgetkit/widgetinfo.
public struct WidgetInfo: Hashable, Sendable {
    /// The name by which the program knows the widget.
    public let kind: String
    /// Its size and place.
    public let family: WidgetFamily
}

/// How often widgets were asked to load their content again.
@MainActor final class WidgetReloads: ObservableObject {
    static let shared = WidgetReloads()

    @Published private var counts: [String: Int] = [:]
    @Published private var all = 0
    private var intents: AnyCancellable?

    // A system asks the provider of a widget again when an intent of its buttons and toggles was performed. Which widget contained the button is not
    // known here: all are asked.
    private init() { intents = IntentRunner.finished.sink { [weak self] in self?.reload(nil) } }

    func count(of kind: String) -> Int { counts[kind, default: 0] + all }

    func reload(_ kind: String?) {
        if let kind { counts[kind, default: 0] += 1 } else { all += 1 }
    }
}
