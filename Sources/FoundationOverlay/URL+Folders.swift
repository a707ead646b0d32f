import Foundation

/// The folders of the user, as the desktop's settings name them.
///
/// A folder that does not exist is not created. Where the system names none, the value is a folder of that name in the home folder.
extension URL {
    /// The folder that lists the programs of the user.
    public static var applicationDirectory: URL { userFolder(.applicationDirectory, otherwise: ".local/share/applications") }
    /// The folder for the files that programs keep for themselves.
    public static var applicationSupportDirectory: URL { userFolder(.applicationSupportDirectory, otherwise: ".local/share") }
    /// The folder for files that programs can make again.
    public static var cachesDirectory: URL { userFolder(.cachesDirectory, otherwise: ".cache") }
    /// The folder of the desktop.
    public static var desktopDirectory: URL { userFolder(.desktopDirectory, otherwise: "Desktop") }
    /// The folder for documents.
    public static var documentsDirectory: URL { userFolder(.documentDirectory, otherwise: "Documents") }
    /// The folder for downloaded files.
    public static var downloadsDirectory: URL { userFolder(.downloadsDirectory, otherwise: "Downloads") }
    /// The folder for what programs keep; on Linux that of `applicationSupportDirectory`.
    public static var libraryDirectory: URL { userFolder(.libraryDirectory, otherwise: ".local/share") }
    /// The folder for films.
    public static var moviesDirectory: URL { userFolder(.moviesDirectory, otherwise: "Videos") }
    /// The folder for music.
    public static var musicDirectory: URL { userFolder(.musicDirectory, otherwise: "Music") }
    /// The folder for pictures.
    public static var picturesDirectory: URL { userFolder(.picturesDirectory, otherwise: "Pictures") }
    /// The folder for files that the user shares with other users.
    public static var sharedPublicDirectory: URL { userFolder(.sharedPublicDirectory, otherwise: "Public") }

    private static func userFolder(_ folder: FileManager.SearchPathDirectory, otherwise name: String) -> URL {
        UserFolders.prepare()
        guard let named = FileManager.default.urls(for: folder, in: .userDomainMask).first else {
            return homeDirectory.appending(path: name, directoryHint: .isDirectory)
        }
        // Some are named without the slash at their end.
        return URL(fileURLWithPath: named.path, isDirectory: true)
    }
}
