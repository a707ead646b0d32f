import CairoRendering
import SwiftUICore
import Typesetting

/// What views need to be measured and drawn on this system.
package enum Engines {
    private static let installation: Void = {
        HarfBuzzTypesetter.install()
        ImageLoading.decoder = CairoImageDecoder()
        ViewTree.rootEnvironmentChanges.withLock { $0.append { RootEditMode.environmentChange() } }
    }()

    /// Makes the framework's typesetter and picture decoder those of this process. Takes effect once.
    package static func install() {
        installation
    }
}
