import Foundation
import Testing

/// Code that is compiled as for one of Apple's systems, with `apus --as`.
@Suite(.enabled(if: BuiltTool.isComplete, "run 'make test', or 'swift build --product ApusRuntime' first"), .serialized)
struct PlatformTests {
    private static let source = """
        import SwiftUI
        #if canImport(UIKit)
        import UIKit
        #elseif canImport(AppKit)
        import AppKit
        #endif

        struct Screen: View {
            @Environment(\\.horizontalSizeClass) private var sizeClass

            var body: some View {
                Text(words)
            }

            private var words: String {
                let room = sizeClass == .compact ? "compact" : "regular"
                #if os(iOS)
                let newer = if #available(iOS 26, *) { "new" } else { "old" }
                return "iOS \\(UIDevice.current.userInterfaceIdiom == .phone) \\(room) \\(newer)"
                #elseif os(macOS)
                return "macOS \\(NSFont.systemFontSize) \\(room)"
                #else
                return "Linux \\(room)"
                #endif
            }
        }
        """

    private func folder(_ files: [String: String]) throws -> URL {
        let folder = try BuiltTool.scratchFolder().appendingPathComponent("platform-\(UUID().uuidString)")
        for (path, text) in files {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        return folder
    }

    @Test(arguments: [
        ([], "Linux compact"), (["--as", "iOS"], "iOS true compact old"), (["--as", "ios26"], "iOS true compact new"),
        (["--as", "macOS"], "macOS 13.0 regular"),
    ])
    func conditionsAndValuesAreThoseOfThePlatform(_ options: [String], _ words: String) throws {
        let folder = try folder(["Screen.swift": Self.source])
        defer { try? FileManager.default.removeItem(at: folder) }
        let outcome = try BuiltTool.run(["inspect", "Screen.swift", "--json"] + options, in: folder)
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.output.contains(words), "\(outcome.output.prefix(2000))")
    }

    @Test("A picture for macOS has the toolbar of the window above a view with toolbar items", arguments: [("macOS", true), ("iOS", false)])
    func toolbars(platform: String, isShown: Bool) throws {
        let folder = try folder([
            "Page.swift": """
            import SwiftUI
            struct Plain: View { var body: some View { Color.red.frame(width: 200, height: 40) } }
            struct Page: View { var body: some View { Plain().toolbar { Button("Add") {} } } }
            """
        ])
        defer { try? FileManager.default.removeItem(at: folder) }
        func height(_ view: String) throws -> UInt8 {
            let outcome = try BuiltTool.run(
                ["render", "Page.swift", "--view", view, "--as", platform, "--size", "fit", "--scale", "1", "-o", "\(view).png"], in: folder)
            #expect(outcome.status == 0, "\(outcome.errors)")
            // The last byte of the height in the header of the file.
            return try Data(contentsOf: folder.appendingPathComponent("\(view).png"))[23]
        }
        #expect(try height("Plain") == 40)
        #expect(try (height("Page") > 40) == isShown)
    }

    @Test func errorsKeepTheirPlaces() throws {
        let folder = try folder([
            "Wrong.swift": "import SwiftUI\n#if os(iOS)\nstruct A: View { var body: some View { if #available(iOS 99, *) { unknown } } }\n#endif\n"
        ])
        defer { try? FileManager.default.removeItem(at: folder) }
        let outcome = try BuiltTool.run(["render", "Wrong.swift", "--as", "iOS"], in: folder)
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("Wrong.swift:3:67: error: cannot find 'unknown' in scope"), "\(outcome.errors)")
    }

    @Test func anUnknownPlatformIsRefused() throws {
        let outcome = try BuiltTool.run(["render", "x.swift", "--as", "tvOS"], in: BuiltTool.scratchFolder())
        #expect(outcome.status == 2 && outcome.errors.contains("'tvOS' is not one of iOS, macOS, iOS26, macOS26"), "\(outcome.errors)")
    }

    @Test func modulesOfApplesSystemsAreHidden() throws {
        let folder = try folder(["Kit.swift": "import SwiftUI\nimport UIKit\nstruct A: View { var body: some View { Text(\"a\") } }\n"])
        defer { try? FileManager.default.removeItem(at: folder) }
        let outcome = try BuiltTool.run(["render", "Kit.swift", "-o", "kit.png"], in: folder)
        #expect(outcome.status == 1 && outcome.errors.contains("no such module 'UIKit'"), "\(outcome.errors)")
    }

    @Test func partsOfModulesBringTheirModules() throws {
        let folder = try folder([
            "Log.swift": """
            import CoreGraphics.CGGeometry
            import os.log
            import SwiftUI
            struct Log: View {
                var body: some View {
                    let _ = Logger(subsystem: "org.example.log", category: "parts").notice("height \\(CGRectMake(0, 0, 2, 3).height)")
                    Text("a")
                }
            }
            """
        ])
        defer { try? FileManager.default.removeItem(at: folder) }
        let outcome = try BuiltTool.run(["render", "Log.swift", "-o", "log.png"], in: folder)
        #expect(outcome.status == 0 && outcome.errors.contains("height 3.0"), "\(outcome.errors)")
    }

    @Test func assetsHaveSymbols() throws {
        let color =
            #"{ "colors": [{ "idiom": "universal", "color": { "color-space": "srgb", "components": { "red": "1", "green": "0", "blue": "0", "alpha": "1" } } }] }"#
        let folder = try folder([
            "Assets.xcassets/Contents.json": "{}", "Assets.xcassets/brandColor.colorset/Contents.json": color,
            "Assets.xcassets/AccentColor.colorset/Contents.json": color, "Assets.xcassets/label.colorset/Contents.json": color,
            "Assets.xcassets/Theme/Contents.json": #"{ "properties": { "provides-namespace": true } }"#,
            "Assets.xcassets/Theme/line.colorset/Contents.json": color,
            "Assets.xcassets/Hero.imageset/Contents.json": #"{ "images": [] }"#,
            "Card.swift": """
            import SwiftUI
            struct Card: View {
                var body: some View {
                    let environment = EnvironmentValues()
                    let colors = [Color.brand, Color(.brand), Color(.Theme.line), .accentColor, Color(.label), .label]
                    let _ = print(colors.map { $0.resolve(in: environment).red }, Color.accentColor.resolve(in: environment).blue)
                    Color(.brand).foregroundStyle(.brand).background { Image(.hero) }
                }
            }
            """,
        ])
        defer { try? FileManager.default.removeItem(at: folder) }
        let outcome = try BuiltTool.run(["render", ".", "--view", "Card", "-o", "card.png"], in: folder)
        #expect(outcome.status == 0 && outcome.output.contains("[1.0, 1.0, 1.0, 1.0, 1.0, 1.0] 0.0"), "\(outcome.errors)\n\(outcome.output)")
    }

    /// On Apple's systems `import SwiftUI` does not make these names of Combine visible.
    @Test func typesMayHaveNamesOfCombine() throws {
        let folder = try folder([
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Shop", targets: [.target(name: "Model"), .executableTarget(name: "Shop", dependencies: ["Model"])])
            """,
            "Sources/Model/Model.swift": """
            public struct Subscription { public let name = "monthly"; public init() {} }
            public struct Record { public init() {} }
            public enum Future { case near }
            """,
            "Sources/Shop/main.swift": """
            import Model
            import SwiftUI
            final class Store: ObservableObject { @Published var chosen: Subscription? = Subscription() }
            let record = Record(), future = Future.near
            print(Store().chosen?.name ?? "none")
            """,
        ])
        defer { try? FileManager.default.removeItem(at: folder) }
        let outcome = try BuiltTool.run(["run"], in: folder)
        #expect(outcome.status == 0 && outcome.output.contains("monthly"), "\(outcome.errors.suffix(3000))")
    }

    @Test func aPackageSaysWhatItIs() throws {
        let folder = try folder([
            "apus.json": #"{ "as": "iOS" }"#,
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Phone",
                targets: [
                    .target(name: "Model"),
                    .executableTarget(name: "Phone", dependencies: ["Model"], resources: [.process("Media.xcassets")]),
                ])
            """,
            "Sources/Model/Model.swift": """
            #if os(iOS)
            public let system = "iOS"
            #else
            #error("wrong system")
            #endif
            """,
            "Sources/Phone/Media.xcassets/Contents.json": "{}",
            "Sources/Phone/Media.xcassets/brand.colorset/Contents.json":
                #"{ "colors": [{ "idiom": "universal", "color": { "color-space": "srgb", "components": { "white": "1", "alpha": "1" } } }] }"#,
            "Sources/Phone/main.swift": """
            import Model
            import SwiftUI
            #if canImport(UIKit)
            import UIKit
            print(system, Color(.brand).resolve(in: EnvironmentValues()).blue, MainActor.assumeIsolated { UIDevice.current.model })
            #endif
            """,
        ])
        defer { try? FileManager.default.removeItem(at: folder) }
        let built = try BuiltTool.run(["run"], in: folder)
        #expect(built.status == 0 && built.output.contains("iOS 1.0 iPhone"), "\(built.errors.suffix(3000))\n\(built.output.suffix(3000))")
    }
}
