// As on Apple's systems, a file that imports Playgrounds finds the names of Foundation.
@_exported import Foundation
