import Foundation
import SwiftUI
import SwiftUITesting

/// A border moves to the label that is tapped, over one second.
@main enum Driver {
    @MainActor static func main() throws {
        for window in windows {
            let host = ViewHost(ContentView(), size: window.size, scale: window.scale)
            host.advance(by: 2)
            func border() -> CGRect { Driving.frames(of: "StrokedShape", in: host).first ?? .null }
            func label(_ month: String) throws -> CGRect { try host.frame(of: .text(month)).insetBy(dx: -10, dy: -10) }
            Driving.hold("one border", Driving.frames(of: "StrokedShape", in: host).count == 1)
            Driving.hold("around the first label", try isClose(border(), label("January")), border())
            for month in ["July", "December", "April", "May"] {
                let (from, to) = (border(), try label(month))
                try host.tap(.text(month))
                Driving.hold("still there at first", isClose(border(), from, 0.05), border())
                host.advance(by: 0.5)
                let middle = CGRect(
                    x: (from.minX + to.minX) / 2, y: (from.minY + to.minY) / 2, width: (from.width + to.width) / 2,
                    height: (from.height + to.height) / 2)
                // Half the time is half the way of a curve that is symmetrical.
                Driving.hold("halfway to \(month)", isClose(border(), middle, 0.011), (border(), middle))
                host.advance(by: 0.6)
                Driving.hold("around \(month)", isClose(border(), try label(month)), border())
            }
            host.size = CGSize(width: window.size.width + 50, height: window.size.height - 40)
            host.advance(by: 2)
            Driving.hold("around its label in another window", isClose(border(), try label("May")), border())
            Driving.hold("nothing to complain of", host.warnings.isEmpty, host.warnings)
            let rects = host.preference(MyTextPreferenceKey.self)
            Driving.hold("twelve frames in tree order", rects.map(\.viewIdx) == Array(0..<12))
            let stack = Driving.frames(of: "ZStack", in: host).first?.origin ?? .zero
            Driving.hold(
                "the frames of the labels",
                try zip(Driving.months, rects).allSatisfy {
                    isClose($1.rect.offsetBy(dx: stack.x, dy: stack.y), try label($0))
                }, (rects.map(\.rect), stack))
        }
        Driving.end()
    }
}
