import SwiftUI
import SwiftUITesting
import Testing

/// The tabs of a tab view on macOS.
@MainActor struct MacTabsTests {
    private struct Tabs: View {
        var body: some View {
            TabView {
                Color.red.accessibilityElement().accessibilityIdentifier("page").tabItem { Text("General") }
                Text("Other").tabItem { Text("Advanced") }
            }
        }
    }

    @Test("The tabs are centred on the upper border of the box, above the content, and the border is not drawn through them")
    func border() throws {
        let host = ViewHost(Tabs(), size: CGSize(width: 400, height: 300), profile: .macOS, scale: 1)
        let page = try host.frame(of: .identifier("page"))
        let tabs = try (host.frame(of: .text("General")), host.frame(of: .text("Advanced")))
        #expect(tabs.0.maxY < page.minY)
        let image = try host.image()
        func color(_ x: CGFloat, _ y: CGFloat) -> [UInt8] {
            let start = (Int(y) * image.width + Int(x)) * 4
            return Array(image.pixels[start..<start + 3])
        }
        // Beside the tabs, the border is the darkest point of the column above the page.
        let column = (0..<Int(page.minY)).map { color(page.minX + 40, CGFloat($0))[0] }
        let border = try #require(column.indices.min { column[$0] < column[$1] })
        #expect(abs(CGFloat(border) + 0.5 - tabs.0.midY) <= 1)
        // Between the titles the background of the tabs is even.
        let gap = (tabs.0.maxX + tabs.1.minX) / 2 + 8
        #expect(color(gap, CGFloat(border)) == color(gap, CGFloat(border) - 6))
        #expect(color(gap, CGFloat(border)) == color(gap, CGFloat(border) + 6))
    }
}
