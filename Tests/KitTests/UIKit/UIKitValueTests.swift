import SwiftUI
import Testing
import UIKit

/// Fonts, paths, insets and the services of UIKit.
struct UIKitValueTests {
    @Test func fontsHaveSizesAndMetrics() {
        let font = UIFont.systemFont(ofSize: 17, weight: .semibold)
        #expect(font.pointSize == 17 && font.withSize(20).pointSize == 20)
        #expect(font.ascender > 15 && font.descender < 0 && font.capHeight > 11 && font.capHeight < 13)
        #expect(abs(font.lineHeight - (font.ascender - font.descender)) < 1e-9)
        #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
        #expect(UIFont.preferredFont(forTextStyle: .largeTitle).pointSize == 34)
        #expect(Font(UIFont.systemFont(ofSize: 12)) == Font.system(size: 12))
    }

    @Test func descriptorsChangeFonts() throws {
        let font = UIFont.systemFont(ofSize: 12)
        let round = try #require(font.fontDescriptor.withDesign(.rounded)?.withSymbolicTraits([.traitBold, .traitItalic]))
        #expect(Font(UIFont(descriptor: round, size: 0)) != Font(font) && UIFont(descriptor: round, size: 0).pointSize == 12)
        #expect(UIFont(descriptor: round, size: 30).pointSize == 30)
    }

    @Test func someCornersAreRound() {
        let path = UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 100, height: 50), byRoundingCorners: [.topLeft, .bottomRight],
            cornerRadii: CGSize(width: 20, height: 20))
        #expect(!path.contains(CGPoint(x: 2, y: 2)) && !path.contains(CGPoint(x: 98, y: 48)))
        #expect(path.contains(CGPoint(x: 98, y: 2)) && path.contains(CGPoint(x: 2, y: 48)))
        let bounds = path.bounds
        #expect(abs(bounds.minX) < 1e-9 && abs(bounds.minY) < 1e-9 && abs(bounds.maxX - 100) < 1e-9 && abs(bounds.maxY - 50) < 1e-9)
        #expect(Path(path.cgPath).contains(CGPoint(x: 50, y: 25)))
    }

    @Test func arcsTurnAsOnAScreen() {
        let quarter = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        // Clockwise from the right leads down, where y grows.
        #expect(quarter.bounds.minX > -1e-6 && quarter.bounds.minY > -1e-6 && abs(quarter.bounds.maxY - 10) < 1e-6)
    }

    @Test func insetsAndDashes() {
        let inset = CGRect(x: 0, y: 0, width: 10, height: 10).inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(inset == CGRect(x: 2, y: 1, width: 4, height: 6))
        #expect(
            EdgeInsets(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)) == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }

    @MainActor @Test func hostsMeasureAndDraw() throws {
        let host = UIHostingController(rootView: Color.red.frame(width: 30, height: 20))
        #expect(host.sizeThatFits(in: CGSize(width: 100, height: 100)) == CGSize(width: 30, height: 20))
        #expect(host.image(scale: 2)?.cgImage?.width == 60)
        host.rootView = Color.red.frame(width: 5, height: 20)
        #expect(host.sizeThatFits(in: CGSize(width: 100, height: 100)).width == 5)
    }

    @MainActor @Test func theClipboardKeepsText() {
        UIPasteboard.general.string = "https://example.org"
        #expect(UIPasteboard.general.hasStrings && UIPasteboard.general.url?.host == "example.org")
        UIPasteboard.general.string = nil
        #expect(!UIPasteboard.general.hasStrings && UIPasteboard.general.url == nil)
    }

    @MainActor @Test func feedbackDoesNothing() {
        UIImpactFeedbackGenerator(style: .medium).impactOccurred()
        UINotificationFeedbackGenerator().notificationOccurred(.success)
        UISelectionFeedbackGenerator().selectionChanged()
        #expect(UIScreen.main.bounds.width > 0 && UIDevice.current.orientation.isValidInterfaceOrientation)
    }

    @Test func attributedStringsAreTexts() {
        let string = NSMutableAttributedString(string: "ab", attributes: [.font: UIFont.boldSystemFont(ofSize: 20)])
        string.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 1, length: 1))
        var expected = AttributedString("ab")
        expected.font = .system(size: 20, weight: .bold)
        if let second = expected.range(of: "b") { expected[second].foregroundColor = Color(uiColor: .red) }
        #expect(Text(string) == Text(expected))
    }
}
