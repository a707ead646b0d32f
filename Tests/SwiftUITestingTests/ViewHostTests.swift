import Foundation
import SwiftUI
import SwiftUITesting
import Testing

private struct Counter: View {
    @State private var count = 0
    var body: some View {
        VStack(spacing: 0) {
            Text("Count: \(count)").accessibilityIdentifier("count")
            Text("More").onTapGesture { count += 1 }
            Color.red.frame(width: 20, height: 10).id(7)
        }
    }
}

@MainActor @Suite struct ViewHostTests {
    @Test func aTapIsSeenAtOnce() throws {
        let host = ViewHost(Counter())
        #expect(try host.tap(.text("More")))
        #expect(try host.text(of: .identifier("count")) == "Count: 1")
        #expect(host.evaluations(of: Counter.self) == 2)
    }

    @Test func viewsAreFoundByTextIdentifierAndIdentity() throws {
        let host = ViewHost(Counter())
        #expect(try host.find(.text("More")).type == "Text")
        #expect(try host.frame(of: .id(7)).size == CGSize(width: 20, height: 10))
        #expect(throws: ViewHostError.self) { try host.find(.text("Less")) }
        #expect(!host.contains(.identifier("more")))
    }

    @Test func hiddenViewsAreFoundLast() throws {
        struct Screen: View {
            @State private var count = 0
            var body: some View {
                VStack {
                    Text("Delete").hidden()
                    Text("Delete").opacity(0)
                    Button("Delete") { count += 1 }
                    Text("\(count)")
                }
            }
        }
        let host = ViewHost(Screen())
        try host.tap(.text("Delete"))
        #expect(host.contains(.text("1")) && host.findAll(.text("Delete")).count == 3)
        #expect(try host.frame(of: .text("Delete").at(1)).minY < host.frame(of: .text("Delete")).minY)
    }

    @Test func theDumpIsTheSameInEveryRun() {
        let view = Color.red.frame(width: 20, height: 10.25)
        let host = ViewHost(view, size: CGSize(width: 100, height: 50))
        #expect(host.dump() == ViewHost(view, size: CGSize(width: 100, height: 50)).dump())
        #expect(host.dump() == "frame (40, 19.88, 20, 10.25)\n  Color (40, 19.88, 20, 10.25) color=#FF3B30FF\n")
    }

    @Test func picturesAreComparedWithATolerance() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pictures-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("box.png")
        let size = CGSize(width: 20, height: 10)
        func compare(_ color: Color, _ size: CGSize) -> ImageMismatch.Reason? {
            do { try ViewHost(color, size: size).compareImage(with: file) } catch { return (error as? ImageMismatch)?.reason }
            return nil
        }
        #expect(compare(Color(white: 0.5), size) == .recorded)
        #expect(compare(Color(white: 0.5), size) == nil)
        #expect(compare(Color(white: 0.51), size) == nil)
        #expect(compare(Color(white: 0.6), size) == .pixels(1))
        #expect(compare(Color(white: 0.5), CGSize(width: 10, height: 10)) == .size)
        #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent("box-failed.png").path))
    }
}
