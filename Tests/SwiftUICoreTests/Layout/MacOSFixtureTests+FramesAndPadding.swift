import CoreGraphics
@testable import SwiftUICore

extension MacOSFixtureTests {
    /// Text in frames and padding.
    @CapturedWindowBuilder nonisolated static var framesAndPadding: [CapturedWindow] {
        CapturedWindow("frame-fixed", 200, 100, [rect(77, 42, 46, 16)]) { Text("Framed").frame(width: 200, height: 100) }
        CapturedWindow("frame-min-max", 300, 150, [rect(113, 67, 74, 16)]) {
            Text("Constrained").frame(minWidth: 100, maxWidth: 300, minHeight: 50, maxHeight: 150)
        }
        CapturedWindow("frame-maxwidth-infinity", 400, 16, [rect(169.5, 0, 61, 16)]) { Text("Full Width").frame(maxWidth: .infinity) }
        CapturedWindow("frame-alignment-top-leading", 200, 200, [rect(0, 0, 15.5, 16)]) {
            Text("TL").frame(width: 200, height: 200, alignment: .topLeading)
        }
        CapturedWindow("frame-alignment-bottom-trailing", 200, 200, [rect(183, 184, 17, 16)]) {
            Text("BR").frame(width: 200, height: 200, alignment: .bottomTrailing)
        }
        CapturedWindow("frame-alignment-center", 200, 200, [rect(95.5, 92, 9.5, 16)]) {
            Text("C").frame(width: 200, height: 200, alignment: .center)
        }
        CapturedWindow("padding-default", 79, 48, [rect(16.5, 16, 46.5, 16)]) { Text("Padded").padding() }
        CapturedWindow("padding-custom", 114, 56, [rect(20.5, 20, 73.5, 16)]) { Text("Custom Pad").padding(20) }
        CapturedWindow("padding-horizontal", 110, 16, [rect(24, 0, 62, 16)]) { Text("H-Padded").padding(.horizontal, 24) }
        CapturedWindow("padding-nested", 141, 64, [rect(24, 24, 93, 16)]) { Text("Double Padded").padding(8).padding(16) }
        CapturedWindow("deeply-nested-frames", 300, 200, [rect(134, 92, 32, 16)]) {
            Text("Deep").frame(width: 100, height: 40).frame(width: 200, height: 100).frame(width: 300, height: 200)
        }
        CapturedWindow("padding-inside-frame", 200, 100, [rect(95.5, 42, 9, 16)]) {
            Text("X").padding(20).frame(width: 200, height: 100)
        }
        CapturedWindow("stacked-frames-with-alignment", 150, 80, [rect(41, 14, 9, 16)]) {
            Text("Z").frame(width: 50, height: 30, alignment: .bottomTrailing).frame(width: 150, height: 80, alignment: .topLeading)
        }
        CapturedWindow("deeply-nested-padding-frame", 174, 104, [rect(82.5, 44, 9, 16)]) {
            Text("X").padding(4).frame(width: 80, height: 40).padding(8).frame(width: 150, height: 80).padding(12)
        }
        CapturedWindow("frame-minheight-centers-content", 400, 180, [rect(172, 82, 56, 16)]) {
            Text("Centered").frame(maxWidth: .infinity, minHeight: 180)
        }
        CapturedWindow("text-middle-truncation-narrow-parent", 200, 16, [rect(3.5, 0, 193, 16)]) {
            Text("/home/kyoshikawa/Documents/projects/synca-test/synca-test/source")
                .lineLimit(1)
                .truncationMode(.middle)
                .frame(width: 200)
        }
    }
}
