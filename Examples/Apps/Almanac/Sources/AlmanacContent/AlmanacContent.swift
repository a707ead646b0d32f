import Foundation

/// The species, reports and pictures that come with the program.
public enum AlmanacContent {
    /// The folder with the files, under the paths at which the server offers them.
    public static let folder = (Bundle.module.resourceURL ?? Bundle.module.bundleURL).appending(path: "Files")
}
