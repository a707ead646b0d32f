import Combine
import SwiftUI
import SwiftUITesting
import Testing

/// Values and styles that depend on whether the window is active, and subscriptions of views.
@MainActor struct WindowStateStyleTests {
    private struct State: View {
        @Environment(\.appearsActive) private var appearsActive
        @Environment(\.controlActiveState) private var controlState
        @Environment(\.backgroundProminence) private var prominence
        @Environment(\.sidebarRowSize) private var size
        var body: some View {
            Text("\(appearsActive) \(controlState == .inactive) \(prominence == .increased) \(size == .large)")
        }
    }

    @Test("Views look active while their scene is, unless a view says something else")
    func activity() {
        #expect(ViewHost(State()).contains(.text("true false false false")))
        #expect(ViewHost(State().environment(\.scenePhase, .inactive)).contains(.text("false true false false")))
        #expect(ViewHost(State().environment(\.scenePhase, .inactive).environment(\.appearsActive, true)).contains(.text("true false false false")))
        #expect(ViewHost(State().environment(\.appearsActive, false)).contains(.text("false true false false")))
        let set = State().environment(\.backgroundProminence, .increased).environment(\.sidebarRowSize, .large)
        #expect(ViewHost(set).contains(.text("true false true true")))
    }

    @Test("Selections are painted in the tint while the window looks active, and grey otherwise")
    func selection() throws {
        func pixel(_ view: some View) throws -> [UInt8] {
            Array(try ViewHost(view, size: CGSize(width: 10, height: 10), scale: 1).image().pixels[0..<3])
        }
        let selection = Rectangle().fill(.selection).tint(Color(red: 1, green: 0, blue: 0))
        #expect(try pixel(selection) == [255, 0, 0])
        let inactive = try pixel(selection.environment(\.appearsActive, false))
        #expect(abs(Int(inactive[0]) - Int(inactive[1])) < 8 && inactive[0] < 255)
    }

    @Test("A subscription performs its action for the values of its publisher while the view is shown")
    func subscription() {
        let subject = PassthroughSubject<Int, Never>()
        var received: [Int] = []
        let host = ViewHost(AnyView(SubscriptionView(content: Text("a"), publisher: subject) { received.append($0) }))
        subject.send(1)
        subject.send(2)
        host.advance(by: 0.1)
        #expect(received == [1, 2] && host.contains(.text("a")))
        host.show(AnyView(Text("b")))
        subject.send(3)
        #expect(received == [1, 2])
    }
}
