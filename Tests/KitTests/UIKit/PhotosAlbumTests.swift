import Foundation
import Testing

@testable import UIKit

/// Images that programs save for the user.
struct PhotosAlbumTests {
    @Test("Each image is a file of its own, even in the same second")
    func files() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3)).image { _ in }
        let files = try (0..<3).map { _ in try PhotosAlbum.save(image, in: folder, at: Date(timeIntervalSince1970: 0)) }
        #expect(Set(files).count == 3)
        for file in files { #expect(try #require(UIImage(contentsOfFile: file.path)).cgImage?.width == image.cgImage?.width) }
        #expect(throws: (any Error).self) { try PhotosAlbum.save(UIImage(), in: folder, at: Date()) }
    }
}
