import SwiftUI
import SwiftUITesting
import Testing

@MainActor struct ModifiedGestureTests {
    private struct Screen: View {
        @State private var log = ""
        var body: some View {
            VStack {
                Text(log).accessibilityIdentifier("log")
                Color.red.frame(width: 100, height: 100).accessibilityIdentifier("area")
                    .gesture(
                        TapGesture().modifiers([.command, .shift]).onEnded { log += "both " }
                            .exclusively(before: TapGesture().modifiers(.command).onEnded { log += "command " })
                            .exclusively(before: TapGesture().onEnded { log += "plain " }))
            }
        }
    }

    @Test("A gesture with modifiers is recognised while all of them are held")
    func taps() throws {
        let host = ViewHost(Screen())
        for keys in [[], .command, .shift, [.command, .shift], .all] as [EventModifiers] {
            host.heldModifierKeys = keys
            try host.tap(.identifier("area"))
        }
        #expect(try host.text(of: .identifier("log")) == "plain command plain both both ")
    }

    @Test("Keys that are pressed or released later make no difference")
    func changes() throws {
        struct Dragging: View {
            @State private var distance = 0.0
            var body: some View {
                VStack {
                    Text("\(Int(distance))").accessibilityIdentifier("distance")
                    Color.red.frame(width: 100, height: 100).accessibilityIdentifier("area")
                        .gesture(DragGesture().modifiers(.option).onChanged { distance = $0.translation.width })
                }
            }
        }
        let host = ViewHost(Dragging())
        try host.drag(.identifier("area"), by: CGSize(width: 30, height: 0))
        #expect(try host.text(of: .identifier("distance")) == "0")
        host.heldModifierKeys = .option
        try host.drag(.identifier("area"), by: CGSize(width: 30, height: 0))
        #expect(try host.text(of: .identifier("distance")) == "30")
    }
}
