import Foundation

/// The source of the bytes of an image.
///
///     let provider = CGDataProvider(data: Data(pixels) as CFData)
public final class CGDataProvider: @unchecked Sendable {
    /// The function that is called when a provider of memory ends, with its information, its memory and the number of bytes.
    public typealias ReleaseDataCallback = @convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void

    /// The bytes; nil for none.
    public let data: CFData?
    private var release: (() -> Void)?

    /// Creates a provider of bytes.
    public init?(data: CFData) {
        // The caller may change mutable data.
        self.data = NSData(data: Data(referencing: data))
    }

    /// Creates a provider of the content of a file; nil if it cannot be read.
    public init?(url: CFURL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.data = NSData(data: data)
    }

    /// Creates a provider of memory, which it copies; nil for a negative size.
    ///
    /// - Parameters:
    ///   - info: A pointer that is passed to the function.
    ///   - releaseData: Called when the provider ends, to free the memory.
    public init?(dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int, releaseData: ReleaseDataCallback) {
        guard size >= 0 else { return nil }
        self.data = NSData(bytes: data, length: size)
        release = { releaseData(info, data, size) }
    }

    deinit { release?() }
}
