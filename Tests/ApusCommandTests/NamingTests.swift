import Foundation
import RunnerProtocol
import Testing

@testable import ApusCommand

/// Names of modules and of the files that pictures go to.
struct NamingTests {
    @Test(arguments: [
        ("Gallery", "Gallery"), ("my-app 2", "my_app_2"), ("2048", "_2048"), ("SwiftUI", "SwiftUI_"), ("Größe", "Gr__e"), ("", "__"),
    ])
    func moduleName(_ title: String, _ name: String) {
        #expect(SourceModule.moduleName(title) == name)
    }

    private func program(_ title: String, _ views: String...) -> CompiledProgram {
        var catalogue = ViewCatalogue()
        catalogue.entries = views.map { .init(name: $0, kind: .view, file: nil) }
        return CompiledProgram(program: Program(title: title, modules: []), executable: URL(fileURLWithPath: "/"), catalogue: catalogue)
    }

    private func files(_ destination: String?, _ format: RunnerJob.Format?, _ programs: CompiledProgram...) throws -> [[String]] {
        try OutputPlan(destination: destination, format: format).files(for: programs.map(\.catalogue.entries), of: programs)
    }

    @Test func picturesAreNamedAfterViews() throws {
        #expect(try files(nil, nil, program("a", "A", "B.C")) == [["A.png", "B.C.png"]])
        #expect(try files(nil, .svg, program("a", "A")) == [["A.svg"]])
    }

    @Test func theEndingNamesTheFormat() throws {
        #expect(try OutputPlan(destination: "x.PDF", format: nil).format == .pdf)
        #expect(try files("x.pdf", nil, program("a", "A")) == [["x.pdf"]])
    }

    @Test func equalNamesAreToldApartByTheirProgram() throws {
        #expect(try files(nil, nil, program("a.swift", "V", "W"), program("b", "V")) == [["a-V.png", "W.png"], ["b-V.png"]])
    }

    @Test func oneFileHoldsOneView() {
        #expect { try files("x.png", nil, program("a", "A", "B")) } throws: { ($0 as? CommandFailure)?.status == 2 }
    }

    @Test func endingAndFormatHaveToAgree() {
        #expect { try OutputPlan(destination: "x.png", format: .pdf) } throws: { ($0 as? CommandFailure)?.status == 2 }
    }
}

/// Choosing views by name.
struct ViewSelectionTests {
    private var program: CompiledProgram {
        let source = "struct A: View {}\nstruct B { struct C: View {} }\nstruct D: View { let x: Int }"
        let catalogue = ViewCatalogue(sources: [source], definitions: [])
        return CompiledProgram(program: Program(title: "p", modules: []), executable: URL(fileURLWithPath: "/"), catalogue: catalogue)
    }

    @Test(arguments: [([], ["A", "B.C"]), (["A"], ["A"]), (["C"], ["B.C"]), (["B.C", "A"], ["A", "B.C"])] as [([String], [String])])
    func chosen(_ names: [String], _ found: [String]) throws {
        #expect(try ViewSelection(names: names).select(from: [program])[0].map(\.name) == found)
    }

    @Test(arguments: [("D", "it needs x"), ("Z", "there is A, B.C")])
    func refused(_ name: String, _ words: String) {
        #expect { try ViewSelection(names: [name]).select(from: [program]) } throws: { error in
            guard let failure = error as? CommandFailure else { return false }
            return failure.status == 2 && failure.message.contains(words)
        }
    }
}
