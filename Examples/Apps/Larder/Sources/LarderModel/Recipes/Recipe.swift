import Foundation

/// A dish with its ingredients and the steps that make it.
public struct Recipe: Codable, Hashable, Identifiable, Sendable {
    public let id: UUID
    public var title: String
    public var servings: Int
    public var minutes: Int
    public var tags: [String]
    public var ingredients: [Ingredient]
    public var steps: [String]
    public var isFavorite: Bool
    /// The name of a picture in the asset catalogue, if there is one.
    public var artwork: String?

    public init(
        id: UUID = UUID(), title: String, servings: Int, minutes: Int, tags: [String] = [], ingredients: [Ingredient], steps: [String],
        isFavorite: Bool = false, artwork: String? = nil
    ) {
        self.id = id
        self.title = title
        self.servings = servings
        self.minutes = minutes
        self.tags = tags
        self.ingredients = ingredients
        self.steps = steps
        self.isFavorite = isFavorite
        self.artwork = artwork
    }

    /// Returns the ingredients for a number of servings.
    public func ingredients(for servings: Int) -> [Ingredient] {
        let factor = Double(servings) / Double(max(1, self.servings))
        return ingredients.map { $0.scaled(by: factor) }
    }
}
