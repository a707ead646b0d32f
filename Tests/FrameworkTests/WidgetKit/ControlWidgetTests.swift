import AppIntents
@testable import SwiftUI
import Testing
import WidgetKit

private struct Setting: ControlConfigurationIntent {
    static let title: LocalizedStringResource = "Timer"
    @IntentParameter(title: "Name", default: "Tea") var name: String
}

private struct SetTimer: SetValueIntent {
    static let title: LocalizedStringResource = "Set Timer"
    @IntentParameter(title: "Is running") var value: Bool
    func perform() async throws -> some IntentResult { .result() }
}

private struct State: ControlValueProvider {
    var previewValue: Bool { false }
    func currentValue() async throws -> Bool { true }
}

private struct NamedState: AppIntentControlValueProvider {
    func previewValue(configuration: Setting) -> (name: String, isOn: Bool) { (configuration.name, false) }
    func currentValue(configuration: Setting) async throws -> (name: String, isOn: Bool) { (configuration.name, true) }
}

private struct Fixed: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "fixed", provider: State()) { isOn in
            if isOn {
                ControlWidgetToggle("Timer", isOn: isOn, action: SetTimer()) {
                    Label($0 ? "On" : "Off", systemImage: "timer").controlWidgetStatus("Set")
                }
                .tint(.orange)
            } else {
                ControlWidgetButton(action: SetTimer()) { Label("Start", systemImage: "timer") }
            }
        }
        .displayName("Timer")
        .description("Sets a timer.")
    }
}

private struct Named: ControlWidget {
    var body: some ControlWidgetConfiguration {
        AppIntentControlConfiguration(kind: "named", provider: NamedState()) { state in
            ControlWidgetToggle(state.name, isOn: state.isOn, action: SetTimer()) { Text($0 ? "On" : "Off") }
        }
        .promptsForUserConfiguration()
    }
}

private struct Tea: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "tea", provider: TeaProvider()) { Text($0.date, style: .time) }
    }
}

private struct TeaProvider: TimelineProvider {
    struct Entry: TimelineEntry { var date = Date(timeIntervalSince1970: 0) }
    func placeholder(in context: Context) -> Entry { Entry() }
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry()) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        completion(Timeline(entries: [Entry()], policy: .never))
    }
}

private struct Extension: WidgetBundle {
    var body: some Widget {
        Fixed()
        Tea()
        if #available(iOS 18, *) { Named() }
    }
}

/// Controls are compiled and not shown.
@MainActor struct ControlWidgetTests {
    @Test func bundlesHaveTheirWidgetsOnly() {
        var records: [_WidgetRecord] = []
        Extension().body._addRecords(to: &records)
        #expect(records.map(\.kind) == ["tea"])
    }

    @Test func theUserHasChosenNone() async throws {
        ControlCenter.shared.reloadControls(ofKind: "fixed")
        ControlCenter.shared.reloadAllControls()
        #expect(try await ControlCenter.shared.currentControls().isEmpty)
    }
}
