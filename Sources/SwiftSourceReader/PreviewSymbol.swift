/// The name of the C function that `#Preview` expands to, by which `apus` finds it.
package enum PreviewSymbol {
    /// `apusPreview_Module_File_swift_12` for `Module/File.swift` and line 12 of the `#Preview`; `…_12_40` if it does not begin the line.
    package static func name(fileID: String, line: Int, column: Int) -> String {
        let place = fileID.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
        return "apusPreview_\(String(place))_\(line)" + (column > 1 ? "_\(column)" : "")
    }
}
