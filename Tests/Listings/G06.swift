import Foundation
import SwiftUI
import SwiftUITesting

/// A text's place is printed at first, and each time scrolling changes it.
@main enum Driver {
    @MainActor static func main() throws {
        for window in windows {
            let size = CGSize(width: window.size.width, height: 12)
            var host: ViewHost?
            let first = Driving.printed { host = ViewHost(GetInfoByPreferenceKey(), size: size, scale: window.scale) }
            guard let host else { continue }
            func place() throws -> String { "\(try host.frame(of: .text("Hello world")).minY)" }
            Driving.hold("printed once at first", try first == [place()], first)
            let again = Driving.printed { host.advance(by: 1) }
            Driving.hold("not again by itself", again.isEmpty, again)
            var places = [try place()]
            for distance in [3.0, 2, 0, -1] {
                let lines = try Driving.printed {
                    try host.scroll(.text("Hello world"), by: CGSize(width: 0, height: distance))
                }
                let now = try place()
                Driving.hold("printed when it moves by \(distance)", lines == (now == places.last ? [] : [now]), (lines, now))
                places.append(now)
            }
            Driving.hold("it has moved", Set(places).count >= 3, places)
            let end = Driving.printed { host.advance(by: 2) }
            Driving.hold("never twice for one value", zip(end, end.dropFirst()).allSatisfy { $0 != $1 }, end)
            Driving.hold("nothing to complain of", host.warnings.isEmpty, host.warnings)
        }
        Driving.end()
    }
}
