/// The times of CoreMedia. Buffers of samples and their formats do not exist.
@_exported import Foundation
