import Foundation
import SwiftUICore

extension App {
    /// Starts the program.
    ///
    /// Programs need windows, and this version of Apus has none: the program says so on standard error and ends with status 1.
    /// `apus render` draws the content of a program's first window all the same.
    @MainActor public static func main() {
        FileHandle.standardError.write(
            Data("\(Self.self) needs a window, which this version of Apus cannot open: draw it with 'apus render'.\n".utf8))
        exit(1)
    }
}
