// As on Apple's systems, a file that imports MediaPlayer finds the names of Foundation.
@_exported import Foundation
