import RunnerProtocol
import Testing

@testable import ApusCommand

/// A tree reads as a table with branches.
struct TreeTextTests {
    private static let tree = InspectionNode(
        type: "VStack", id: "1", frame: [10, 20, 100, 40.625], size: [100, 40.625], proposal: [390, 844],
        children: [
            InspectionNode(
                type: "Text", id: "2", frame: [10, 20, 33.5, 20], size: [33.5, 20], proposal: [390, nil], text: "Hi",
                negotiations: [.init(proposal: [0, 0], size: [12, 20]), .init(proposal: [.infinity, nil], size: [33.5, 20])],
                guides: ["leading": -4]),
            InspectionNode(
                type: "Color", id: "3", frame: [10, 40, 100, 20], size: [90, 20], proposal: [390, 20], color: "#FF0000"),
        ])

    @Test func table() {
        #expect(
            TreeText(root: Self.tree, isColored: false).text == """
                view               size          origin   proposed    id
                VStack             100 × 40.63   10, 20   390 × 844   1
                ├─ Text “Hi”       33.5 × 20     10, 20   390 × nil   2
                │       asked 0 × 0 → 12 × 20;  ∞ × nil → 33.5 × 20
                │       guides leading = -4
                └─ Color #FF0000   100 × 20      10, 40   390 × 20    3
                        answered 90 × 20
                """)
    }

    @Test(arguments: [
        (1, "1"), (1.5, "1.5"), (1.005, "1"), (1.006, "1.01"), (-0.25, "-0.25"), (.infinity, "∞"), (1.0 / 3, "0.33"), (.nan, "nan"),
    ] as [(Double, String)])
    func number(_ value: Double, _ text: String) {
        #expect(TreeText.number(value) == text)
    }

    @Test func jsonKeepsInfinity() throws {
        let data = try InspectionCoding.encoder.encode(Self.tree)
        let node = try InspectionCoding.decoder.decode(InspectionNode.self, from: data)
        #expect(node.children[0].negotiations?[1].proposal == [.infinity, nil])
        #expect(node.children[0].proposal == [390, nil])
    }
}
