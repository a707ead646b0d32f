import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// Spring loading of controls under a drag, and the proposed operation of a drop.
@MainActor struct SpringLoadingTests {
    struct Screen: View {
        var behavior: SpringLoadingBehavior?
        var isEnabled = true
        @State private var count = 0

        var body: some View {
            VStack(spacing: 60) {
                Text("Source").padding().draggable("words")
                if let behavior {
                    Button("Count \(count)") { count += 1 }.springLoadingBehavior(behavior).disabled(!isEnabled)
                } else {
                    Button("Count \(count)") { count += 1 }.disabled(!isEnabled)
                }
            }
        }
    }

    @Test("A drag that rests over an enabled button activates it once", arguments: [ViewHost.Profile.iOS, .macOS])
    func resting(profile: ViewHost.Profile) throws {
        let host = ViewHost(Screen(behavior: .enabled), profile: profile)
        try host.drag(.text("Source"), to: .text("Count 0")) {
            #expect(host.contains(.text("Count 0")))
            host.advance(by: 1)
            #expect(host.contains(.text("Count 1")))
            host.advance(by: 3)
            #expect(host.contains(.text("Count 1")))
        }
        host.advance(by: 3)
        #expect(host.contains(.text("Count 1")))
    }

    @Test(
        "A drag does not activate other buttons, nor one that it only passes", arguments: [nil, SpringLoadingBehavior.automatic, .disabled, .enabled])
    func passing(behavior: SpringLoadingBehavior?) throws {
        let host = ViewHost(Screen(behavior: behavior, isEnabled: behavior != .enabled))
        try host.drag(.text("Source"), to: .text("Count 0")) { host.advance(by: 2) }
        #expect(host.contains(.text("Count 0")))
        let enabled = ViewHost(Screen(behavior: .enabled))
        try enabled.drag(.text("Source"), to: .text("Count 0"))
        enabled.advance(by: 2)
        #expect(enabled.contains(.text("Count 0")))
    }

    @Test("A drag that rests over a tab selects it, unless the tab is disabled for that", arguments: [SpringLoadingBehavior.automatic, .disabled])
    func tabs(behavior: SpringLoadingBehavior) throws {
        let tabs = TabView {
            Tab("One", systemImage: "star") { Text("Source").padding().draggable("words") }
            Tab("Two", systemImage: "heart") { Text("second") }.springLoadingBehavior(behavior)
        }
        let host = ViewHost(tabs)
        try host.drag(.text("Source"), to: .text("Two")) { host.advance(by: 1) }
        #expect(host.contains(.text("second")) == (behavior == .automatic))
    }

    @Test("A configuration decides what a drop does", arguments: [DropOperation.copy, .move, .forbidden, .cancel])
    func dropConfiguration(operation: DropOperation) async throws {
        struct Target: View {
            var operation: DropOperation
            @State private var words = "none"
            var body: some View {
                Text(words).frame(width: 200, height: 100).accessibilityIdentifier("target")
                    .dropDestination(for: String.self) { items, _ in
                        words = items.joined()
                        return true
                    }
                    .dropConfiguration { session in
                        DropConfiguration(operation: session.location == CGPoint(x: 100, y: 50) ? operation : .copy)
                    }
            }
        }
        let host = ViewHost(Target(operation: operation))
        let item = NSItemProvider(object: "dropped" as NSString)
        try host.drop([item], on: .identifier("target")) { #expect($0 == operation) }
        await host.settle()
        #expect(host.contains(.text(operation == .copy || operation == .move ? "dropped" : "none")))
    }
}
