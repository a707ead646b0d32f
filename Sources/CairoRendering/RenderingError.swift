import Foundation

/// Why a picture could not be drawn or written.
package enum RenderingError: Error, Equatable, CustomStringConvertible {
    /// The size is not a positive number of pixels, or more than `CairoRenderer.pixelLimit`.
    case unsuitableSize(CGSize)
    /// Groups inside the picture need more memory than `CairoRenderer.layerByteLimit`.
    case tooManyLayers
    /// Cairo refused, for the reason it gives.
    case cairo(String)
    /// The picture could not be encoded.
    case encoding(String)
    /// The file could not be written.
    case file(String)

    package var description: String {
        switch self {
        case .unsuitableSize(let size): "cannot draw a picture of \(size.width) x \(size.height) pixels"
        case .tooManyLayers: "the picture's groups need more memory than a picture may take"
        case .cairo(let reason): "cannot draw: \(reason)"
        case .encoding(let reason): "cannot encode the picture: \(reason)"
        case .file(let reason): "cannot write the picture: \(reason)"
        }
    }
}
