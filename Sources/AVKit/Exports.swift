// As on Apple's systems, a file that imports AVKit finds the names of AVFoundation.
@_exported import AVFoundation
