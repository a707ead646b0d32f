import SwiftUI

/// The picture of a recipe, or a plain surface for recipes without one.
public struct RecipeArtwork: View {
    private let name: String?

    public init(name: String?) { self.name = name }

    public var body: some View {
        if let name {
            Color.clear
                .overlay {
                    Image("Artwork/\(name)", bundle: .module)
                        .resizable()
                        .scaledToFill()
                }
                .clipped()
                .accessibilityHidden(true)
        } else {
            LarderColor.cream
                .overlay {
                    Image(systemName: "fork.knife")
                        .font(.largeTitle)
                        .foregroundStyle(.secondary)
                }
                .accessibilityHidden(true)
        }
    }
}
