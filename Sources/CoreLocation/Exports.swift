// As on Apple's systems, a file that imports CoreLocation finds the names of Foundation.
@_exported import Foundation
