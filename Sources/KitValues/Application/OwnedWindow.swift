import SwiftUICore

/// A window that a program's code makes, whose views end with this object.
@MainActor package final class OwnedWindow {
    package let window = ProgramWindow()

    package init() {}

    isolated deinit { window.discard() }
}
