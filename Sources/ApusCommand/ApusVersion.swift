/// The version of Apus: of the package, the library and the command line together.
package enum ApusVersion {
    /// The version of this source, as `apus --version` prints it and as the release is tagged. The first entry of CHANGELOG.md has the same.
    package static let current = "0.1.0"
}
