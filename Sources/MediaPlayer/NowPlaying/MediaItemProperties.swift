// The keys of now-playing information that media items have as well. They follow
// https://developer.apple.com/documentation/mediaplayer/general-media-item-property-keys. Those whose comment says so are not shown by desktops.

/// The title, a string.
public let MPMediaItemPropertyTitle = "title"

/// The artist, a string.
public let MPMediaItemPropertyArtist = "artist"

/// The title of the album, a string.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"

/// The artist of the album, a string.
public let MPMediaItemPropertyAlbumArtist = "albumArtist"

/// The genre, a string.
public let MPMediaItemPropertyGenre = "genre"

/// The composer, a string.
public let MPMediaItemPropertyComposer = "composer"

/// The length in seconds, a number. Without it the item has no end.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"

/// The number of the track in the album, an integer.
public let MPMediaItemPropertyAlbumTrackNumber = "albumTrackNumber"

/// The number of the disc in the album, an integer.
public let MPMediaItemPropertyDiscNumber = "discNumber"

/// The picture, an `MPMediaItemArtwork`.
public let MPMediaItemPropertyArtwork = "artwork"

/// The words, a string.
public let MPMediaItemPropertyLyrics = "lyrics"

/// A comment, a string.
public let MPMediaItemPropertyComments = "comments"

/// The number of beats in a minute, an integer.
public let MPMediaItemPropertyBeatsPerMinute = "beatsPerMinute"

/// The day of the release, a date.
public let MPMediaItemPropertyReleaseDate = "releaseDate"

/// The address of the file, a `URL`.
public let MPMediaItemPropertyAssetURL = "assetURL"

/// How often the user has played the item, an integer.
public let MPMediaItemPropertyPlayCount = "playCount"

/// When the user has last played the item, a date.
public let MPMediaItemPropertyLastPlayedDate = "lastPlayedDate"

/// The user's rating from 0 to 5, a number.
public let MPMediaItemPropertyRating = "rating"

/// A number that tells items apart. Items of different identifiers are different, even with the same titles.
public let MPMediaItemPropertyPersistentID = "persistentID"

/// The kind of the item. Not shown.
public let MPMediaItemPropertyMediaType = "mediaType"

/// The identifier of the album. Not shown.
public let MPMediaItemPropertyAlbumPersistentID = "albumPersistentID"

/// The identifier of the artist. Not shown.
public let MPMediaItemPropertyArtistPersistentID = "artistPersistentID"

/// The identifier of the album's artist. Not shown.
public let MPMediaItemPropertyAlbumArtistPersistentID = "albumArtistPersistentID"

/// The identifier of the genre. Not shown.
public let MPMediaItemPropertyGenrePersistentID = "genrePersistentID"

/// The identifier of the composer. Not shown.
public let MPMediaItemPropertyComposerPersistentID = "composerPersistentID"

/// The identifier of the podcast. Not shown.
public let MPMediaItemPropertyPodcastPersistentID = "podcastPersistentID"

/// The title of the podcast, a string. Not shown.
public let MPMediaItemPropertyPodcastTitle = "podcastTitle"

/// The number of tracks in the album, an integer. Not shown.
public let MPMediaItemPropertyAlbumTrackCount = "albumTrackCount"

/// The number of discs of the album, an integer. Not shown.
public let MPMediaItemPropertyDiscCount = "discCount"

/// Whether the item is not for children. Not shown.
public let MPMediaItemPropertyIsExplicit = "isExplicit"

/// Whether the album is a compilation. Not shown.
public let MPMediaItemPropertyIsCompilation = "isCompilation"

/// Whether the item is elsewhere. Not shown.
public let MPMediaItemPropertyIsCloudItem = "isCloudItem"

/// Whether the item is protected. Not shown.
public let MPMediaItemPropertyHasProtectedAsset = "hasProtectedAsset"

/// How often the user has skipped the item, an integer. Not shown.
public let MPMediaItemPropertySkipCount = "skipCount"

/// The group of the item, a string. Not shown.
public let MPMediaItemPropertyUserGrouping = "userGrouping"

/// The position at which the user has last stopped, in seconds. Not shown.
public let MPMediaItemPropertyBookmarkTime = "bookmarkTime"

/// When the item became part of the library, a date. Not shown.
public let MPMediaItemPropertyDateAdded = "dateAdded"
