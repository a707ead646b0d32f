// As on Apple's systems, a file that imports PhotosUI finds the names of Foundation.
@_exported import Foundation
