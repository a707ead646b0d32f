import Foundation
import SwiftUI
import SwiftUICore
@testable import SwiftUITesting
import Testing
@testable import TipKit

private struct Plain: Tip {
    var title: Text { Text("Title") }
    var message: Text? { Text("Message") }
    var image: Image? { Image(systemName: "star") }
    var actions: [Action] { Action(id: "more", title: "Learn more") }
}

private struct Limited: Tip {
    var title: Text { Text("Limited") }
    var options: [any Option] { MaxDisplayCount(2) }
}

private struct Urgent: Tip {
    var title: Text { Text("Urgent") }
    var options: [any Option] { Tips.IgnoresDisplayFrequency(true) }
}

private struct Ruled: Tip {
    @Parameter static var isLoggedIn: Bool = false
    @Parameter(.transient) static var count = 0
    static let opened = Event(id: "opened")

    var title: Text { Text("Ruled") }
    var rules: [Rule] {
        #Rule(Self.$isLoggedIn) { $0 == true }
        #Rule(Self.opened) { $0.donations.count >= 2 }
    }
}

private struct Order: Codable, Sendable { var amount: Int }

/// Tips, whose store all tests share.
@Suite(.serialized) @MainActor struct TipTests {
    init() {
        ProgramStorage.place = .memory
        TipStore.shared.restart()
    }

    private struct Screen: View {
        var tip: any Tip
        var action: @MainActor (Tips.Action) -> Void = { _ in }
        var body: some View { TipView(tip, action: action).accessibilityIdentifier("tip") }
    }

    @Test("No tip is shown before tips are set up, which is done once")
    func configuration() throws {
        #expect(Plain().status == .pending && !Plain().shouldDisplay)
        try Tips.configure()
        #expect(Plain().status == .available)
        #expect(throws: TipKitError.tipsDatastoreAlreadyConfigured) { try Tips.configure() }
        #expect(throws: TipKitError.tipsDatastoreAlreadyConfigured) { try Tips.resetDatastore() }
    }

    @Test("A tip is available when all of its rules hold")
    func rules() async throws {
        try Tips.configure()
        #expect(Ruled().status == .pending)
        Ruled.isLoggedIn = true
        await Ruled.opened.donate()
        #expect(Ruled.isLoggedIn && Ruled().status == .pending)
        Ruled.opened.sendDonation()
        #expect(Ruled().status == .available && Ruled.opened.donations.donatedWithin(.day).count == 2)
        Ruled.isLoggedIn = false
        #expect(Ruled().status == .pending)
    }

    @Test("An invalid tip keeps its first reason until it is reset")
    func invalidation() async throws {
        try Tips.configure()
        Plain().invalidate(reason: .actionPerformed)
        Plain().invalidate(reason: .tipClosed)
        #expect(Plain().status == .invalidated(.actionPerformed))
        await Plain().resetEligibility()
        #expect(Plain().status == .available)
    }

    @Test("What is known of tips is read again, without transient parameters")
    func storage() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tips-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try Tips.configure([.datastoreLocation(.url(folder))])
        let event = Tips.Event<Order>(id: "order")
        await event.donate(Order(amount: 3))
        Ruled.isLoggedIn = true
        Ruled.count = 5
        Plain().invalidate(reason: .tipClosed)
        #expect(Ruled.count == 5)
        TipStore.shared.restart()
        #expect(!Ruled.isLoggedIn && Ruled.count == 0 && event.donations.isEmpty)
        try Tips.configure([.datastoreLocation(.url(folder))])
        #expect(Ruled.isLoggedIn && Ruled.count == 0 && event.donations.map(\.info.amount) == [3])
        #expect(Plain().status == .invalidated(.tipClosed))
    }

    @Test("A damaged file is an error, and stays")
    func damage() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tips-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("tips.json")
        try Data("{".utf8).write(to: file)
        #expect(throws: (any Error).self) { try Tips.configure([.datastoreLocation(.url(folder))]) }
        #expect(try Data(contentsOf: file) == Data("{".utf8) && Plain().status == .pending)
    }

    @Test("A tip is shown as often as it may be, and stays as long as it is shown")
    func displayCount() throws {
        try Tips.configure()
        for _ in 0..<2 {
            let host = ViewHost(Screen(tip: Limited()), size: CGSize(width: 390, height: 300))
            #expect(host.contains(.text("Limited")) && Limited().status == .available)
            host.show(EmptyView())
        }
        #expect(Limited().status == .invalidated(.displayCountExceeded))
        #expect(!ViewHost(Screen(tip: Limited())).contains(.text("Limited")))
    }

    @Test("Another tip waits until the time between tips has passed, unless it ignores that")
    func frequency() throws {
        try Tips.configure([.displayFrequency(.daily)])
        let host = ViewHost(Screen(tip: Plain()), size: CGSize(width: 390, height: 300))
        #expect(host.contains(.text("Title")))
        #expect(Limited().status == .pending && Urgent().status == .available && Plain().status == .available)
    }

    @Test("Tips are shown and hidden for testing, whatever their rules")
    func testing() {
        Tips.showAllTipsForTesting()
        #expect(Ruled().status == .available)
        Tips.hideTipsForTesting([Ruled.self])
        #expect(Ruled().status == .pending && Plain().status == .available)
    }

    @Test("The view has the parts of the tip, closes it, and passes the buttons on")
    func view() async throws {
        try Tips.configure()
        var pressed: [String] = []
        let host = ViewHost(Screen(tip: Plain()) { pressed.append($0.id) }, size: CGSize(width: 390, height: 300))
        #expect(host.contains(.text("Title")) && host.contains(.text("Message")))
        try host.tap(.text("Learn more"))
        await host.settle()
        #expect(pressed == ["more"] && host.contains(.text("Title")))
        try host.tap(.label("Close"))
        await host.settle()
        #expect(!host.contains(.text("Title")) && Plain().status == .invalidated(.tipClosed))
    }

    @Test("A popover shows the tip until it is invalid")
    func popover() async throws {
        try Tips.configure()
        let host = ViewHost(Text("Button").popoverTip(Plain()), size: CGSize(width: 390, height: 600))
        await host.settle()
        #expect(host.contains(.text("Title")))
        Plain().invalidate(reason: .actionPerformed)
        await host.settle()
        host.advance(by: 1)
        #expect(!host.contains(.text("Title")))
    }

    @Test("Updates begin with the status and tell each change once")
    func updates() async throws {
        var updates = Plain().statusUpdates.makeAsyncIterator()
        try Tips.configure()
        Plain().invalidate(reason: .tipClosed)
        Plain().invalidate(reason: .tipClosed)
        var statuses: [Tips.Status] = []
        for _ in 0..<3 { if let status = await updates.next() { statuses.append(status) } }
        #expect(statuses == [.pending, .available, .invalidated(.tipClosed)])
    }
}
