import Foundation
import SwiftUICore
import Testing

@testable import Typesetting

/// Fonts without small capitals show smaller capitals in their place.
@Suite struct SmallCapitalTests {
    private var scale: Double {
        get throws {
            let font = Font.system(size: 40).resolved(in: .init(profile: .iOS))
            let face = try #require(FontLibrary.shared.face(for: font))
            // The rule applies to faces without the features.
            try #require(!face.hasSubstitution("smcp") && !face.hasSubstitution("c2sc"))
            return SmallCapitals.scale(in: face)
        }
    }

    /// The sizes at which the glyphs of a text are drawn.
    private func sizes(_ string: String, _ font: Font) throws -> [Double] {
        let text = ResolvedText(string, style: .init(font: font.resolved(in: .init(profile: .iOS))))
        let clusters = ClusterBuilder.clusters(of: text)
        let record = try #require(clusters.glyphs as? GlyphRecord)
        return record.itemOfCluster.map { record.items[Int($0)].size }
    }

    @Test func theyAreAsHighAsTheLetterX() throws {
        let scale = try scale
        #expect(scale > 0.6 && scale < 0.9)
        let font = Font.system(size: 40)
        #expect(try sizes("aB1", font.lowercaseSmallCaps()) == [40 * scale, 40, 40])
        #expect(try sizes("aB1", font.uppercaseSmallCaps()) == [40, 40 * scale, 40])
        #expect(try sizes("aB1", font.smallCaps()) == [40 * scale, 40 * scale, 40])
        #expect(try sizes("aB1", font) == [40, 40, 40])
    }

    @Test func theyAreCapitals() throws {
        let font = Font.system(size: 40)
        func glyphs(_ string: String, _ font: Font) throws -> [UInt32] {
            let text = ResolvedText(string, style: .init(font: font.resolved(in: .init(profile: .iOS))))
            return try #require(ClusterBuilder.clusters(of: text).glyphs as? GlyphRecord).glyphs.map(\.id)
        }
        #expect(try glyphs("résumé", font.lowercaseSmallCaps()) == glyphs("RÉSUMÉ", font))
        // One letter may become two, which stay one cluster.
        #expect(try glyphs("ß", font.lowercaseSmallCaps()) == glyphs("SS", font))
        #expect(try sizes("aßb", font.lowercaseSmallCaps()).count == 3)
    }
}
