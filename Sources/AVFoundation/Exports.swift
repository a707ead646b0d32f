/// The part of AVFoundation that plays sound files and speaks texts. Video, recording and capture do not exist.
@_exported import AudioToolbox
@_exported import Foundation
