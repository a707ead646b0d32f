import Foundation

/// An address of a place in the program.
///
///     larder://item/8C1F…
///     larder://recipe/8C1F…
///     larder://shopping
///     larder://new?name=Milk
enum DeepLink: Equatable {
    case item(UUID)
    case recipe(UUID)
    case shopping
    case newItem(name: String)

    static let scheme = "larder"

    init?(_ url: URL) {
        guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: false), parts.scheme == Self.scheme else { return nil }
        let id = parts.path.split(separator: "/").first.flatMap { UUID(uuidString: String($0)) }
        switch (parts.host, id) {
        case ("shopping", _): self = .shopping
        case ("item", let id?): self = .item(id)
        case ("recipe", let id?): self = .recipe(id)
        case ("new", _): self = .newItem(name: parts.queryItems?.first { $0.name == "name" }?.value ?? "")
        default: return nil
        }
    }
}
