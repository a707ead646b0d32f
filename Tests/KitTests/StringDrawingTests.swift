import CoreGraphics
import SwiftUI
import Testing
import UIKit

/// Text that is measured and drawn without views.
struct StringDrawingTests {
    private let font: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]

    @Test func textIsMeasured() {
        let one = "Text".size(withAttributes: font)
        #expect(one.width > 30 && one.width < 60 && one.height > 20 && one.height < 30)
        let two = "Text\nText".size(withAttributes: font)
        #expect(two.width == one.width && two.height > one.height * 1.8)
        #expect(("Text" as NSString).size(withAttributes: font) == one)
        #expect(NSAttributedString(string: "Text", attributes: font).size() == one)
        #expect("Text".size().height < one.height)
    }

    @Test func linesBreakAtAWidth() {
        let text = "several words that need more than one line"
        let whole = text.size(withAttributes: font)
        let box = text.boundingRect(
            with: CGSize(width: 150, height: CGFloat.greatestFiniteMagnitude), options: [.usesLineFragmentOrigin], attributes: font, context: nil)
        #expect(box.width <= 150 && box.height > whole.height * 2.5)
    }

    @Test func paragraphStylesSetTheLines() throws {
        func box(_ change: (NSMutableParagraphStyle) -> Void) -> CGRect {
            let style = NSMutableParagraphStyle()
            change(style)
            return NSAttributedString(string: "several words that need lines", attributes: font.merging([.paragraphStyle: style]) { $1 })
                .boundingRect(with: CGSize(width: 150, height: CGFloat.greatestFiniteMagnitude))
        }
        let plain = box { _ in }
        #expect(box { $0.lineSpacing = 10 }.height >= plain.height + 10)
        #expect(box { $0.lineBreakMode = .byTruncatingTail }.height < plain.height)
        let size = CGSize(width: 100, height: 30)
        func columns(_ alignment: NSTextAlignment) throws -> [Int] {
            let style = NSMutableParagraphStyle()
            style.alignment = alignment
            let pixels = try #require(
                UIGraphicsImageRenderer(size: size, format: UIGraphicsImageRendererFormat()).image { _ in
                    "I".draw(in: CGRect(origin: .zero, size: size), withAttributes: font.merging([.paragraphStyle: style]) { $1 })
                }.cgImage)
            let bytes = pixels.pixels
            return (0..<100).filter { column in (0..<30).contains { row in bytes[(row * 100 + column) * 4 + 3] > 100 } }
        }
        let (left, middle, right) = (try columns(.left), try columns(.center), try columns(.right))
        #expect(left.allSatisfy { $0 < 20 } && !left.isEmpty)
        #expect(middle.allSatisfy { (40..<60).contains($0) } && !middle.isEmpty)
        #expect(right.allSatisfy { $0 >= 80 } && !right.isEmpty)
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 3
        #expect((style.mutableCopy() as? NSParagraphStyle) == style && style != NSParagraphStyle.default)
    }

    @Test func textIsDrawnAtItsPlace() throws {
        let size = CGSize(width: 60, height: 60)
        func rows(_ draw: @escaping () -> Void) throws -> [Int] {
            let pixels = try #require(UIGraphicsImageRenderer(size: size, format: UIGraphicsImageRendererFormat()).image { _ in draw() }.cgImage)
            let bytes = pixels.pixels
            return (0..<60).filter { row in (0..<60).contains { column in bytes[(row * 60 + column) * 4 + 3] > 100 } }
        }
        let high = try rows { "Hg".draw(at: CGPoint(x: 5, y: 0), withAttributes: font) }
        let low = try rows { "Hg".draw(at: CGPoint(x: 5, y: 30), withAttributes: font) }
        #expect(!high.isEmpty && high.map { $0 + 30 } == low)
        #expect(try rows { "".draw(at: .zero, withAttributes: font) }.isEmpty)
    }

    @Test func fontsFollowTheSizeOfText() {
        let metrics = UIFontMetrics(forTextStyle: .body)
        #expect(metrics.scaledValue(for: 17) == 17)
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        #expect(metrics.scaledValue(for: 17, compatibleWith: large) > 30)
        #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize == metrics.scaledValue(for: 17, compatibleWith: large))
        #expect(metrics.scaledFont(for: .systemFont(ofSize: 10), maximumPointSize: 8).pointSize == 8)
    }

    @Test(arguments: DynamicTypeSize.allCases)
    func categoriesAreSizes(size: DynamicTypeSize) {
        #expect(DynamicTypeSize(UIContentSizeCategory(size)) == size)
        #expect(UIContentSizeCategory(size).isAccessibilityCategory == size.isAccessibilitySize)
    }
}
