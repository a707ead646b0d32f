import Testing

@testable import SwiftSourceReader

/// Imports of parts of modules, which are rewritten in place.
struct SubmoduleImportsTests {
    @Test(arguments: [
        ("import os.log\n", "import os    \n"),
        ("import SwiftUI\nimport CoreGraphics.CGGeometry // a\n", "import SwiftUI\nimport CoreGraphics            // a\n"),
        ("@preconcurrency import os.log; import os.signpost", "@preconcurrency import os    ; import os         "),
        ("import Foundation.NSURL", "import Foundation      "), ("import os.log.inner\nlet x = 1", "import os          \nlet x = 1"),
    ])
    func partsBecomeTheirModules(_ source: String, _ expected: String) {
        let rewritten = SubmoduleImports.rewritten(source)
        #expect(rewritten == expected)
        #expect(rewritten?.utf8.count == source.utf8.count)
    }

    @Test(arguments: [
        "", "import os", "import struct CoreGraphics.CGFloat", "import func os.os_log", "// import os.log", "let text = \"import os.log\"",
        "import Other.part", "import os\n.log", "import os.", "let x = os.log",
    ])
    func allElseStays(_ source: String) {
        #expect(SubmoduleImports.rewritten(source) == nil)
    }
}
