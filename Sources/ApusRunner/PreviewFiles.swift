import Foundation

/// Names the files of the previews of one provider.
///
/// A single preview has the provider's file name. Of several, those with a display name have it as a suffix, the others their number.
@MainActor
final class PreviewFiles {
    private let count: Int
    private var taken: Set<String> = []

    init(count: Int) {
        self.count = count
    }

    /// Returns `Name.png` as `Name-Dark.png` or `Name-2.png`; every result is different. The name of a variant stays at the end, as in
    /// `Name-2~large.png`.
    func path(_ path: String, displayName: String?, number: Int) -> String {
        var suffix = ""
        if count > 1, let displayName, !displayName.isEmpty {
            suffix = "-" + displayName.replacingOccurrences(of: "/", with: "-")
        } else if number > 0 {
            suffix = "-\(number + 1)"
        }
        if !taken.insert(suffix).inserted {
            suffix += "-\(number + 1)"
            taken.insert(suffix)
        }
        guard !suffix.isEmpty else { return path }
        let name = path as NSString
        let stem = name.deletingPathExtension
        let start = stem.lastIndex(of: "~") ?? stem.endIndex
        // A tilde in the name of a folder is none of a variant.
        let variant = stem[start...].contains("/") ? "" : stem[start...]
        return "\(stem.dropLast(variant.count))\(suffix)\(variant).\(name.pathExtension)"
    }
}
