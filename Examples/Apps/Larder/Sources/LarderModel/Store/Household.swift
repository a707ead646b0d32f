/// Everything that Larder keeps in its file.
public struct Household: Codable, Equatable, Sendable {
    /// The version of the file's format.
    public static let currentVersion = 1

    public var version = Household.currentVersion
    public var pantry: [PantryItem]
    public var shopping: ShoppingList
    public var recipes: [Recipe]

    public init(pantry: [PantryItem] = [], shopping: ShoppingList = ShoppingList(), recipes: [Recipe] = []) {
        self.pantry = pantry
        self.shopping = shopping
        self.recipes = recipes
    }
}
