import Foundation
import os

/// Numbers of the kinds of results that a search in text gives; see `NSTextCheckingResult.CheckingType`.
public typealias NSTextCheckingTypes = UInt64

/// Finds addresses of the web, addresses of mail and phone numbers in text:
///
///     let detector = try NSDataDetector(types: NSTextCheckingResult.CheckingType.link.rawValue)
///     let links = detector.matches(in: text, range: NSRange(text.startIndex..., in: text)).compactMap(\.url)
///
/// Links are addresses with a scheme such as `https://`, and without one if they begin with `www.` or end with a common top-level domain; mail
/// addresses have the scheme `mailto`. Dates, postal addresses and flights are not found.
public final class NSDataDetector: NSObject, Sendable {
    /// The kinds of results, as the numbers of `NSTextCheckingResult.CheckingType`.
    public let checkingTypes: NSTextCheckingTypes

    /// Creates a detector of some kinds of results. Throws if there is none among them.
    public init(types checkingTypes: NSTextCheckingTypes) throws {
        guard checkingTypes != 0 else {
            throw CocoaError(.featureUnsupported, userInfo: [NSLocalizedDescriptionKey: "A detector needs a kind of data to look for."])
        }
        self.checkingTypes = checkingTypes
    }

    /// Returns the results in a part of a text, in their order.
    public func matches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> [NSTextCheckingResult] {
        let length = string.utf16.count
        guard range.location >= 0, range.location <= length, let area = range.intersection(NSRange(location: 0, length: length)) else { return [] }
        var found: [DetectedResult] = []
        for pattern in Pattern.all where checkingTypes & pattern.type.rawValue != 0 {
            for match in pattern.expression?.matches(in: string, range: area) ?? [] {
                // The address of a mail contains a domain, which is not a result of its own.
                guard !found.contains(where: { $0.range.intersection(match.range) != nil }) else { continue }
                if let result = pattern.result(match.range, NSString(string: string).substring(with: match.range)) { found.append(result) }
            }
        }
        return found.sorted { $0.range.location < $1.range.location }
    }

    /// Returns the first result in a part of a text; nil if there is none.
    public func firstMatch(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> NSTextCheckingResult? {
        matches(in: string, options: options, range: range).first
    }

    /// Returns the number of results in a part of a text.
    public func numberOfMatches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> Int {
        matches(in: string, options: options, range: range).count
    }

    /// Calls a closure with the results in a part of a text, until it sets its last argument to true.
    public func enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stops = ObjCBool(false)
        for match in matches(in: string, options: options, range: range) {
            block(match, [], &stops)
            if stops.boolValue { return }
        }
    }
}

extension NSTextCheckingResult.CheckingType {
    /// The number of `link`, which the Foundation of Linux marks as deprecated because it finds none itself.
    fileprivate static let foundLink = Self(rawValue: 1 << 5)
    /// The number of `phoneNumber`, which is marked as well.
    fileprivate static let foundPhoneNumber = Self(rawValue: 1 << 11)
}

/// The pattern of a kind of data in text, and the result that it gives.
private struct Pattern: @unchecked Sendable {
    let type: NSTextCheckingResult.CheckingType
    let expression: NSRegularExpression?
    let result: (NSRange, String) -> DetectedResult?

    private init(_ type: NSTextCheckingResult.CheckingType, _ pattern: String, _ result: @escaping (NSRange, String) -> DetectedResult?) {
        self.type = type
        expression = try? NSRegularExpression(pattern: pattern, options: [.caseInsensitive])
        self.result = result
    }

    /// Signs at the end of an address belong to the sentence.
    private static let end = "[^\\s<>\"'`.,;:!?()\\[\\]{}]"
    private static let path = "(?:[/?#](?:[^\\s<>\"`]*\(end)|[^\\s<>\"`]*/)?)?"
    private static let domain = "(?:[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]*[\\p{L}\\p{N}])?\\.)+"
    private static let topLevel = "(?:com|org|net|edu|gov|io|dev|app|co|me|info|biz|tv|ai|de|uk|fr|it|es|nl|ch|at|eu|us|ca|jp|cn|ru|br|au|in)"

    static let all = [
        Pattern(.foundLink, "\\b[a-z][a-z0-9+.-]*://[^\\s<>\"`]*(?:\(end)|/)") { range, text in
            URL(string: text, encodingInvalidCharacters: true).map { DetectedResult(.foundLink, range, url: $0) }
        },
        Pattern(.foundLink, "\\b(?:mailto:)?[a-z0-9._%+-]+@\(domain)[a-z]{2,}\\b") { range, text in
            URL(string: text.lowercased().hasPrefix("mailto:") ? text : "mailto:" + text).map { DetectedResult(.foundLink, range, url: $0) }
        },
        Pattern(.foundLink, "\\b(?:www\\.\(domain)[a-z]{2,}|\(domain)\(topLevel))(?::\\d+)?\\b\(path)") { range, text in
            URL(string: "http://" + text, encodingInvalidCharacters: true).map { DetectedResult(.foundLink, range, url: $0) }
        },
        Pattern(
            .foundPhoneNumber, "(?<![\\p{L}\\p{N}])(?:\\+\\d{1,3}[ .-]?)?(?:\\(\\d{1,5}\\)[ .-]?)?\\d{2,5}(?:[ .-]?\\d{2,5}){1,4}(?![\\p{L}\\p{N}])"
        ) { range, text in
            (7...15).contains(text.count { $0.isNumber }) ? DetectedResult(.foundPhoneNumber, range, phoneNumber: text) : nil
        },
    ]
}

/// A piece of data that was found in a text.
private final class DetectedResult: NSTextCheckingResult {
    private let type: CheckingType
    private let place: NSRange
    let address: URL?
    let number: String?

    init(_ type: CheckingType, _ range: NSRange, url: URL? = nil, phoneNumber: String? = nil) {
        self.type = type
        place = range
        address = url
        number = phoneNumber
        super.init()
    }

    required init?(coder aDecoder: NSCoder) { nil }

    override var resultType: CheckingType { type }
    override var range: NSRange { place }
    override var numberOfRanges: Int { 1 }
    override func range(at idx: Int) -> NSRange { idx == 0 ? place : NSRange(location: NSNotFound, length: 0) }
}

extension NSTextCheckingResult {
    /// The address of a link that was found in a text; nil for other results.
    public var url: URL? { (self as? DetectedResult)?.address }
    /// The phone number that was found in a text; nil for other results.
    public var phoneNumber: String? { (self as? DetectedResult)?.number }
}
