import SwiftUI
import SwiftUITesting
import Testing

/// Tab bars in a compact width with more tabs than they have room for.
@MainActor struct TabOverflowTests {
    struct Tabs: View {
        var count: Int
        @State private var selection = 0
        var body: some View {
            TabView(selection: $selection) {
                ForEach(0..<count, id: \.self) { index in
                    Page(index: index, selection: $selection).navigationTitle("Title \(index)")
                        .tabItem { Label("Tab \(index)", systemImage: "star") }.tag(index)
                }
            }
        }
    }

    struct Page: View {
        var index: Int
        @Binding var selection: Int
        @State private var count = 0
        var body: some View {
            VStack {
                Button("Page \(index) \(count)") { count += 1 }
                Button("Go to 6") { selection = 6 }
            }
        }
    }

    private func host(_ count: Int) -> ViewHost { ViewHost(Tabs(count: count), size: CGSize(width: 390, height: 844), profile: .iOS) }

    @Test("Five tabs fit; of more, four are in the bar and the others behind More", arguments: 1...8)
    func items(count: Int) {
        let host = host(count)
        let shown = (0..<count).filter { host.contains(.text("Tab \($0)")) }
        #expect(shown == Array(0..<(count > 5 ? 4 : count)))
        #expect(host.contains(.text("More")) == (count > 5))
    }

    @Test("Five tabs share the width of the narrowest phone", arguments: [320.0, 375, 430])
    func itemsShareTheWidth(width: Double) throws {
        let host = ViewHost(Tabs(count: 5), size: CGSize(width: width, height: 568), profile: .iOS)
        for index in 0..<5 {
            #expect(abs(try host.frame(of: .text("Tab \(index)")).midX - width * (Double(index) + 0.5) / 5) < 1)
        }
    }

    @Test("The list of More shows the other tabs; a chosen one has a bar that leads back, and keeps its state")
    func list() throws {
        let host = host(7)
        try host.tap(.text("More"))
        #expect(!host.contains(.text("Page 0 0")))
        #expect((0..<7).allSatisfy { host.contains(.text("Tab \($0)")) })
        try host.tap(.text("Tab 5"))
        try host.tap(.text("Page 5 0"))
        #expect(host.contains(.text("Page 5 1")) && host.contains(.text("Title 5")) && !host.contains(.text("Tab 6")))
        try host.tap(.text("Tab 1"))
        #expect(host.contains(.text("Page 1 0")) && !host.contains(.text("Page 5 1")))
        // The item in the bar opens the list; the page that was left keeps its count.
        try host.tap(.text("More"))
        try host.tap(.text("Tab 5"))
        #expect(host.contains(.text("Page 5 1")))
    }

    @Test("A selection by the program leaves the list and shows the page")
    func selectionByProgram() throws {
        let host = host(8)
        try host.tap(.text("Go to 6"))
        #expect(host.contains(.text("Page 6 0")))
        #expect(host.contains(.text("Title 6")))
    }

    @Test("A regular width has room for all tabs")
    func regularWidth() {
        let tabs = Tabs(count: 7).environment(\.horizontalSizeClass, .regular)
        let host = ViewHost(tabs, size: CGSize(width: 1024, height: 768), profile: .iOS)
        #expect((0..<7).allSatisfy { host.contains(.text("Tab \($0)")) })
        #expect(!host.contains(.text("More")))
    }
}
