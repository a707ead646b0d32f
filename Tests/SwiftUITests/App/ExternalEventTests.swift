import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

/// Which URLs windows and scenes want.
@MainActor struct ExternalEventTests {
    private func preference(_ address: String, _ preferring: Set<String>, _ allowing: Set<String>) throws -> ExternalEventPreference {
        let host = ViewHost(Text("a").handlesExternalEvents(preferring: preferring, allowing: allowing))
        return try host.tree.preference(for: #require(URL(string: address)))
    }

    @Test func viewsPreferAllowAndRefuse() throws {
        #expect(try preference("notes://open/3", ["open"], []) == .preferred)
        #expect(try preference("notes://open/3", ["close"], ["notes"]) == .allowed)
        #expect(try preference("notes://open/3", [], []) == .refused)
        #expect(try preference("notes://open/3", [], ["*"]) == .allowed)
        #expect(try preference("notes://open/3", ["*"], []) == .preferred)
        #expect(try ViewHost(Text("a")).tree.preference(for: #require(URL(string: "a://b"))) == .allowed)
    }

    @Test func theOutermostModifierDecides() throws {
        let view = Text("a").handlesExternalEvents(preferring: ["*"], allowing: []).handlesExternalEvents(preferring: [], allowing: ["*"])
        #expect(try ViewHost(view).tree.preference(for: #require(URL(string: "a://b"))) == .allowed)
    }

    @Test func scenesMatchAllURLsWithAStar() throws {
        let address = try #require(URL(string: "notes://open"))
        var settings = SceneSettings()
        #expect(settings.takes(address))
        settings.externalEvents = []
        #expect(!settings.takes(address))
        settings.externalEvents = ["*"]
        #expect(settings.takes(address))
    }
}
