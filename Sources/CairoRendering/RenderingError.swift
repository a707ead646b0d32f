import Foundation

/// The reason why rendering failed.
package enum RenderingError: Error, Equatable, CustomStringConvertible {
    /// The size is not positive, or exceeds `CairoRenderer.sideLimit` or `CairoRenderer.pixelLimit`.
    case unsuitableSize(CGSize)
    /// Layers need more memory than `CairoRenderer.layerByteLimit`.
    case tooManyLayers
    /// Cairo reported an error, with its message.
    case cairo(String)
    /// The image could not be encoded.
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
