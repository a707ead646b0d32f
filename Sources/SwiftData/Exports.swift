// As on Apple's systems, a file that imports SwiftData finds the names of Foundation.
@_exported import Foundation
