import Foundation
import DisplayLists

/// Converts PDF files to vector images: the first page as SVG, produced by Poppler's `pdftocairo`.
enum PDFImages {
    static func isPDF(_ data: Data) -> Bool { data.prefix(1024).range(of: Data("%PDF-".utf8)) != nil }

    /// Returns the first page as SVG data.
    static func drawing(of data: Data) throws(ImageRefusal) -> Data {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        let candidates = path.split(separator: ":").map { "\($0)/pdftocairo" }
        guard let tool = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else {
            throw ImageRefusal("PDF files need the program pdftocairo of the package poppler-utils")
        }
        do {
            return try convert(data, with: tool)
        } catch {
            throw error as? ImageRefusal ?? ImageRefusal("pdftocairo cannot be run: \(error.localizedDescription)")
        }
    }

    private static func convert(_ data: Data, with tool: String) throws -> Data {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("apus-pdf-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let source = folder.appendingPathComponent("page.pdf")
        let drawing = folder.appendingPathComponent("page.svg")
        try data.write(to: source)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: tool)
        process.arguments = ["-svg", "-f", "1", "-l", "1", source.path, drawing.path]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        guard process.terminationReason == .exit, process.terminationStatus == 0, let result = try? Data(contentsOf: drawing) else {
            throw ImageRefusal("its PDF data are damaged")
        }
        return inPoints(result)
    }

    /// Removes the unit from the drawing's size: a point on the page is a point in a view, not 1/72 of an inch on screen.
    private static func inPoints(_ drawing: Data) -> Data {
        guard let start = drawing.range(of: Data("<svg".utf8)), let end = drawing[start.upperBound...].firstIndex(of: UInt8(ascii: ">"))
        else { return drawing }
        let tag = String(decoding: drawing[start.lowerBound..<end], as: UTF8.self)
            .replacing(/(width|height)="([0-9.]+)pt"/) { "\($0.1)=\"\($0.2)\"" }
        return drawing[..<start.lowerBound] + Data(tag.utf8) + drawing[end...]
    }
}
