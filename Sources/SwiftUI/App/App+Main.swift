import Foundation
import SwiftUICore

#if GTK
    import GTKHosting
#endif

extension App {
    /// Starts the program, shows its windows, and ends it with the last of them.
    ///
    /// Where no window can be shown, for want of a display or of GTK, the program says so on standard error and ends with status 1.
    @MainActor public static func main() {
        #if GTK
            Engines.install()
            SystemAddresses.open = GTKHost.open
            do {
                exit(try GTKHost.run(AppWindow(Self()), title: "\(Self.self)", size: CGSize(width: 900, height: 418)))
            } catch {
                failToStart("\(error)")
            }
        #else
            failToStart("it was built without windows (package trait GTK); draw it with 'apus render'")
        #endif
    }

    private static func failToStart(_ reason: String) -> Never {
        FileHandle.standardError.write(Data("\(Self.self): \(reason)\n".utf8))
        exit(1)
    }
}
