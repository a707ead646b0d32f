/// One or more lines of read-only text.
public struct Text {
}
