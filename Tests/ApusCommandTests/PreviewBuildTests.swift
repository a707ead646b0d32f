import Testing

@testable import ApusCommand

/// What a preview session decides without compiling.
struct PreviewBuildTests {
    private func interface(_ source: String) -> InterfaceText { InterfaceText(of: source) }

    @Test(arguments: [
        ("var body: some View { Text(\"a\") }", "var body: some View { Text(\"b\").padding() }"),
        ("func f(_ a: Int = 1) -> Int { a }", "func f(_ a: Int = 1) -> Int { a + 1 }"),
        ("init() { x = 1 }", "init() { x = 2; y = 3 }"),
        ("var x: Int { get { 1 } set { print(1) } }", "var x: Int { get { 2 } set { } }"),
        ("#Preview(\"A\") { A() }", "#Preview(\"A\") { A().padding() }"),
        ("subscript(i: Int) -> Int { i }", "subscript(i: Int) -> Int { -i }"),
        ("let a = 1 // one", "let a = 1 /* two */"),
    ]) func bodiesAreNoInterface(before: String, after: String) {
        #expect(interface("struct A: View { \(before)\n}") == interface("struct A: View { \(after)\n}"))
        #expect(interface(before) == interface(after))
    }

    @Test(arguments: [
        ("@State var count = 0", "@State var count = 1"),
        ("var x: Int { 1 }", "var x: Double { 1 }"),
        ("var x = { 1 }()", "var x = { 1.5 }()"),
        ("let x = make { 1 }", "let x = make { \"\" }"),
        ("func f() {}", "func g() {}"),
        ("func f(_ a: Int = 1) {}", "func f(_ a: Int = 2) {}"),
        ("struct B { var a = 1 }", "struct B { var a = 1; var b = 2 }"),
        ("enum B { case a }", "enum B { case a, b }"),
        ("class func f() {}", "static func f() {}"),
        ("#Preview(\"A\") { A() }", "#Preview(\"B\") { A() }"),
    ]) func everythingElseIs(before: String, after: String) {
        #expect(interface("struct A: View { \(before) }") != interface("struct A: View { \(after) }"))
        #expect(interface(before) != interface(after))
    }

    @Test func callsOfTheCompilerAreFoundByFile() {
        let jobs = CompilerJobs(
            """
            /usr/bin/swift-frontend -frontend -c -primary-file '/a b/One.swift' /a\\ b/Two.swift -o /o/One.o
            /usr/bin/swift-frontend -frontend -emit-module /x.swift
            /usr/bin/clang /o/One.o -o program
            """)
        #expect(
            jobs.call(for: "/a b/One.swift")
                == ["/usr/bin/swift-frontend", "-frontend", "-c", "-primary-file", "/a b/One.swift", "/a b/Two.swift", "-o", "/o/One.o"])
        #expect(jobs.call(for: "/a b/Two.swift") == nil)
        #expect(CompilerJobs.words(of: #"a "b \" c" '' d\'e"#) == ["a", "b \" c", "", "d'e"])
    }

    @Test func errorsAreReadWithTheirPlaces() {
        let errors = CompilerErrors.all(in: "\u{1B}[1mA.swift:3:5: \u{1B}[31merror: no\u{1B}[0m such: thing\nA.swift:4:1: note: here\n")
        #expect(errors == [.init(file: "A.swift", line: 3, column: 5, message: "no such: thing")])
    }
}
