import Testing

@testable import SwiftUIMacroExpansion

/// `#Preview` and `@Previewable`.
struct PreviewTests {
    private static let function =
        "@_cdecl(\"apusPreview_App_Screen_swift_10\") @MainActor public func $sD7previewfMu_() -> Swift.UnsafeMutableRawPointer { "

    @Test(arguments: [
        ("#Preview { A() }", "nil", "{ A() }"),
        ("#Preview(\"Name\") { A() }", "\"Name\"", "{ A() }"),
        ("#Preview(\"Name\",) { A() }", "\"Name\"", "{ A() }"),
        ("#Preview(nil) { A() }", "nil", "{ A() }"),
        ("#SwiftUI.Preview(traits: .portrait) /* c */ { A() }", "nil, traits: .portrait", "{ A() }"),
        (
            "#Preview(\"(, {\\(1)\", traits: .fixedLayout(width: 1, height: 2), .portrait) { A() }",
            "\"(, {\\(1)\", traits: .fixedLayout(width: 1, height: 2), .portrait", "{ A() }"
        ),
        ("#Preview(body: { A() })", "nil", "{ A() }"),
        ("#Preview(\"Name\", body: { A() })", "\"Name\"", "{ A() }"),
        ("#Preview { () -> any View in A() }", "nil", "{ () -> any View in A() }"),
        ("#Preview { struct A: View { @State var b = 1 }; return A() }", "nil", "{ struct A: View { @State var b = 1 }; return A() }"),
        ("#Preview {}", "nil", "{}"),
    ])
    func arguments(_ source: String, arguments: String, closure: String) {
        #expect(
            Requests.outcome(of: Requests.freestanding(source)) == Self.function + "return SwiftUI._PreviewRecord.make(\(arguments)) \(closure) }")
    }

    @Test(
        "Previews of widgets have a closure for the widget and one for its entries",
        arguments: [
            ("#Preview(as: .systemSmall) { W() } timeline: { E(1); E(2) }", "nil, as: .systemSmall) { W() } timeline: { E(1); E(2) }"),
            ("#Preview(\"Name\", as: .systemSmall) { W() }\n timeline:\n { E() }", "\"Name\", as: .systemSmall) { W() } timeline: { E() }"),
            ("#Preview(as: .systemSmall, widget: { W() }, timelineProvider: { P() })", "nil, as: .systemSmall) { W() } timelineProvider: { P() }"),
        ])
    func widgets(_ source: String, call: String) {
        #expect(Requests.outcome(of: Requests.freestanding(source)) == Self.function + "return WidgetKit._WidgetPreview.make(\(call) }")
    }

    /// What a closure becomes that marks properties: the properties and the rest.
    @Test(arguments: [
        ("@Previewable @State var a = 1; A(a)", ["@State var a = 1"], "A(a)"),
        (
            "@Previewable @State var a = 1\n // note\n let b = 2\n @Previewable @Namespace var c\n A(a)", ["@State var a = 1", "@Namespace var c"],
            "// note let b = 2 A(a)"
        ),
        ("@State @Previewable var a = make { }\n .member\n A(a)", ["@State var a = make { } .member"], "A(a)"),
        ("@SwiftUI.Previewable @State(x) private var a: Int = 3 +\n 4\n A(a)", ["@State(x) private var a: Int = 3 + 4"], "A(a)"),
        ("@Previewable\n @State\n var a = 1\n A(a)", ["@State var a = 1"], "A(a)"),
        ("@Previewable @State var a = x\n ? b\n : c\n -foo()", ["@State var a = x ? b : c"], "-foo()"),
        ("@Previewable @State var a = x\n + 3\n (foo).bar()", ["@State var a = x + 3"], "(foo).bar()"),
        ("@Previewable @State var a: Int\n [1].forEach { }", ["@State var a: Int"], "[1].forEach { }"),
        ("@Previewable @State var a = x!\n !b", ["@State var a = x!"], "!b"),
        ("@Previewable @State var a = \"x\"\n \"y\".foo()", ["@State var a = \"x\""], "\"y\".foo()"),
        ("@Previewable @State var a = [\n 1,\n 2,\n ], b = 2\n A(a)", ["@State var a = [ 1, 2, ], b = 2"], "A(a)"),
        ("@Previewable @State var a = if x { 1 }\n else { 2 }\n A(a)", ["@State var a = if x { 1 } else { 2 }"], "A(a)"),
        ("@MainActor [x] () -> any View in\n @Previewable @State var a = 1\n A(a)", ["@State var a = 1"], "A(a)"),
        ("_ in @Previewable @State var a = 1\n for x in y { }", ["@State var a = 1"], "for x in y { }"),
        (
            "@Previewable @State var a = 1\n struct B: View { @State var c = 1 }\n return B()", ["@State var a = 1"],
            "struct B: View { @State var c = 1 } return B()"
        ),
        ("@Previewable @State var a = Array<Int>()\n A(a)", ["@State var a = Array<Int>()"], "A(a)"),
    ])
    func previewable(_ closure: String, properties: [String], body: String) {
        let expected =
            Self.function + "struct PreviewableContent: SwiftUI.View { \(properties.joined(separator: " ")) "
            + "var body: some SwiftUI.View { \(body) } } return SwiftUI._PreviewRecord.make(nil) { PreviewableContent() } }"
        #expect(Requests.outcome(of: Requests.freestanding("#Preview { \(closure) }")) == expected)
    }

    @Test("A marked property in a branch of #if stays where it is")
    func conditions() {
        let closure = "{ #if DEBUG\n @Previewable @State var a = 1\n #endif\n A() }"
        let expected = "{ #if DEBUG @Previewable @State var a = 1 #endif A() }"
        #expect(Requests.outcome(of: Requests.freestanding("#Preview " + closure)).hasSuffix("make(nil) \(expected) }"))
    }

    @Test("The function is named after the line of the macro, behind comments and attributes, which are its own")
    func place() {
        let outcome = Requests.outcome(of: Requests.freestanding("\n\n// comment\n@available(iOS 17, *)\n#Preview { A() }"))
        #expect(outcome.hasPrefix("@available(iOS 17, *) @_cdecl(\"apusPreview_App_Screen_swift_14\")"))
    }

    @Test("The name has the column too if the macro does not begin its line")
    func column() {
        #expect(Requests.outcome(of: Requests.freestanding("\n  #Preview { A() }")).contains("\"apusPreview_App_Screen_swift_11_3\""))
        #expect(Requests.outcome(of: Requests.freestanding("@available(iOS 17, *) #Preview { A() }")).contains("_swift_10_23\""))
    }

    @Test(arguments: ["#Preview(\"Name\")", "#Preview", "#Preview(body: make)", "#Preview(body: { A() }.self)", "#Preview {", "Preview { A() }", ""])
    func misuse(_ source: String) {
        #expect(Requests.outcome(of: Requests.freestanding(source)) == "error: #Preview needs a closure that makes a view.")
    }
}
