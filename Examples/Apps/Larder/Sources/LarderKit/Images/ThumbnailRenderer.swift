import LarderModel
import UIKit

/// Draws the small square pictures of items.
@MainActor public enum ThumbnailRenderer {
    /// The sides of a picture in points.
    public static let length: CGFloat = 88

    private static var tiles: [FoodCategory: [UIUserInterfaceStyle: UIImage]] = [:]

    /// Returns a tile with the icon of a category for items without a picture. A tile is drawn once.
    public static func tile(for category: FoodCategory, style: UIUserInterfaceStyle) -> UIImage {
        if let tile = tiles[category]?[style] { return tile }
        let tile = drawTile(for: category, traits: UITraitCollection(userInterfaceStyle: style))
        tiles[category, default: [:]][style] = tile
        return tile
    }

    /// Returns PNG data of a picture cut to a square, or nil if the data is no picture.
    public static func thumbnail(from data: Data) -> Data? {
        guard let image = UIImage(data: data), image.size.width > 0, image.size.height > 0 else { return nil }
        let bounds = CGRect(x: 0, y: 0, width: length, height: length)
        let scale = max(length / image.size.width, length / image.size.height)
        let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
        return UIGraphicsImageRenderer(bounds: bounds).pngData { _ in
            image.draw(in: CGRect(x: (length - size.width) / 2, y: (length - size.height) / 2, width: size.width, height: size.height))
        }
    }

    private static func drawTile(for category: FoodCategory, traits: UITraitCollection) -> UIImage {
        let bounds = CGRect(x: 0, y: 0, width: length, height: length)
        let color = category.uiColor.resolvedColor(with: traits)
        let icon = UIImage(resource: category.icon).withTintColor(color, renderingMode: .alwaysOriginal)
        return UIGraphicsImageRenderer(bounds: bounds).image { context in
            color.withAlphaComponent(0.16).setFill()
            context.fill(bounds)
            icon.draw(in: bounds.insetBy(dx: length * 0.19, dy: length * 0.19))
        }
    }
}
