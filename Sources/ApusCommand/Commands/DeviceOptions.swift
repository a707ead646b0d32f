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

    @Option(help: ArgumentHelp("How much processor time each view may take.", valueName: "seconds"))
    var timeout: Double = 60

    func validate() throws {
        if !(timeout > 0 && timeout.isFinite) { throw ValidationError("--timeout has to be a number of seconds above 0") }
    }

    /// Applies the options to a job; explicit values of the selection take precedence.
    func apply(to job: inout RunnerJob, selection: SelectionOptions) {
        job.contentSize = contentSize
        job.safeArea = safeArea
        guard let device else { return }
        job.device = device.name
        if selection.size == nil { job.size = device.size }
        if selection.profile == nil { job.profile = device.profile }
        if selection.scale == nil { job.scale = device.scale }
    }

    private static func device(_ name: String) throws -> Device {
        guard let device = Device.named(name) else {
            throw ValidationError("There is no device named '\(name)'; there is \(Device.names.joined(separator: ", "))")
        }
        return device
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
