import Foundation
import RunnerProtocol
import Testing

@testable import ApusCommand

/// `apus preview --json` as an editor uses it.
@Suite(.enabled(if: BuiltTool.isComplete, "run 'make test', or 'swift build --product ApusRuntime' first"), .serialized)
struct PreviewTests {
    /// A folder with a module of two files.
    private struct Sample {
        let folder: URL
        let first: URL

        init(_ name: String) throws {
            folder = try BuiltTool.scratchFolder().appendingPathComponent("preview-\(name)")
            try? FileManager.default.removeItem(at: folder)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            first = folder.appendingPathComponent("Counter.swift")
            try write(Self.counter())
            let second = """
                import SwiftUI

                struct Caption: View {
                    var text: String
                    var body: some View { Text(text) }
                }

                #Preview("Caption", traits: .fixedLayout(width: 90, height: 40)) { Caption(text: "below") }
                """
            try second.write(to: folder.appendingPathComponent("Caption.swift"), atomically: true, encoding: .utf8)
        }

        func write(_ source: String) throws {
            // Editors write a new file and rename it.
            try source.write(to: first, atomically: true, encoding: .utf8)
        }

        static func counter(_ label: String = "Add", state: String = "@State private var count = 0", action: String = "count += 1") -> String {
            """
            import SwiftUI

            struct Counter: View {
                \(state)
                var body: some View {
                    VStack {
                        Button("\(label)") { \(action) }
                        Caption(text: "count \\(count)")
                    }
                }
            }

            #Preview("Counting") { Counter() }
            """
        }
    }

    @Test func stateIsKeptOverSaves() throws {
        let sample = try Sample("state")
        let tool = try PreviewTool([sample.folder.path], in: sample.folder)
        let views = try tool.event(.views)
        #expect(Set(views.views?.map(\.name) ?? []) == ["Counter", "Counting", "Caption"])
        #expect(try tool.event(.canvases).canvases?.map(\.id) == ["Caption"])
        let shown = try tool.event(.shown)
        #expect(shown.width == 90 && shown.height == 40)
        try tool.event(.built)

        try tool.choose(["Counting"])
        #expect(try tool.event(.shown).canvas == "Counting")
        #expect(try tool.press("Add", on: "Counting").isHandled == true)
        #expect(try tool.press("Add", on: "Counting").isHandled == true)
        #expect(try tool.texts(of: "Counting") == ["Add", "count 2"])

        // A body.
        try sample.write(Sample.counter("More"))
        try tool.waitForBuild(showing: "More", on: "Counting")
        #expect(try tool.texts(of: "Counting") == ["More", "count 2"])

        // A stored property.
        try sample.write(Sample.counter("Five", state: "@State private var count = 0; @State private var step = 5", action: "count += step"))
        try tool.waitForBuild(showing: "Five", on: "Counting")
        #expect(try tool.texts(of: "Counting") == ["Five", "count 2"])
        try tool.press("Five", on: "Counting")
        #expect(try tool.texts(of: "Counting") == ["Five", "count 7"])

        // An added file, which another one uses.
        try sample.write(Sample.counter("\\(word)"))
        try "import SwiftUI\nlet word = \"Added\"\n".write(to: sample.folder.appendingPathComponent("Word.swift"), atomically: true, encoding: .utf8)
        try tool.waitForBuild(showing: "Added", on: "Counting")
        #expect(try tool.texts(of: "Counting") == ["Added", "count 7"])
        #expect(tool.end() == 0)
    }

    @Test func savesInTheSameSecondAreAllShown() throws {
        let sample = try Sample("second")
        let tool = try PreviewTool([sample.folder.path], in: sample.folder)
        try tool.event(.built)
        try tool.choose(["Counting"])
        try tool.event(.shown)
        for (number, label) in ["One", "Two", "Three"].enumerated() {
            // Stored properties, so that the driver decides what to compile.
            let copy = sample.folder.appendingPathComponent("copy")
            try Sample.counter(label, state: "@State private var count = \(number)").write(to: copy, atomically: false, encoding: .utf8)
            let date = Date(timeIntervalSince1970: 1_800_000_000.1 + Double(number) * 0.2)
            try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: copy.path)
            #expect(rename(copy.path, sample.first.path) == 0)
            try tool.waitForBuild(showing: label, on: "Counting")
        }
        #expect(tool.end() == 0)
    }

    @Test func errorsLeaveTheLastPicture() throws {
        let sample = try Sample("errors")
        let tool = try PreviewTool([sample.folder.path], in: sample.folder)
        try tool.event(.built)
        try sample.write(Sample.counter("Add", action: "count += \"one\""))
        let event = try tool.event(.errors)
        #expect(event.errors?.first?.file.hasSuffix("Counter.swift") == true)
        #expect(event.errors?.first?.line == 7)
        #expect(try tool.texts(of: "Caption") == ["below"])

        // In a preview, whose code is expanded before it is compiled, the columns are the user's too.
        let source = Sample.counter("Add").replacingOccurrences(of: "{ Counter() }", with: "{ Counters() }")
        try sample.write(source)
        let inPreview = try #require(try tool.event(.errors).errors?.first)
        #expect(inPreview.line == source.split(separator: "\n", omittingEmptySubsequences: false).count)
        #expect(inPreview.column == "#Preview(\"Counting\") { C".count)
        try sample.write(Sample.counter("Again"))
        try tool.event(.built)
        #expect(tool.end() == 0)
    }

    /// A link by the compiler's driver takes ten times as long; it only happens if this fails.
    @Test func theLinkerFindsTheLibrariesThatObjectsName() throws {
        let folder = try BuiltTool.scratchFolder().appendingPathComponent("preview-link")
        try? FileManager.default.removeItem(at: folder)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let source = folder.appendingPathComponent("Root.swift").path
        try "import SwiftUI\nlet root = sin(2.0)".write(toFile: source, atomically: true, encoding: .utf8)
        let (toolchain, runtime) = (try Toolchain(), try RuntimeLibrary(folder: BuiltTool.executable.deletingLastPathComponent()))
        let call = CompilerCall(compiler: toolchain.compiler, temporary: folder)
        let object = folder.appendingPathComponent("Root.o").path
        let compiled = try call.driver(try runtime.compilerFlags() + ["-parse-as-library", "-c", source, "-o", object])
        #expect(compiled.succeeded, "\(String(decoding: compiled.errorOutput, as: UTF8.self))")
        let linker = LibraryLinker(toolchain: toolchain, runtime: runtime, call: call)
        let libraries = linker.namedLibraries([object])
        #expect(libraries.contains("-lm"))
        let command = try #require(linker.directCommand([object], [], libraries, to: folder.appendingPathComponent("root.so").path))
        let linked = try call.run([command])[0]
        #expect(linked.succeeded, "\(String(decoding: linked.errorOutput, as: UTF8.self))")
    }

    @Test func afterACrashTheNextSaveGoesOn() throws {
        let sample = try Sample("crash")
        try sample.write(Sample.counter("Crash", action: "if count == 1 { fatalError(\"boom\") }; count += 1"))
        let tool = try PreviewTool([sample.folder.path], in: sample.folder)
        try tool.event(.built)
        try tool.choose(["Counting", "Caption"])
        _ = try tool.event { $0.type == .shown && $0.canvas == "Counting" }
        try tool.press("Crash", on: "Counting")
        var request = PreviewRequest(.press)
        request.canvas = "Counting"
        request.label = "Crash"
        try tool.write(String(decoding: InspectionCoding.encoder.encode(request), as: UTF8.self))
        let crash = try tool.event(.crashed)
        #expect(crash.canvas == "Counting")
        #expect(crash.message?.hasSuffix("Fatal error: boom") == true)
        // The other canvas is shown again.
        _ = try tool.event { $0.type == .shown && $0.canvas == "Caption" }
        try sample.write(Sample.counter("Fine"))
        _ = try tool.event { $0.type == .shown && $0.canvas == "Counting" }
        #expect(try tool.texts(of: "Counting").first == "Fine")
        #expect(tool.end() == 0)
    }

    /// Processor time, not the time of the clock, is measured: it stays small on a busy machine too.
    @Test func viewsThatWaitForTheirNextDateRest() throws {
        let sample = try Sample("rest")
        let source = """
            import Foundation
            import SwiftUI

            struct Clock: View {
                @State private var used = 0
                var body: some View {
                    Button("Measure") { used = Int(clock()) * 1000 / Int(CLOCKS_PER_SEC) }
                    TimelineView(.periodic(from: .now, by: 0.25)) { _ in Text("\\(used)") }
                }
            }

            #Preview("Waiting") { Clock() }
            """
        try sample.write(source)
        let tool = try PreviewTool([sample.folder.path], in: sample.folder)
        try tool.event(.built)
        try tool.choose(["Waiting"])
        try tool.event(.shown)
        func usedMilliseconds() throws -> Int {
            try tool.press("Measure", on: "Waiting")
            return try #require(try tool.texts(of: "Waiting").last.flatMap { Int($0) })
        }
        let before = try usedMilliseconds()
        Thread.sleep(forTimeInterval: 1)
        #expect(try usedMilliseconds() - before < 300)
        #expect(tool.end() == 0)
    }

    @Test func inputAndVariants() throws {
        let sample = try Sample("input")
        try sample.write(
            """
            import SwiftUI
            struct Form: View {
                @State private var name = ""
                @Environment(\\.colorScheme) private var scheme
                var body: some View { VStack { TextField("Name", text: $name); Text("\\(name) \\(scheme == .dark ? "dark" : "light")") } }
            }
            """)
        let tool = try PreviewTool([sample.folder.path], in: sample.folder)
        try tool.event(.built)
        try tool.write(#"{"type":"choose","views":["Form"],"variants":[{},{"colorScheme":"dark","size":"200x120"}]}"#)
        #expect(try tool.event(.canvases).canvases?.map(\.id) == ["Form", "Form/2"])
        let shown = try tool.event { $0.type == .shown && $0.canvas == "Form/2" }
        #expect(shown.width == 200 && shown.height == 120)
        for (key, value) in [("tab", nil), (nil, "Ada")] as [(String?, String?)] {
            var request = PreviewRequest(key == nil ? .type : .key)
            request.canvas = "Form/2"
            request.key = key
            request.text = value
            try tool.ask(request)
        }
        #expect(try tool.texts(of: "Form/2").contains("Ada dark"))
        #expect(try tool.texts(of: "Form").contains(" light"))

        var picture = PreviewRequest(.picture)
        picture.canvas = "Form/2"
        picture.file = sample.folder.appendingPathComponent("form.png").path
        #expect(try tool.ask(picture).type == .picture)
        #expect(FileManager.default.contents(atPath: picture.file!)?.starts(with: [0x89, 0x50, 0x4e, 0x47]) == true)

        try tool.write("no json")
        #expect(try tool.event(.refused).message?.hasPrefix("The request is not understood") == true)
        try tool.write(#"{"type":"choose","views":["Nothing"]}"#)
        #expect(try tool.event(.refused).message == "There is no view named 'Nothing'.")
        #expect(try tool.press("Nowhere", on: "Form").message == "There is no view labelled 'Nowhere'.")
        #expect(tool.end() == 0)
    }

    @Test func assistantsSeeAndUseViews() throws {
        let sample = try Sample("assistant")
        let process = Process()
        process.executableURL = BuiltTool.executable
        process.arguments = ["mcp", sample.folder.path]
        process.environment = BuiltTool.environment
        let (input, output) = (Pipe.notInherited(), Pipe.notInherited())
        (process.standardInput, process.standardOutput) = (input, output)
        try process.run()
        let calls = [
            #"{"name":"list_views"}"#, #"{"name":"show_view","arguments":{"view":"Caption","colorScheme":"dark"}}"#,
            #"{"name":"press","arguments":{"view":"Counting","label":"Add"}}"#,
            #"{"name":"describe_layout","arguments":{"view":"Counting"}}"#, #"{"name":"show_view","arguments":{"view":"Nothing"}}"#,
        ]
        for (index, call) in calls.enumerated() {
            let line = #"{"jsonrpc":"2.0","id":\#(index),"method":"tools/call","params":\#(call)}"# + "\n"
            try input.fileHandleForWriting.write(contentsOf: Data(line.utf8))
        }
        try input.fileHandleForWriting.close()
        let lines = output.fileHandleForReading.readDataToEndOfFile().split(separator: UInt8(ascii: "\n"))
        process.waitUntilExit()
        let results = lines.compactMap { line in
            ((try? JSONSerialization.jsonObject(with: line)) as? [String: Any])?["result"] as? [String: Any]
        }
        let contents = results.map { $0["content"] as? [[String: Any]] ?? [] }
        try #require(contents.count == calls.count)
        #expect((contents[0].first?["text"] as? String)?.contains("Counting (macro)") == true)
        let picture = (contents[1].first?["data"] as? String).flatMap { Data(base64Encoded: $0) }
        #expect(picture?.starts(with: [0x89, 0x50, 0x4e, 0x47]) == true)
        #expect(contents[2].map { $0["type"] as? String } == ["text", "image"])
        #expect((contents[3].first?["text"] as? String)?.contains("count 1") == true)
        #expect(results[4]["isError"] as? Bool == true)
        #expect(contents[4].first?["text"] as? String == "There is no view named 'Nothing'.")
    }
}
