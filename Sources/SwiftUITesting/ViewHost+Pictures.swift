import CairoRendering
import Foundation
import SwiftUI

extension ViewHost {
    /// The picture of the window.
    public func image() throws -> CGImage {
        tree.update()
        guard let root = tree.rootNode else { throw RenderingError.unsuitableSize(.zero) }
        let renderer = CairoRenderer(scale: tree.environment.displayScale, background: background)
        return try renderer.image(of: DisplayListBuilder.draw(root, displayScale: renderer.scale), size: tree.size)
    }

    /// Pictures show what a window would: white behind the views, black in the dark.
    private var background: Color.Resolved {
        (tree.environment.colorScheme == .dark ? Color.black : .white).resolve(in: tree.environment)
    }

    /// Writes a picture of the view to a PNG file, for people to look at.
    package func writeImage(to url: URL) throws {
        try ImageFile.write(image(), to: url)
    }

    /// Compares the picture of the window with a PNG file; throws a `PictureMismatch` if they differ.
    ///
    /// Where the file does not exist it is written, and the first comparison fails so that somebody looks at it. On a mismatch
    /// a file with `-failed` in its name is written beside it: expected, actual and difference side by side.
    ///
    /// - Parameters:
    ///   - url: The file.
    ///   - tolerance: How far a channel of a pixel may be off, from 0 to 1.
    ///   - fraction: How many of the pixels may be off by more than that, from 0 to 1.
    public func compareImage(with url: URL, tolerance: Double = 0.02, fraction: Double = 0.001) throws {
        let actual = try image()
        guard let data = try? Data(contentsOf: url) else {
            try ImageFile.write(actual, to: url)
            throw PictureMismatch(reason: .recorded, file: url)
        }
        guard case .bitmap(let expected)? = CairoImageDecoder().decode(data) else {
            throw PictureMismatch(reason: .unreadable, file: url)
        }
        let comparison = ImageComparison(expected: expected, actual: actual, tolerance: tolerance)
        guard !comparison.isSameSize || comparison.differingFraction > fraction else { return }
        let failed = url.deletingPathExtension().path + "-failed.png"
        try ImageFile.write(comparison.sideBySide, to: URL(fileURLWithPath: failed))
        throw PictureMismatch(
            reason: comparison.isSameSize ? .pixels(comparison.differingFraction) : .size, file: URL(fileURLWithPath: failed))
    }
}

/// Why a picture is not the expected one.
public struct PictureMismatch: Error, CustomStringConvertible {
    /// What is wrong.
    public enum Reason: Sendable, Equatable {
        /// There was no expected picture: this one was written.
        case recorded
        /// The expected picture cannot be read.
        case unreadable
        /// The pictures differ in size.
        case size
        /// This fraction of the pixels differs.
        case pixels(Double)
    }

    public let reason: Reason
    /// The file to look at.
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
