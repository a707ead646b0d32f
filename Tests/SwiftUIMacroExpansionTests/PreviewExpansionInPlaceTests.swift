import SwiftSourceReader
import Testing

@testable import SwiftUIMacroExpansion

/// Previews that `apus preview` expands in the text of a file.
struct PreviewExpansionInPlaceTests {
    private func expanded(_ text: String) -> String? { PreviewExpansionInPlace.expanded(text, fileID: "App/Screen.swift") }

    @Test func aPreviewBecomesAFunctionAroundItsClosure() {
        let head =
            "@_cdecl(\"apusPreview_App_Screen_swift_3\") @MainActor public func apusPreview_App_Screen_swift_3() -> Swift.UnsafeMutableRawPointer {"
        let text = "import SwiftUI\n\n#Preview(\"A\", traits: .portrait) {\n    A()\n}\nstruct B {}\n"
        #expect(
            expanded(text)
                == "import SwiftUI\n\n\(head) return SwiftUI._PreviewRecord.make(\"A\", traits: .portrait) {\n    A()\n} }\nstruct B {}\n")
    }

    @Test(arguments: [
        "#Preview { A() }",
        "#Preview(\"A\") {\n    A()\n}",
        "#Preview(\n    \"A\",\n    traits: .portrait\n)\n{\n    A()\n}",
        "#SwiftUI.Preview\n{\n A() }",
        "@available(iOS 17, *)\n#Preview { A() }",
        "#if DEBUG\n#Preview { A() }\n#endif",
    ]) func linesKeepTheirNumbersAndContent(preview: String) throws {
        let text = "struct A { var a = 1 }\n\(preview)\nstruct Last {}\n"
        let result = try #require(expanded(text))
        #expect(!result.contains("#Preview") && !result.contains("#SwiftUI"))
        let (before, after) = (
            text.split(separator: "\n", omittingEmptySubsequences: false), result.split(separator: "\n", omittingEmptySubsequences: false)
        )
        #expect(before.count == after.count)
        #expect(after.first == before.first && after.suffix(2) == before.suffix(2))
    }

    @Test(arguments: [
        "struct A {}",
        "let a = \"#Preview { A() }\" // #Preview { A() }",
        "#Preview { @Previewable @State var a = 1; A(a) }",
        "#Preview(body: { A() })",
        "#Preview",
        "#Preview { A()",
        "#Preview(as: .systemSmall) { A() } timeline: { B() }",
        "#Other(Preview) { A() }",
        "struct A { #Preview { A() } }",
    ]) func everythingElseStays(text: String) {
        #expect(expanded(text) == nil)
    }

    @Test func previewsLeftToTheCompilerDoNotKeepOthersFromBeingExpanded() throws {
        let result = try #require(expanded("#Preview { @Previewable @State var a = 1; A(a) }\n#Preview { B() }\n#Preview { C() }"))
        #expect(result.hasPrefix("#Preview { @Previewable @State var a = 1; A(a) }\n@_cdecl"))
        #expect(result.contains("{ B() } }\n@_cdecl") && result.hasSuffix("{ C() } }"))
    }
}
