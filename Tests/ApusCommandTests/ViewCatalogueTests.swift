import Testing

@testable import ApusCommand

/// Which types of a module count as views that can be drawn.
struct ViewCatalogueTests {
    struct Case: CustomTestStringConvertible {
        var rule: String
        var source: String
        var names: [String]
        var testDescription: String { rule }
    }

    @Test(arguments: [
        Case(rule: "a struct that conforms to View", source: "struct A: View { var body: some View { B() } }", names: ["A"]),
        Case(rule: "conformance by an extension", source: "struct A { }\nextension A: View { var body: some View { B() } }", names: ["A"]),
        Case(rule: "conformance with the module's name", source: "struct A: SwiftUI.View { }", names: ["A"]),
        Case(rule: "conformance through a protocol of the module's", source: "protocol Q: P {}\nprotocol P: View {}\nstruct A: Q {}", names: ["A"]),
        Case(rule: "shapes are views", source: "struct A: Shape { }\nstruct B: InsettableShape { }", names: ["A", "B"]),
        Case(
            rule: "widgets, which stand for their bundle", source: "struct A: WidgetBundle { }\nstruct B: Widget { let kind: String = \"b\" }",
            names: ["B"]),
        Case(rule: "a bundle of widgets of other modules", source: "@main struct A: WidgetBundle { }", names: ["A"]),
        Case(rule: "types of the program's own are no widgets", source: "protocol Widget { }\nstruct A: Widget { }", names: []),
        Case(rule: "other protocols are not", source: "struct A: ViewModifier { }\nstruct B: PreferenceKey { }", names: []),
        Case(rule: "several conformances", source: "struct A: Equatable, View, Sendable { }", names: ["A"]),
        Case(rule: "a property without value needs an argument", source: "struct A: View { let x: Int }", names: []),
        Case(rule: "properties with values do not", source: "struct A: View { var x = 1, y: Int = 2\n let z = \"}\" }", names: ["A"]),
        Case(rule: "an optional variable is nil", source: "struct A: View { var x: Int?\n var y: [String: Int]! }", names: ["A"]),
        Case(rule: "an optional constant has to be set", source: "struct A: View { let x: Int? }", names: []),
        Case(
            rule: "computed properties do not count", source: "struct A: View { var x: Int { 1 }\n var y: Int { get { 2 } set { } } }", names: ["A"]),
        Case(rule: "observed properties do", source: "struct A: View { var x: Int { didSet { } } }", names: []),
        Case(rule: "static properties do not count", source: "struct A: View { static let x: Int = 1\n static var y: Int { 2 } }", names: ["A"]),
        Case(rule: "state with a value", source: "struct A: View { @State private var x = 0 }", names: ["A"]),
        Case(rule: "state without a value", source: "struct A: View { @State var x: Int }", names: []),
        Case(rule: "optional state", source: "struct A: View { @State var x: Int? }", names: ["A"]),
        Case(rule: "a binding has to be given", source: "struct A: View { @Binding var x: Int }", names: []),
        Case(
            rule: "environment values are found", source: "struct A: View { @Environment(\\.x) var x: Int\n @EnvironmentObject var y: M }",
            names: ["A"]),
        Case(rule: "wrappers that need nothing", source: "struct A: View { @Namespace var x\n @FocusState var y: Bool }", names: ["A"]),
        Case(rule: "a builder closure has to be given", source: "struct A: View { @ViewBuilder var x: () -> B }", names: []),
        Case(rule: "an initialiser with defaults", source: "struct A: View { let x: Int\n init(x: Int = 1, y: [Int] = [1, 2]) { } }", names: ["A"]),
        Case(rule: "an initialiser with arguments", source: "struct A: View { init(x: Int) { } }", names: []),
        Case(rule: "an initialiser that hides the compiler's", source: "struct A: View { var x = 1\n init(y: Dictionary<Int, Int>) { } }", names: []),
        Case(rule: "an initialiser in an extension", source: "struct A: View { let x: Int }\nextension A { init() { x = 1 } }", names: ["A"]),
        Case(rule: "an initialiser in an extension hides nothing", source: "struct A: View { }\nextension A { init(x: Int) { } }", names: ["A"]),
        Case(
            rule: "initialisers that may fail or wait",
            source: "struct A: View { init?() { } }\nstruct B: View { init() async { } }\nstruct C: View { init() throws { } }", names: []),
        Case(rule: "a private initialiser", source: "struct A: View { private init() { } }", names: []),
        Case(rule: "a generic type", source: "struct A<T>: View { }\nstruct B<T> { struct C: View { } }", names: []),
        Case(rule: "a nested type", source: "struct A { struct B: View { } }\nextension A { struct C: View { } }", names: ["A.B", "A.C"]),
        Case(rule: "a type private to another", source: "struct A { private struct B: View { } }", names: []),
        Case(rule: "a type private to the file", source: "private struct A: View { }\nfileprivate struct B: View { }", names: ["A", "B"]),
        Case(rule: "a local type", source: "func f() { struct A: View { } }", names: []),
        Case(rule: "a class", source: "final class A: View { var x = 1 }", names: ["A"]),
        Case(rule: "previews", source: "struct A_Previews: PreviewProvider { static var previews: some View { B() } }", names: ["A_Previews"]),
        Case(rule: "programs", source: "@main struct A: App { @StateObject var x: M\n init() { } }", names: ["A"]),
        Case(
            rule: "preview macros",
            source:
                "#Preview { B() }\n#Preview(\"Dark\") { B() }\n#Preview { let x = 1 }\n@available(iOS 17, *) #Preview(\"Dark\", traits: .portrait) { B() }\nfunc f() { #Preview(\"in\") { B() } }",
            names: ["Main-Preview", "Dark", "Main-Preview-2", "Dark-2"]),
        Case(rule: "preview macros with the module's name", source: "#SwiftUI.Preview(\"Dark\") { B() }\n#Other.Thing { B() }", names: ["Dark"]),
        Case(rule: "optional generic types", source: "struct A: View { var x: Array<Int>?\n var y: [Pair<Int, Set<Int>>]? }", names: ["A"]),
        Case(rule: "functions that return optionals are not optional", source: "struct A: View { var x: () -> Int? }", names: []),
        Case(
            rule: "identifiers in backticks", source: "struct A: View { var `class`: Int = 1\n static func `struct`() { }\n let `a } b` = 2 }",
            names: ["A"]),
        Case(
            rule: "regular expressions",
            source: "struct A: View { let x = /[{\"]/\n let y = 4 / 2 / 1\n let z = [1].reduce(1, /) }\nstruct B: View { }", names: ["A", "B"]),
        Case(rule: "observers after a value", source: "struct A: View { var x = 1 { didSet { } }\n var y: Int = 2 { willSet { } } }", names: ["A"]),
        Case(rule: "comments", source: "// struct A: View { }\n/* /* */ struct B: View { } */ struct C: View { }", names: ["C"]),
        Case(rule: "strings", source: #"let x = "struct A: View { \("}") ""# + "\nlet y = #\"\\\"#\nstruct C: View { }", names: ["C"]),
        Case(rule: "strings of several lines", source: "let x = \"\"\"\nstruct A: View { \" } \n\"\"\"\nstruct C: View { }", names: ["C"]),
        Case(
            rule: "values that go on over lines", source: "struct A: View { let x = [1, 2]\n  .map { $0 }\n  .count\n var y: Int = 3 }", names: ["A"]),
        Case(rule: "types that go on over lines", source: "struct A: View { let x: (Int) ->\n Int }", names: []),
        Case(
            rule: "commas between generic arguments", source: "struct A: View { var x = Pair<Int, Int>()\n var y: Pair<Int, Int> = .init() }",
            names: ["A"]),
        Case(
            rule: "attributes and modifiers", source: "@available(iOS 14, *) @MainActor public struct A: View { public private(set) var x = 1 }",
            names: ["A"]),
    ])
    func names(_ example: Case) {
        let catalogue = ViewCatalogue(sources: [example.source], definitions: [])
        #expect(catalogue.entries.map(\.name) == example.names)
    }

    @Test(arguments: [
        "}} struct A: View { ) \u{0} ] \"", "struct", "struct A", "extension", "#if", "/*", "\"\"\"", "\"\\(", "init(", "@", "let", "#", "`",
        "protocol P", "struct A: `where` { }", "x: ",
    ])
    func brokenSourceIsSurvived(_ source: String) {
        // The compiler says what is wrong with it; finding views only has to come to an end.
        _ = ViewCatalogue(sources: [source, "struct A: View { " + source], definitions: [])
    }

    @Test func deepNestingIsSurvived() {
        let types = String(repeating: "struct A { ", count: 20_000)
        let interpolations = String(repeating: "\"\\(", count: 20_000)
        _ = ViewCatalogue(sources: [types, "let x = " + interpolations, String(repeating: "extension A { (", count: 20_000)], definitions: [])
    }

    @Test func whatAViewNeedsIsRemembered() {
        let catalogue = ViewCatalogue(sources: ["struct A: View { let x: Int; @Binding var y: Int; var z = 0 }"], definitions: [])
        #expect(catalogue.viewsWithArguments == ["A": ["x", "y"]])
    }

    @Test func privateTypesRememberTheirFile() {
        let catalogue = ViewCatalogue(sources: ["struct A: View {}", "private struct B: View {}"], definitions: [])
        #expect(catalogue.entries.map(\.file) == [nil, 1])
    }

    @Test func conformanceMayStandInAnotherFile() {
        let catalogue = ViewCatalogue(sources: ["struct A {}", "extension A: View {}"], definitions: [])
        #expect(catalogue.entries.map(\.name) == ["A"])
    }
}

/// Which branch of `#if` counts.
struct ConditionalCompilationTests {
    @Test(arguments: [
        ("DEBUG", true), ("FOO", false), ("!FOO", true), ("DEBUG && FOO", false), ("DEBUG || FOO", true),
        ("os(Linux)", true), ("os(iOS) || os(macOS)", false), ("!(os(iOS) || FOO)", true), ("canImport(UIKit)", false),
        ("canImport(SwiftUI)", true), ("swift(>=5.9)", true), ("targetEnvironment(simulator)", false),
        ("DEBUG && (FOO || os(Linux))", true), ("false", false), ("true", true), ("swift(>=6.0)", true), ("swift(<6)", false),
        ("compiler(>=5.9) && !compiler(>=7.0)", true), ("compiler(<6.1)", false),
    ])
    func condition(_ condition: String, holds: Bool) {
        let source = "#if \(condition)\nstruct A: View {}\n#else\nstruct B: View {}\n#endif\nstruct C: View {}"
        let catalogue = ViewCatalogue(sources: [source], definitions: ["DEBUG"])
        #expect(catalogue.entries.map(\.name) == [holds ? "A" : "B", "C"])
    }

    @Test func theLanguageModeIsTheVersionOfSwift() {
        let source = "#if swift(>=6.0)\nstruct A: View {}\n#elseif compiler(>=6.0) && swift(>=5.10) && swift(<5.11)\nstruct B: View {}\n#endif"
        #expect(ViewCatalogue(sources: [source], definitions: [], swiftVersion: "5").entries.map(\.name) == ["B"])
        #expect(ViewCatalogue(sources: [source], definitions: [], swiftVersion: "6").entries.map(\.name) == ["A"])
    }

    @Test func onlyTheFirstTrueBranchCounts() {
        let source =
            "#if FOO\nstruct A: View {}\n#elseif DEBUG\nstruct B: View {}\n#elseif DEBUG\nstruct C: View {}\n#else\nstruct D: View {}\n#endif"
        #expect(ViewCatalogue(sources: [source], definitions: ["DEBUG"]).entries.map(\.name) == ["B"])
        #expect(ViewCatalogue(sources: [source], definitions: []).entries.map(\.name) == ["D"])
    }

    @Test func branchesNest() {
        let source = "#if FOO\n#if DEBUG\nstruct A: View {}\n#endif\n#else\nstruct B: View {}\n#endif"
        #expect(ViewCatalogue(sources: [source], definitions: ["DEBUG"]).entries.map(\.name) == ["B"])
    }
}
