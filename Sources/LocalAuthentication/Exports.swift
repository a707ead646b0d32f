// As on Apple's systems, a file that imports LocalAuthentication finds the names of Foundation.
@_exported import Foundation
