import SwiftUI
import SwiftUITesting
import Testing

/// `ContentSizeCategory` and `DynamicTypeSize` name the same text sizes.
@MainActor struct SizeCategoryTests {
    private struct Probe: View {
        @Environment(\.sizeCategory) private var category
        @Environment(\.dynamicTypeSize) private var size
        var body: some View { Text(verbatim: "\(category) \(size)") }
    }

    @Test("Either name sets both, and both are in the same order")
    func names() throws {
        for (category, size) in zip(ContentSizeCategory.allCases, DynamicTypeSize.allCases) {
            for host in [ViewHost(Probe().environment(\.sizeCategory, category)), ViewHost(Probe().dynamicTypeSize(size))] {
                _ = try host.find(.text("\(category) \(size)"))
            }
            #expect(category.isAccessibilityCategory == size.isAccessibilitySize)
        }
        #expect(ContentSizeCategory.allCases == ContentSizeCategory.allCases.sorted())
        #expect(ContentSizeCategory.allCases.count == DynamicTypeSize.allCases.count)
    }
}
