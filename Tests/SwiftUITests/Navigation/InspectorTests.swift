import SwiftUI
import SwiftUITesting
import Testing

/// Details beside what is chosen.
@MainActor struct InspectorTests {
    private struct Drawing: View {
        var range: ClosedRange<CGFloat>?
        @State private var isShown = true

        var body: some View {
            NavigationStack {
                Color.clear
                    .accessibilityElement().accessibilityIdentifier("canvas")
                    .navigationTitle("Drawing")
                    .toolbar { Button("Details") { isShown.toggle() } }
                    .inspector(isPresented: $isShown) {
                        if let range {
                            details.inspectorColumnWidth(min: range.lowerBound, ideal: 200, max: range.upperBound)
                        } else {
                            details
                        }
                    }
            }
        }

        private var details: some View {
            Form {
                LabeledContent("Width", value: "12")
                Text("red")
            }
        }
    }

    private func host(_ view: some View, profile: ViewHost.Profile = .macOS) -> ViewHost {
        ViewHost(view, size: CGSize(width: 900, height: 600), profile: profile)
    }

    @Test func itIsAColumnThatComesAndGoes() throws {
        for (profile, width) in [(ViewHost.Profile.macOS, 225.0), (.iOS, 320)] {
            let host = host(Drawing().environment(\.horizontalSizeClass, .regular), profile: profile)
            #expect(try host.frame(of: .identifier("canvas")).width == 900 - 1 - width)
            #expect(try host.frame(of: .text("red")).minX > 900 - width)
            try host.tap(.text("Details"))
            host.advance(by: 1)
            #expect(try host.frame(of: .identifier("canvas")).width == 900)
            #expect(!host.contains(.text("red")))
        }
    }

    @Test func itIsASheetWhereThereIsNoRoom() throws {
        let host = ViewHost(Drawing(), size: CGSize(width: 390, height: 844))
        host.advance(by: 1)
        #expect(try host.frame(of: .identifier("canvas")).width == 390)
        #expect(try host.frame(of: .text("red")).minX < 100)
        host.press(.escape)
        host.advance(by: 1)
        #expect(!host.contains(.text("red")))
    }

    @Test func itsEdgeIsDrawnAsFarAsItMayGrow() throws {
        let host = host(Drawing(range: 180...260))
        func width() throws -> CGFloat { try host.frame(of: .identifier("canvas")).width }
        #expect(try width() == 899 - 200)
        try host.drag(.label("Divider"), by: CGSize(width: -40, height: 0))
        #expect(try width() == 899 - 240)
        try host.drag(.label("Divider"), by: CGSize(width: -400, height: 0))
        #expect(try width() == 899 - 260)
        try host.drag(.label("Divider"), by: CGSize(width: 400, height: 0))
        #expect(try width() == 899 - 180)
    }

    @Test func pictures() throws {
        try lookAt("inspector", size: CGSize(width: 900, height: 600), Drawing().environment(\.horizontalSizeClass, .regular))
    }
}
