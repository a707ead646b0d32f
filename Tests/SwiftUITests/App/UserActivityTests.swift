import Foundation
import SwiftUI
import Testing

@testable import SwiftUICore
@testable import SwiftUITesting

/// What the user is doing, as views tell and receive it.
@MainActor struct UserActivityTests {
    final class Seen {
        var activities: [NSUserActivity] = []
        var addresses: [URL] = []
    }

    struct Screen: View {
        var seen: Seen
        @State private var isShown = true
        @State private var isActive = true

        var body: some View {
            VStack {
                Button("Toggle") { isShown.toggle() }
                Button("Pause") { isActive.toggle() }
                if isShown {
                    Text("Recipe").userActivity("cooking", isActive: isActive) { activity in
                        activity.title = "Soup"
                        activity.addUserInfoEntries(from: ["step": 2])
                        seen.activities.append(activity)
                    }
                }
            }
            .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { if let url = $0.webpageURL { seen.addresses.append(url) } }
            .onContinueUserActivity("other") { _ in seen.addresses.append(URL(fileURLWithPath: "/wrong")) }
        }
    }

    @Test("An activity is current while its view is visible and it is active")
    func advertising() throws {
        let seen = Seen()
        let host = ViewHost(Screen(seen: seen))
        let first = try #require(seen.activities.last)
        #expect(first.activityType == "cooking" && first.title == "Soup" && first.userInfo?["step"] as? Int == 2)
        #expect(first.isCurrent)
        try host.tap(.text("Pause"))
        #expect(!first.isCurrent)
        try host.tap(.text("Pause"))
        let second = try #require(seen.activities.last)
        #expect(second !== first && second.isCurrent)
        try host.tap(.text("Toggle"))
        host.advance(by: 1)
        #expect(!second.isCurrent)
    }

    @Test("A web address that the program is asked to open is an activity")
    func continuing() throws {
        let seen = Seen()
        let host = ViewHost(Screen(seen: seen))
        let page = try #require(URL(string: "https://example.org/soup"))
        host.tree.open(page)
        host.tree.open(URL(fileURLWithPath: "/tmp/soup.txt"))
        #expect(seen.addresses == [page])
    }

    @Test("An activity carries an encodable value")
    func payload() throws {
        let activity = NSUserActivity(activityType: "a")
        #expect(throws: CocoaError.self) { try activity.typedPayload(String.self) }
        try activity.setTypedPayload("words")
        #expect(try activity.typedPayload(String.self) == "words")
        #expect(throws: DecodingError.self) { try activity.typedPayload(Int.self) }
    }
}
