import CoreLocation

/// Suggests searches while the user types.
///
/// Linux has no service for this: the delegate receives `MKError.serverFailure` for each text.
///
/// Follows https://developer.apple.com/documentation/mapkit/mklocalsearchcompleter.
open class MKLocalSearchCompleter: NSObject, @unchecked Sendable {
    /// The kinds of suggestions.
    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let address = Self(rawValue: 1)
        public static let pointOfInterest = Self(rawValue: 2)
        /// Words to search for.
        public static let query = Self(rawValue: 4)
        /// Parts of the landscape.
        public static let physicalFeature = Self(rawValue: 8)
    }

    /// The object that is told the suggestions, or that there are none.
    open weak var delegate: (any MKLocalSearchCompleterDelegate)?
    /// The region in which places are looked for first.
    open var region = MKCoordinateRegion()
    /// The kinds of suggestions.
    open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
    /// The kinds of places.
    open var pointOfInterestFilter: MKPointOfInterestFilter?

    /// Creates a completer.
    public override init() {}

    /// The text that the user has typed. The delegate is told on the main thread that nothing is suggested for it.
    open var queryFragment = "" {
        didSet {
            guard !queryFragment.isEmpty else { return }
            DispatchQueue.main.async { [weak self] in
                guard let self else { return }
                delegate?.completer(self, didFailWithError: MKError(.serverFailure))
            }
        }
    }

    /// The suggestions: none.
    open var results: [MKLocalSearchCompletion] { [] }

    /// Whether suggestions are looked for: never, as that fails at once.
    open var isSearching: Bool { false }

    /// Ends the search. There is none.
    open func cancel() {}
}

/// An object that is told what a completer suggests.
///
/// Follows https://developer.apple.com/documentation/mapkit/mklocalsearchcompleterdelegate.
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
    /// Called when there are new suggestions. It does not occur.
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
    /// Called when there are no suggestions.
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
    public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
    public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

/// A search that is suggested. As no service suggests any, there is none.
///
/// Follows https://developer.apple.com/documentation/mapkit/mklocalsearchcompletion.
public final class MKLocalSearchCompletion: NSObject, Sendable {
    /// The words.
    public let title: String
    /// What distinguishes them from others.
    public let subtitle: String

    private init(title: String, subtitle: String) { (self.title, self.subtitle) = (title, subtitle) }

    /// The typed parts of the title, of the type `NSRange`.
    public var titleHighlightRanges: [NSValue] { [] }
    /// The typed parts of the subtitle, of the type `NSRange`.
    public var subtitleHighlightRanges: [NSValue] { [] }
}
