import Foundation

extension NSString.EnumerationOptions {
    /// Enumerates words, without the characters between them.
    public static var byWords: NSString.EnumerationOptions { NSString.EnumerationOptions(rawValue: 3) }
    /// Enumerates sentences, with the white space after them.
    public static var bySentences: NSString.EnumerationOptions { NSString.EnumerationOptions(rawValue: 4) }

    /// The segmentation into words or sentences, which the Foundation of Linux does not support; nil for lines and other parts that it supports.
    fileprivate var segmentation: TextSegmentation? {
        switch rawValue & 0xFF {
        case Self.byWords.rawValue: .words
        case Self.bySentences.rawValue: .sentences
        default: nil
        }
    }
}

extension String {
    /// Calls a function with the parts of a range of the text, such as its words:
    ///
    ///     var count = 0
    ///     text.enumerateSubstrings(in: text.startIndex..., options: .byWords) { _, _, _, _ in count += 1 }
    ///
    /// Words and sentences are divided as Unicode (UAX 29) and the current locale say. Foundation enumerates the other parts.
    ///
    /// - Parameters:
    ///   - range: The range that is divided.
    ///   - options: The kind of the parts, whether they come from the end, and whether their text is not needed.
    ///   - body: Called with the part, which is nil if it is not needed, its range, the range up to the next part, and a flag that ends the
    ///     enumeration if it is set to true.
    public func enumerateSubstrings<Range: RangeExpression>(
        in range: Range, options: NSString.EnumerationOptions = [],
        _ body:
            @escaping (_ substring: String?, _ substringRange: Swift.Range<Index>, _ enclosingRange: Swift.Range<Index>, _ stop: inout Bool) -> Void
    ) where Range.Bound == Index {
        guard let segmentation = options.segmentation else { return enumerateByFoundation(self, in: range, options: options, body) }
        let segments = segmentation.segments(of: self[range])
        var isStopped = false
        for segment in options.contains(.reverse) ? segments.reversed() : segments {
            body(options.contains(.substringNotRequired) ? nil : String(self[segment.part]), segment.part, segment.enclosing, &isStopped)
            if isStopped { return }
        }
    }
}

extension Substring {
    /// Calls a function with the parts of a range of the text, such as its words. See the function of `String`.
    public func enumerateSubstrings<Range: RangeExpression>(
        in range: Range, options: NSString.EnumerationOptions = [],
        _ body:
            @escaping (_ substring: String?, _ substringRange: Swift.Range<Index>, _ enclosingRange: Swift.Range<Index>, _ stop: inout Bool) -> Void
    ) where Range.Bound == Index {
        if options.segmentation == nil {
            enumerateByFoundation(self, in: range, options: options, body)
        } else {
            base.enumerateSubstrings(in: range.relative(to: self), options: options, body)
        }
    }
}

/// Calls Foundation's function, which strings of an unknown type have.
private func enumerateByFoundation<Text: StringProtocol, Range: RangeExpression>(
    _ text: Text, in range: Range, options: NSString.EnumerationOptions,
    _ body: @escaping (String?, Swift.Range<String.Index>, Swift.Range<String.Index>, inout Bool) -> Void
) where Range.Bound == String.Index {
    text.enumerateSubstrings(in: range, options: options, body)
}
