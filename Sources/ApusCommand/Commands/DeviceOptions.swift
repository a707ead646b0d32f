import ArgumentParser
import Foundation
import RunnerProtocol

/// The screen for which views are drawn or laid out, and the time limit.
struct DeviceOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "A device by name, such as 'iPhone 15': its size, scale, size classes and safe area. --size, --scale, --profile and --safe-area go before it.",
            valueName: "name"),
        transform: Self.device)
    var device: Device?

    @Option(
        help: ArgumentHelp("How large text is: xSmall to xxxLarge, accessibility1 to accessibility5. (default: large)", valueName: "size"),
        transform: { try choice($0, as: RunnerJob.ContentSize.self) })
    var contentSize: RunnerJob.ContentSize?

    @Option(
        help: ArgumentHelp("What is covered at the top, leading, bottom and trailing edge in points, such as 47,0,34,0.", valueName: "lengths"),
        transform: Self.insets)
    var safeArea: Device.Insets?

    @Option(
        help: ArgumentHelp(
            "The language and region, such as de_DE or ar: of texts, dates and numbers, and the layout direction. (default: the session's, in snapshots en_US)",
            valueName: "identifier"),
        transform: Self.locale)
    var locale: String?

    @Option(help: ArgumentHelp("How much processor time each view may take.", valueName: "seconds"))
    var timeout: Double = 60

    func validate() throws {
        if !(timeout > 0 && timeout.isFinite) { throw ValidationError("--timeout has to be a number of seconds above 0") }
    }

    /// Adds what the options choose to the variant of the selection.
    func variant(with selection: SelectionOptions) -> PreviewVariant {
        var variant = selection.variant
        variant.device = device?.name
        variant.textSize = contentSize
        variant.safeArea = safeArea
        variant.locale = locale
        return variant
    }

    private static func device(_ name: String) throws -> Device {
        guard let device = Device.named(name) else {
            throw ValidationError("There is no device named '\(name)'; there is \(Device.names.joined(separator: ", "))")
        }
        return device
    }

    private static func locale(_ identifier: String) throws -> String {
        guard identifier.wholeMatch(of: /[A-Za-z]{2,3}([_-][A-Za-z0-9]{2,8})*/) != nil else {
            throw ValidationError("--locale has to be a language, with a region if needed, like de_DE")
        }
        return identifier
    }

    private static func insets(_ text: String) throws -> Device.Insets {
        let lengths = text.split(separator: ",", omittingEmptySubsequences: false).map {
            Double($0.trimmingCharacters(in: .whitespaces)) ?? .nan
        }
        guard lengths.count == 4, lengths.allSatisfy({ $0 >= 0 && $0 <= 16384 }) else {
            throw ValidationError("--safe-area has to be four lengths, top, leading, bottom and trailing, like 47,0,34,0")
        }
        return Device.Insets(top: lengths[0], leading: lengths[1], bottom: lengths[2], trailing: lengths[3])
    }
}
