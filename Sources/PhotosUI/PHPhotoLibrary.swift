/// The photos of the user. On Linux they are files, and the library only says that items keep their identity.
///
/// Follows https://developer.apple.com/documentation/photokit/phphotolibrary
public final class PHPhotoLibrary: Sendable {
    private static let library = PHPhotoLibrary()

    private init() {}

    /// The library. Items that a picker chooses from it have an identifier.
    public static func shared() -> PHPhotoLibrary { library }
}
