/// The module by which older code imports AppKit and Foundation.
@_exported import AppKit
@_exported import Foundation
