import Foundation
import SwiftUI
import SwiftUITesting
import Testing

private struct Card: View {
    var padding: CGFloat = 12
    @State private var isShown = false

    var body: some View {
        VStack {
            Text("Title")
            if isShown { Text("Shown").transition(.opacity) }
        }
        .padding(padding)
        .onAppear { withAnimation(.linear(duration: 10)) { isShown = true } }
    }
}

@MainActor @Suite struct SnapshotTests {
    /// A test file in a folder of its own, as its pictures lie beside it.
    private func withTestFile(_ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("snapshot-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder.appendingPathComponent("CardTests.swift").path)
    }

    private func files(beside file: String) -> Set<String> {
        let folder = URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent("__Snapshots__/CardTests")
        return Set((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    }

    @Test func theFirstPictureIsRecordedAndTheNextCompared() throws {
        try withTestFile { file in
            #expect(throws: SnapshotMismatch.self) { try expectSnapshot(of: Card(), filePath: file, function: "card()") }
            #expect(files(beside: file) == ["card.png", "card.txt"])
            try expectSnapshot(of: Card(), filePath: file, function: "card()")

            let mismatch = #expect(throws: SnapshotMismatch.self) {
                try expectSnapshot(of: Card(padding: 16), filePath: file, function: "card()")
            }
            // The path names the views and modifiers around the padding, the outermost first.
            #expect(mismatch?.differences.first?.reasons.first == "padding 12 became 16 (in Card > onAppear)")
            #expect(mismatch?.description.contains("card-failed.png") == true)
            #expect(files(beside: file) == ["card.png", "card.txt", "card-failed.png"])
            // A picture that is right again leaves nothing behind.
            try expectSnapshot(of: Card(), filePath: file, function: "card()")
            #expect(files(beside: file) == ["card.png", "card.txt"])
        }
    }

    @Test func everyVariantIsCompared() throws {
        try withTestFile { file in
            let variants: [SnapshotVariant] = [
                .light, .dark, .rightToLeft, .largestText, SnapshotVariant("phone", device: "iPhone SE"),
                SnapshotVariant("mac", size: CGSize(width: 200, height: 100), profile: .macOS),
            ]
            let mismatch = #expect(throws: SnapshotMismatch.self) {
                try expectSnapshot(of: Card(), variants: variants, named: "all", filePath: file, function: "card()")
            }
            #expect(mismatch?.differences.map(\.variant) == ["light", "dark", "rightToLeft", "largestText", "phone", "mac"])
            #expect(files(beside: file).contains("card.all~phone.png"))
            try expectSnapshot(of: Card(), variants: variants, named: "all", filePath: file, function: "card()")
        }
    }

    /// What appears with an animation is there, and not half way.
    @Test func animationsHaveEnded() throws {
        try withTestFile { file in
            try? expectSnapshot(of: Card(), filePath: file, function: "card()")
            let tree = URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent("__Snapshots__/CardTests/card.txt")
            let text = try String(contentsOf: tree, encoding: .utf8)
            #expect(text.contains("text=\"Shown\""))
        }
    }

    @Test func aHostIsComparedAsItIs() throws {
        try withTestFile { file in
            let host = ViewHost(Card(), size: CGSize(width: 100, height: 100))
            #expect(throws: SnapshotMismatch.self) { try host.expectSnapshot(filePath: file, function: "host()") }
            try host.expectSnapshot(filePath: file, function: "host()")
            host.advance(by: 5)
            #expect(throws: SnapshotMismatch.self) { try host.expectSnapshot(filePath: file, function: "host()") }
            try host.expectSnapshot(precision: .perceptual(distance: 1, fraction: 0), filePath: file, function: "host()")
        }
    }

    @Test func anUnknownDeviceIsNamed() throws {
        let error = #expect(throws: (any Error).self) { try expectSnapshot(of: Card(), variants: [SnapshotVariant(device: "Toaster")]) }
        #expect("\(error!)".contains("There is no device named 'Toaster'"))
    }
}
