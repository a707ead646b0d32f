/// The part of AVFoundation that plays and records sounds and speaks texts. Pictures and capture do not exist.
@_exported import AudioToolbox
@_exported import CoreMedia
@_exported import Foundation
