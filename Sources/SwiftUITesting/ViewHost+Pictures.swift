import CairoRendering
import Foundation
import SwiftUI

extension ViewHost {
    /// Renders the window to an image.
    public func image() throws -> CGImage {
        tree.update()
        guard let root = tree.rootNode else { throw RenderingError.unsuitableSize(.zero) }
        let renderer = CairoRenderer(scale: tree.environment.displayScale, background: background)
        return try renderer.image(of: DisplayListBuilder.draw(root, displayScale: renderer.scale), size: tree.size)
    }

    /// The background of images, as in a window: white, or black in the dark colour scheme.
    private var background: Color.Resolved {
        (tree.environment.colorScheme == .dark ? Color.black : .white).resolve(in: tree.environment)
    }

    /// Writes an image of the window to a PNG file.
    package func writeImage(to url: URL) throws {
        try PictureFile.write(image(), to: url)
    }

    /// Compares an image of the window with a PNG file.
    ///
    /// If the file does not exist, it is written, and the comparison fails so that the image gets reviewed. On a mismatch, a file with
    /// `-failed` in its name is written beside it: the expected image, the actual image and their difference side by side.
    ///
    /// - Parameters:
    ///   - url: The PNG file with the expected image.
    ///   - tolerance: The allowed difference of each channel of a pixel, from 0 to 1.
    ///   - fraction: The allowed fraction of pixels that exceed the tolerance, from 0 to 1.
    /// - Throws: A `ImageMismatch` if the images differ, and errors of rendering and writing.
    public func compareImage(with url: URL, tolerance: Double = 0.02, fraction: Double = 0.001) throws {
        let actual = try image()
        guard let data = try? Data(contentsOf: url) else {
            try PictureFile.write(actual, to: url)
            throw ImageMismatch(reason: .recorded, file: url)
        }
        guard case .bitmap(let expected)? = CairoImageDecoder().decode(data) else {
            throw ImageMismatch(reason: .unreadable, file: url)
        }
        let comparison = PictureComparison(expected: expected, actual: actual, metric: .channels(tolerance))
        guard !comparison.isSameSize || comparison.differingFraction > fraction else { return }
        let failed = url.deletingPathExtension().path + "-failed.png"
        try PictureFile.write(comparison.sideBySide, to: URL(fileURLWithPath: failed))
        throw ImageMismatch(
            reason: comparison.isSameSize ? .pixels(comparison.differingFraction) : .size, file: URL(fileURLWithPath: failed))
    }
}

/// The failure of an image comparison.
public struct ImageMismatch: Error, CustomStringConvertible {
    /// The reason for the failure.
    public enum Reason: Sendable, Equatable {
        /// There was no expected image; the actual one was written.
        case recorded
        /// The expected image cannot be decoded.
        case unreadable
        /// The images differ in size.
        case size
        /// The fraction of the pixels that differ by more than the tolerance.
        case pixels(Double)
    }

    /// The reason for the failure.
    public let reason: Reason
    /// The file to review.
    public let file: URL

    public var description: String {
        switch reason {
        case .recorded: "There was no expected picture; the actual one was written to \(file.path)"
        case .unreadable: "The expected picture \(file.path) cannot be read"
        case .size: "The picture has another size than expected; see \(file.path)"
        case .pixels(let fraction): "\((fraction * 10000).rounded() / 100) % of the pixels differ; see \(file.path)"
        }
    }
}
