import RunnerProtocol
import Testing

@testable import ApusCommand

/// A tree reads as a table with branches.
struct InspectionTextTests {
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
            InspectionText(root: Self.tree, isColored: false).text == """
                view               size          origin   proposed    id
                VStack             100 × 40.63   10, 20   390 × 844   1
                ├─ Text “Hi”       33.5 × 20     10, 20   390 × nil   2
                │       asked 0 × 0 → 12 × 20;  ∞ × nil → 33.5 × 20
                │       guides leading = -4
                └─ Color #FF0000   100 × 20      10, 40   390 × 20    3
                        answered 90 × 20
                """)
    }

    @Test func stacksSayWhy() {
        func leaf(_ type: String, text: String? = nil) -> InspectionNode {
            InspectionNode(type: type, id: "1", frame: [0, 0, 1, 1], size: [1, 1], proposal: [1, 1], text: text)
        }
        var tree = InspectionNode(
            type: "HStack", id: "0", frame: [0, 0, 200, 40], size: [200, 40], proposal: [200, 40],
            children: [
                leaf("Spacer"),
                InspectionNode(
                    type: "padding", id: "2", frame: [0, 0, 1, 1], size: [1, 1], proposal: [1, 1], children: [leaf("Text", text: "Hi")]),
            ])
        tree.stack = StackReport(
            axis: "horizontal", length: 200, gaps: [.init(length: 8, rule: "beside text")], alignment: "center", line: 20, order: [1, 0],
            children: [
                .init(
                    offered: 142, taken: 142, guide: 0, isGuideExplicit: false,
                    share: .init(priority: -.infinity, minimum: 8, flexibility: .infinity, reserved: 0, available: 142, sharers: 1)),
                .init(
                    offered: 184, taken: 50, guide: 7, isGuideExplicit: true,
                    share: .init(priority: 0, minimum: 30, flexibility: 20, reserved: 8, available: 184, sharers: 1)),
            ])
        #expect(
            InspectionText(root: tree, isColored: false).text == """
                view              size       origin   proposed   id
                HStack            200 × 40   0, 0     200 × 40   0
                │    shares 200, less gaps of 8, the least flexible first
                │      1.  Text “Hi”  from 30 to 50                  offered 184, 8 kept for lower ones  → 50
                │      2.  Spacer     from 8 to ∞, after all others  offered 142                         → 142
                │    gaps 8 (beside text)
                │    lined up by center at 20, set by Text “Hi” at its 7
                ├─ Spacer         1 × 1      0, 0     1 × 1      1
                └─ padding        1 × 1      0, 0     1 × 1      2
                   └─ Text “Hi”   1 × 1      0, 0     1 × 1      1
                """)
    }

    @Test(
        arguments: [
            (1, "1"), (1.5, "1.5"), (1.005, "1"), (1.006, "1.01"), (-0.25, "-0.25"), (.infinity, "∞"), (1.0 / 3, "0.33"), (.nan, "nan"),
        ] as [(Double, String)])
    func number(_ value: Double, _ text: String) {
        #expect(InspectionText.number(value) == text)
    }

    @Test func jsonKeepsInfinity() throws {
        let data = try InspectionCoding.encoder.encode(Self.tree)
        let node = try InspectionCoding.decoder.decode(InspectionNode.self, from: data)
        #expect(node.children[0].negotiations?[1].proposal == [.infinity, nil])
        #expect(node.children[0].proposal == [390, nil])
    }
}
