/// The surroundings in which a view is shown: screen, platform, appearance and language.
///
/// A property that is nil is not chosen: the preview's own traits decide, then the device, then the default. In JSON the keys have
/// the names of the properties; a size is written as `"390x844"` or `"fit"`.
package struct PreviewVariant: Codable, Sendable, Hashable {
    /// The size proposed to a view.
    package enum Size: Sendable, Hashable {
        /// The view's own ideal size.
        case fit
        /// A size in points.
        case fixed(RunnerJob.Size)
    }

    package enum Orientation: String, Codable, Sendable, CaseIterable {
        case portrait, landscape
    }

    package enum LayoutDirection: String, Codable, Sendable, CaseIterable {
        case leftToRight, rightToLeft
    }

    package enum Contrast: String, Codable, Sendable, CaseIterable {
        case standard, increased
    }

    /// The platform whose metrics and colours are used.
    package var profile: RunnerJob.Profile?
    /// The device whose screen the view is shown on, by its name in ``Device``'s table.
    package var device: String?
    package var orientation: Orientation?
    package var size: Size?
    /// Pixels per point.
    package var scale: Double?
    /// The safe area insets, in points.
    package var safeArea: Device.Insets?
    package var colorScheme: RunnerJob.ColorScheme?
    package var textSize: RunnerJob.ContentSize?
    /// Nil follows the locale.
    package var layoutDirection: LayoutDirection?
    /// The identifier of the locale, such as `de_DE`; nil is the session's.
    package var locale: String?
    package var contrast: Contrast?
    /// Whether large movements are replaced with fading.
    package var reduceMotion: Bool?

    package init() {}

    /// The names of the properties, which are the keys in JSON.
    package static let keys = [
        "profile", "device", "orientation", "size", "scale", "safeArea", "colorScheme", "textSize", "layoutDirection", "locale", "contrast",
        "reduceMotion",
    ]

    // MARK: Values in effect

    /// The record of ``device``; nil if none is chosen or its name is unknown.
    package var deviceRecord: Device? { device.flatMap { Device.named($0) } }

    package var isLandscape: Bool { orientation == .landscape }

    /// The platform: the chosen one, the device's, or iOS.
    package var profileInEffect: RunnerJob.Profile { profile ?? deviceRecord?.profile ?? .iOS }

    /// Pixels per point: the chosen number, the device's, or that of the platform.
    package var scaleInEffect: Double { scale ?? deviceRecord?.scale ?? (profileInEffect.isPhone ? 3 : 2) }

    /// The proposed size in points, before a preview's own traits are considered; nil for the view's ideal size.
    package var proposedSize: RunnerJob.Size? {
        switch size {
        case .fit: return nil
        case .fixed(let size): return size
        case nil:
            let portrait = deviceRecord?.size ?? (profileInEffect.isPhone ? .init(width: 390, height: 844) : .init(width: 900, height: 450))
            let canTurn = profileInEffect.isPhone || deviceRecord.map { $0.kind != .desktop } == true
            return isLandscape && canTurn ? .init(width: portrait.height, height: portrait.width) : portrait
        }
    }

    // MARK: Combining

    /// Returns this variant with what it does not choose taken from another.
    package func filled(from other: PreviewVariant) -> PreviewVariant {
        var result = self
        result.profile = profile ?? other.profile
        result.device = device ?? other.device
        result.orientation = orientation ?? other.orientation
        result.size = size ?? other.size
        result.scale = scale ?? other.scale
        result.safeArea = safeArea ?? other.safeArea
        result.colorScheme = colorScheme ?? other.colorScheme
        result.textSize = textSize ?? other.textSize
        result.layoutDirection = layoutDirection ?? other.layoutDirection
        result.locale = locale ?? other.locale
        result.contrast = contrast ?? other.contrast
        result.reduceMotion = reduceMotion ?? other.reduceMotion
        return result
    }

    /// A short name from what is chosen, such as `iPhone 15, dark`; empty if nothing is.
    package var name: String {
        var words: [String] = []
        if let profile { words.append(profile.rawValue) }
        if let device { words.append(device) }
        if let orientation { words.append(orientation.rawValue) }
        if let size { words.append(size.text) }
        if let scale { words.append(scale == scale.rounded() ? "\(Int(scale))x" : "\(scale)x") }
        if let safeArea { words.append("safe area \([safeArea.top, safeArea.leading, safeArea.bottom, safeArea.trailing])") }
        if let colorScheme { words.append(colorScheme.rawValue) }
        if let textSize { words.append(textSize.rawValue) }
        if let layoutDirection { words.append(layoutDirection.rawValue) }
        if let locale { words.append(locale) }
        if let contrast { words.append("\(contrast.rawValue) contrast") }
        if let reduceMotion { words.append(reduceMotion ? "reduced motion" : "full motion") }
        return words.joined(separator: ", ")
    }
}

extension PreviewVariant.Size: Codable {
    /// The largest length that is drawn, in points.
    package static let largestLength = 16384.0

    /// Reads `390x844` or `fit`; nil for other texts, and for lengths that are not positive.
    package init?(_ text: String) {
        if text == "fit" {
            self = .fit
            return
        }
        let lengths = text.split(omittingEmptySubsequences: false) { $0 == "x" || $0 == "×" }.map { Double($0) ?? .nan }
        guard lengths.count == 2, lengths.allSatisfy({ $0 > 0 && $0.isFinite }) else { return nil }
        self = .fixed(.init(width: lengths[0], height: lengths[1]))
    }

    package var text: String {
        func word(_ length: Double) -> String { length == length.rounded() ? "\(Int(length))" : "\(length)" }
        return switch self {
        case .fit: "fit"
        case .fixed(let size): "\(word(size.width))x\(word(size.height))"
        }
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let size = Self(text), size.isDrawable else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "'\(text)' is not a size like 390x844, or 'fit'")
        }
        self = size
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }

    /// Whether the lengths are small enough for a picture.
    package var isDrawable: Bool {
        guard case .fixed(let size) = self else { return true }
        return max(size.width, size.height) <= Self.largestLength
    }
}
