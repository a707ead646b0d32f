import Foundation
import Testing

@testable import ApusCommand

/// Packages of the user's: made, and read from SwiftPM's plan.
struct PackageTests {
    @Test(arguments: [("Hello", "Hello"), ("my-app", "my_app"), ("A_1", "A_1"), ("tool2", "tool2")])
    func aNewPackageHasAModuleOfItsName(_ name: String, _ module: String) throws {
        let template = try PackageTemplate(name: name)
        #expect(template.module == module)
        let files = try template.files(toolset: URL(fileURLWithPath: "/prefix/toolset.json"))
        #expect(files.contains { $0.path == "Sources/\(module)/ContentView.swift" && $0.text.contains("#Preview") })
        #expect(files.contains { $0.path == ".sourcekit-lsp/config.json" && $0.text.contains("\"/prefix/toolset.json\"") })
        let manifest = try #require(files.first { $0.path == "Package.swift" }).text
        #expect(!manifest.contains("dependencies: [.package"))
        #expect(!manifest.lowercased().contains("apus"))
    }

    @Test(arguments: [
        "", ".", "..", "/tmp/x", "a/b", "1st", "-x", "ä", "with space", "SwiftUI", "Foundation", "Testing", "class", "View", "App", "x\ny",
        String(repeating: "a", count: 200),
    ])
    func aNameThatNoPackageCanHaveIsRefused(_ name: String) {
        let failure = #expect(throws: CommandFailure.self) { try PackageTemplate(name: name) }
        #expect(failure?.status == 2)
    }

    // MARK: The plan

    private static let plan = """
        commands:
          "C.View-x86_64-debug.module":
            tool: shell
            inputs: ["/p/Sources/V/A b.swift","/p/.build/debug/V.build/DerivedSources/accessor.swift","/p/.build/debug/V.build/sources"]
            outputs: ["/p/.build/debug/V.build/A b.swift.o","/p/.build/debug/Modules/V.swiftmodule"]
            description: "Compiling"
            args: ["/opt/swiftc","-module-name","V","-emit-dependencies","-emit-module","-emit-module-path","/p/V.swiftmodule","-output-file-map","/p/map.json","-incremental","-c","@/p/sources","-I","/p/Modules","-j2","-DSPECIAL","-Xfrontend","-entry-point-function-name","-Xfrontend","V_main","-swift-version","6","-g","-Xcc","-g","-package-name","p"]

          "C.Dep-x86_64-debug.module":
            outputs: ["/p/.build/debug/Dep.build/D.swift.o"]
            args: ["/opt/swiftc","-module-name","Dep","-emit-module","-c"]

          "C.M-tool.module":
            outputs: ["/p/.build/debug/M-tool.build/M.swift.o"]

          "<C.Dep-wrap>":
            outputs: ["/p/.build/debug/Dep.build/Dep.swiftmodule.o"]

          "C.V-x86_64-debug.exe":
            inputs: ["/p/.build/debug/V.build/A b.swift.o"]
            outputs: ["/p/.build/debug/V"]
            args: ["/opt/swiftc","-L","/p/.build/debug","-lsqlite3","-L/usr/lib/x","-emit-executable","-load-plugin-executable","/x#M","-Xlinker","-lApusRuntime"]
        """

    @Test func thePlanTellsFilesAndFlagsOfAModule() throws {
        let compilation = try #require(PackagePlan(Self.plan).compilation(of: "V"))
        #expect(compilation.files == ["/p/Sources/V/A b.swift", "/p/.build/debug/V.build/DerivedSources/accessor.swift"])
        #expect(compilation.flags == ["-I", "/p/Modules", "-DSPECIAL", "-swift-version", "6", "-Xcc", "-g", "-package-name", "p"])
        #expect(PackagePlan(Self.plan).compilation(of: "Missing") == nil)
    }

    @Test func thePlanTellsWhatOtherModulesAreLinkedFrom() {
        #expect(PackagePlan(Self.plan).objects(without: ["V"]) == ["/p/.build/debug/Dep.build/D.swift.o"])
        #expect(PackagePlan(Self.plan).libraryFlags == ["-L/usr/lib/x", "-lsqlite3"])
    }

    @Test func whatIsNoPlanTellsNothing() {
        let plan = PackagePlan("commands:\n  \"C.V\":\n    args: [broken\n\u{0}")
        #expect(plan.compilation(of: "V") == nil)
        #expect(plan.objects(without: []).isEmpty)
        #expect(plan.libraryFlags.isEmpty)
    }
}
