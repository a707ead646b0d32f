import Foundation
import Testing

/// Holds the paths and names in Docs/Architecture.md to the repository.
struct ArchitectureDocumentTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The paths of all files and folders that are not hidden, relative to the root; folders end with a slash.
    private static func paths() throws -> [String] {
        var paths: [String] = []
        for top in ["Benchmarks", "Docs", "Examples", "Plugins", "Scripts", "Sources", "Tests"] {
            let folder = root.appendingPathComponent(top).path
            for path in try FileManager.default.subpathsOfDirectory(atPath: folder) {
                let isFolder = !path.hasSuffix(".swift") && FileManager.default.fileExists(atPath: folder + "/" + path + "/.")
                paths.append("/" + top + "/" + path + (isFolder ? "/" : ""))
            }
            paths.append("/" + top + "/")
        }
        return paths
    }

    /// The Swift files that declare or extend each name.
    private static func declarations() throws -> [String: Set<String>] {
        let keywords: Set<String> = [
            "actor", "associatedtype", "case", "class", "enum", "extension", "func", "let", "macro", "protocol", "struct", "typealias", "var",
        ]
        var files: [String: Set<String>] = [:]
        for path in try paths() where path.hasPrefix("/Sources/") && path.hasSuffix(".swift") {
            let source = try String(contentsOfFile: root.path + path, encoding: .utf8)
            var previous = ""
            for word in source.utf8.split(whereSeparator: { !isPartOfName($0) }) {
                let word = String(decoding: word, as: UTF8.self)
                if keywords.contains(previous) { files[word, default: []].insert(path) }
                previous = word
            }
        }
        return files
    }

    private static func isPartOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "_"):
            true
        default: false
        }
    }

    /// The document's back-quoted texts outside of code blocks, and whether each stands in a numbered list.
    private static func quotations() throws -> [(text: String, isInList: Bool)] {
        let document = try String(contentsOf: root.appendingPathComponent("Docs/Architecture.md"), encoding: .utf8)
        var quotations: [(text: String, isInList: Bool)] = []
        var (isInCode, isInList) = (false, false)
        for line in document.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("```") {
                isInCode.toggle()
                continue
            }
            if isInCode { continue }
            if line.first?.isNumber == true, line.drop(while: \.isNumber).hasPrefix(". ") {
                isInList = true
            } else if !line.hasPrefix("   ") {
                isInList = false
            }
            // Texts at odd places stand between back quotes.
            for (index, text) in line.split(separator: "`", omittingEmptySubsequences: false).enumerated() where index % 2 == 1 {
                quotations.append((String(text), isInList))
            }
        }
        return quotations
    }

    private static func isPath(_ text: String) -> Bool { text.hasSuffix("/") || text.hasSuffix(".swift") }

    @Test func pathsExist() throws {
        let paths = try Self.paths()
        let named = try Set(Self.quotations().map(\.text).filter(Self.isPath))
        #expect(named.count > 50)
        for path in named.sorted() {
            #expect(paths.contains { $0.hasSuffix("/" + path) }, "There is no \(path)")
        }
    }

    /// `Type.member` must be a member declared in a file that declares or extends the type; labels are not compared.
    @Test func namesInNumberedListsAreDeclared() throws {
        let files = try Self.declarations()
        var count = 0
        for text in Set(try Self.quotations().filter { $0.isInList && !Self.isPath($0.text) }.map(\.text)).sorted() {
            let parts = text.prefix { $0 != "(" }.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
            guard parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(Self.isPartOfName) }) else { continue }
            count += 1
            let common = parts.dropFirst().reduce(files[parts[0], default: []]) { $0.intersection(files[$1, default: []]) }
            #expect(!common.isEmpty, "No file in Sources declares \(text)")
        }
        #expect(count > 100)
    }
}
