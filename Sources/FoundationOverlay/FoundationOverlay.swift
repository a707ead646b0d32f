/// Declarations that Foundation has on Apple's systems and not on Linux.
///
/// `apus` and its toolset import this module into every file.
// It exports no module that exports C libraries, such as `os` or CoreGraphics: every file would then import these libraries without
// `@preconcurrency`, and files that import them with it would have errors in Swift 6 mode.
import CoreGraphics

#if canImport(FoundationNetworking)
@_exported import FoundationNetworking
#endif
#if canImport(FoundationXML)
@_exported import FoundationXML
#endif

/// A transform of the plane, which Foundation has on Apple's systems.
public typealias CGAffineTransform = CoreGraphics.CGAffineTransform
/// A vector in the plane, which Foundation has on Apple's systems.
public typealias CGVector = CoreGraphics.CGVector
