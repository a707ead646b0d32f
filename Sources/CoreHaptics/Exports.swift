// As on Apple's systems, a file that imports CoreHaptics finds the names of Foundation.
@_exported import Foundation
