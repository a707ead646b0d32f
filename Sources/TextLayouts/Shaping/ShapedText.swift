import Foundation
import Synchronization

/// A text whose natural width is known, ready to be measured and laid out for any proposal.
///
/// Measuring a text that needs no wrapping does not allocate; the engine creates clusters only when a line must be broken or
/// drawn. Safe to use from any thread.
package final class ShapedText: Sendable {
    package let text: ResolvedText
    package let typesetter: any TextTypesetter
    /// The width of the widest paragraph on one line, in points.
    package let naturalWidth: CGFloat
    package let paragraphCount: Int
    /// The line metrics if they are the same for every line, as in a text with one style; otherwise nil.
    package let uniformMetrics: FontMetrics?
    let runMetrics: [FontMetrics]
    private let lazyState: Mutex<LazyState>

    private struct LazyState {
        var clusters: TextClusters?
        var layouts: [TextLayout.Content] = []
        var next = 0
    }

    /// Creates a shaped text. `clusters` are passed if the engine already created them to determine the width.
    package init(
        _ text: ResolvedText, naturalWidth: CGFloat, paragraphCount: Int, clusters: TextClusters? = nil,
        typesetter: any TextTypesetter
    ) {
        self.text = text
        self.typesetter = typesetter
        lazyState = Mutex(LazyState(clusters: clusters))
        self.naturalWidth = naturalWidth
        self.paragraphCount = paragraphCount
        if text.laterRuns.isEmpty {
            let metrics = Self.metrics(of: text.firstStyle, typesetter: typesetter)
            uniformMetrics = metrics
            runMetrics = []
        } else {
            let all = (0..<text.runCount).map { Self.metrics(of: text.style(ofRun: $0), typesetter: typesetter) }
            uniformMetrics = all.allSatisfy { $0 == all[0] } ? all[0] : nil
            runMetrics = all
        }
    }

    /// The clusters of the whole text, created lazily.
    package var clusters: TextClusters {
        if let known = lazyState.withLock({ $0.clusters }) { return known }
        let made = typesetter.clusters(of: text)
        return lazyState.withLock { state in
            if let known = state.clusters { return known }
            state.clusters = made
            return made
        }
    }

    /// The metrics of the first run, which determine reserved lines and the spacing above.
    package var firstMetrics: FontMetrics { uniformMetrics ?? runMetrics[0] }

    /// The metrics of the last run, which determine the spacing below.
    package var lastMetrics: FontMetrics { uniformMetrics ?? runMetrics[runMetrics.count - 1] }

    package func metrics(ofRun run: Int) -> FontMetrics { uniformMetrics ?? runMetrics[run] }

    private static func metrics(of style: ResolvedText.Style, typesetter: any TextTypesetter) -> FontMetrics {
        var metrics = typesetter.metrics(of: style.font)
        if let attachment = style.attachment {
            metrics.ascent = attachment.ascent
            metrics.descent = attachment.descent
        }
        // A line has room for a raised or lowered run and for where the run would be without its offset (measured on macOS 27).
        metrics.ascent += max(0, style.baselineOffset)
        metrics.descent += max(0, -style.baselineOffset)
        return metrics
    }

    /// Returns the layout for a proposal. The last four layouts are cached.
    package func layout(_ request: TextLayoutRequest) -> TextLayout {
        let known = lazyState.withLock { state in state.layouts.first { $0.request == request } }
        if let known { return TextLayout(shaped: self, content: known) }
        let made = TextLayout.Content(self, request)
        lazyState.withLock { state in
            if state.layouts.count < 4 {
                state.layouts.append(made)
            } else {
                state.layouts[state.next] = made
                state.next = (state.next + 1) & 3
            }
        }
        return TextLayout(shaped: self, content: made)
    }
}

extension ShapedText {
    /// An estimate of the memory that the text takes with its glyphs and a layout, in bytes, whether they exist yet or not.
    package var byteCount: Int {
        2048 + text.string.utf8.count * 96 + text.runCount * 256
    }
}

/// A proposal to a text, in points. Unspecified dimensions are infinite.
package struct TextLayoutRequest: Hashable, Sendable {
    package let width: CGFloat
    package let height: CGFloat
    package let options: TextLayoutOptions

    /// Creates a request. A dimension that is nil or NaN counts as infinite, a negative one as zero.
    package init(width: CGFloat?, height: CGFloat?, options: TextLayoutOptions) {
        func sanitized(_ length: CGFloat?) -> CGFloat {
            guard let length, !length.isNaN else { return .infinity }
            return max(0, length)
        }
        self.width = sanitized(width)
        self.height = sanitized(height)
        self.options = options
    }
}

extension ShapedText {
    /// The difference below which lengths count as equal, since sums of fractional positions lose precision.
    static let tolerance: CGFloat = 1.0 / 1024

    /// Returns the size and baselines of the text for a proposal.
    ///
    /// Takes constant time if the text fits on one line or the layout is cached; otherwise time linear in the number of
    /// characters laid out.
    package func measure(width: CGFloat?, height: CGFloat?, options: TextLayoutOptions) -> TextMeasurement {
        let hasLineHeight = options.lineHeight != nil || text.hasParagraphs
        if let uniformMetrics, paragraphCount == 1, !hasLineHeight, options.reservedLines < 2, naturalWidth > 0 || !text.string.isEmpty {
            let available = width.map { $0.isNaN ? .infinity : $0 } ?? .infinity
            let mayShrink = options.minimumScaleFactor < 1 && height.map { $0 + Self.tolerance < uniformMetrics.lineHeight } == true
            if available > 0, naturalWidth <= available + Self.tolerance, !mayShrink {
                let pixel = options.pixelLength
                let baseline = uniformMetrics.ascent
                return TextMeasurement(
                    size: CGSize(
                        width: min(naturalWidth.roundedUp(toMultipleOf: pixel), max(available, naturalWidth)),
                        height: uniformMetrics.lineHeight.roundedUp(toMultipleOf: pixel)),
                    firstBaseline: baseline.roundedHalfUp(toMultipleOf: pixel),
                    lastBaseline: baseline.roundedUp(toMultipleOf: pixel))
            }
        }
        return layout(TextLayoutRequest(width: width, height: height, options: options)).measurement
    }
}
