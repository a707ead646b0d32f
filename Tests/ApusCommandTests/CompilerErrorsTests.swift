import Testing

@testable import ApusCommand

/// What the compiler says about our lines is told from what it says about the user's.
struct CompilerErrorsTests {
    private func errors(_ output: String) -> CompilerErrors {
        CompilerErrors(output) { $0.file == "ours.swift" }
    }

    @Test func errorsInOurLinesAreTakenOutWithTheirNotes() {
        let found = errors(
            """
            ours.swift:4:1: error: missing argument
            4 | A()
            user.swift:1:1: note: declared here
            1 | struct A
            user.swift:7:2: error: no such thing
            """)
        #expect(found.places == [.init(file: "ours.swift", line: 4)])
        #expect(found.hasOthers)
        #expect(found.others == "user.swift:7:2: error: no such thing")
    }

    @Test func withoutTheUsersErrorsThereAreNoOthers() {
        #expect(!errors("ours.swift:4:1: error: x\nerror: fatalError").hasOthers)
    }

    @Test func coloursDoNotHide() {
        #expect(errors("\u{1B}[1mours.swift:4:1: \u{1B}[31merror: x\u{1B}[0m").places.count == 1)
    }
}
