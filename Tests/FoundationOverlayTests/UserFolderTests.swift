import Testing

@testable import FoundationOverlay

/// The settings of xdg-user-dirs as Foundation can read them.
struct UserFolderTests {
    @Test(arguments: [
        ("XDG_DOCUMENTS_DIR=\"$HOME/Documents\"\n", "XDG_DOCUMENTS_DIR=/home/u/Documents\n"),
        ("# a comment\n  XDG_MUSIC_DIR = \"/mnt/my \\\"music\\\"\"\n", "XDG_MUSIC_DIR=/mnt/my \"music\"\n"),
        ("XDG_DESKTOP_DIR=\"$HOME\"\nXDG_VIDEOS_DIR=\"videos\"\nOTHER=\"/x\"\n", "XDG_DESKTOP_DIR=/home/u\n"),
        ("XDG_DOCUMENTS_DIR=$HOME/Akten", "XDG_DOCUMENTS_DIR=/home/u/Akten\n"),
        ("XDG_PICTURES_DIR=\"$HOMEWORK\"\n", ""),
    ])
    func settingsAreCorrected(text: String, expected: String) {
        #expect(UserFolders.corrected(text, home: "/home/u") == expected)
    }

    @Test(arguments: ["", "XDG_DOCUMENTS_DIR=/srv/documents\n"])
    func settingsThatFoundationReadsAreLeftAlone(text: String) {
        #expect(UserFolders.corrected(text, home: "/home/u") == nil)
    }
}
