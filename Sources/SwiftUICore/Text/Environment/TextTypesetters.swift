import Synchronization

/// The typesetter of texts whose environment names none.
package enum TextTypesetters {
    private static let installed = Mutex<(any TextTypesetter)?>(nil)
    private static let fallback = FixedWidthTypesetter()

    /// The installed typesetter; until one is installed, one with fixed widths.
    package static var standard: any TextTypesetter {
        installed.withLock { $0 } ?? fallback
    }

    /// Makes a typesetter the standard one. Texts that exist already keep theirs until they change.
    package static func install(_ typesetter: any TextTypesetter) {
        installed.withLock { $0 = typesetter }
    }
}

private enum TypesetterKey: EnvironmentKey {
    static let defaultValue: (any TextTypesetter)? = nil
}

extension EnvironmentValues {
    /// The engine that measures and shapes text; tests set their own.
    package var textTypesetter: any TextTypesetter {
        get { self[TypesetterKey.self] ?? TextTypesetters.standard }
        set { self[TypesetterKey.self] = newValue }
    }
}
