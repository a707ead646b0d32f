// As on Apple's systems, a file that imports StoreKit finds the names of Foundation.
@_exported import Foundation
