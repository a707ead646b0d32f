// As on Apple's systems, a file that imports ServiceManagement finds the names of Foundation.
@_exported import Foundation
