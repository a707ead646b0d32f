import Foundation
import RunnerProtocol
import Testing

@testable import ApusCommand

/// The surroundings that `apus` gives views, and views that do not come to an end.
@Suite(.enabled(if: BuiltTool.isComplete, "run 'make test', or 'swift build --product ApusRuntime' first"), .serialized)
struct ToolOptionTests {
    private static let files = [
        "Views.swift": """
        import Foundation
        import SwiftUI

        struct Screen: View {
            @Environment(\\.dynamicTypeSize) private var textSize
            var body: some View { Text(textSize == .medium ? "medium" : "other").frame(maxWidth: .infinity, maxHeight: .infinity) }
        }

        struct Amount: View {
            @Environment(\\.layoutDirection) private var direction
            var body: some View {
                VStack {
                    Text("\\(1234.5, format: .number) \\(String(describing: direction))")
                    Text(verbatim: "\\(Locale.current.identifier) \\(1234.5.formatted()) \\(Calendar.current.firstWeekday)")
                }
            }
        }

        struct Appearing: View {
            @State private var isOn = false
            var body: some View {
                Rectangle().opacity(isOn ? 1 : 0).onAppear { withAnimation(.linear(duration: 1)) { isOn = true } }
            }
        }

        struct Endless: View {
            var body: some View {
                let _ = { while true {} }()
                Text("never")
            }
        }

        struct First: View {
            var body: some View { VStack { Second() } }
        }

        struct Second: View {
            var body: some View { AnyView(First()) }
        }

        struct Third: View {
            var body: some View {
                let text = Bundle.module.url(forResource: "text", withExtension: "txt").flatMap { try? String(contentsOf: $0, encoding: .utf8) }
                let digits = "a12".firstMatch(of: /[0-9]+/).map { String($0.output) }
                Text(verbatim: "\\(text ?? "nothing") \\(Measure.half(locked: 8)) \\(digits ?? "none")")
            }
        }
        """,
        "Measure.swift": """
        import CoreFoundation

        enum Measure {
            static func half(_ length: CGFloat) -> CGFloat { length / 2 }
        }
        """,
        "Locked.swift": """
        import Foundation

        final class Lock {}

        extension Measure {
            static func half(locked length: CGFloat) -> CGFloat {
                let lock = Lock()
                objc_sync_enter(lock)
                defer { objc_sync_exit(lock) }
                return half(length)
            }
        }
        """,
        "text.txt": "found",
    ]

    private let folder: URL

    init() throws {
        folder = try BuiltTool.scratchFolder()
        let module = folder.appendingPathComponent("Options")
        try FileManager.default.createDirectory(at: module, withIntermediateDirectories: true)
        for (name, text) in Self.files { try Data(text.utf8).write(to: module.appendingPathComponent(name)) }
    }

    private func apus(_ arguments: String...) throws -> BuiltTool.Outcome { try BuiltTool.run(arguments, in: folder) }

    private func inspect(_ arguments: String...) throws -> InspectionNode {
        let outcome = try BuiltTool.run(["inspect", "Options", "--json"] + arguments, in: folder)
        #expect(outcome.status == 0, "\(outcome.errors)")
        return try InspectionCoding.decoder.decode(InspectionNode.self, from: Data(outcome.output.utf8))
    }

    private func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path) }

    // MARK: Surroundings

    @Test func aDeviceHasASafeArea() throws {
        let root = try inspect("--view", "Screen", "--device", "iPhone 15")
        #expect(root.frame == [0, 59, 393, 759])
        #expect(try inspect("--view", "Screen", "--device", "iphone 15", "--safe-area", "47,0,34,10").frame == [0, 47, 383, 771])
        #expect(try inspect("--view", "Screen", "--device", "iPad (10th generation)", "--size", "400x300").frame == [0, 24, 400, 256])
    }

    @Test func aDeviceHasAScale() throws {
        #expect(try apus("render", "Options", "--view", "Screen", "--device", "iPhone SE (3rd generation)", "-o", "device.png").status == 0)
        let data = try Data(contentsOf: folder.appendingPathComponent("device.png"))
        // A PNG's width and height stand at bytes 16 and 20, most significant byte first: 750 by 1334.
        #expect(Array(data.dropFirst(16).prefix(8)) == [0, 0, 2, 238, 0, 0, 5, 54])
    }

    @Test func aPictureShowsTheEndOfAnimationsUnlessATimeIsGiven() throws {
        func picture(_ options: String...) throws -> Data {
            let outcome = try BuiltTool.run(
                ["render", "Options", "--view", "Appearing", "--size", "10x10", "-o", "appearing.png"] + options, in: folder)
            #expect(outcome.status == 0, "\(outcome.errors)")
            return try Data(contentsOf: folder.appendingPathComponent("appearing.png"))
        }
        let still = try picture()
        #expect(try picture("--time", "2") == still)
        #expect(try picture("--time", "0.5") != still)
        #expect(try picture("--time", "0") != still)
    }

    @Test func textHasTheSizeTheUserWants() throws {
        let medium = try apus("inspect", "Options", "--view", "Screen", "--content-size", "medium").output
        #expect(medium.contains("“medium”"))
        #expect(try apus("inspect", "Options", "--view", "Screen").output.contains("“other”"))
    }

    @Test func theLocaleIsThatOfTheOptionOrTheSession() throws {
        func words(_ options: String..., session: [String: String] = [:]) throws -> String {
            try BuiltTool.run(["inspect", "Options", "--view", "Amount"] + options, in: folder, environment: session).output
        }
        #expect(try words("--locale", "de_DE").contains("“1.234,5 leftToRight”"))
        // Foundation's own locale and calendar follow.
        #expect(try words("--locale", "de_DE").contains("“de_DE 1.234,5 2”"))
        #expect(try words(session: ["LC_ALL": "fr_FR.UTF-8"]).contains("“fr_FR 1\u{202F}234,5 2”"))
        #expect(try words(session: ["LC_ALL": "C"]).contains("“en_US 1,234.5 1”"))
        #expect(try words("--locale", "he").contains("rightToLeft”"))
        #expect(try words(session: ["LC_ALL": "pt_BR.UTF-8"]).contains("“1.234,5 leftToRight”"))
        #expect(try words(session: ["LC_ALL": "C"]).contains("“1,234.5 leftToRight”"))
    }

    @Test(
        arguments: [
            (["--locale", "10"], "like de_DE"),
            (["--device", "Newton"], "There is no device named 'Newton'"), (["--content-size", "huge"], "xSmall, small, medium"),
            (["--safe-area", "47,0"], "47,0,34,0"), (["--safe-area", "a,b,c,d"], "47,0,34,0"), (["--timeout", "0"], "--timeout"),
            (["--size", "1000000x1000000"], "at most 16384"), (["-o", "x.bmp"], "png, pdf or svg"),
        ] as [([String], String)])
    func misuseIsOneSentence(_ arguments: [String], _ words: String) throws {
        let outcome = try BuiltTool.run(["render", "Options"] + arguments, in: folder)
        #expect(outcome.status == 2)
        #expect(outcome.errors.split(separator: "\n").count == 1)
        #expect(outcome.errors.contains(words))
        #expect(!exists("x.bmp"))
    }

    // MARK: Views without end

    @Test func aViewThatTakesTooLongIsStoppedAndTheNextIsDrawn() throws {
        let outcome = try apus(
            "render", "Options", "--view", "Endless", "--view", "Screen", "--timeout", "1", "-o", "endless", "--scale", "1")
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("Endless was stopped after 1 second of processor time"))
        #expect(exists("endless/Screen.png"))
        #expect(!exists("endless/Endless.png"))
    }

    @Test func viewsThatContainEachOtherAreNamedAndTheNextIsDrawn() throws {
        let outcome = try apus("render", "Options", "--view", "First", "--view", "Screen", "-o", "circle", "--scale", "1")
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("First contains itself without end (First → Second → First)"))
        #expect(exists("circle/Screen.png"))
        #expect(!exists("circle/First.png"))
    }

    // MARK: Code as it is on a Mac

    @Test func resourcesAndNamesAreThereWithoutMore() throws {
        #expect(try apus("inspect", "Options", "--view", "Third").output.contains("“found 4.0 12”"))
    }

    @Test func aFileMayBeginWithADash() throws {
        try Data("import SwiftUI\nprivate struct Dashed: View { var body: some View { Text(\"ok\") } }".utf8).write(
            to: folder.appendingPathComponent("-dash.swift"))
        let outcome = try apus("render", "./-dash.swift", "-o", "dashed", "--size", "fit")
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(exists("dashed/Dashed.png"))
    }

    @Test func aPackageMayHaveCodeInC() throws {
        let package = folder.appendingPathComponent("WithC")
        let files = [
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "WithC", targets: [
                .target(name: "CArena", dependencies: ["CBase"], cSettings: [.define("ARENA", to: "3"), .headerSearchPath("private")]),
                .target(name: "CBase"),
                .target(name: "Views", dependencies: ["CArena"], linkerSettings: [.linkedLibrary("m")]),
            ])
            """,
            "Sources/CArena/include/arena.h": "int arena(void);", "Sources/CArena/private/hidden.h": "#define HIDDEN 4",
            "Sources/CArena/arena.c":
                "#include \"arena.h\"\n#include \"base.h\"\n#include \"hidden.h\"\nint arena(void) { return ARENA * base() + HIDDEN; }",
            "Sources/CBase/include/base.h": "#ifdef __cplusplus\nextern \"C\"\n#endif\nint base(void);",
            "Sources/CBase/base.cpp": "#include \"base.h\"\n#include <string>\nint base(void) { return (int)std::string(\"ab\").size(); }",
            "Sources/Views/View.swift": """
            import CArena
            import SwiftUI
            struct Arena: View { var body: some View { Text("arena \\(arena())") } }
            """,
        ]
        for (name, text) in files {
            let file = package.appendingPathComponent(name)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        let outcome = try apus("inspect", "WithC")
        #expect(outcome.output.contains("“arena 10”"), "\(outcome.errors)")
    }

    // MARK: Output and flags

    @Test(arguments: ["inspect Options --view Screen", "inspect Options --view Screen --json", "flags", "--help"])
    func outputThatCannotBeWrittenIsAFailure(_ arguments: String) throws {
        let command = "\(BuiltTool.executable.path) \(arguments) > /dev/full"
        let result = try Subprocess(
            executable: URL(fileURLWithPath: "/bin/sh"), arguments: ["-c", command], environment: BuiltTool.environment, directory: folder
        ).run()
        #expect(result.status == 1)
        #expect(String(decoding: result.errorOutput, as: UTF8.self) == "apus: Standard output cannot be written: No space left on device.\n")
    }

    @Test func flagsBuildAProgramWithMacros() throws {
        let source = """
            import SwiftUI
            extension EnvironmentValues { @Entry var label = "default" }
            @main struct Program {
                @MainActor static func main() { print(EnvironmentValues().label) }
            }
            """
        try Data(source.utf8).write(to: folder.appendingPathComponent("Macro.swift"))
        let command = "swiftc -parse-as-library $(\(BuiltTool.executable.path) flags) Macro.swift -o macro && ./macro"
        let result = try Subprocess(
            executable: URL(fileURLWithPath: "/bin/sh"), arguments: ["-c", command], environment: BuiltTool.environment, directory: folder
        ).run()
        #expect(result.output == Data("default\n".utf8), "\(String(decoding: result.errorOutput, as: UTF8.self))")
    }
}

@Suite struct FlagTextTests {
    @Test func wordsAreNotQuoted() throws {
        #expect(try FlagText(flags: ["-I", "/a/b", "/tool#Macros", "-Xcc", "-DA='b'"]).text() == "-I /a/b /tool#Macros -Xcc -DA='b'")
    }

    @Test func flagsWithSpacesAreInAFile() throws {
        let text = try FlagText(flags: ["-I", "/a b/\"c\""]).text()
        #expect(text.hasPrefix("@/"))
        #expect(try String(contentsOfFile: String(text.dropFirst()), encoding: .utf8) == "\"-I\"\n\"/a b/\\\"c\\\"\"\n")
        try FileManager.default.removeItem(atPath: String(text.dropFirst()))
    }
}
