/// Images as descriptions of how they are made, and filters that change them. They are calculated on the processor.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import ImageIO
