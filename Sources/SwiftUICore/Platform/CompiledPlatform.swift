import Foundation

/// The platform that a program was compiled as, with `apus --as`.
package enum CompiledPlatform {
    /// The platform of the running program; nil for a program that was compiled for Linux.
    ///
    /// The linker defines a symbol for it in programs that `apus` compiles. For others it is the value of the environment variable
    /// `APUS_COMPILED_AS`.
    package static let current: PlatformProfile.Name? = {
        // A null handle looks a symbol up in the whole program.
        if let found = PlatformProfile.Name.allCases.first(where: { dlsym(nil, "apus_compiled_as_\($0.rawValue)") != nil }) { return found }
        return ProcessInfo.processInfo.environment["APUS_COMPILED_AS"].flatMap { PlatformProfile.Name(rawValue: $0) }
    }()
}
