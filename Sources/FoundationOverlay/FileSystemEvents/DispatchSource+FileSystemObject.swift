import Foundation

/// Opens a file only to watch it. The descriptor can be neither read nor written.
///
/// On Linux this is `O_PATH`, which Swift does not import.
public let O_EVTONLY: Int32 = 0o10000000

/// A dispatch source that watches a file or a folder, as in Apple's documentation of `DispatchSourceFileSystemObject`.
public protocol DispatchSourceFileSystemObject: DispatchSourceProtocol, AnyObject {
    /// Ends the watch and calls the cancellation handler.
    // As an override, the requirement would call the cancellation of Dispatch, which does not know of the watch.
    @_nonoverride func cancel()
}

extension DispatchSource: DispatchSourceFileSystemObject {}

extension DispatchSourceFileSystemObject {
    /// The descriptor of the file.
    public var handle: Int32 { FileWatches.settings(of: self)?.descriptor ?? -1 }

    /// The events that the source reports.
    public var mask: DispatchSource.FileSystemEvent { FileWatches.settings(of: self)?.mask ?? [] }

    /// The events since the handler was last called. It is valid in the handler of events only.
    public var data: DispatchSource.FileSystemEvent {
        DispatchSource.FileSystemEvent(rawValue: (self as any DispatchSourceProtocol).data)
    }

    public func cancel() {
        FileWatches.end(of: self)
        (self as any DispatchSourceProtocol).cancel()
    }
}

// Dispatch declares the events on Linux too, but no source of them.
extension DispatchSource.FileSystemEvent: @retroactive @unchecked Sendable {}

extension DispatchSource {
    /// Returns a source that calls its handler on a queue when a file or a folder changes, as in Apple's documentation of
    /// `DispatchSource`.
    ///
    ///     let descriptor = open(path, O_EVTONLY)
    ///     let source = DispatchSource.makeFileSystemObjectSource(fileDescriptor: descriptor, eventMask: [.write, .delete], queue: .main)
    ///     source.setEventHandler { reload() }
    ///     source.setCancelHandler { close(descriptor) }
    ///     source.resume()
    ///
    /// The source is inactive at first. It reports changes since it was made once it is active, and none if the descriptor is not that
    /// of a readable file.
    /// - Parameters:
    ///   - fileDescriptor: The descriptor of the file, which the source follows when it is renamed.
    ///   - eventMask: The changes to report. `funlock` does not occur: Linux does not tell when a lock is released.
    ///   - queue: The queue of the handlers; nil for a global one.
    public class func makeFileSystemObjectSource(fileDescriptor: Int32, eventMask: FileSystemEvent, queue: DispatchQueue? = nil)
        -> any DispatchSourceFileSystemObject
    {
        // A source of user data calls its handler once for all events since the last call, and keeps events while it is suspended.
        let source = makeUserDataOrSource(queue: queue) as! DispatchSource
        FileWatches.start(for: source, descriptor: fileDescriptor, mask: eventMask)
        return source
    }
}
