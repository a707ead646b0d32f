/// Core Foundation as Apple's systems have it: the C library of the toolchain, and the drawing value types.
@_exported import CoreFoundation
@_exported import struct Foundation.CGFloat
@_exported import struct Foundation.CGPoint
@_exported import struct Foundation.CGRect
@_exported import struct Foundation.CGSize
