import Foundation
import SwiftUICore
import Testing
@testable import Typesetting

/// Texts as views, measured by the real engine.
@MainActor @Suite struct TextInTreeTests {
    private func size(_ view: some View, _ proposal: ProposedViewSize, scale: CGFloat = 3) -> CGSize {
        var environment = EnvironmentValues()
        environment.displayScale = scale
        environment.textTypesetter = HarfBuzzTypesetter.shared
        let tree = ViewTree(size: CGSize(width: 390, height: 844), environment: environment)
        tree.setRootView(view)
        tree.update()
        return tree.rootNode?.contentSize(for: Proposal(proposal)) ?? .zero
    }

    private let wordsOfTruth = "Hello world"

    @Test(arguments: [ProposedViewSize.unspecified, .infinity, ProposedViewSize(width: 390, height: 844)])
    func roomEnoughGivesTheNaturalSize(_ proposal: ProposedViewSize) {
        let measured = size(Text(wordsOfTruth), proposal)
        #expect(abs(measured.width - 85.33) <= 1)
        #expect(abs(measured.height - 61.0 / 3) < 1e-9)
    }

    @Test func theSmallestSizeIsNothing() {
        #expect(size(Text(wordsOfTruth), .zero) == .zero)
    }

    @Test func narrowTextIsTaller() {
        let measured = size(Text(wordsOfTruth), ProposedViewSize(width: 60, height: nil))
        #expect(measured.width <= 60)
        #expect(abs(measured.height - 127.0 / 3) < 1e-9)
        #expect(size(Text(wordsOfTruth), ProposedViewSize(width: 60, height: 30)).height == 61.0 / 3)
    }

    @Test func paddingStandsAroundText() {
        #expect(abs(size(Text(verbatim: ".padding").padding(), .unspecified).height - 157.0 / 3) < 1e-9)
    }

    @Test func twoTextsStandTheirLeadingApart() {
        let column = size(
            VStack {
                Text("a"); Text("b")
            }, .unspecified)
        #expect(abs(column.height - (2 * 61.0 / 3 + 2)) < 1e-6)
    }
}
