import Combine
import os
import SwiftUI
@testable import SwiftUICore
import SwiftUITesting
import Testing

private final class Model: ObservableObject { @Published var name = "a" }

@Observable private final class Weather { var degrees = 20 }

/// The reports of the bodies, in order.
private final class Reports { var lines: [String] = [] }

private struct Counter: View {
    let title: String
    let reports: Reports
    @State private var count = 0
    @ObservedObject var model: Model
    @Environment(\.isEnabled) private var isEnabled
    let weather: Weather

    var body: some View {
        let _ = reports.lines.append(ChangeReports.report(for: Self.self))
        Text("\(title) \(count) \(model.name) \(isEnabled) \(weather.degrees)")
        Button("Count") { count += 1 }
        Step(count: $count, reports: reports)
    }
}

private struct Step: View {
    @Binding var count: Int
    let reports: Reports

    var body: some View {
        let _ = reports.lines.append(ChangeReports.report(for: Self.self))
        Text("step \(count)")
    }
}

private struct Shell: View {
    let reports: Reports
    let model: Model
    let weather: Weather
    @State private var isOff = false
    @State private var title = "x"

    var body: some View {
        Counter(title: title, reports: reports, model: model, weather: weather).disabled(isOff)
        Button("Off") { isOff = true }
        Button("Title") { title = "y" }
    }
}

private struct Printing: View {
    var body: some View {
        let _ = Self._logChanges()
        let _ = Self._printChanges()
        Text("x")
    }
}

@MainActor struct PrintedChangesTests {
    @Test("A report names what has changed since the one before, in SwiftUI's words")
    func words() throws {
        let (reports, model, weather) = (Reports(), Model(), Weather())
        let host = ViewHost(Shell(reports: reports, model: model, weather: weather))
        func latest() -> [String] {
            defer { reports.lines = [] }
            return reports.lines
        }
        #expect(latest() == ["Counter: @self, @identity, _count, _model, _isEnabled changed.", "Step: @self, @identity, _count changed."])
        try host.tap(.text("Count"))
        #expect(latest() == ["Counter: _count changed.", "Step: _count changed."])
        model.name = "b"
        host.tree.update()
        #expect(latest() == ["Counter: _model changed."])
        weather.degrees = 3
        host.tree.update()
        #expect(latest() == ["Counter: @dependencies changed."])
        try host.tap(.text("Title"))
        #expect(latest() == ["Counter: @self changed."])
        try host.tap(.text("Off"))
        #expect(latest() == ["Counter: _isEnabled changed."])
    }

    @Test("Outside of a body nothing has changed, and the modifiers of a program print without a tree")
    func outside() throws {
        #expect(ChangeReports.report(for: Step.self) == "Step: unchanged.")
        _ = ViewHost(Printing())
        let store = try OSLogStore(scope: .currentProcessIdentifier)
        let entries = try store.getEntries().compactMap { $0 as? OSLogEntryLog }
        #expect(entries.contains { $0.category == "Changed Body Properties" && $0.composedMessage == "Printing: @self changed." })
    }

    @Test("A tree in which nothing is printed keeps no reports")
    func cost() {
        #expect(ViewHost(Text("x")).tree.inspection.changeReports == nil)
    }
}
