import Foundation

/// The package that `apus new` writes.
struct PackageTemplate {
    var name: String
    /// The name of the package's module.
    var module: String

    /// Throws if `name` is not a valid name for a package and its module.
    init(name: String) throws(CommandFailure) {
        guard name.wholeMatch(of: /[A-Za-z][A-Za-z0-9_-]*/) != nil, name.utf8.count <= 100 else {
            throw .misuse("'\(name)' cannot be the name of a package: use letters, digits, '-' and '_', a letter first, at most 100.")
        }
        let module = SourceModule.moduleName(name)
        guard !module.hasSuffix("_") || name.hasSuffix("_") || name.hasSuffix("-"), !Self.unusableNames.contains(module) else {
            throw .misuse("'\(name)' cannot be the name of a package: it already means something in Swift.")
        }
        self.name = name
        self.module = module
    }

    /// Names of modules that the package imports or that the toolchain has, of types that its files use, and keywords.
    private static let unusableNames: Set<String> = [
        "SwiftUITesting", "PackageDescription", "PackagePlugin", "ArgumentParser", "Synchronization", "XCTest", "FoundationNetworking",
        "App", "Scene", "View", "Text", "VStack", "Button", "WindowGroup", "State", "ContentView", "Preview", "Test", "Int", "String",
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum",
        "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal",
        "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self",
        "Self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
        "Any", "Type", "Protocol",
    ]

    /// Writes the package into a new folder of its name in `parent`.
    func write(into parent: String, toolset: URL) throws(CommandFailure) {
        let folder = URL(fileURLWithPath: parent).appendingPathComponent(name)
        guard (try? folder.checkResourceIsReachable()) != true else {
            throw .misuse("'\(name)' exists already: choose another name, or another folder to make it in.")
        }
        do {
            for (path, text) in try files(toolset: toolset) {
                let file = folder.appendingPathComponent(path)
                try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(text.utf8).write(to: file)
            }
        } catch {
            try? FileManager.default.removeItem(at: folder)
            throw .failure("'\(name)' cannot be made here: \(error.localizedDescription)")
        }
    }

    /// The contents of the files, by their paths in the package.
    func files(toolset: URL) throws -> [(path: String, text: String)] {
        [
            ("Package.swift", manifest),
            ("Sources/\(module)/\(appName).swift", app),
            ("Sources/\(module)/ContentView.swift", view),
            ("Tests/\(module)Tests/ContentViewTests.swift", test),
            ("README.md", readme),
            (BundleSettings.fileName, settings),
            ("Icon.svg", icon),
            (".gitignore", "/.build/\n/.sourcekit-lsp/\n"),
            (".sourcekit-lsp/config.json", try editorConfiguration(toolset: toolset)),
        ]
    }

    private var appName: String { module.hasSuffix("App") ? module : module + "App" }

    private var manifest: String {
        """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
            name: "\(name)",
            platforms: [.macOS(.v14), .iOS(.v17)],
            targets: [
                .executableTarget(name: "\(module)"),
                .testTarget(name: "\(module)Tests", dependencies: ["\(module)"]),
            ]
        )

        """
    }

    private var app: String {
        """
        import SwiftUI

        @main
        struct \(appName): App {
            var body: some Scene {
                WindowGroup("\(name)") {
                    ContentView()
                }
            }
        }

        """
    }

    private var view: String {
        """
        import SwiftUI

        struct ContentView: View {
            @State private var count = 0

            var body: some View {
                VStack(spacing: 16) {
                    Image(systemName: "hand.tap")
                        .font(.largeTitle)
                        .foregroundStyle(.tint)
                    Text("Taps: \\(count)")
                        .font(.title2)
                        .accessibilityIdentifier("count")
                    Button("Tap") { count += 1 }
                        .buttonStyle(.borderedProminent)
                }
                .padding(40)
            }
        }

        #Preview {
            ContentView()
        }

        """
    }

    private var test: String {
        """
        import SwiftUITesting
        import Testing

        @testable import \(module)

        @MainActor @Test func aTapCounts() throws {
            let host = ViewHost(ContentView())
            #expect(try host.text(of: .identifier("count")) == "Taps: 0")
            try host.tap(.text("Tap"))
            #expect(try host.text(of: .identifier("count")) == "Taps: 1")
        }

        """
    }

    private var readme: String {
        """
        # \(name)

        A program in SwiftUI, for Linux with Apus and for Apple's systems.

        ```sh
        apus run       # builds it and opens its window
        apus test      # runs its tests
        apus render    # draws its previews to pictures
        apus bundle    # makes packages to install, as apus.json describes them
        ```

        """
    }

    private var settings: String {
        """
        {
          "name": "\(name)",
          "identifier": "org.example.\(module)",
          "version": "1.0.0",
          "summary": "Counts taps",
          "categories": ["Utility"],
          "icon": "Icon.svg"
        }

        """
    }

    private var icon: String {
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128">
          <linearGradient id="a" x2="0" y2="1"><stop stop-color="#3b9cff"/><stop offset="1" stop-color="#0064e0"/></linearGradient>
          <rect x="8" y="8" width="112" height="112" rx="26" fill="url(#a)"/>
          <circle cx="64" cy="64" r="34" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="7"/>
          <circle cx="64" cy="64" r="17" fill="#fff"/>
        </svg>

        """
    }

    /// The settings with which SourceKit-LSP finds SwiftUI in editors.
    private func editorConfiguration(toolset: URL) throws -> String {
        let settings = ["swiftPM": ["toolsets": [toolset.path]]]
        let data = try JSONSerialization.data(withJSONObject: settings, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
        return String(decoding: data, as: UTF8.self) + "\n"
    }
}
