import SwiftUICore

extension NavigationPath: ArchivableType {
    package func archived(by archiver: ValueArchiver) -> ArchivedValue? {
        let archives = values.compactMap { archiver.archive($0) }
        return archives.count == count ? .list(archives) : nil
    }

    /// Pages whose values cannot be restored, and those above them, are left out.
    package static func restored(from archive: ArchivedValue, replacing present: NavigationPath?) -> NavigationPath? {
        guard case .list(let archives) = archive else { return nil }
        var path = NavigationPath()
        for archive in archives {
            guard let value = ValueRestorer.restore(archive, as: AnyHashable.self, replacing: nil) else { break }
            path.append(erased: value)
        }
        return path
    }
}
