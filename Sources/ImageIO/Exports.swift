/// Files of images: reading, thumbnails and writing, by the decoders that draw views' images.
@_exported import CoreGraphics
@_exported import Foundation
