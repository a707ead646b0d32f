// As on Apple's systems, a file that imports AuthenticationServices finds the names of Foundation.
@_exported import Foundation
