import Foundation
import SwiftUI
import SwiftUITesting

/// A border fades in around the label that is tapped and out around the one before, over 0.6 seconds.
@main enum Driver {
    @MainActor static func main() throws {
        for window in windows {
            let host = ViewHost(EasyExample(), size: window.size, scale: window.scale)
            host.advance(by: 1)
            let rows = try Driving.months.map { try host.frame(of: .text($0)) }
            Driving.hold("three rows of four", Set(rows.map { $0.midY.rounded() }).count == 3)

            /// How red a label's border is on its left side, from 0 to 1, over white.
            func redness(_ month: String) throws -> Double {
                let label = try host.frame(of: .text(month)).insetBy(dx: -10, dy: -10)
                let color = try pixel(host, at: CGPoint(x: label.minX, y: label.midY), scale: window.scale)
                return Double(255 - color[2]) / Double(255 - 48)
            }
            Driving.hold("a border around the first", try isClose(redness("January"), 1, 0.02) && isClose(redness("July"), 0, 0.02))
            let start = host.time
            try host.tap(.text("July"))
            for part in [0.25, 0.5, 0.75] {
                host.advance(by: start + 0.6 * part - host.time)
                let share = UnitCurve.easeInOut.value(at: (host.time - start) / 0.6)
                Driving.hold("coming by ease-in-out at \(part)", try isClose(redness("July"), share, 0.03), try redness("July"))
                Driving.hold("going by ease-in-out at \(part)", try isClose(redness("January"), 1 - share, 0.03), try redness("January"))
            }
            host.advance(by: 0.2)
            Driving.hold("there", try isClose(redness("July"), 1, 0.02) && isClose(redness("January"), 0, 0.02))
            Driving.hold("at rest", !host.isAnimating)
            Driving.hold("nothing to complain of", host.warnings.isEmpty, host.warnings)
        }
        Driving.end()
    }
}
