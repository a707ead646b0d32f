import Testing

@testable import SwiftUIMacroExpansion

/// `@Animatable` and `@AnimatableIgnored`.
struct AnimatableTests {
    /// The variables of a type, and those that are animated with their types.
    @Test(arguments: [
        ("var a: Double", ["a: Double"]),
        ("var a: Double, b: CGFloat = 3; let c = 2.5; var d = 2.5; var e = 3", ["a: Double", "b: CGFloat", "d: Swift.Double"]),
        ("var a, b: Double\n var c = -1e-3", ["a: Double", "b: Double", "c: Swift.Double"]),
        ("@State var a = 1.0\n static var b: Double = 3\n lazy var c: Double = 3\n var z: Double", ["z: Double"]),
        ("@AnimatableIgnored var a: Double = 1\n private(set) var z: Double", ["z: Double"]),
        ("var a: Double { 3 }\n var b: Double { get { 3 } set { } }\n var z: Double", ["z: Double"]),
        ("var a: Double = 3 { didSet { } }\n var b: Double { willSet(new) { } }", ["a: Double", "b: Double"]),
        ("func f() { var a: Double = 3 }\n struct N { var b: Double }\n init(c: Double) { var d: Double }\n var z: Double", ["z: Double"]),
        ("var a: Double\n#if DEBUG\nvar b: Double\n#endif\n var c: Double", ["a: Double", "c: Double"]),
        ("var `in`: Double; var p: AnimatablePair<Double, Double>\n var (v, w) = (1.0, 2.0)", ["`in`: Double", "p: AnimatablePair<Double, Double>"]),
        ("var a: Double = make { x in\n var b: Double = 3\n return b }\n var c: Outer.Size", ["a: Double", "c: Outer.Size"]),
        ("var body: some View { Text(\"}\") }\n subscript(i: Int) -> Double { var x = 3.0; return x }\n var z = 3.5", ["z: Swift.Double"]),
        ("var a: Double = 1 // var b: Double\n /* var c: Double */ var z: Double", ["a: Double", "z: Double"]),
        ("let a = #\"raw \" } \\\"#\n let b = \"\"\"\n var x: Double \" }\n \"\"\"\n var z: Double", ["z: Double"]),
    ])
    func members(_ members: String, animated: [String]) throws {
        let outcome = Requests.outcome(of: Requests.attached("Animatable", "extension", to: "@Animatable struct Model { \(members) }"))
        var type = "", reads = "", writes: [String] = [], path = "newValue"
        for (index, member) in animated.enumerated().reversed() {
            let (name, memberType) = (member.prefix { $0 != ":" }, member.drop { $0 != ":" }.dropFirst(2))
            let isLast = index == animated.count - 1
            type = isLast ? "\(memberType).AnimatableData" : "SwiftUI.AnimatablePair<\(memberType).AnimatableData, \(type)>"
            reads = isLast ? "\(name).animatableData" : "SwiftUI.AnimatablePair(\(name).animatableData, \(reads))"
        }
        for (index, member) in animated.enumerated() {
            writes.append("\(member.prefix { $0 != ":" }).animatableData = \(path)\(index == animated.count - 1 ? "" : ".first")")
            path += ".second"
        }
        #expect(
            outcome == "extension Model: SwiftUI.Animatable { nonisolated var animatableData: \(type) "
                + "{ get { \(reads) } set { \(writes.joined(separator: " ")) } } }")
    }

    @Test(arguments: [
        ("public struct Model<T: P> where T: Q", "nonisolated public var"), ("open class Model", "nonisolated public var"),
        ("package struct Model", "nonisolated package var"), ("private final class Model: Base", "nonisolated var"),
    ])
    func access(_ head: String, expected: String) {
        let request = Requests.attached("Animatable", "extension", to: "@Animatable \(head) { var a: Double }", extending: "Outer.Model")
        #expect(
            Requests.outcome(of: request).hasPrefix("extension Outer.Model: SwiftUI.Animatable { \(expected) animatableData: Double.AnimatableData"))
    }

    @Test(arguments: ["struct Model { }", "struct Model { let a = 2.5 }", "enum Model { case a(b: Double) }"])
    func misuse(_ declaration: String) {
        let request = Requests.attached("Animatable", "extension", to: "@Animatable " + declaration)
        #expect(Requests.outcome(of: request) == "error: '@Animatable' needs a stored variable to animate.")
    }

    @Test func marksExpandToNothing() {
        #expect(Requests.outcome(of: Requests.attached("AnimatableIgnored", "peer", to: "@AnimatableIgnored var a = 3")) == "")
        #expect(Requests.outcome(of: Requests.attached("Previewable", "peer", to: "@Previewable @State var a = 3")) == "")
    }
}
