import AlmanacModel
import SwiftUI

extension EnvironmentValues {
    /// The store from which picture views take their pictures.
    @Entry public var pictures: PictureStore?
    /// The current date. Previews and tests set a fixed one.
    @Entry public var today: @Sendable () -> Date = { Date() }
    /// How long the banner after a change stays.
    @Entry public var bannerDuration: Duration = .seconds(6)
}

extension View {
    /// Gives the view everything that the almanac's screens read from the environment.
    public func almanac(_ library: AlmanacLibrary) -> some View {
        environment(library.guide)
            .environment(library.log)
            .environment(\.pictures, library.pictures)
            .environment(\.today, library.today)
    }
}
