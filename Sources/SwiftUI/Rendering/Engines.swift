import CairoRendering
import SwiftUICore
import Typesetting

/// The platform engines for measuring and drawing views.
package enum Engines {
    private static let installation: Void = {
        TextTypesetters.install(HarfBuzzTypesetter.shared)
        ImageLoading.decoder = CairoImageDecoder()
        ImageLoading.rasterizer = CairoRasterizer()
        RootEnvironment.registeredChanges.withLock { $0.append { RootEditMode.environmentChange() } }
    }()

    /// Installs the typesetter and the image decoder for this process. Further calls have no effect.
    package static func install() {
        installation
    }
}
