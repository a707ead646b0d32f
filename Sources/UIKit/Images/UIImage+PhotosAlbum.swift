import Foundation
import FoundationOverlay
import SwiftUI

/// Saves an image as a PNG file in the user's folder for pictures, which stands for the photo album, with the time as its name.
///
/// - Parameters:
///   - image: The image. One of no size is not saved.
///   - completionTarget: The object that is told when the image has been saved, or could not be.
///   - completionSelector: Its method. Selectors have at most one argument on Linux: the image.
///   - contextInfo: Not used, since the method does not receive it.
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {
    _ = try? PhotosAlbum.save(image, in: .picturesDirectory, at: Date())
    completionSelector?._call(on: completionTarget, with: image)
}

/// The folder that stands for the photo album.
enum PhotosAlbum {
    /// Saves an image under a name that no other file has, and returns the file.
    @discardableResult
    static func save(_ image: UIImage, in folder: URL, at time: Date) throws -> URL {
        guard let data = image.pngData() else { throw CocoaError(.fileWriteUnknown) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let style = Date.VerbatimFormatStyle(
            format:
                "\(year: .defaultDigits)-\(month: .twoDigits)-\(day: .twoDigits) \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)).\(minute: .twoDigits).\(second: .twoDigits)",
            timeZone: .current, calendar: Calendar(identifier: .gregorian))
        let name = time.formatted(style)
        for number in 1... {
            let file = folder.appending(path: number == 1 ? "\(name).png" : "\(name) \(number).png")
            do {
                try data.write(to: file, options: .withoutOverwriting)
                return file
            } catch CocoaError.fileWriteFileExists {
                continue
            }
        }
        throw CocoaError(.fileWriteUnknown)
    }
}
