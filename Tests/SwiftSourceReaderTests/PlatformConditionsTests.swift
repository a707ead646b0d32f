import Testing

@testable import SwiftSourceReader

/// Conditions that are rewritten in place.
struct PlatformConditionsTests {
    private let conditions = PlatformConditions(
        system: { $0 == "iOS" }, module: { $0 == "AppKit" ? false : nil },
        availability: { name, version in name == "iOS" && version[0] > 18 ? false : nil })

    @Test(arguments: [
        ("#if os(iOS)\n#endif", "#if true   \n#endif"),
        ("#if os(macOS)\n#endif", "#if false    \n#endif"),
        ("#if !os(Linux) && (os(iOS) || DEBUG)\n#endif", "#if !false     && (true    || DEBUG)\n#endif"),
        ("#if DEBUG\n#elseif os( tvOS )\n#endif", "#if DEBUG\n#elseif false     \n#endif"),
        ("#if canImport(AppKit) || canImport(UIKit)\n#endif", "#if false             || canImport(UIKit)\n#endif"),
        ("if #available(iOS 26.0, *), x { }", "if _isNewerVersion        , x { }"),
        ("guard #unavailable(iOS 26.1) else { }", "guard !_isNewerVersion       else { }"),
        // The compiler has to see a condition of availability where it decides about an opaque result.
        (
            "if #available(iOS 26.0, *) { let a = b; return a } else { return c }",
            "if #unavailable(iOS 26.0)  { let a = b; return a } else { return c }"
        ),
        ("if #available(iOS 26,*) { return a }\nreturn b", "if #unavailable(iOS 26) { return a }\nreturn b"),
        ("if #available(macOS 15, iOS 26, *) { return a }", "if #unavailable(iOS 26)            { return a }"),
        ("if #unavailable(iOS 26.0) { return a }", "if #available(*)          { return a }"),
        ("if #available(iOS 26.0, *) { { return a }() }", "if _isNewerVersion         { { return a }() }"),
        ("if #available(iOS 26.0, *), b { return a }", "if _isNewerVersion        , b { return a }"),
        ("guard #available(iOS 26.0, *) else { return a }", "guard _isNewerVersion         else { return a }"),
    ])
    func conditionsKeepTheirLength(_ source: String, _ expected: String) {
        let rewritten = conditions.rewritten(source)
        #expect(rewritten == expected)
        #expect(rewritten?.utf8.count == source.utf8.count)
    }

    @Test(arguments: [
        ("import Darwin\nlet x = 1", "import Glibc \nlet x = 1"),
        ("@preconcurrency import Darwin.POSIX.signal", "@preconcurrency import Glibc              "),
        ("import ObjectiveC", "import Foundation"),
        ("import Darwinism", nil),
        ("let text = \"import Darwin\"", nil),
        ("// import Darwin", nil),
    ])
    func modulesOfAppleAreThoseOfLinux(_ source: String, _ expected: String?) {
        var conditions = conditions
        conditions.modulesOfLinux = ["Darwin": "Glibc", "ObjectiveC": "Foundation"]
        let rewritten = conditions.rewritten(source)
        #expect(rewritten == expected)
        if let rewritten { #expect(rewritten.utf8.count == source.utf8.count) }
    }

    @Test(arguments: [
        "", "let os = os(iOS)", "// #if os(iOS)", "let text = \"#if os(iOS)\"", "/* #if os(iOS) */ let x = 1", "#if canImport(UIKit)\n#endif",
        "if #available(iOS 18.4, *) { }", "if #available(macOS 99, *) { }", "#if swift(>=6)\nos(iOS)\n#endif", "#if os", "#available(", "#if os(",
    ])
    func allElseStays(_ source: String) {
        #expect(conditions.rewritten(source) == nil)
    }

    @Test(arguments: [
        ("@objc func tick() {}", "      func tick() {}"),
        ("@objc(tick) private func a() {}", "            private func a() {}"),
        ("@objcMembers class A {}", "             class A {}"),
        ("add(#selector(tick))", "add(_Sel(Self.tick))"),
        ("add(#selector(tick(_:)))", "add(_Sel(Self.tick(_:)))"),
        ("add(#selector(self.tick))", "add( Selector(Self.tick))"),
        ("add(#selector (tick))", "add( Selector (tick))"),
        ("add(#selector(getter: A.b))", "add( Selector(getter: A.b))"),
        ("add(#selector(", "add( Selector("),
        ("add(#selector(A.tick(_:)))", "add( Selector(A.tick(_:)))"),
        ("f(#keyPath(Book.author.name))", "f(\"author.name\"             )"),
        ("f(#keyPath(name))", "f(\"name\"        )"),
        ("f(#keyPath(self.name), #keyPath(A.B.c))", "f(\"name\"             , \"c\"            )"),
    ])
    func objectiveCIsLeftOut(_ source: String, _ expected: String) {
        var conditions = conditions
        conditions.removesObjectiveC = true
        #expect(conditions.rewritten(source) == expected)
        #expect(self.conditions.rewritten(source) == nil)
    }

    @Test(arguments: [
        ("import UIKit.UIImage", "import UIKit        "),
        ("import SwiftUI\n\nimport AppKit.NSEvent\n", "import SwiftUI\n\nimport AppKit        \n"),
        ("@preconcurrency import UIKit.UIFont", "@preconcurrency import UIKit       "),
    ])
    func importsOfPartsBecomeImportsOfModules(_ source: String, _ expected: String) {
        var conditions = conditions
        conditions.modulesWithParts = ["UIKit", "AppKit"]
        #expect(conditions.rewritten(source) == expected)
        #expect(self.conditions.rewritten(source) == nil)
    }

    @Test(arguments: [
        "import UIKit", "import class UIKit.UIImage", "import os.log", "// import UIKit.UIImage", "import UIKit.", "let a = UIKit.UIImage()",
    ])
    func otherImportsStay(_ source: String) {
        var conditions = conditions
        conditions.modulesWithParts = ["UIKit", "AppKit"]
        #expect(conditions.rewritten(source) == nil)
    }
}
