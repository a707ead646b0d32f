import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

/// The focus ring surrounds the part of a control that is operated, not its label.
@MainActor struct FocusOutlineTests {
    /// The outline, and the size of the view that can have the focus.
    private func outline(of view: some View) throws -> (rect: CGRect, size: CGSize) {
        let host = ViewHost(view.frame(width: 300), size: CGSize(width: 400, height: 200), profile: .macOS)
        host.advance(by: 1)
        var nodes: [ViewNode] = host.tree.rootNode.map { [$0] } ?? []
        while let node = nodes.popLast() {
            if let focusable = node as? FocusableNode {
                return (try #require(focusable.focusOutline).boundingRect, focusable.size)
            }
            node.forEachChild { nodes.append($0) }
        }
        throw NothingFocusable()
    }

    private struct NothingFocusable: Error {}

    @Test func theBoxOfACheckBox() throws {
        let (rect, size) = try outline(of: Toggle("A long label", isOn: .constant(true)).toggleStyle(.checkbox))
        #expect(rect.minX == 0 && rect.width == rect.height && rect.width < size.width / 3)
    }

    @Test func theSwitch() throws {
        let (rect, size) = try outline(of: Toggle("A long label", isOn: .constant(true)).toggleStyle(.switch))
        #expect(rect.maxX >= size.width - 2 && rect.width > rect.height && rect.width < size.width / 3)
    }

    @Test func theKnobOfASliderWhereverItIs() throws {
        let middles = try [0.0, 0.5, 1].map { value in
            let (rect, size) = try outline(of: Slider(value: .constant(value)))
            #expect(rect.minX >= 0 && rect.maxX <= size.width && rect.width < size.width / 5)
            return rect.midX
        }
        #expect(middles == middles.sorted() && middles[0] < 40 && middles[2] > 200)
    }

    @Test func theCircleOfARadioButton() throws {
        let (rect, size) = try outline(of: Picker("", selection: .constant(1)) { Text("A choice").tag(1) }.pickerStyle(.radioGroup).labelsHidden())
        #expect(rect.width == rect.height && rect.width < size.width)
    }
}
