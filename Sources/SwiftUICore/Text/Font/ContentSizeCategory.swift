/// The user's preferred text size, as an older name for ``DynamicTypeSize``.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
    /// An extra small size.
    case extraSmall
    /// A small size.
    case small
    /// A medium size.
    case medium
    /// A large size, the default.
    case large
    /// An extra large size.
    case extraLarge
    /// An extra extra large size.
    case extraExtraLarge
    /// An extra extra extra large size.
    case extraExtraExtraLarge
    /// The first accessibility size.
    case accessibilityMedium
    /// The second accessibility size.
    case accessibilityLarge
    /// The third accessibility size.
    case accessibilityExtraLarge
    /// The fourth accessibility size.
    case accessibilityExtraExtraLarge
    /// The fifth accessibility size.
    case accessibilityExtraExtraExtraLarge

    /// Creates the category that corresponds to a size.
    fileprivate init(_ size: DynamicTypeSize) {
        self = Self.allCases[DynamicTypeSize.allCases.firstIndex(of: size) ?? 3]
    }

    /// The corresponding size; both types have the same cases in the same order.
    fileprivate var size: DynamicTypeSize { DynamicTypeSize.allCases[Self.allCases.firstIndex(of: self) ?? 3] }

    /// Whether the size is one of the accessibility sizes.
    public var isAccessibilityCategory: Bool { size.isAccessibilitySize }
}

extension ContentSizeCategory: Comparable {
    public static func < (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.size < rhs.size }
}

extension EnvironmentValues {
    /// The user's preferred text size under its older name; the same setting as `dynamicTypeSize`.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) }
        set { dynamicTypeSize = newValue.size }
    }
}
