import Foundation
import SwiftUI
import SwiftUITesting

/// Cards that come from below, overlap by a slider, are turned round by a toggle and removed by a tap.
@main enum Driver {
    @MainActor static func main() throws {
        for window in [windows[0], (size: CGSize(width: 744, height: 1133), scale: 2)] {
            let host = ViewHost(SpacingNegativeDemo(), size: window.size, scale: window.scale)
            func cards() -> [CGRect] { Driving.frames(of: "RoundedRectangle", in: host).filter { $0.size == CGSize(width: 300, height: 100) } }
            func gaps() -> [CGFloat] { zip(cards(), cards().dropFirst()).map { $1.minY - $0.maxY } }
            Driving.hold("no cards at first", cards().isEmpty)
            for count in 1...4 {
                try host.tap(.text("New Cell"))
                Driving.hold("animated", host.isAnimating)
                host.advance(by: 0.1)
                let coming = cards().last ?? .null
                host.advance(by: 2)
                let there = cards().last ?? .null
                Driving.hold("a card of 300 x 100", cards().count == count, cards())
                Driving.hold("moved in from the bottom", coming.minY > there.minY + 1, (coming, there))
                Driving.hold("at rest", !host.isAnimating)
            }
            Driving.hold("overlap by 95", gaps().allSatisfy { isClose($0, -95, 0.011) } && gaps().count == 3, gaps())

            // The slider changes the overlap while it is dragged.
            let capsules = Driving.frames(of: "Capsule", in: host)
            let (track, thumb) = (capsules[0], capsules[2])
            try host.drag(.point(thumb.midX, thumb.midY), by: CGSize(width: track.width * 0.2, height: 0))
            host.advance(by: 1)
            let text = host.dump().split(separator: "\n").first { $0.contains("Spacing: ") }.map(String.init) ?? ""
            let shown = text.split(separator: "Spacing: ").last.flatMap { Double($0.prefix { "-.0123456789".contains($0) }) } ?? .nan
            Driving.hold("less overlap", shown > -90 && shown <= 20, text)
            Driving.hold("cards overlap as the slider says", gaps().allSatisfy { isClose($0, shown, 0.02) }, (gaps(), shown))

            // A tap removes the card that is hit, animatedly: the last is on top.
            let last = cards().last ?? .null
            let rest = cards().dropLast()
            try host.tap(.point(last.midX, last.maxY - 3))
            Driving.hold("animated away", host.isAnimating)
            host.advance(by: 2)
            Driving.hold("one card less", cards().count == 3, cards())
            Driving.hold("the others stay what they are", cards().map(\.width) == rest.map(\.width))

            // The toggle removes them all and resets the spacing.
            let toggle = try host.frame(of: .text("New view appears on top"))
            try host.tap(.point(window.size.width - 16 - 16 - 26, toggle.midY))
            Driving.hold("all on their way", host.isAnimating)
            host.advance(by: 2)
            Driving.hold("none left", cards().isEmpty, cards())
            Driving.hold("spacing as at first", host.contains(.text("Spacing: -95.000000")))

            // Now the oldest is on top: a tap where all overlap removes the first.
            for _ in 0..<3 {
                try host.tap(.text("New Cell"))
                host.advance(by: 2)
            }
            let (first, second) = (cards()[0], cards()[1])
            try host.tap(.point(second.midX, second.minY + 2))
            host.advance(by: 2)
            Driving.hold("a card gone", cards().count == 2)
            Driving.hold("the oldest was hit", isClose(first.minY + 5, cards().first?.minY ?? .nan, 0.02), (first, cards()))
            Driving.hold("nothing to complain of", host.warnings.isEmpty, host.warnings)
        }
        Driving.end()
    }
}
