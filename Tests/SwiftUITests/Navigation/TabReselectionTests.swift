import SwiftUI
import SwiftUITesting
import Testing

/// A tap on the tab that is shown goes back to the root, and at the root to the top.
@MainActor struct TabReselectionTests {
    struct Tabs: View {
        @State private var path = [1, 2]
        @State private var isPresented = false
        @State private var selection = 0

        var body: some View {
            TabView(selection: $selection) {
                NavigationStack(path: $path) {
                    List(0..<60, id: \.self) { Text("row \($0)") }
                        .navigationTitle("Root")
                        .navigationDestination(for: Int.self) { Text("page \($0)") }
                        .navigationDestination(isPresented: $isPresented) { Text("presented") }
                        .toolbar { Button("Present") { isPresented = true } }
                }
                .tabItem { Text("First") }.tag(0)
                ScrollView { VStack { ForEach(0..<60, id: \.self) { Text("line \($0)") } } }
                    .tabItem { Text("Second") }.tag(1)
            }
        }
    }

    @Test func aTabGoesBackToItsRoot() throws {
        let host = ViewHost(Tabs(), size: CGSize(width: 390, height: 700), profile: .iOS)
        #expect(host.contains(.text("page 2")))
        try host.tap(.text("First"))
        host.advance(by: 1)
        #expect(!host.contains(.text("page 2")) && !host.contains(.text("page 1")) && host.contains(.text("row 0")))
        try host.tap(.text("Present"))
        host.advance(by: 1)
        #expect(host.contains(.text("presented")))
        try host.tap(.text("First"))
        host.advance(by: 1)
        #expect(!host.contains(.text("presented")))
    }

    @Test func aTabAtItsRootScrollsToTheTop() throws {
        let host = ViewHost(Tabs(), size: CGSize(width: 390, height: 700), profile: .iOS)
        try host.tap(.text("Second"))
        let top = try host.frame(of: .text("line 0")).minY
        try host.scroll(.text("line 5"), by: CGSize(width: 0, height: 300))
        host.advance(by: 1)
        #expect(try host.frame(of: .text("line 0")).minY < top)
        try host.tap(.text("First"))
        try host.tap(.text("Second"))
        host.advance(by: 1)
        #expect(try host.frame(of: .text("line 0")).minY < top)
        try host.tap(.text("Second"))
        host.advance(by: 3)
        #expect(try host.frame(of: .text("line 0")).minY == top)
    }

    @Test func aTabOnMacOSKeepsItsPage() throws {
        let host = ViewHost(Tabs(), size: CGSize(width: 390, height: 700), profile: .macOS)
        try host.tap(.text("First"))
        host.advance(by: 1)
        #expect(host.contains(.text("page 2")))
    }
}
