import Foundation

/// Opens URLs with the system.
@MainActor package enum SystemAddresses {
    /// Opens a URL and returns whether it was handled. Hosts with a desktop replace the default, which prints an error and returns false.
    package static var open: (URL) -> Bool = { url in
        FileHandle.standardError.write(Data("No application is known that opens \(url.absoluteString)\n".utf8))
        return false
    }
}
