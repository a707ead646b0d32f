// As on Apple's systems, a file that imports CryptoKit finds the names of Foundation.
@_exported import Foundation
