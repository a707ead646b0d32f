import Testing

@testable import ApusCommand

struct AppleAttributeSourceTests {
    private struct Case: CustomTestStringConvertible, Sendable {
        var source: String
        /// nil if the compiler is to read the source itself.
        var rewritten: String?
        var testDescription: String { source }
    }

    private static let cases = [
        Case(source: "@NSManaged public var name: String?", rewritten: "@NSmanaged public var name: String?"),
        Case(source: "@NSManaged\npublic func addToItems(_ value: Item)", rewritten: "@NSmutator\npublic func addToItems(_ value: Item)"),
        Case(
            source: "@NSManaged var a: Int64; @NSManaged func addToB(_ b: B)", rewritten: "@NSmanaged var a: Int64; @NSmutator func addToB(_ b: B)"),
        Case(source: "@UIApplicationMain\nclass A: UIResponder {}", rewritten: "@main             \nclass A: UIResponder {}"),
        Case(source: "@NSApplicationMain class A {}", rewritten: "@main              class A {}"),
        Case(source: "// @NSManaged\nlet text = \"@NSManaged\"", rewritten: nil),
        Case(source: "var name: String", rewritten: nil),
    ]

    @Test(arguments: cases) private func sourcesKeepTheirLength(_ test: Case) {
        let rewritten = AppleAttributeSource.rewritten(test.source)
        #expect(rewritten == test.rewritten)
        #expect(rewritten.map { $0.utf8.count } ?? test.source.utf8.count == test.source.utf8.count)
    }
}
