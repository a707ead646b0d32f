import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

/// Each control works by pointer, by keys alone and for assistive programs, is told of, and does nothing while it is disabled.
@MainActor struct ControlTableTests {
    /// A row for a platform.
    struct Case: CustomTestStringConvertible, Sendable {
        var row: ControlRow
        var profile: ViewHost.Profile
        var testDescription: String { "\(row.name), \(profile)" }
    }

    /// `APUS_CONTROL` names one row to look at alone.
    nonisolated static let cases = ControlRow.all
        .filter { row in ProcessInfo.processInfo.environment["APUS_CONTROL"].map { $0 == row.name } ?? true }
        .flatMap { row in row.profiles.map { Case(row: row, profile: $0) } }
    nonisolated static let operated = cases.filter { !$0.row.ways.isEmpty }

    @Test("Every way to operate it has its effect", arguments: operated)
    func operation(_ operated: Case) throws {
        var expected = ControlValues()
        operated.row.effect(&expected)
        #expect(expected != ControlValues(), "The row says no effect")
        for (kind, steps) in operated.row.ways {
            let trial = ControlTrial(operated.row, operated.profile)
            do {
                try trial.perform(steps)
            } catch {
                Issue.record("by \(kind): \(error)")
            }
            #expect(trial.values == expected, "by \(kind)")
        }
    }

    @Test("Disabled it stays as it is", arguments: operated)
    func disabled(_ operated: Case) throws {
        for (kind, steps) in operated.row.ways {
            let trial = ControlTrial(operated.row, operated.profile, isEnabled: false)
            // A view that is not there, or has no focus, is one that does nothing.
            for step in steps { try? trial.perform([step]) }
            #expect(trial.values == ControlValues(), "by \(kind)")
        }
    }

    @Test("It is told of with its role, label, value, hint, traits and actions", arguments: cases)
    func element(_ told: Case) throws {
        let expected = told.profile == .macOS ? told.row.macElement ?? told.row.element : told.row.element
        let trial = ControlTrial(told.row, told.profile)
        let found = trial.elements.first { $0.role == expected.role && $0.label == expected.label }
        let element = try #require(found, "\(trial.elements.map(\.description))")
        #expect(element.value == expected.value)
        #expect(trial.elements.contains { $0.hint == "What it is for" })
        #expect(element.traits.isSuperset(of: expected.traits), "\(element.traits)")
        #expect(Set(element.actions.map(\.kind)).isSuperset(of: expected.actions), "\(element.actions.map(\.kind))")
        #expect(element.isEnabled)
        #expect(element.frame.width > 0 && element.frame.height > 0)
        let disabled = ControlTrial(told.row, told.profile, isEnabled: false)
        #expect(disabled.elements.first { $0.role == expected.role && $0.label == expected.label }?.isEnabled == false)
    }
}

extension ControlRow {
    /// All ways to operate the control, named.
    var ways: [(kind: String, steps: [ControlStep])] {
        pointer.map { ("pointer", $0) } + keys.map { ("keys", $0) } + actions.map { ("assistance", $0) }
    }
}
