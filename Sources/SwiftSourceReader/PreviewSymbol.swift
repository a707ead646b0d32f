/// The name of the C function that `#Preview` makes, by which `apus` finds it.
package enum PreviewSymbol {
    /// `apusPreview_Module_File_swift_12` for `Module/File.swift` and the line of the `#Preview`.
    package static func name(fileID: String, line: Int) -> String {
        let place = fileID.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
        return "apusPreview_\(String(place))_\(line)"
    }
}
