import Foundation
import SwiftUI
import SwiftUITesting

// What the drivers of this folder have in common. `Scripts/drive-listings` compiles each of them, with this file, into the module of
// the listing that it drives.

/// Counts what holds and says what does not.
@MainActor enum Driving {
    private static var (held, failed) = (0, 0)

    static func hold(_ what: String, _ holds: Bool, _ found: Any? = nil) {
        held += holds ? 1 : 0
        failed += holds ? 0 : 1
        if !holds { print("not \(what)" + (found.map { ": \($0)" } ?? "")) }
    }

    static func end() -> Never {
        print("\(held) relations hold, \(failed) do not")
        exit(failed == 0 && held > 0 ? 0 : 1)
    }

    /// The frames of all views of a type, in view order, as `dump()` gives them: to a hundredth of a point.
    static func frames(of type: String, in host: ViewHost) -> [CGRect] {
        host.dump().split(separator: "\n").compactMap { line in
            let line = line.drop { $0 == " " }
            guard line.hasPrefix(type + " ("), let end = line.firstIndex(of: ")") else { return nil }
            let numbers = line[..<end].dropFirst(type.count + 2).split(separator: ",").compactMap { Double($0.drop { $0 == " " }) }
            return numbers.count == 4 ? CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : nil
        }
    }

    /// What a program prints while it does something.
    static func printed(while body: () throws -> Void) rethrows -> [String] {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        fflush(nil)
        let output = dup(1)
        FileManager.default.createFile(atPath: file.path, contents: nil)
        guard let writer = try? FileHandle(forWritingTo: file) else { return [] }
        dup2(writer.fileDescriptor, 1)
        defer {
            close(output)
            try? FileManager.default.removeItem(at: file)
        }
        do {
            defer {
                fflush(nil)
                dup2(output, 1)
            }
            try body()
        }
        return ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n").map(String.init)
    }

    static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December",
    ]
}

/// The windows that each listing is driven in.
let windows: [(size: CGSize, scale: CGFloat)] = [
    (CGSize(width: 390, height: 844), 3), (CGSize(width: 1024, height: 768), 1), (CGSize(width: 844, height: 390), 2),
]

func isClose(_ left: CGFloat, _ right: CGFloat, _ tolerance: CGFloat = 0.01) -> Bool { abs(left - right) <= tolerance + 1e-9 }

func isClose(_ left: CGRect, _ right: CGRect, _ tolerance: CGFloat = 0.01) -> Bool {
    isClose(left.minX, right.minX, tolerance) && isClose(left.minY, right.minY, tolerance)
        && isClose(left.width, right.width, tolerance) && isClose(left.height, right.height, tolerance)
}

/// A colour's share of a pixel of what a host shows: red, green, blue from 0 to 255.
@MainActor func pixel(_ host: ViewHost, at point: CGPoint, scale: CGFloat) throws -> [Int] {
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: 4)
    bytes.initialize(repeating: 0, count: 4)
    defer { bytes.deallocate() }
    guard
        let context = CGContext(
            data: bytes, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    else { return [] }
    let image = try host.image()
    context.draw(
        image,
        in: CGRect(
            x: -(point.x * scale).rounded(.down), y: (point.y * scale).rounded(.down) - CGFloat(image.height) + 1,
            width: CGFloat(image.width), height: CGFloat(image.height)))
    return (0..<3).map { Int(bytes[$0]) }
}
