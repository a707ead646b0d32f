import SwiftUI

/// What the bodies of the other files are about.
struct Item: Identifiable, Hashable {
    var id = 0
    var name = ""
    var detail: String? = nil
    var price = 0.0
    var count = 0
    var date = Date()
    var isDone = false
    var tags: [String] = []
    var kind = Kind.small
}

enum Kind: String, CaseIterable, Identifiable {
    case small, medium, large
    var id: Self { self }
    var title: String { rawValue.capitalized }
}

@MainActor @Observable final class Library {
    var items: [Item] = []
    var query = ""
    var isLoading = false
    var error: String?

    var total: Double { items.map(\.price).reduce(0, +) }
    func reload() async throws {}
    func remove(at offsets: IndexSet) {}
    func move(from source: IndexSet, to destination: Int) {}
}

final class Account: ObservableObject {
    @Published var name = ""
    @Published var email = ""
    @Published var wantsMail = false
    @Published var age = 20
}
