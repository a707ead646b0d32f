import Foundation

/// How the system opens addresses.
@MainActor package enum SystemAddresses {
    /// Opens an address and says whether anything took it. A host with a desktop sets its own.
    package static var open: (URL) -> Bool = { url in
        FileHandle.standardError.write(Data("No application is known that opens \(url.absoluteString)\n".utf8))
        return false
    }
}
