import SwiftUI
import SwiftUICore
import SwiftUITesting
import Testing

/// Context menus and what they show beside their items.
@MainActor struct ContextMenuTests {
    private struct Cards: View {
        var alignment = Alignment.center
        var height: CGFloat = 60

        var body: some View {
            Color.red.frame(width: 120, height: height).accessibilityIdentifier("card")
                .contextMenu {
                    Button("Copy") {}
                    Button("Delete", role: .destructive) {}
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
                .background(Color.white)
        }
    }

    /// The colour of a point of the window.
    private func color(_ host: ViewHost, _ x: CGFloat, _ y: CGFloat) throws -> [UInt8] {
        let image = try host.image()
        let start = (Int(y * 2) * image.width + Int(x * 2)) * 4
        return Array(image.pixels[start..<start + 3])
    }

    @Test("An open menu dims the window on iOS; the view is lifted above the dimming, and its menu is below")
    func lifting() throws {
        let host = ViewHost(Cards(), profile: .iOS)
        let card = try host.frame(of: .identifier("card"))
        let (red, white) = (try color(host, card.midX, card.midY), try color(host, 10, 10))
        try host.longPress(.identifier("card"))
        host.advance(by: 1)
        #expect(try color(host, card.midX, card.midY) == red)
        #expect(try color(host, 10, 10).allSatisfy { $0 < 220 } && white.allSatisfy { $0 == 255 })
        #expect(try host.frame(of: .text("Copy")).minY > card.maxY)
        try host.tap(.point(10, 10))
        host.advance(by: 1)
        #expect(try color(host, 10, 10) == white)
        #expect(!host.contains(.text("Copy")))
    }

    @Test("A lifted button looks as it does at rest")
    func liftedButton() throws {
        let button = Button {
        } label: {
            Color.red.frame(width: 120, height: 60)
        }
        .accessibilityIdentifier("button")
        .contextMenu { Button("Copy") {} }
        let host = ViewHost(button, profile: .iOS)
        let frame = try host.frame(of: .identifier("button"))
        let color = try color(host, frame.midX, frame.midY)
        try host.longPress(.identifier("button"))
        host.advance(by: 1)
        #expect(host.contains(.text("Copy")))
        #expect(try self.color(host, frame.midX, frame.midY) == color)
    }

    @Test(
        "The lifted view and its menu stay inside of the window",
        arguments: [Alignment.topLeading, .topTrailing, .bottomLeading, .bottomTrailing, .center], [60, 700, 2000.0])
    func room(alignment: Alignment, height: CGFloat) throws {
        let host = ViewHost(Cards(alignment: alignment, height: height), profile: .iOS)
        host.safeAreaInsets = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
        try host.longPress(.identifier("card"))
        host.advance(by: 1)
        let (copy, delete) = try (host.frame(of: .text("Copy")), host.frame(of: .text("Delete")))
        #expect(copy.minY > 59 && delete.maxY < 844 - 34 && copy.minX > 0 && copy.maxX < 390)
        if height == 60 {
            #expect(alignment.horizontal == .trailing ? copy.minX > 120 : copy.minX < 250)
        }
    }

    @Test("A lifted view stays in its place at the edge of the window", arguments: [true, false])
    func placeOfTheLiftedView(isRow: Bool) throws {
        struct Edge: View {
            var isRow: Bool

            @ViewBuilder private var card: some View {
                Color.red.frame(width: isRow ? nil : 100, height: 40).accessibilityIdentifier("card")
                    .contextMenu { Button("Copy") {} }
            }

            var body: some View {
                if isRow {
                    List { card.listRowInsets(EdgeInsets()) }.listStyle(.plain)
                } else {
                    card.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading).background(Color.white)
                }
            }
        }
        let host = ViewHost(Edge(isRow: isRow), profile: .iOS)
        let card = try host.frame(of: .identifier("card"))
        try host.longPress(.identifier("card"))
        host.advance(by: 1)
        var pictures: [ViewNode] = []
        func visit(_ node: ViewNode) {
            if node.typeName == "picture" { pictures.append(node) }
            node.forEachChild(visit)
        }
        if let root = host.tree.rootNode { visit(root) }
        let picture = try #require(pictures.first?.globalFrame)
        #expect(picture.minX == card.minX && abs(picture.midY - card.midY) < 1)
        #expect(try host.frame(of: .text("Copy")).minX >= 8)
    }

    @Test("The view behind its lifted picture is not drawn, and is drawn again when the menu has closed")
    func hidingTheOriginal() throws {
        struct Moving: View {
            var body: some View {
                Color.red.frame(width: 120, height: 60).accessibilityIdentifier("card")
                    .contextMenu {
                        Button("Copy") {}
                    } preview: {
                        Color.green.frame(width: 20, height: 20)
                    }
                    .background(Color.white)
            }
        }
        let host = ViewHost(Moving(), profile: .iOS)
        let card = try host.frame(of: .identifier("card"))
        let point = CGPoint(x: card.maxX - 4, y: card.maxY - 4)
        let before = try color(host, point.x, point.y)
        try host.longPress(.identifier("card"))
        host.advance(by: 1)
        let during = try color(host, point.x, point.y)
        #expect(during[0] == during[1] && during[1] == during[2])
        try host.tap(.point(10, 10))
        host.advance(by: 1)
        #expect(try color(host, point.x, point.y) == before)
    }

    @Test("On macOS, at a pointer and in texts a menu opens without dimming the window")
    func plainMenus() throws {
        let mac = ViewHost(Cards(), profile: .macOS)
        let white = try color(mac, 10, 10)
        try mac.longPress(.identifier("card"))
        mac.advance(by: 1)
        #expect(mac.contains(.text("Copy")))
        #expect(try color(mac, 10, 10) == white)
        let phone = ViewHost(Cards(), profile: .iOS)
        #expect(phone.tree.pressSecondary(at: CGPoint(x: 195, y: 422)))
        phone.advance(by: 1)
        #expect(phone.contains(.text("Copy")))
        #expect(try color(phone, 10, 10) == white)
    }

    @Test("A preview of the program's takes the place of the view")
    func preview() throws {
        let host = ViewHost(
            Text("View").contextMenu {
                Button("Item") {}
            } preview: {
                Text("Preview").frame(width: 200, height: 100)
            }, profile: .iOS)
        let view = try host.frame(of: .text("View"))
        try host.longPress(.text("View"))
        host.advance(by: 1)
        let (preview, item) = try (host.frame(of: .text("Preview")), host.frame(of: .text("Item")))
        #expect(preview.midY > view.minY && item.minY > preview.midY + 50)
    }

    private struct Notes: View {
        var body: some View {
            List(0..<8) { number in
                HStack {
                    Image(systemName: "doc.text").foregroundStyle(.tint)
                    Text("Note \(number)")
                    Spacer()
                    Text("Monday").foregroundStyle(.secondary)
                }
                .contentShape(Rectangle())
                .contextMenu {
                    Button("Copy", systemImage: "doc.on.doc") {}
                    Button("Delete", systemImage: "trash", role: .destructive) {}
                }
            }
        }
    }

    @Test("The menu of a row's content lifts the row, as the cells of UIKit's lists are lifted")
    func row() throws {
        let host = ViewHost(Notes(), profile: .iOS)
        let text = try host.frame(of: .text("Note 3"))
        try host.longPress(.text("Note 3"))
        host.advance(by: 1)
        var pictures: [ViewNode] = []
        func visit(_ node: ViewNode) {
            if node.typeName == "picture" { pictures.append(node) }
            node.forEachChild(visit)
        }
        if let root = host.tree.rootNode { visit(root) }
        let picture = try #require(pictures.first)
        // A row begins 16 points before its content and is 44 points high.
        #expect(abs(picture.globalFrame.width - (390 - 2 * 16)) < 0.001)
        #expect(abs(picture.globalFrame.height - 44) < 0.001)
        #expect(abs(picture.globalFrame.midY - text.midY) < 1)
    }

    @Test func pictures() throws {
        try lookAt("context-menu-card", profiles: [.iOS], Cards(alignment: .trailing)) {
            try $0.longPress(.identifier("card"))
            $0.advance(by: 1)
        }
        try lookAt("context-menu-row", profiles: [.iOS], Notes()) {
            try $0.longPress(.text("Note 3"))
            $0.advance(by: 1)
        }
    }
}
