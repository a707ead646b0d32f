import AudioPlayback
import CairoRendering
import CoreGraphics
import CoreMedia
import Foundation
import Synchronization

/// Makes images of a film at positions.
///
///     let generator = AVAssetImageGenerator(asset: AVURLAsset(url: url))
///     let (image, _) = try await generator.image(at: CMTime(seconds: 2, preferredTimescale: 600))
///
/// Images are made one after the other on a queue of the generator, by the decoders of GStreamer; without one for the film an error is thrown.
///
/// Follows https://developer.apple.com/documentation/avfoundation/avassetimagegenerator.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
    /// Whether an image was made.
    public enum Result: Int, Sendable {
        case succeeded = 0
        case failed = 1
        case cancelled = 2
    }

    /// Receives the requested position, the image, its position, whether it was made, and the error.
    public typealias CompletionHandler = @Sendable (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void

    /// The film.
    public let asset: AVAsset

    /// Creates a generator, which opens the film with the first image.
    public init(asset: AVAsset) { self.asset = asset }

    /// Is stored: images are always turned as the film tells.
    open var appliesPreferredTrackTransform = false
    /// The size in pixels within which images are scaled down in proportion. A dimension that is not above 0 is not limited.
    open var maximumSize: CGSize {
        get { size.withLock(\.self) }
        set { size.withLock { $0 = newValue } }
    }
    /// Is stored: images are those of the exact position.
    open var requestedTimeToleranceBefore = CMTime.positiveInfinity
    /// Is stored: images are those of the exact position.
    open var requestedTimeToleranceAfter = CMTime.positiveInfinity

    private let size = Mutex(CGSize.zero)

    private let queue = DispatchQueue(label: "AVAssetImageGenerator")
    /// Is used on the queue only.
    private var stills: MovieStills?
    /// Counts the cancellations, so that requests know whether one has followed.
    private let cancellations = Mutex(0)

    /// Returns the image at a position, and stores the position. It waits until the image is made.
    @available(*, deprecated, message: "Use image(at:) instead.")
    open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
        let image = try queue.sync { try make(at: requestedTime) }
        actualTime?.pointee = requestedTime
        return image
    }

    /// Returns the image at a position, with the position.
    public func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
        try await withCheckedThrowingContinuation { continuation in
            generateCGImageAsynchronously(for: time) { image, actualTime, error in
                if let image {
                    continuation.resume(returning: (image, actualTime))
                } else {
                    continuation.resume(throwing: error ?? CancellationError())
                }
            }
        }
    }

    /// Makes the image at a position, and calls a function on a queue of the generator with it, its position and the error.
    open func generateCGImageAsynchronously(
        for requestedTime: CMTime, completionHandler handler: @escaping @Sendable (CGImage?, CMTime, (any Error)?) -> Void
    ) {
        generate(requestedTime) { _, image, actualTime, _, error in handler(image, actualTime, error) }
    }

    /// Makes the images at positions, given by `NSValue(time:)`, and calls a function on a queue of the generator for each in their order.
    open func generateCGImagesAsynchronously(forTimes requestedTimes: [NSValue], completionHandler handler: @escaping CompletionHandler) {
        for time in requestedTimes { generate(time.timeValue, handler) }
    }

    /// Ends the requests that wait, whose functions are called with `cancelled`.
    open func cancelAllCGImageGeneration() { cancellations.withLock { $0 += 1 } }

    private func generate(_ time: CMTime, _ handler: @escaping CompletionHandler) {
        let count = cancellations.withLock(\.self)
        queue.async { [self] in
            guard cancellations.withLock(\.self) == count else { return handler(time, nil, .zero, .cancelled, CancellationError()) }
            do {
                handler(time, try make(at: time), time, .succeeded, nil)
            } catch {
                handler(time, nil, .zero, .failed, error)
            }
        }
    }

    private func make(at time: CMTime) throws -> CGImage {
        let stills = try stills ?? MovieStills(asset.address)
        self.stills = stills
        let picture = try stills.picture(at: time.isNumeric ? time.seconds : time.isPositiveInfinity ? .infinity : 0)
        let size = maximumSize
        let limit = CGSize(width: size.width > 0 ? size.width : .infinity, height: size.height > 0 ? size.height : .infinity)
        guard let image = CGImage(picture)?.limited(to: limit) else { throw AudioStream.Failure.notPlayable(asset.address) }
        return image
    }
}

extension CGImage {
    /// Creates an image of a picture of a film.
    package convenience init?(_ picture: MoviePicture, isTransient: Bool = false) {
        self.init(
            width: picture.width, height: picture.height, pixels: picture.pixels, alphaInfo: .noneSkipLast, isTransient: isTransient)
    }
}
