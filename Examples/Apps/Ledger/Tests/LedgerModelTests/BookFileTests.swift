import Foundation
import LedgerModel
import Testing

struct BookFileTests {
    @Test func aBookIsReadAsItWasWritten() throws {
        let data = try BookFile.data(from: .sample)
        #expect(try BookFile.book(from: data) == .sample)
        #expect(try BookFile.data(from: BookFile.book(from: data)) == data)
    }

    @Test func amountsStayExact() throws {
        let text = String(decoding: try BookFile.data(from: .sample), as: UTF8.self)
        #expect(text.contains("512.4"))
        #expect(!text.contains("512.39"))
        #expect(text.contains("\"2026-01-20\""))
    }

    @Test func otherFilesAreRefused() {
        #expect(throws: BookFile.Problem.notABook) { try BookFile.book(from: Data("hello".utf8)) }
        #expect(throws: BookFile.Problem.notABook) { try BookFile.book(from: Data(#"{"version":1}"#.utf8)) }
        #expect(throws: BookFile.Problem.newerVersion(9)) { try BookFile.book(from: Data(#"{"version":9}"#.utf8)) }
    }

    @Test func filesOutOfBalanceAreRefused() throws {
        let text = String(decoding: try BookFile.data(from: .sample), as: UTF8.self).replacing("512.4", with: "512.5", maxReplacements: 1)
        #expect(throws: BookFile.Problem.unbalanced(count: 1)) { try BookFile.book(from: Data(text.utf8)) }
    }
}
