import ApusRunner
import Foundation
import RunnerProtocol
import SwiftUI

/// Compares a view with the pictures recorded of it, one for each variant.
///
///     @MainActor @Test func card() throws {
///         try expectSnapshot(of: Card(), variants: [.light, .dark, SnapshotVariant("phone", device: "iPhone 15")])
///     }
///
/// The pictures and the texts of their trees are in the folder `__Snapshots__` beside the test. A picture that does not exist is
/// recorded, and the expectation fails so that the picture is reviewed. With `APUS_RECORD_SNAPSHOTS=1` in the environment all pictures are
/// recorded anew. Where a picture differs, a file with `-failed` in its name shows the recorded one, the one drawn now and their
/// difference side by side. Changes of state are shown without animation.
///
/// Works in every test framework in which a thrown error fails a test, such as Swift Testing and XCTest.
///
/// - Parameters:
///   - view: The view.
///   - variants: The surroundings in which the view is drawn. Each needs a name of its own if there are several.
///   - name: A name that distinguishes the expectations of one test.
///   - precision: How far pictures may differ.
///   - filePath: The file of the test.
///   - function: The test.
/// - Throws: A `SnapshotMismatch` that lists what differs in all variants, and errors of drawing and writing.
@MainActor public func expectSnapshot<Content: View>(
    of view: Content, variants: [SnapshotVariant] = [.standard], named name: String? = nil, precision: SnapshotPrecision = .exact,
    filePath: String = #filePath, function: String = #function
) throws {
    let files = SnapshotFiles(test: filePath, function: function, name: name)
    var differences: [SnapshotMismatch.Difference] = []
    for variant in variants {
        if let device = variant.surroundings.device, variant.surroundings.deviceRecord == nil { throw UnknownDevice(name: device) }
        let surroundings = PreviewSurroundings(variant.surroundings)
        Locale.ofSession = surroundings.environment.locale
        let host = ViewHost(
            view, size: surroundings.size, environment: surroundings.environment, safeAreaInsets: surroundings.safeAreaInsets, purpose: .stillPicture)
        if let difference = try files.difference(of: host, variant: variant.name, precision: precision) { differences.append(difference) }
    }
    if !differences.isEmpty { throw SnapshotMismatch(differences: differences) }
}

extension ViewHost {
    /// Compares the window as it is with the picture recorded of it, as
    /// ``expectSnapshot(of:variants:named:precision:filePath:function:)`` does.
    ///
    ///     try host.tap(.text("More"))
    ///     try host.expectSnapshot(named: "open")
    ///
    /// - Parameters:
    ///   - name: A name that distinguishes the expectations of one test.
    ///   - precision: How far the picture may differ.
    ///   - filePath: The file of the test.
    ///   - function: The test.
    /// - Throws: A `SnapshotMismatch`, and errors of drawing and writing.
    public func expectSnapshot(
        named name: String? = nil, precision: SnapshotPrecision = .exact, filePath: String = #filePath, function: String = #function
    ) throws {
        let files = SnapshotFiles(test: filePath, function: function, name: name)
        guard let difference = try files.difference(of: self, variant: "", precision: precision) else { return }
        throw SnapshotMismatch(differences: [difference])
    }
}

/// The failure of a comparison with recorded pictures.
public struct SnapshotMismatch: Error, CustomStringConvertible {
    /// A picture that differs from the recorded one.
    public struct Difference: Sendable {
        /// The name of the variant; empty for a variant without a name.
        public let variant: String
        /// The file to look at.
        public let file: URL
        /// The differences, as sentences.
        public let reasons: [String]
    }

    /// The pictures that differ, in the order of the variants.
    public let differences: [Difference]

    public var description: String {
        differences.map { difference in
            let subject = difference.variant.isEmpty ? "The picture" : "The picture '\(difference.variant)'"
            return "\(subject): \(difference.reasons.joined(separator: "; ")); see \(difference.file.path)"
        }.joined(separator: "\n")
    }
}

/// A variant names a device that does not exist.
struct UnknownDevice: Error, CustomStringConvertible {
    var name: String
    var description: String { "There is no device named '\(name)'; there is \(Device.names.joined(separator: ", "))" }
}
