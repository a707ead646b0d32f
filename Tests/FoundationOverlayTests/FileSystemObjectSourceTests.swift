import Foundation
import FoundationOverlay
import Testing

/// Sources that watch files and folders.
struct FileSystemObjectSourceTests {
    private typealias Event = DispatchSource.FileSystemEvent

    /// A folder that is removed at the end.
    private final class Folder {
        let url = URL.temporaryDirectory.appending(path: UUID().uuidString)

        init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false) }
        deinit { try? FileManager.default.removeItem(at: url) }

        func file(_ name: String = "file", _ text: String = "text") throws -> URL {
            let file = url.appending(path: name)
            try Data(text.utf8).write(to: file)
            return file
        }
    }

    /// Returns the events that a source reports for an action, up to and with one of the expected.
    private func events(at url: URL, mask: Event = .all, flags: Int32 = O_EVTONLY, until last: Event, _ action: () throws -> Void) throws -> Event {
        let descriptor = open(url.path, flags)
        try #require(descriptor >= 0)
        let source = DispatchSource.makeFileSystemObjectSource(fileDescriptor: descriptor, eventMask: mask, queue: DispatchQueue(label: "test"))
        let occurred = DispatchSemaphore(value: 0)
        let closed = DispatchSemaphore(value: 0)
        nonisolated(unsafe) var all: Event = []
        source.setEventHandler { [unowned source] in
            all.formUnion(source.data)
            if all.contains(last) { occurred.signal() }
        }
        source.setCancelHandler {
            close(descriptor)
            closed.signal()
        }
        source.resume()
        try action()
        #expect(occurred.wait(timeout: .now() + 20) == .success)
        source.cancel()
        #expect(closed.wait(timeout: .now() + 20) == .success)
        #expect(source.isCancelled)
        return all
    }

    @Test func writingIsReportedAndGrowthExtends() throws {
        let folder = try Folder()
        let file = try folder.file()
        func write(_ text: String, at offset: UInt64) throws {
            let handle = try FileHandle(forWritingTo: file)
            try handle.seek(toOffset: offset)
            try handle.write(contentsOf: Data(text.utf8))
            try handle.close()
        }
        #expect(try events(at: file, until: .write) { try write("TE", at: 0) } == .write)
        #expect(try events(at: file, until: .extend) { try write("more", at: 4) } == [.write, .extend])
        #expect(try events(at: file, flags: O_RDONLY, until: .extend) { try write("more", at: 8) } == [.write, .extend])
    }

    @Test func attributesAndLinksAreTold() throws {
        let folder = try Folder()
        let file = try folder.file()
        let other = folder.url.appending(path: "other")
        #expect(try events(at: file, until: .attrib) { chmod(file.path, 0o600) } == .attrib)
        #expect(try events(at: file, until: .link) { link(file.path, other.path) } == .link)
        #expect(try events(at: file, until: .delete) { unlink(other.path) } == [.link, .delete])
    }

    @Test func sourcesFollowRenamedFiles() throws {
        let folder = try Folder()
        let file = try folder.file()
        let moved = folder.url.appending(path: "moved")
        let found = try events(at: file, until: [.rename, .attrib]) {
            try FileManager.default.moveItem(at: file, to: moved)
            chmod(moved.path, 0o600)
        }
        #expect(found == [.rename, .attrib])
    }

    /// Programs that save safely write a new file and give it the name of the old one.
    @Test func replacedFilesAreDeleted() throws {
        let folder = try Folder()
        let file = try folder.file()
        #expect(try events(at: file, until: .delete) { try Data("new".utf8).write(to: file, options: .atomic) }.contains(.delete))
        #expect(try events(at: file, until: .delete) { try FileManager.default.removeItem(at: file) }.contains(.delete))
    }

    @Test func foldersReportTheirEntries() throws {
        let folder = try Folder()
        #expect(try events(at: folder.url, until: .write) { _ = try folder.file() } == .write)
        #expect(try events(at: folder.url, until: .write) { unlink(folder.url.appending(path: "file").path) } == .write)
    }

    @Test func removedFoldersAreDeleted() throws {
        let folder = try Folder()
        let inner = folder.url.appending(path: "inner")
        let sibling = folder.url.appending(path: "sibling")
        for url in [inner, sibling] { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false) }
        let found = try events(at: inner, until: .delete) {
            rmdir(sibling.path)
            rmdir(inner.path)
        }
        #expect(found.contains(.delete) && !found.contains(.write))
    }

    @Test func onlyEventsOfTheMaskAreReported() throws {
        let folder = try Folder()
        let file = try folder.file()
        let found = try events(at: file, mask: [.write, .delete], until: .delete) {
            chmod(file.path, 0o600)
            unlink(file.path)
        }
        #expect(found == .delete)
    }

    @Test func sourcesKnowTheirDescriptorAndMask() throws {
        let source = DispatchSource.makeFileSystemObjectSource(fileDescriptor: 17, eventMask: [.write, .rename])
        let handle: Int32 = source.handle
        #expect(handle == 17)
        #expect(source.mask == Event([.write, .rename]))
        #expect(!source.isCancelled)
        // Dispatch traps when an inactive source is released.
        source.activate()
        source.cancel()
    }

    @Test func suspendedSourcesReportAllEventsAtOnce() throws {
        let folder = try Folder()
        let file = try folder.file()
        let descriptor = open(file.path, O_EVTONLY)
        defer { close(descriptor) }
        let source = DispatchSource.makeFileSystemObjectSource(fileDescriptor: descriptor, eventMask: .all, queue: DispatchQueue(label: "test"))
        let renamed = DispatchSemaphore(value: 0)
        nonisolated(unsafe) var all: Event = []
        source.setEventHandler { [unowned source] in
            all.formUnion(source.data)
            if all.contains([.attrib, .rename]) { renamed.signal() }
        }
        // Neither an inactive source nor a suspended one calls its handler.
        try FileManager.default.moveItem(atPath: file.path, toPath: file.path + "-")
        #expect(all.isEmpty)
        source.activate()
        source.suspend()
        chmod(file.path + "-", 0o600)
        source.resume()
        #expect(renamed.wait(timeout: .now() + 20) == .success)
        source.cancel()
    }

    @Test func badDescriptorsReportNothing() {
        let source = DispatchSource.makeFileSystemObjectSource(fileDescriptor: -1, eventMask: .all)
        let cancelled = DispatchSemaphore(value: 0)
        source.setEventHandler { Issue.record("an event of no file") }
        source.setCancelHandler { cancelled.signal() }
        source.activate()
        source.cancel()
        #expect(cancelled.wait(timeout: .now() + 20) == .success)
    }

    /// Programs hold sources as any protocol of Dispatch.
    @Test func sourcesAreSourcesOfDispatch() throws {
        let folder = try Folder()
        let file = try folder.file()
        let descriptor = open(file.path, O_EVTONLY)
        let source: any DispatchSourceProtocol = DispatchSource.makeFileSystemObjectSource(fileDescriptor: descriptor, eventMask: .attrib)
        let occurred = DispatchSemaphore(value: 0)
        let closed = DispatchSemaphore(value: 0)
        source.setEventHandler { occurred.signal() }
        source.setCancelHandler { closed.signal() }
        source.activate()
        chmod(file.path, 0o600)
        #expect(occurred.wait(timeout: .now() + 20) == .success)
        source.cancel()
        #expect(closed.wait(timeout: .now() + 20) == .success)
        close(descriptor)
    }

    @Test func cancelledSourcesCloseTheirFiles() throws {
        let folder = try Folder()
        let file = try folder.file()
        func openings() throws -> Int {
            try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
                .count { (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/" + $0)) == file.path }
        }
        let descriptor = open(file.path, O_EVTONLY)
        defer { close(descriptor) }
        // More than the inotify instances that a user may have.
        let sources = (0..<200).map { _ in DispatchSource.makeFileSystemObjectSource(fileDescriptor: descriptor, eventMask: .all) }
        for source in sources { source.activate() }
        #expect(try openings() > 200)
        #expect(try events(at: file, until: .attrib) { chmod(file.path, 0o600) } == .attrib)
        for source in sources { source.cancel() }
        // A handler that still runs holds its file.
        var attempts = 5_000
        while try openings() > 1, attempts > 0 {
            usleep(1000)
            attempts -= 1
        }
        #expect(try openings() == 1)
    }
}
