import os
import Synchronization

/// The typesetter of texts whose environment does not set one.
package enum TextTypesetters {
    private static let installed = Mutex<(any TextTypesetter)?>(nil)

    /// The installed typesetter. Without one, texts are empty, which is reported once.
    package static var standard: any TextTypesetter {
        if let installed = installed.withLock({ $0 }) { return installed }
        RuntimeWarnings.report("Text has no size and is not drawn: no text engine is installed (TextTypesetters.install).")
        return MissingTypesetter.shared
    }

    /// Installs the standard typesetter. Existing texts keep their typesetter until they change.
    package static func install(_ typesetter: any TextTypesetter) {
        installed.withLock { $0 = typesetter }
    }

    /// Installs a typesetter unless one is installed.
    package static func installIfMissing(_ typesetter: any TextTypesetter) {
        installed.withLock { if $0 == nil { $0 = typesetter } }
    }
}

/// Stands in for an engine that is not installed: every text is empty.
private final class MissingTypesetter: TextTypesetter {
    static let shared = MissingTypesetter()

    func shape(_ text: ResolvedText) -> ShapedText {
        ShapedText(text, naturalWidth: 0, paragraphCount: 1, typesetter: self)
    }

    func clusters(of text: ResolvedText) -> TextClusters { TextClusters(clusters: []) }

    func metrics(of font: ResolvedFont) -> FontMetrics { FontMetrics(ascent: 0, descent: 0, leading: 0, capHeight: 0) }
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
