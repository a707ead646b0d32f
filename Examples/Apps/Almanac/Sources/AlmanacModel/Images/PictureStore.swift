import Foundation

/// Pictures in memory. Views that want the same picture at the same time share one request.
public actor PictureStore {
    private let source: any CatalogueSource
    private let capacity: Int
    private var pictures: [String: Data] = [:]
    private var order: [String] = []
    private var requests: [String: Task<Data, any Error>] = [:]

    public init(source: any CatalogueSource, capacity: Int = 60) {
        self.source = source
        self.capacity = capacity
    }

    public func picture(at path: String) async throws -> Data {
        if let picture = pictures[path] { return picture }
        let request = requests[path] ?? Task { [source] in try await source.picture(at: path) }
        requests[path] = request
        defer { requests[path] = nil }
        let picture = try await request.value
        keep(picture, at: path)
        try Task.checkCancellation()
        return picture
    }

    public nonisolated func address(of path: String) -> URL? {
        source.address(of: path)
    }

    private func keep(_ picture: Data, at path: String) {
        guard pictures.updateValue(picture, forKey: path) == nil else { return }
        order.append(path)
        if order.count > capacity { pictures[order.removeFirst()] = nil }
    }
}
