import AppKit
import Testing
import UIKit

/// The lists of installed fonts.
struct FontFamilyTests {
    private let manager = NSFontManager.shared

    @Test func familiesAreSortedAndNamedOnce() {
        let families = manager.availableFontFamilies
        #expect(families == UIFont.familyNames)
        #expect(families == Set(families).sorted())
        #expect(families.contains("DejaVu Sans"))
        #expect(!families.contains { $0.hasPrefix(".") || $0.isEmpty })
    }

    /// Each family has fonts, and the font manager and `UIFont` name the same.
    @Test func familiesHaveMembers() throws {
        for family in manager.availableFontFamilies {
            let names = UIFont.fontNames(forFamilyName: family)
            #expect(!names.isEmpty && names.count == Set(names).count, "\(family)")
            #expect(try #require(manager.availableMembers(ofFontFamily: family)).map { $0[0] as? String } == names, "\(family)")
        }
    }

    @Test func membersKnowTheirStyles() throws {
        let members = try #require(manager.availableMembers(ofFontFamily: "DejaVu Sans Mono"))
        func member(_ name: String) throws -> (style: String, weight: Int, traits: NSFontTraitMask) {
            let found = try #require(members.first { $0[0] as? String == name })
            return (
                try #require(found[1] as? String), try #require(found[2] as? Int),
                NSFontTraitMask(rawValue: try #require(found[3] as? UInt))
            )
        }
        let regular = try member("DejaVuSansMono")
        #expect(regular.style == "Book" && [4, 5].contains(regular.weight) && regular.traits == .fixedPitchFontMask)
        let bold = try member("DejaVuSansMono-Bold")
        #expect(bold.style == "Bold" && bold.weight == 9 && bold.traits == [.boldFontMask, .fixedPitchFontMask])
        let weights = members.compactMap { $0[2] as? Int }
        #expect(weights == weights.sorted())
    }

    @Test func unknownFamiliesHaveNoMembers() {
        #expect(manager.availableMembers(ofFontFamily: "No Such Family") == nil)
        #expect(UIFont.fontNames(forFamilyName: "No Such Family").isEmpty)
        #expect(UIFont.fontNames(forFamilyName: "dejavu sans") == UIFont.fontNames(forFamilyName: "DejaVu Sans"))
    }
}
