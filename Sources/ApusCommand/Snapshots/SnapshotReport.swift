import Foundation

/// The files that a run leaves behind: a page for people and an XML file for CI systems.
struct SnapshotReport {
    var title: String
    var results: [SnapshotResult]

    /// Writes `report.html` and `report.xml` into a folder, which is made if it does not exist.
    func write(to folder: URL) throws(CommandFailure) -> (page: URL, junit: URL) {
        let files = (page: folder.appendingPathComponent("report.html"), junit: folder.appendingPathComponent("report.xml"))
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(SnapshotPage(title: title, results: results).text.utf8).write(to: files.page, options: .atomic)
            try Data(JUnitReport(title: title, results: results).text.utf8).write(to: files.junit, options: .atomic)
        } catch {
            throw .failure("The report cannot be written to '\(folder.path)': \(error.localizedDescription)")
        }
        return files
    }
}
