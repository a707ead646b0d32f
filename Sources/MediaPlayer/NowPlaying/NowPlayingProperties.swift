// The keys of now-playing information that media items do not have. They follow
// https://developer.apple.com/documentation/mediaplayer/now-playing-metadata-properties. Those whose comment says so are not shown by desktops.

/// The position in seconds at the time at which the information is set, a number. The desktop computes the later ones with the rate.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"

/// The rate of playback, a number: 1, which holds without it, is normal, 0 paused.
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"

/// The rate at which the item is played normally, a number. It is the rate that the desktop is told of an item whose rate is 0.
public let MPNowPlayingInfoPropertyDefaultPlaybackRate = "MPNowPlayingInfoPropertyDefaultPlaybackRate"

/// Whether the item is a broadcast, a Boolean. Broadcasts have no length.
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"

/// The address of the file, a `URL`.
public let MPNowPlayingInfoPropertyAssetURL = "MPNowPlayingInfoPropertyAssetURL"

/// A string that tells items apart, as the persistent identifier does.
public let MPNowPlayingInfoPropertyExternalContentIdentifier = "MPNowPlayingInfoPropertyExternalContentIdentifier"

/// The index of the item in the queue, from 0. Not shown.
public let MPNowPlayingInfoPropertyPlaybackQueueIndex = "MPNowPlayingInfoPropertyPlaybackQueueIndex"

/// The number of items in the queue. Not shown.
public let MPNowPlayingInfoPropertyPlaybackQueueCount = "MPNowPlayingInfoPropertyPlaybackQueueCount"

/// The index of the chapter, from 0. Not shown.
public let MPNowPlayingInfoPropertyChapterNumber = "MPNowPlayingInfoPropertyChapterNumber"

/// The number of chapters. Not shown.
public let MPNowPlayingInfoPropertyChapterCount = "MPNowPlayingInfoPropertyChapterCount"

/// The kind of the item, an `MPNowPlayingInfoMediaType`. Not shown.
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"

/// The part of the item that has been played, from 0 to 1. Not shown.
public let MPNowPlayingInfoPropertyPlaybackProgress = "MPNowPlayingInfoPropertyPlaybackProgress"

/// The identifier of the user's profile. Not shown.
public let MPNowPlayingInfoPropertyExternalUserProfileIdentifier = "MPNowPlayingInfoPropertyExternalUserProfileIdentifier"

/// The identifier of the service that has the item. Not shown.
public let MPNowPlayingInfoPropertyServiceIdentifier = "MPNowPlayingInfoPropertyServiceIdentifier"

/// The date at the position in a broadcast. Not shown.
public let MPNowPlayingInfoPropertyCurrentPlaybackDate = "MPNowPlayingInfoPropertyCurrentPlaybackDate"

/// The languages of the item. Not shown.
public let MPNowPlayingInfoPropertyAvailableLanguageOptions = "MPNowPlayingInfoPropertyAvailableLanguageOptions"

/// The languages that are chosen. Not shown.
public let MPNowPlayingInfoPropertyCurrentLanguageOptions = "MPNowPlayingInfoPropertyCurrentLanguageOptions"

/// The identifier of the collection of which the item is a part. Not shown.
public let MPNowPlayingInfoPropertyCollectionIdentifier = "MPNowPlayingInfoPropertyCollectionIdentifier"

/// The advertisements in the item. Not shown.
public let MPNowPlayingInfoPropertyAdTimeRanges = "MPNowPlayingInfoPropertyAdTimeRanges"

/// Where the credits begin, in seconds. Not shown.
public let MPNowPlayingInfoPropertyCreditsStartTime = "MPNowPlayingInfoPropertyCreditsStartTime"

/// Whether the item is not suggested. Not shown.
public let MPNowPlayingInfoPropertyExcludeFromSuggestions = "MPNowPlayingInfoPropertyExcludeFromSuggestions"
