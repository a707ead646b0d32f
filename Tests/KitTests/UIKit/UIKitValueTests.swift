import SwiftUI
import SwiftUICore
import Testing
import UIKit

@testable import KitValues

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

    @Test func symbolicTraitsReplaceThoseOfTheFont() throws {
        let plain = UIFont.systemFont(ofSize: 12).fontDescriptor
        let all: [UIFontDescriptor.SymbolicTraits] = [
            .traitBold, .traitItalic, [.traitBold, .traitItalic], .traitCondensed, [.traitBold, .traitExpanded], [],
        ]
        for traits in all {
            let changed = try #require(plain.withSymbolicTraits(traits))
            #expect(changed.symbolicTraits == traits && changed.pointSize == 12)
            for others in all { #expect(changed.withSymbolicTraits(others)?.symbolicTraits == others) }
        }
        #expect(UIFont.monospacedSystemFont(ofSize: 12, weight: .bold).fontDescriptor.symbolicTraits == [.traitMonoSpace, .traitBold])
        #expect(UIFont.preferredFont(forTextStyle: .headline).fontDescriptor.symbolicTraits == .traitBold)
    }

    @Test func attributesAreAddedToDescriptors() throws {
        typealias Key = UIFontDescriptor.TraitKey
        let plain = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
        func font(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> UIFont { UIFont(descriptor: plain.addingAttributes(attributes), size: 0) }
        #expect(font([:]) == UIFont(descriptor: plain, size: 0))
        let heavy = font([.traits: [Key.weight: UIFont.Weight.heavy, Key.slant: 0.1]])
        #expect(heavy.resolved.weight == UIFont.Weight.heavy.rawValue && heavy.resolved.isItalic && heavy.pointSize == 17)
        #expect(font([.traits: [Key.weight: UIFont.Weight.heavy.rawValue]]).resolved.weight == UIFont.Weight.heavy.rawValue)
        #expect(font([.traits: [Key.symbolic: UIFontDescriptor.SymbolicTraits.traitItalic.rawValue]]).resolved.isItalic)
        #expect(font([.traits: [Key.width: UIFont.Width.condensed]]).resolved.width == UIFont.Width.condensed.rawValue)
        #expect(font([.size: 30]).pointSize == 30 && font([.textStyle: UIFont.TextStyle.largeTitle]).pointSize == 34)
        #expect(font([.size: "large"]) == font([:]))
        // A family keeps the size and the traits.
        let other = UIFont(descriptor: heavy.fontDescriptor.withFamily("Courier"), size: 0)
        #expect(other.familyName == "Courier" && other.pointSize == 17 && other.resolved.weight == heavy.resolved.weight && other.resolved.isItalic)
        let light = UIFontDescriptor(fontAttributes: [.family: "Courier", .face: "Light Oblique", .size: 9])
        #expect(light.pointSize == 9 && light.font.resolved.weight == UIFont.Weight.light.rawValue && light.symbolicTraits == .traitItalic)
        #expect(plain.withFace("SemiBold").font.resolved.weight == UIFont.Weight.semibold.rawValue)
        let traits = try #require(light.object(forKey: .traits) as? [Key: Any])
        #expect(traits[.weight] as? UIFont.Weight == .light && light.fontAttributes[.family] as? String == "Courier")
    }

    @Test func featuresAreSetInEitherSpelling() {
        typealias Key = UIFontDescriptor.FeatureKey
        let plain = UIFont.systemFont(ofSize: 12).fontDescriptor
        func features(_ setting: [Key: Int]) -> ResolvedFont.Features {
            plain.addingAttributes([.featureSettings: [setting]]).font.resolved.features
        }
        #expect(features([.type: kNumberSpacingType, .selector: kMonospacedNumbersSelector]) == .monospacedDigits)
        #expect(features([.featureIdentifier: kLowerCaseType, .typeIdentifier: kLowerCaseSmallCapsSelector]) == .lowercaseSmallCaps)
        #expect(features([.typeIdentifier: kUpperCaseType, .selectorIdentifier: kUpperCaseSmallCapsSelector]) == .uppercaseSmallCaps)
        #expect(features([.type: kUpperCaseType]).isEmpty && features([.type: 1000, .selector: 1]).isEmpty)
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
