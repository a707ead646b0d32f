/// Declarations that Foundation has on Apple's systems and not on Linux.
///
/// `apus` and its toolset import this module into every file.
@_exported import struct CoreGraphics.CGAffineTransform
@_exported import struct CoreGraphics.CGVector
#if canImport(FoundationNetworking)
@_exported import FoundationNetworking
#endif
#if canImport(FoundationXML)
@_exported import FoundationXML
#endif
@_exported import func os.objc_sync_enter
@_exported import func os.objc_sync_exit
