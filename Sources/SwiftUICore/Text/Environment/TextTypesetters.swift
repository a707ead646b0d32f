import Synchronization

/// The typesetter of texts whose environment does not set one.
package enum TextTypesetters {
    private static let installed = Mutex<(any TextTypesetter)?>(nil)
    private static let fallback = FixedWidthTypesetter()

    /// The installed typesetter, or a fixed-width one until one is installed.
    package static var standard: any TextTypesetter {
        installed.withLock { $0 } ?? fallback
    }

    /// Installs the standard typesetter. Existing texts keep their typesetter until they change.
    package static func install(_ typesetter: any TextTypesetter) {
        installed.withLock { $0 = typesetter }
    }
}

private enum TypesetterKey: EnvironmentKey {
    static let defaultValue: (any TextTypesetter)? = nil
}

extension EnvironmentValues {
    /// The engine that measures and shapes text. Tests may replace it.
    package var textTypesetter: any TextTypesetter {
        get { self[TypesetterKey.self] ?? TextTypesetters.standard }
        set { self[TypesetterKey.self] = newValue }
    }
}
