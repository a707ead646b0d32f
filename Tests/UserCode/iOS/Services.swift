import AVFoundation
import CoreImage
import FoundationModels
import LinkPresentation
import Network
import StoreKit
import SwiftUI
import UIKit

/// A recorder as programs of iOS have it.
final class Recorder: NSObject, AVAudioRecorderDelegate {
    var recorder: AVAudioRecorder?

    func start(_ url: URL) throws {
        let session = AVAudioSession.sharedInstance()
        try session.setCategory(.playAndRecord, mode: .default)
        try session.setActive(true)
        try session.overrideOutputAudioPort(AVAudioSession.PortOverride.speaker)
        let settings = [
            AVFormatIDKey: Int(kAudioFormatMPEG4AAC), AVSampleRateKey: 12000, AVNumberOfChannelsKey: 1,
            AVEncoderAudioQualityKey: AVAudioQuality.high.rawValue,
        ]
        recorder = try AVAudioRecorder(url: url, settings: settings)
        recorder?.delegate = self
        recorder?.isMeteringEnabled = true
        recorder?.record()
    }

    func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {
        print(recorder.averagePower(forChannel: 0), flag)
    }
}

final class Radio: ObservableObject {
    let player = AVPlayer()
    @Published var time = 0.0

    func play(_ url: URL) {
        player.replaceCurrentItem(with: AVPlayerItem(url: url))
        player.addPeriodicTimeObserver(forInterval: CMTime(seconds: 0.5, preferredTimescale: CMTimeScale(NSEC_PER_SEC)), queue: .main) {
            [weak self] time in
            self?.time = CMTimeGetSeconds(time)
        }
        player.play()
        player.seek(to: CMTime(seconds: 10, preferredTimescale: 600))
        NotificationCenter.default.addObserver(forName: .AVPlayerItemDidPlayToEndTime, object: player.currentItem, queue: .main) { _ in }
    }
}

/// Pictures as learners make them.
struct Pictures {
    let context = CIContext()
    let filter = CIFilter.qrCodeGenerator()

    func code(_ text: String) -> UIImage {
        filter.message = Data(text.utf8)
        if let output = filter.outputImage, let image = context.createCGImage(output, from: output.extent) { return UIImage(cgImage: image) }
        return UIImage(systemName: "xmark.circle") ?? UIImage()
    }

    func sepia(_ input: UIImage, _ current: CIFilter = CIFilter.sepiaTone()) -> UIImage? {
        guard let beginning = CIImage(image: input) else { return nil }
        current.setValue(beginning, forKey: kCIInputImageKey)
        if current.inputKeys.contains(kCIInputIntensityKey) { current.setValue(0.5, forKey: kCIInputIntensityKey) }
        guard let output = current.outputImage, let image = context.createCGImage(output, from: output.extent) else { return nil }
        return UIImage(cgImage: image)
    }

    func thumbnail(_ url: URL) -> UIImage? {
        let options =
            [
                kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceShouldCacheImmediately: true,
                kCGImageSourceCreateThumbnailWithTransform: true, kCGImageSourceThumbnailMaxPixelSize: 200,
            ] as CFDictionary
        guard let source = CGImageSourceCreateWithURL(url as CFURL, [kCGImageSourceShouldCache: false] as CFDictionary),
            let image = CGImageSourceCreateThumbnailAtIndex(source, 0, options)
        else { return nil }
        let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any]
        print(properties?[kCGImagePropertyPixelWidth] as? Int ?? 0)
        return UIImage(cgImage: image)
    }
}

func address(_ item: NSSecureCoding?) -> URL? {
    if let url = item as? URL { return url }
    if let data = item as? Data { return URL(dataRepresentation: data, relativeTo: nil) }
    return (item as? String).flatMap { URL(string: $0) }
}

func load(_ provider: NSItemProvider) {
    provider.loadItem(forTypeIdentifier: "public.url", options: nil) { item, _ in print(address(item) as Any) }
}

@Generable struct Trip: Equatable {
    @Guide(description: "The town") let town: String
    @Guide(description: "Days", .range(1...7)) var days: Int
}

struct Planner: View {
    @State private var trip: Trip.PartiallyGenerated?
    private let model = SystemLanguageModel.default

    var body: some View {
        switch model.availability {
        case .available: Text(trip?.town ?? "")
        case .unavailable(.deviceNotEligible): Text("Not here")
        case .unavailable: Text("Later")
        }
    }

    func plan() async throws {
        let session = LanguageModelSession { "Be brief." }
        for try await partial in session.streamResponse(generating: Trip.self, prompt: { "A trip" }) { trip = partial.content }
    }
}

struct Shop: View {
    @State private var statuses: [String: [SubscriptionStatus]] = [:]

    var body: some View {
        Text("\(statuses.count)")
            .onInAppPurchaseStart { product in print(product.displayName) }
            .onInAppPurchaseCompletion { product, result in
                if case .success(.success(let transaction)) = result { print(product.id, transaction) }
            }
            .task {
                for await (group, found) in SubscriptionStatus.all { statuses[group] = found }
                for await status in SubscriptionStatus.updates { print(status.state.localizedDescription) }
            }
    }
}

func listen() throws {
    let listener = try NWListener(using: .tcp, on: 8080)
    listener.newConnectionHandler = { connection in
        connection.start(queue: .main)
        connection.receive(minimumIncompleteLength: 1, maximumLength: 65536) { data, _, isComplete, error in
            if let data, !data.isEmpty { connection.send(content: data, completion: .contentProcessed { _ in }) }
            if isComplete || error != nil { connection.cancel() }
        }
    }
    listener.start(queue: .main)
    let browser = NWBrowser(for: .bonjour(type: "_http._tcp", domain: nil), using: .tcp)
    browser.browseResultsChangedHandler = { results, _ in
        for result in results { if case .service(let name, _, _, _) = result.endpoint { print(name) } }
    }
    browser.start(queue: .main)
}

struct Note: Codable {
    var text: AttributedString
}

func style(_ text: inout AttributedString) async throws {
    text.alignment = .center
    text.lineHeight = .loose
    print(text.runs[\.alignment].map { $0.0 == .left })
    var isFolder: ObjCBool = false
    FileManager.default.fileExists(atPath: "/", isDirectory: &isFolder)
    let metadata = try await LPMetadataProvider().startFetchingMetadata(for: URL(fileURLWithPath: "/a.html"))
    print(metadata.title ?? "")
}
