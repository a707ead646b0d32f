import Foundation
import FoundationXML
import RunnerProtocol
import Testing

@testable import ApusCommand

/// `apus snapshot` as a user runs it: one program, compiled once, whose previews follow the environment of the process.
@Suite(.enabled(if: BuiltTool.isComplete, "run 'make test', or 'swift build --product ApusRuntime' first"), .serialized)
struct SnapshotToolTests {
    private static let source = """
        import SwiftUI

        private func setting(_ name: String) -> String? { ProcessInfo.processInfo.environment["SNAPSHOT_" + name] }

        struct Card: View {
            var body: some View {
                VStack(alignment: .leading) {
                    Text("Title").font(.headline)
                    Text(Date(), format: .dateTime.year().month().day().hour().minute())
                }
                .padding(CGFloat(Double(setting("PADDING") ?? "12")!))
                .background(setting("COLOR") == nil ? Color.yellow : Color(red: 1, green: 0.8, blue: 0.01))
            }
        }

        struct Moving: View {
            @State private var isWide = false
            var body: some View {
                Color.blue.frame(width: isWide ? 90 : 10, height: 10)
                    .frame(width: 100, height: 20, alignment: .leading)
                    .onAppear { withAnimation(.linear(duration: 4).repeatForever()) { isWide = true } }
            }
        }

        #Preview("Card", traits: .sizeThatFitsLayout) { Card() }
        #Preview("Moving", traits: .sizeThatFitsLayout) { Moving() }
        #Preview("Fragile", traits: .fixedLayout(width: 30, height: 30)) {
            if setting("CRASH") != nil { fatalError("boom") }
            if setting("HANG") != nil { while true {} }
            return Color.green
        }
        struct Pair_Previews: PreviewProvider {
            static var previews: some View {
                Color.red.previewLayout(.fixed(width: 20, height: 20))
                Color.white.previewLayout(.fixed(width: 20, height: 20))
            }
        }
        """

    /// A folder with the program, which is the same in every test so that it is compiled once.
    private static func folder(settings: String? = nil) throws -> URL {
        let folder = try BuiltTool.scratchFolder().appendingPathComponent("Snapshots")
        try? FileManager.default.removeItem(at: folder)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(source.utf8).write(to: folder.appendingPathComponent("Views.swift"))
        if let settings { try Data(settings.utf8).write(to: folder.appendingPathComponent("snapshots.json")) }
        return folder
    }

    private func run(_ arguments: String..., in folder: URL, with settings: [String: String] = [:]) throws -> BuiltTool.Outcome {
        try BuiltTool.run(
            ["snapshot", "."] + arguments, in: folder,
            environment: Dictionary(uniqueKeysWithValues: settings.map { ("SNAPSHOT_\($0.key)", $0.value) }))
    }

    private func files(in folder: URL) -> Set<String> {
        Set((try? FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent("__Snapshots__").path)) ?? [])
    }

    private func text(_ path: String, in folder: URL) throws -> String {
        try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
    }

    @Test func picturesAreRecordedAndCompared() throws {
        let folder = try Self.folder()
        let missing = try run(in: folder)
        #expect(missing.status == 1)
        #expect(missing.errors.contains("not recorded  Card"))
        #expect(files(in: folder).isEmpty)

        #expect(try run("--record", in: folder).status == 0)
        #expect(
            files(in: folder) == [
                "Card.png", "Card.txt", "Fragile.png", "Fragile.txt", "Moving.png", "Moving.txt", "Pair_Previews.png", "Pair_Previews.txt",
                "Pair_Previews-2.png", "Pair_Previews-2.txt",
            ])
        let again = try run(in: folder)
        #expect(again.status == 0, "\(again.errors)")
        #expect(again.errors.contains("5 pictures: 5 same"))
        // The final state of the animation, and a date that stands still.
        #expect(try text("__Snapshots__/Moving.txt", in: folder).contains("(0, 5, 90, 10)"))
        #expect(try text("__Snapshots__/Card.txt", in: folder).contains("2026"))

        let changed = try run(in: folder, with: ["PADDING": "16"])
        #expect(changed.status == 1)
        #expect(changed.errors.contains("padding 12 became 16"))
        #expect(changed.errors.contains("5 pictures: 4 same, 1 different"))
        let page = try text(".build/snapshots/report.html", in: folder)
        #expect(page.contains("padding 12 became 16"))
        #expect(page.components(separatedBy: "data:image/png;base64,").count >= 3)
        let junit = try XMLDocument(data: Data(contentsOf: folder.appendingPathComponent(".build/snapshots/report.xml")))
        #expect(try junit.nodes(forXPath: "//testcase").count == 5)
        #expect(try junit.nodes(forXPath: "//testcase[@name='Card']/failure[@type='different']").count == 1)
    }

    @Test func aLimitAllowsWhatNobodySees() throws {
        let folder = try Self.folder()
        #expect(try run("--record", "--view", "Card", in: folder).status == 0)
        #expect(try run("--view", "Card", in: folder, with: ["COLOR": "1"]).status == 1)
        #expect(try run("--view", "Card", "--distance", "0.02", in: folder, with: ["COLOR": "1"]).status == 0)
        #expect(try run("--view", "Card", "--fraction", "1", in: folder, with: ["COLOR": "1"]).status == 0)
    }

    /// A crash or a view without end costs its own picture only.
    @Test(arguments: ["CRASH", "HANG"]) func onlyTheBrokenPreviewFails(_ what: String) throws {
        let folder = try Self.folder()
        #expect(try run("--record", in: folder).status == 0)
        let broken = try run("--jobs", "1", "--timeout", "1", in: folder, with: [what: "1"])
        #expect(broken.status == 1)
        #expect(broken.errors.contains("failed  Fragile"))
        #expect(broken.errors.contains(what == "CRASH" ? "boom" : "--timeout"))
        #expect(broken.errors.contains("5 pictures: 4 same, 1 failed"))
        #expect(try text(".build/snapshots/report.xml", in: folder).contains("<error"))
    }

    @Test func variantsHavePicturesOfTheirOwn() throws {
        let folder = try Self.folder(
            settings: """
                { "views": ["Card"], "variants": [{ "name": "light" }, { "colorScheme": "dark", "textSize": "accessibility1" }] }
                """)
        #expect(try run("--record", in: folder).status == 0)
        #expect(
            files(in: folder) == [
                "Card~light.png", "Card~light.txt", "Card~dark-accessibility1.png", "Card~dark-accessibility1.txt",
            ])
        #expect(try text("__Snapshots__/Card~light.txt", in: folder) != text("__Snapshots__/Card~dark-accessibility1.txt", in: folder))
        #expect(try run(in: folder).status == 0)
    }

    @Test func shardsShareThePictures() throws {
        let folder = try Self.folder()
        for shard in ["1/3", "2/3", "3/3"] { #expect(try run("--record", "--shard", shard, in: folder).status == 0) }
        #expect(files(in: folder).count == 10)
        #expect(try run(in: folder).status == 0)
    }

    @Test func picturesOfLostPreviewsAreRemovedWhenRecording() throws {
        let folder = try Self.folder()
        #expect(try run("--record", in: folder).status == 0)
        let lost = folder.appendingPathComponent("__Snapshots__/Lost.png")
        try FileManager.default.copyItem(at: folder.appendingPathComponent("__Snapshots__/Card.png"), to: lost)
        let check = try run(in: folder)
        #expect(check.status == 0)
        #expect(check.errors.contains("no preview  Lost"))
        #expect(try run("--record", in: folder).errors.contains("removed  Lost"))
        #expect(!FileManager.default.fileExists(atPath: lost.path))
    }

    /// Equal pictures are not written again, so that version control sees no change.
    @Test func recordingKeepsEqualFiles() throws {
        let folder = try Self.folder()
        #expect(try run("--record", in: folder).status == 0)
        let file = folder.appendingPathComponent("__Snapshots__/Card.png").path
        let past = Date(timeIntervalSince1970: 1_000_000)
        try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: file)
        #expect(try run("--record", in: folder).errors.contains("5 same"))
        #expect(try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date == past)
    }

    @Test(arguments: [
        (["--record", "--check"], "exclude each other"), (["--shard", "9/8"], "--shard has to be like 2/8"),
        (["--jobs", "0"], "--jobs"), (["--distance", "7"], "--distance"), (["--settings", "nowhere.json"], "nowhere.json"),
    ])
    func misuseIsOneSentence(_ arguments: [String], _ expected: String) throws {
        let outcome = try BuiltTool.run(["snapshot", "."] + arguments, in: Self.folder())
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains(expected), "\(outcome.errors)")
    }
}
