import SwiftUICore

/// The previews of a provider.
@MainActor
enum Previews {
    /// The views that a provider's view builder lists, one by one; a group is replaced by its content.
    static func separate(_ previews: any View) -> [any View] {
        guard let members = (previews as? any PreviewList)?.members, !members.isEmpty else { return [previews] }
        return members.flatMap { separate($0) }
    }
}

/// A view that only groups other views.
@MainActor
private protocol PreviewList {
    var members: [any View] { get }
}

extension TupleView: PreviewList {
    var members: [any View] { Mirror(reflecting: value).children.compactMap { $0.value as? any View } }
}

extension Group: PreviewList where Content: View {
    var members: [any View] { [content] }
}
