@testable import CairoRendering
import CoreGraphics
import Foundation
import SwiftUI
import Testing

/// Files that cannot be decoded as images, and the reasons that are reported.
@Suite struct PictureRefusalTests {
    private func refusal(of data: Data) -> String? {
        do throws(ImageRefusal) {
            _ = try CairoImageDecoder().read(data)
            return nil
        } catch {
            return error.description
        }
    }

    /// A PNG that says how large it is and ends soon after.
    private func header(width: UInt32, height: UInt32) -> Data {
        func bytes(_ value: UInt32) -> [UInt8] { (0..<4).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) } }
        func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
            let body = Array(name.utf8) + data
            var sum: UInt32 = ~0
            for byte in body {
                sum ^= UInt32(byte)
                for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
            }
            return bytes(UInt32(data.count)) + body + bytes(~sum)
        }
        return Data(
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", bytes(width) + bytes(height) + [8, 6, 0, 0, 0])
                + chunk("IDAT", [0x78, 0x9C, 0x63, 0, 0]))
    }

    @Test func theReasonIsSaid() {
        #expect(refusal(of: Data())?.contains("empty") == true)
        #expect(refusal(of: Data("not a picture at all".utf8)) != nil)
        #expect(refusal(of: header(width: 20_000, height: 20_000))?.contains("20000 × 20000 pixels are too many") == true)
        // A file that ends early shows what there is of it; one whose checksum is wrong is refused.
        #expect(refusal(of: header(width: 4, height: 4)) == nil)
        var damaged = header(width: 4, height: 4)
        damaged[20] ^= 1
        #expect(refusal(of: damaged) != nil)
        #expect(refusal(of: Data("<svg xmlns='http://www.w3.org/2000/svg' width='1' height='1'><rect".utf8))?.contains("drawing") == true)
        #expect(refusal(of: Data("%PDF-1.4\nnothing".utf8))?.contains("PDF") == true)
    }

    @Test func externalEntitiesAreRefused() {
        let source = """
            <?xml version="1.0"?>
            <!DOCTYPE svg [<!ENTITY other SYSTEM "file:///etc/hostname">]>
            <svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><text>&other;</text></svg>
            """
        #expect(refusal(of: Data(source.utf8)) != nil)
    }

    @Test func aRefusedImageIsNotSaidToBeMissing() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("refused-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("no picture".utf8).write(to: folder.appendingPathComponent("broken.png"))
        let bundle = try #require(Bundle(path: folder.path))
        Engines.install()
        let tree = ViewTree(size: CGSize(width: 10, height: 10))
        var warnings: [String] = []
        tree.diagnostics.onWarning = { warnings.append($0) }
        tree.setRootView(
            VStack {
                Image("broken", bundle: bundle); Image("missing", bundle: bundle)
            })
        tree.update()
        #expect(warnings.count == 2)
        #expect(warnings.first?.hasPrefix("The image named 'broken' is not shown (broken.png): ") == true)
        #expect(warnings.last?.hasPrefix("No image named 'missing' found") == true)
        tree.removeRootView()
    }

    /// A page of 30 by 20 points with a red rectangle in its lower left corner.
    static let page = """
        %PDF-1.4
        1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
        2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
        3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 30 20]/Contents 4 0 R/Resources<<>>>>endobj
        4 0 obj<</Length 24>>stream
        1 0 0 rg 0 0 10 10 re f
        endstream endobj
        trailer<</Root 1 0 R>>
        %%EOF
        """

    @Test func aPDFIsADrawing() throws {
        guard case .vector(let data, let size) = try CairoImageDecoder().read(Data(Self.page.utf8)) else {
            Issue.record("no drawing")
            return
        }
        #expect(size == CGSize(width: 30, height: 20))
        #expect(data.count > 100)
    }
}
