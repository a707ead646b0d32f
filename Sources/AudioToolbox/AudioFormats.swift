/// A format of sound, as a code of four letters.
public typealias AudioFormatID = UInt32

/// Samples as they are.
public let kAudioFormatLinearPCM: AudioFormatID = 0x6C70_636D
/// Advanced Audio Coding.
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320
/// Advanced Audio Coding for low bit rates.
public let kAudioFormatMPEG4AAC_HE: AudioFormatID = 0x6161_6368
/// Advanced Audio Coding for low bit rates, in its second version.
public let kAudioFormatMPEG4AAC_HE_V2: AudioFormatID = 0x6161_6370
/// Advanced Audio Coding with a short delay.
public let kAudioFormatMPEG4AAC_LD: AudioFormatID = 0x6161_636C
/// Advanced Audio Coding with a short delay, in its second version.
public let kAudioFormatMPEG4AAC_ELD: AudioFormatID = 0x6161_6365
/// Apple Lossless.
public let kAudioFormatAppleLossless: AudioFormatID = 0x616C_6163
/// The Free Lossless Audio Codec.
public let kAudioFormatFLAC: AudioFormatID = 0x666C_6163
/// Opus.
public let kAudioFormatOpus: AudioFormatID = 0x6F70_7573
/// The μ-law of telephones in America and Japan.
public let kAudioFormatULaw: AudioFormatID = 0x756C_6177
/// The A-law of telephones in Europe.
public let kAudioFormatALaw: AudioFormatID = 0x616C_6177
/// MPEG-1 Audio Layer III.
public let kAudioFormatMPEGLayer3: AudioFormatID = 0x2E6D_7033
