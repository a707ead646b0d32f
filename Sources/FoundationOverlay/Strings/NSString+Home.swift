import Foundation

extension NSString {
    /// The path with a tilde in place of the folder of the user, if it begins with that.
    public var abbreviatingWithTildeInPath: String {
        let path = standardizingPath
        let home = (NSHomeDirectory() as NSString).standardizingPath
        guard path == home || path.hasPrefix(home + "/") else { return path }
        return "~" + path.dropFirst(home.count)
    }
}
