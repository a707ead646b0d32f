import Testing

@testable import SwiftUIMacroExpansion

/// `@Model` and the macros that belong to it.
struct ModelTests {
    /// The members of a class, and the names of the properties that are saved.
    @Test(arguments: [
        ("var a: Int; var b = 3; let c = 2", ["a", "b"]),
        ("static var a = 1\n lazy var b = 2\n class var c: Int { 3 }\n var z: String?", ["z"]),
        ("@Transient var a = 1\n @Attribute(.unique) var b: Int\n @Relationship(inverse: \\Other.model) var c: [Other] = []", ["b", "c"]),
        ("var a: Int { 3 }\n var b: Int { get { 3 } set { } }\n var c = 1 { didSet { } }\n var z: Int", ["z"]),
        ("func f() { var a = 1 }\n enum E { case one; static var b = 1 }\n init(c: Int) { var d = c }\n private(set) var z = { 1 }()", ["z"]),
    ])
    func properties(_ members: String, saved: [String]) {
        let outcome = Requests.outcome(of: Requests.attached("Model", "member", to: "@Model final class Trip { \(members) }"))
        let names = outcome.split(separator: "PropertyMetadata(name: \"").dropFirst().map { $0.prefix { $0 != "\"" } }
        #expect(names.map(String.init) == saved)
        #expect(outcome.contains("required init(_modelData: SwiftData._ModelData)"))
        for name in saved { #expect(outcome.contains("_\(name) = SwiftData._ModelSlot()")) }
    }

    @Test func metadataRepeatsTheDescriptions() {
        let source = """
            @Model public final class Trip {
                #Unique<Trip>([\\.name], [\\.start, \\.end])
                @Attribute(.unique, originalName: "title") var name: String = ""
                @SwiftData.Relationship(deleteRule: .cascade) var `in`: [Stop]
            }
            """
        let outcome = Requests.outcome(of: Requests.attached("Model", "member", to: source))
        #expect(
            outcome.contains(
                #"(name: "name", keypath: \Trip.name, defaultValue: "", metadata: SwiftData.Schema.Attribute(.unique, originalName: "title"))"#))
        #expect(
            outcome.contains(#"(name: "in", keypath: \Trip.`in`, metadata: SwiftData.Schema.Relationship(deleteRule: .cascade))"#))
        #expect(outcome.contains(#"public static var uniqueConstraints: [[AnyKeyPath]] { [[\.name], [\.start, \.end]] }"#))
        #expect(outcome.contains("public static var schemaMetadata"))
    }

    @Test(arguments: [
        ("var a: Int", "@SwiftData._PersistedProperty"), ("@Attribute(.unique) private var a: Int", "@SwiftData._PersistedProperty"),
        ("let a: Int", ""), ("@Transient var a = 1", ""), ("var a: Int { 1 }", ""), ("func f() {}", ""), ("static var a = 1", ""),
    ])
    func attributes(_ member: String, expected: String) {
        #expect(Requests.outcome(of: Requests.attached("Model", "memberAttribute", to: member)) == expected)
    }

    @Test func persistedProperties() {
        let request = { Requests.attached("PersistedProperty", $0, to: "private var name: String = \"\"") }
        #expect(Requests.outcome(of: request("peer")) == "@SwiftData.Transient private var _name: SwiftData._ModelSlot")
        #expect(
            Requests.outcome(of: request("accessor"))
                == "{ @storageRestrictions(accesses: _$modelData, initializes: _name) init(initialValue) { "
                + "_$modelData.initialize(\"name\", to: initialValue) _name = SwiftData._ModelSlot() } "
                + "get { _$modelData.value(of: self, \\.name, \"name\") } set { _$modelData.setValue(newValue, of: self, \\.name, \"name\") } }")
    }

    @Test func queries() {
        func outcome(_ role: String, _ attribute: String, _ declaration: String) -> String {
            Requests.outcome(of: Requests.attached("Query", role, to: declaration, attribute: attribute, in: "struct V {}"))
        }
        #expect(outcome("accessor", "@Query", "@Query private var trips: [Trip]") == "{ get { _trips.wrappedValue } }")
        #expect(
            outcome("peer", "@Query", "@Query private var trips: [Trip]")
                == "private(set) var _trips: SwiftData.Query<[Trip].Element, [Trip]> = SwiftData.Query()")
        #expect(
            outcome("peer", "@Query(sort: \\Trip.name, animation: .default)", "var trips: [Trip]")
                == "private(set) var _trips: SwiftData.Query<[Trip].Element, [Trip]> = SwiftData.Query(sort: \\Trip.name, animation: .default)")
        #expect(outcome("peer", "@Query", "@Previewable @Query var trips: [Trip]") == "")
        #expect(outcome("peer", "@Query", "var trips = []") == "error: '@Query' applies to a 'var' with a type such as '[Trip]'.")
    }

    @Test(arguments: ["struct Trip { var a: Int }", "enum Trip { case one }", "@Model"])
    func otherDeclarationsAreRefused(_ source: String) {
        #expect(Requests.outcome(of: Requests.attached("Model", "member", to: source)) == "error: '@Model' applies to a class.")
    }
}
