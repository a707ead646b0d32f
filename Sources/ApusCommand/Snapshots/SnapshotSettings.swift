import Foundation
import RunnerProtocol

/// The file `snapshots.json` beside a program: the variants in which its previews are recorded, and how they are compared.
struct SnapshotSettings: Decodable {
    static let fileName = "snapshots.json"
    static let defaultFolder = "__Snapshots__"
    /// The date that programs see unless another one is set: 2026-01-01 09:41 UTC, in seconds since 1970.
    static let defaultDate = 1_767_260_460.0

    /// A variant with the name that its pictures have.
    struct Variant: Decodable {
        /// Nil for a name made from what the variant chooses.
        var name: String?
        var surroundings: PreviewVariant

        init(name: String? = nil, surroundings: PreviewVariant = PreviewVariant()) {
            self.name = name
            self.surroundings = surroundings
        }

        init(from decoder: any Decoder) throws {
            name = try decoder.container(keyedBy: Key.self).decodeIfPresent(String.self, forKey: Key("name"))
            surroundings = try PreviewVariant(from: decoder)
            try decoder.refuseUnknownKeys(besides: PreviewVariant.keys + ["name"])
            if let device = surroundings.device, surroundings.deviceRecord == nil {
                throw CommandFailure.misuse("There is no device named '\(device)' for \(SnapshotSettings.fileName).")
            }
        }
    }

    var variants: [Variant] = []
    /// The names of the views to draw; empty for every preview.
    var views: [String] = []
    /// The folder of the recorded pictures, relative to that of the settings.
    var folder = defaultFolder
    var limit = PictureLimit.exact
    /// The date at which the program's wall clock stands still, in seconds since 1970.
    var date = defaultDate
    /// The seconds for which the clock of animations advances before the picture is drawn; nil for a picture in which they have ended.
    var time: Double?

    init() {}

    /// Reads the settings in a folder; the defaults if there are none.
    static func inFolder(_ folder: URL) throws(CommandFailure) -> SnapshotSettings {
        let file = folder.appendingPathComponent(fileName)
        guard FileManager.default.fileExists(atPath: file.path) else { return SnapshotSettings() }
        return try read(file)
    }

    static func read(_ file: URL) throws(CommandFailure) -> SnapshotSettings {
        do {
            return try JSONDecoder().decode(Self.self, from: Data(contentsOf: file))
        } catch let failure as CommandFailure {
            throw failure
        } catch let DecodingError.dataCorrupted(context) where context.codingPath.isEmpty {
            throw .misuse(
                "'\(file.relativePath)' is not JSON: \((context.underlyingError as NSError?)?.userInfo["NSDebugDescription"] ?? "it cannot be read")."
            )
        } catch let DecodingError.dataCorrupted(context) {
            throw .misuse("'\(context.codingPath.name)' in '\(file.relativePath)' is not what it has to be: \(context.debugDescription).")
        } catch let DecodingError.typeMismatch(_, context) {
            throw .misuse("'\(context.codingPath.name)' in '\(file.relativePath)' is of the wrong type: see Docs/Testing.md.")
        } catch {
            throw .misuse("'\(file.relativePath)' cannot be read: \(error.localizedDescription)")
        }
    }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        try decoder.refuseUnknownKeys(besides: ["variants", "views", "folder", "limit", "date", "time"])
        variants = try values.decodeIfPresent([Variant].self, forKey: "variants") ?? []
        views = try values.decodeIfPresent([String].self, forKey: "views") ?? []
        folder = try values.decodeIfPresent(String.self, forKey: "folder") ?? Self.defaultFolder
        if let date = try values.decodeIfPresent(String.self, forKey: "date") {
            guard let parsed = try? Date(date, strategy: .iso8601) else {
                throw DecodingError.dataCorruptedError(forKey: "date", in: values, debugDescription: "a date such as 2026-01-01T09:41:00Z")
            }
            self.date = parsed.timeIntervalSince1970
        }
        time = try values.decodeIfPresent(Double.self, forKey: "time")
        if let limit = try values.decodeIfPresent(Limit.self, forKey: "limit") { self.limit = limit.value }
        guard time.map({ $0 >= 0 && $0.isFinite }) ?? true else {
            throw DecodingError.dataCorruptedError(forKey: "time", in: values, debugDescription: "a number of seconds, 0 or more")
        }
    }

    /// A limit of which either part may be left out.
    private struct Limit: Decodable {
        var value: PictureLimit

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: Key.self)
            try decoder.refuseUnknownKeys(besides: ["distance", "fraction"])
            value = PictureLimit(
                distance: try values.decodeIfPresent(Double.self, forKey: "distance") ?? 0,
                fraction: try values.decodeIfPresent(Double.self, forKey: "fraction") ?? 0)
            guard (0...1).contains(value.distance), (0...1).contains(value.fraction) else {
                throw DecodingError.dataCorrupted(
                    .init(codingPath: decoder.codingPath, debugDescription: "'distance' and 'fraction' are numbers from 0 to 1"))
            }
        }
    }
}

/// A key of a JSON object.
private struct Key: CodingKey, ExpressibleByStringLiteral {
    var stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init(stringLiteral name: String) { stringValue = name }
    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { nil }
}

extension Decoder {
    fileprivate func refuseUnknownKeys(besides known: [String]) throws {
        for key in try container(keyedBy: Key.self).allKeys where !known.contains(key.stringValue) {
            throw CommandFailure.misuse(
                "\(SnapshotSettings.fileName) has the unknown key '\(key.stringValue)'; there is \(known.joined(separator: ", ")).")
        }
    }
}

extension [any CodingKey] {
    /// The path of a key as it would be written, such as `variants[1].device`.
    fileprivate var name: String {
        reduce("") { $0 + ($1.intValue.map { "[\($0)]" } ?? ($0.isEmpty ? "" : ".") + $1.stringValue) }
    }
}
