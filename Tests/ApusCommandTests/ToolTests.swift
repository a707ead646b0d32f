import Foundation
import RunnerProtocol
import Testing

/// `apus` as a user runs it: one small module, compiled once and run in many ways.
@Suite(.enabled(if: BuiltTool.isComplete, "run 'make test', or 'swift build --product ApusRuntime' first"), .serialized)
struct ToolTests {
    private static let source = """
        import SwiftUI

        struct Plain: View {
            var body: some View {
                print("one")
                return VStack {
                    Text("Hi")
                    Rectangle().fill(Color.red).frame(width: 60, height: 30)
                }
            }
        }

        private struct Hidden: View {
            var body: some View {
                let found = Bundle.main.path(forResource: "data", ofType: "txt") != nil
                print("resource found:", found)
                return Color.blue
            }
        }

        struct Crash: View {
            var body: some View {
                print("before")
                if UserDefaults.standard.bool(forKey: "never") == false { fatalError("boom") }
                return Text("never")
            }
        }

        #if EXTRA
        struct Extra: View {
            var body: some View { Color.green }
        }
        #endif

        struct Stored: View {
            @AppStorage("shown") private var shown = 0
            var body: some View { Text("shown \\(shown)").onAppear { shown += 1 } }
        }

        struct NeedsCount: View {
            let count: Int
            var body: some View { Text("\\(count)") }
        }

        struct Plain_Previews: PreviewProvider {
            static var previews: some View { NeedsCount(count: 3) }
        }

        struct Several_Previews: PreviewProvider {
            static var previews: some View {
                NeedsCount(count: 1).previewDisplayName("One").previewDevice("iPhone SE (3rd generation)")
                NeedsCount(count: 2).previewDisplayName("One").previewLayout(.fixed(width: 40, height: 30))
                NeedsCount(count: 3).previewInterfaceOrientation(.landscapeLeft)
            }
        }

        #Preview("Named", traits: .fixedLayout(width: 70, height: 50)) {
            @Previewable @State var count = 4
            let next = count + 1
            NeedsCount(count: next).onTapGesture { count += 1 }
        }

        #Preview { Hidden() }
        """

    /// Foundation has these names on Apple's systems.
    private static let model = """
        import Foundation

        struct Model {
            var title: LocalizedStringResource
            var text: String { String(localized: title) + String(localized: "plain") }
        }
        """

    private let folder: URL

    /// A folder that stays the same from test to test, so that its module is compiled once.
    init() throws {
        folder = try BuiltTool.scratchFolder()
        let module = folder.appendingPathComponent("Sample")
        try FileManager.default.createDirectory(at: module, withIntermediateDirectories: true)
        try Data(Self.source.utf8).write(to: module.appendingPathComponent("Sample.swift"))
        try Data(Self.model.utf8).write(to: module.appendingPathComponent("Model.swift"))
        try Data("x".utf8).write(to: module.appendingPathComponent("data.txt"))
    }

    private func apus(_ arguments: String...) throws -> BuiltTool.Outcome {
        try BuiltTool.run(arguments, in: folder)
    }

    private func exists(_ name: String) -> Bool {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path)
    }

    private func bytes(_ name: String) -> Data {
        (try? Data(contentsOf: folder.appendingPathComponent(name))) ?? Data()
    }

    // MARK: Drawing

    @Test("A picture does not depend on what earlier runs have stored")
    func storedValues() throws {
        for _ in 0..<2 {
            let outcome = try apus("inspect", "Sample", "--view", "Stored", "--json")
            #expect(outcome.output.contains("shown 1"), "\(outcome.output)")
        }
    }

    @Test func aCrashIsReportedAndTheOthersAreDrawn() throws {
        let outcome = try apus("render", "Sample", "-o", "all", "--size", "100x80", "--scale", "1")
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("Crash crashed: "))
        #expect(outcome.errors.contains("Fatal error: boom"))
        #expect(!outcome.errors.contains("stack trace"))
        for name in ["Plain", "Hidden", "Plain_Previews"] { #expect(exists("all/\(name).png"), "\(name)") }
        #expect(!exists("all/Crash.png"))
        #expect(!exists("all/NeedsCount.png"))
    }

    /// As that of a window, whose view is handled when it is open.
    @Test func aCrashAfterTheLastViewIsReported() throws {
        let source = "import SwiftUI\nstruct Late: View { init() { atexit { fatalError(\"too late\") } }\nvar body: some View { Text(\"late\") } }\n"
        try Data(source.utf8).write(to: folder.appendingPathComponent("Late.swift"))
        let outcome = try apus("render", "Late.swift", "-o", "late.png")
        #expect(outcome.status == 1 && exists("late.png"))
        #expect(outcome.errors.contains("Late.swift crashed: ") && outcome.errors.contains("Fatal error: too late"))
    }

    @Test func whatTheProgramPrintsPassesThroughInOrder() throws {
        let outcome = try apus("render", "Sample", "--view", "Hidden", "--view", "Plain", "-o", "printed")
        #expect(outcome.status == 0)
        let lines = outcome.output.split(separator: "\n")
        #expect(lines.first == "one")
        #expect(lines.last == "resource found: true")
    }

    @Test(arguments: [("png", [0x89, 0x50, 0x4E, 0x47]), ("pdf", [0x25, 0x50, 0x44, 0x46]), ("svg", [0x3C])] as [(String, [UInt8])])
    func formats(_ format: String, _ start: [UInt8]) throws {
        let outcome = try apus("render", "Sample", "--view", "Plain", "--format", format, "-o", "formats")
        #expect(outcome.status == 0)
        #expect(bytes("formats/Plain.\(format)").starts(with: start))
    }

    @Test func aPictureHasTheSizeInPixels() throws {
        _ = try apus("render", "Sample", "--view", "Plain", "--size", "50x20", "--scale", "2", "-o", "sized.png")
        // A PNG's width and height stand at bytes 16 and 20, most significant byte first.
        #expect(Array(bytes("sized.png").dropFirst(16).prefix(8)) == [0, 0, 0, 100, 0, 0, 0, 40])
    }

    @Test func fitAsksForTheIdealSize() throws {
        let outcome = try apus("render", "Sample", "--view", "Plain", "--size", "fit", "--scale", "1", "-o", "fit.png")
        #expect(outcome.status == 0)
        #expect(Array(bytes("fit.png").dropFirst(16).prefix(4)) == [0, 0, 0, 60])
    }

    /// Width and height of a PNG.
    private func size(of name: String) -> [Int] {
        let header = Array(bytes(name).dropFirst(16).prefix(8)).map(Int.init)
        guard header.count == 8 else { return [] }
        return [header[2] << 8 | header[3], header[6] << 8 | header[7]]
    }

    @Test func previewsAreNamedAndSizedAsTheySay() throws {
        #expect(try apus("render", "Sample", "--view", "Several_Previews", "--scale", "1", "-o", "previews").status == 0)
        #expect(size(of: "previews/Several_Previews-One.png") == [375, 667])
        #expect(size(of: "previews/Several_Previews-One-2.png") == [40, 30])
        #expect(size(of: "previews/Several_Previews-3.png") == [844, 390])
    }

    @Test func previewMacrosAreFoundByNameAndByFile() throws {
        let outcome = try apus(
            "inspect", "Sample", "--view", "Named", "--json")
        let root = try InspectionCoding.decoder.decode(InspectionNode.self, from: Data(outcome.output.utf8))
        #expect(root.proposal == [70, 50])
        #expect(outcome.output.contains("\"text\":\"5\""))
        #expect(try apus("render", "Sample", "--view", "Sample-Preview", "-o", "macro.png").status == 0)
        #expect(exists("macro.png"))
    }

    @Test func conditionsAreSetWithD() throws {
        #expect(try apus("render", "Sample", "-D", "EXTRA", "--view", "Extra", "-o", "extra.png").status == 0)
        #expect(exists("extra.png"))
    }

    // MARK: Inspecting

    @Test func jsonIsOneRootNode() throws {
        let outcome = try apus("inspect", "Sample", "--view", "Plain", "--size", "100x80", "--json")
        #expect(outcome.status == 0)
        #expect(outcome.errors.contains("one"))
        let root = try InspectionCoding.decoder.decode(InspectionNode.self, from: Data(outcome.output.utf8))
        #expect(root.type == "Plain")
        #expect(root.proposal == [100, 80])
        var nodes = [root]
        var next = 0
        while next < nodes.count {
            nodes += nodes[next].children
            next += 1
        }
        #expect(Set(nodes.map(\.id)).count == nodes.count)
        #expect(nodes.contains { $0.type == "Text" && $0.text == "Hi" })
        let frame = try #require(nodes.first { $0.type == "frame" })
        #expect(frame.size == [60, 30])
        #expect(frame.frame[0] == 20)
    }

    @Test func viewsWithABodyStandAroundIt() throws {
        let outcome = try apus("inspect", "Sample", "--view", "Plain_Previews", "--json")
        let root = try InspectionCoding.decoder.decode(InspectionNode.self, from: Data(outcome.output.utf8))
        #expect(root.type == "NeedsCount")
        #expect(root.children.map(\.type) == ["Text"])
        #expect(root.children.first?.text == "3")
    }

    @Test func theTreeIsReadable() throws {
        let outcome = try apus("inspect", "Sample", "--view", "Plain", "--size", "100x80")
        #expect(outcome.output.hasPrefix("view"))
        #expect(outcome.output.contains("Text “Hi”"))
        #expect(outcome.output.contains("100 × 80"))
    }

    // MARK: Failing

    @Test func theCompilersErrorsAreShownInTheUsersPaths() throws {
        try Data("import SwiftUI\nstruct A: View { var body: some View { Nothing() } }".utf8).write(
            to: folder.appendingPathComponent("Wrong.swift"))
        let outcome = try apus("render", "Wrong.swift")
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("Wrong.swift:2:40: error: "))
        #expect(!outcome.errors.contains("-views.swift"))
    }

    @Test(
        arguments: [
            (["render"], "Missing"), (["render", "nowhere"], "There is no file or folder 'nowhere'"),
            (["render", "Sample", "--nonsense"], "Unknown option '--nonsense'"),
            (["render", "Sample/data.txt"], "is not a Swift file"), (["render", "empty"], "There is no Swift file"),
            (["render", "Sample", "--size", "big"], "390x844"), (["render", "Sample", "--scale", "0"], "--scale"),
            (["render", "Sample", "--format", "gif"], "png, pdf, svg"), (["render", "Sample", "--profile", "x"], "iOS, macOS, iOS26, macOS26"),
            (["render", "Sample", "--time", "-1"], "--time"), (["render", "Sample", "--swift-version", "3"], "--swift-version"),
            (["render", "Sample", "--view", "Missing"], "There is no view named 'Missing'"),
            (["render", "Sample", "--view", "NeedsCount"], "it needs count"),
            (["render", "Sample", "-o", "one.png"], "several views"), (["render", "NoViews.swift"], "There is no view in NoViews.swift"),
            (["dance"], "dance"),
        ] as [([String], String)])
    func misuseIsOneSentence(_ arguments: [String], _ words: String) throws {
        try FileManager.default.createDirectory(at: folder.appendingPathComponent("empty"), withIntermediateDirectories: true)
        try Data("let x = 1".utf8).write(to: folder.appendingPathComponent("NoViews.swift"))
        let outcome = try BuiltTool.run(arguments, in: folder)
        #expect(outcome.status == 2)
        let sentences = outcome.errors.split(separator: "\n").filter { !$0.hasPrefix("Compiling") }
        #expect(sentences.count == 1)
        #expect(sentences.first?.hasPrefix("apus: ") == true)
        #expect(outcome.errors.contains(words))
        #expect(outcome.output.isEmpty)
    }

    // MARK: Flags

    @Test func flagsBuildAProgram() throws {
        let flags = try apus("flags")
        #expect(flags.status == 0)
        #expect(flags.output.contains("-lApusRuntime"))
        #expect(try apus("flags", "--compiler").output.contains("-lApusRuntime") == false)
    }
}
