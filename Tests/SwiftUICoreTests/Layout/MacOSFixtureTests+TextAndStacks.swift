import CoreGraphics
@testable import SwiftUICore

extension MacOSFixtureTests {
    /// Texts and stacks of them.
    @CapturedWindowBuilder nonisolated static var textAndStacks: [CapturedWindow] {
        CapturedWindow("text-single", 31, 16, [rect(0, 0, 31, 16)]) { Text("Hello") }
        CapturedWindow("text-long-wrap", 400, 16, [rect(0.5, 0, 399, 16)]) {
            Text("This is a longer piece of text that should wrap across multiple lines in the given width")
        }
        CapturedWindow("color-fill", 400, 600, [rect(0, 0, 400, 600)]) { Color.red }
        CapturedWindow("spacer-vertical", 0, 600, []) { VStack { Spacer() } }
        CapturedWindow("vstack-default", 46, 48, [rect(9.5, 0, 27, 16), rect(0, 16, 46, 16), rect(7.5, 32, 31.5, 16)]) {
            VStack {
                Text("First")
                Text("Second")
                Text("Third")
            }
        }
        CapturedWindow("vstack-trailing", 78, 48, [rect(44.5, 0, 33.5, 16), rect(0.5, 16, 77.5, 16), rect(55.5, 32, 22.5, 16)]) {
            VStack(alignment: .trailing) {
                Text("Short")
                Text("A longer text")
                Text("Mid")
            }
        }
        CapturedWindow("vstack-spacing-20", 46, 88, [rect(9.5, 0, 27, 16), rect(0, 36, 46, 16), rect(7.5, 72, 31.5, 16)]) {
            VStack(spacing: 20) {
                Text("First")
                Text("Second")
                Text("Third")
            }
        }
        CapturedWindow("vstack-with-spacer", 45, 600, [rect(11.5, 0, 22.5, 16), rect(0.5, 584, 44.5, 16)]) {
            VStack {
                Text("Top")
                Spacer()
                Text("Bottom")
            }
        }
        CapturedWindow("vstack-nested", 71, 82, [rect(1, 0, 69, 16), rect(1, 20, 69, 16), rect(0, 46, 71, 16), rect(0.5, 66, 70.5, 16)]) {
            VStack(spacing: 10) {
                VStack(spacing: 4) {
                    Text("Group 1 - A")
                    Text("Group 1 - B")
                }
                VStack(spacing: 4) {
                    Text("Group 2 - A")
                    Text("Group 2 - B")
                }
            }
        }
        CapturedWindow("hstack-top", 93, 48, [rect(0.5, 0, 33.5, 16), rect(42, 0, 51, 48)]) {
            HStack(alignment: .top) {
                Text("Short")
                Text("Tall\nMultiline\nText")
            }
        }
        CapturedWindow("hstack-bottom", 93, 48, [rect(0.5, 32, 33.5, 16), rect(42, 0, 51, 48)]) {
            HStack(alignment: .bottom) {
                Text("Short")
                Text("Tall\nMultiline\nText")
            }
        }
        CapturedWindow("hstack-spacing-20", 76, 16, [rect(0, 0, 24, 16), rect(44, 0, 32, 16)]) {
            HStack(spacing: 20) {
                Text("Left")
                Text("Right")
            }
        }
        CapturedWindow("hstack-with-spacer", 400, 16, [rect(0, 0, 24, 16), rect(368, 0, 32, 16)]) {
            HStack {
                Text("Left")
                Spacer()
                Text("Right")
            }
        }
        CapturedWindow("zstack-default", 200, 200, [rect(0, 0, 200, 200), rect(72, 92, 56, 16)]) {
            ZStack {
                Color.blue.frame(width: 200, height: 200)
                Text("Centered")
            }
        }
        CapturedWindow("zstack-top-leading", 200, 200, [rect(0, 0, 200, 200), rect(0, 0, 70.5, 16)]) {
            ZStack(alignment: .topLeading) {
                Color.blue.frame(width: 200, height: 200)
                Text("TopLeading")
            }
        }
        CapturedWindow("spacer-between-texts", 49, 600, [rect(2.5, 0, 44.5, 16), rect(0.5, 292, 48.5, 16), rect(5, 584, 39.5, 16)]) {
            VStack {
                Text("Header")
                Spacer()
                Text("Content")
                Spacer()
                Text("Footer")
            }
        }
        CapturedWindow("empty-vstack", 0, 0, []) { VStack {} }
        CapturedWindow("unequal-flex-spacers", 45, 600, [rect(11.5, 0, 22.5, 16), rect(11.5, 200, 22.5, 16), rect(0.5, 584, 44.5, 16)]) {
            VStack {
                Text("Top")
                Spacer()
                Text("Mid")
                Spacer()
                Spacer()
                Text("Bottom")
            }
        }
        CapturedWindow("zero-spacing-vstack", 10, 48, [rect(0.5, 0, 9, 16), rect(1, 16, 8.5, 16), rect(0.5, 32, 9.5, 16)]) {
            VStack(spacing: 0) {
                Text("A")
                Text("B")
                Text("C")
            }
        }
    }
}
