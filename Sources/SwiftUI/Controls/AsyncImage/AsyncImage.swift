import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif
import SwiftUICore

/// How far a picture has come that is being loaded.
public enum AsyncImagePhase: Sendable {
    /// There is none yet.
    case empty
    /// It is there.
    case success(Image)
    /// It could not be loaded.
    case failure(any Error)

    /// The picture, if it is there.
    public var image: Image? {
        if case .success(let image) = self { image } else { nil }
    }

    /// Why it could not be loaded.
    public var error: (any Error)? {
        if case .failure(let error) = self { error } else { nil }
    }
}

/// A picture that is loaded from an address, of a file too, when it is shown.
public struct AsyncImage<Content: View> {
    private let url: URL?
    private let scale: CGFloat
    private let transaction: Transaction
    private let content: (AsyncImagePhase) -> Content

    /// A picture, or what stands in its place until it is there and if it does not come.
    ///
    /// - Parameters:
    ///   - url: The address; nil for no picture yet.
    ///   - scale: Pixels per point. Values that are not positive count as 1.
    ///   - transaction: The transaction in which the picture comes.
    ///   - content: The view for each phase.
    nonisolated public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.url = url
        self.scale = scale
        self.transaction = transaction
        self.content = content
    }

    /// A picture changed by a function, with a placeholder until it is there and if it does not come.
    nonisolated public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image { content(image) } else { placeholder() }
        }
    }
}

extension AsyncImage where Content == Image {
    /// A picture at its own size; gray until it is there.
    nonisolated public init(url: URL?, scale: CGFloat = 1) {
        self.init(url: url, scale: scale) { $0.image ?? Image.placeholder }
    }
}

extension Image {
    /// A gray area of any size.
    fileprivate static var placeholder: Image {
        let pixel = CGImage(width: 1, height: 1, pixels: [0x1C, 0x1C, 0x1E, 0x24])
        return pixel.map { Image(decorative: $0, scale: 1).resizable() } ?? Image(decorative: "")
    }
}

extension AsyncImage: View {
    public var body: some View {
        LoadingImage(url: url, scale: scale, transaction: transaction, content: content)
    }
}

private struct LoadingImage<Content: View>: View {
    let url: URL?
    let scale: CGFloat
    let transaction: Transaction
    let content: (AsyncImagePhase) -> Content
    @State private var phase = AsyncImagePhase.empty

    var body: some View {
        content(phase)
            .task(id: url) { await load() }
    }

    private func load() async {
        if case .success = phase { phase = .empty }
        guard let url else { return }
        let loaded: AsyncImagePhase
        do {
            let data = try await AsyncImageLoading.data(at: url)
            loaded = Image(data: data, scale: scale).map { .success($0) } ?? .failure(URLError(.cannotDecodeContentData))
        } catch {
            loaded = .failure(error)
        }
        guard !Task.isCancelled else { return }
        withTransaction(transaction) { phase = loaded }
    }
}

/// Loads the bytes of pictures.
private enum AsyncImageLoading {
    static func data(at url: URL) async throws -> Data {
        guard url.isFileURL else {
            let (data, response) = try await URLSession.shared.data(from: url)
            if let response = response as? HTTPURLResponse, !(200..<300).contains(response.statusCode) {
                throw URLError(.badServerResponse)
            }
            return data
        }
        return try await Task.detached { try Data(contentsOf: url) }.value
    }
}
