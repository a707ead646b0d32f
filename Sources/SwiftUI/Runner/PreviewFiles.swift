import Foundation

/// Names the files of the previews of one provider.
///
/// A single preview has the provider's file. Of several, those with a display name are called by it, the others by their number.
@MainActor
final class PreviewFiles {
    private let count: Int
    private var taken: Set<String> = []

    init(count: Int) {
        self.count = count
    }

    /// `Name.png` as `Name-Dark.png` or `Name-2.png`; never the same twice.
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
        return "\(name.deletingPathExtension)\(suffix).\(name.pathExtension)"
    }
}
